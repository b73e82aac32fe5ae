/// What a command makes of the pieces of its files. Each thread has one of its own.
protocol PieceHandler {
  /// What was made of the pieces, and not taken yet.
  var output: OutputBuffer { get set }

  /// What couldn't be completed in them.
  var log: RejectLog { get set }

  /// What the pieces of files end with.
  var boundaries: BoundaryScanner.Kind { get }

  /// Looks at the beginning of a file.
  func open(_ name: String?, _ reader: inout PieceReader) throws(SystemFile.Failure) -> OpenFile

  /// Whether nothing more has to be known of a file, so that its pieces can be handled in any order.
  func isReady(for file: OpenFile) -> Bool

  /// Handles a piece; the first ones of a file may say how to handle the others.
  mutating func handle(_ piece: Piece, of file: inout OpenFile)
}

extension PieceHandler {
  /// Takes what was made of the pieces since the last time.
  mutating func takeResult() -> PieceResult {
    PieceResult(output: output.take(), log: log.takePart())
  }
}

/// What was made of a piece.
struct PieceResult {
  let output: [UInt8]
  let log: RejectLog.Part
}
