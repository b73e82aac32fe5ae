/// The work of a command on the pieces of its files. Each thread has one of its own.
protocol PieceHandler {
  /// The output that wasn't taken yet.
  var output: OutputBuffer { get set }

  /// The rejects that weren't taken yet.
  var log: RejectLog { get set }

  /// The ends of pieces.
  var boundaries: BoundaryScanner.Kind { get }

  /// The longest line or record that is read whole, in bytes.
  var greatestLength: Int { get }

  /// Looks at the beginning of a file.
  func open(_ name: String?, _ reader: inout PieceReader) throws(SystemFile.Failure) -> OpenFile

  /// Whether the file's layout is known, so that its pieces can be handled in any order.
  func isReady(for file: OpenFile) -> Bool

  /// Handles a piece; the first ones of a file may say how to handle the others.
  mutating func handle(_ piece: Piece, of file: inout OpenFile)

  /// Handles the next part of a line or a record that is longer than any that is read.
  mutating func handlePart(_ part: Piece, of file: inout OpenFile)
}

extension PieceHandler {
  /// Takes the result of the pieces since the last time.
  mutating func takeResult() -> PieceResult {
    PieceResult(output: output.take(), log: log.takePart())
  }
}

/// The result of a piece.
struct PieceResult {
  let output: [UInt8]
  let log: RejectLog.Part
}
