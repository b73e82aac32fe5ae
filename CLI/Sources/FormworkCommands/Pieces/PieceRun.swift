import ArgumentParser

/// Handles files in pieces, on several threads if there is enough to do.
struct PieceRun<Handler: PieceHandler> {
  private var handler: Handler
  private let sink: PieceSink
  private let pool: PiecePool<Handler>
  private let jobs: Int

  init(_ handler: Handler, jobs: Int, sink: PieceSink) {
    self.handler = handler
    self.sink = sink
    self.jobs = jobs
    pool = PiecePool(handler, jobs: jobs, sink: sink)
  }

  /// Handles some files; without files, standard input.
  ///
  /// A file that can't be read is complained of, and the others are handled.
  ///
  /// - Returns: Whether all files could be read.
  mutating func handle(files: [String]) -> Bool {
    var areRead = true
    for path in files.isEmpty ? ["-"] : files {
      let name = path == "-" ? nil : path
      do throws(SystemFile.Failure) {
        let file = try SystemFile(reading: path)
        defer { file.close() }
        try handle(file, named: name)
      } catch {
        pool.finish()
        SystemFile.complain("formwork: \(shownName(name)): \(error.message)")
        areRead = false
      }
    }
    pool.finish()
    return areRead
  }

  private mutating func handle(_ file: SystemFile, named name: String?) throws(SystemFile.Failure) {
    var reader = PieceReader(
      file, endingAt: handler.boundaries, greatestLength: handler.greatestLength)
    var open = try handler.open(name, &reader)
    var progress = ProgressBar()
    let size = progress == nil ? nil : file.size
    defer { progress?.clear() }
    while !open.isRejected, let piece = try reader.next() {
      guard case .whole = piece.extent else {
        pool.finish()
        handler.handlePart(piece, of: &open)
        sink.write(handler.takeResult())
        continue
      }
      let isReady = handler.isReady(for: open)
      if !isReady { pool.finish() }
      // Little is handled faster here than elsewhere.
      if isReady, jobs > 1, piece.bytes.count > 1 << 14 || !pool.isIdle {
        pool.submit(piece, of: open)
      } else {
        handler.handle(piece, of: &open)
        sink.write(handler.takeResult())
      }
      progress?.show(reader.byteCount, of: size, lines: reader.lineCount)
    }
    pool.finish()
  }
}
