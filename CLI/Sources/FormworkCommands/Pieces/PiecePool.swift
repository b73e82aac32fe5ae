import ArgumentParser

/// Threads that handle pieces at the same time, and write what they made of them in order.
///
/// There are never more pieces in memory than a few for each thread: whoever submits another one waits.
final class PiecePool<Handler: PieceHandler> {
  private let lock = Lock()
  private let handler: Handler
  private let jobs: Int
  private var threadCount = 0

  /// The pieces that no thread has taken yet, with their numbers.
  private var waiting: [(number: Int, piece: Piece, file: OpenFile)] = []

  /// The results that wait for those of earlier pieces.
  private var results: [Int: PieceResult] = [:]

  private var submitted = 0
  private var written = 0
  private var isWriting = false
  private let sink: PieceSink

  init(_ handler: Handler, jobs: Int, sink: PieceSink) {
    self.handler = handler
    self.jobs = jobs
    self.sink = sink
  }

  /// Whether all pieces were handled, and what was made of them was written.
  var isIdle: Bool {
    lock.lock()
    defer { lock.unlock() }
    return submitted == written
  }

  /// Has a piece handled by the next thread that has time.
  func submit(_ piece: Piece, of file: OpenFile) {
    lock.lock()
    defer { lock.unlock() }
    while submitted - written >= 3 * jobs { lock.wait() }
    waiting.append((submitted, piece, file))
    submitted += 1
    if threadCount < jobs, startThread({ self.work() }) { threadCount += 1 }
    // Without a thread, nobody else would do it.
    if threadCount == 0 { drainHere() }
    lock.announce()
  }

  /// Waits until all pieces were handled, and what was made of them was written.
  func finish() {
    lock.lock()
    while written < submitted { lock.wait() }
    lock.unlock()
  }

  private func work() {
    var handler = handler
    lock.lock()
    while true {
      while waiting.isEmpty { lock.wait() }
      handleNext(&handler)
    }
  }

  private func drainHere() {
    var handler = handler
    while !waiting.isEmpty { handleNext(&handler) }
  }

  /// Handles the piece that waits longest. The lock is held before and after, and not meanwhile.
  private func handleNext(_ handler: inout Handler) {
    let next = waiting.removeFirst()
    lock.unlock()
    var file = next.file
    handler.handle(next.piece, of: &file)
    let result = handler.takeResult()
    lock.lock()
    results[next.number] = result
    if isWriting { return }
    isWriting = true
    while let result = results.removeValue(forKey: written) {
      lock.unlock()
      sink.write(result)
      lock.lock()
      written += 1
      lock.announce()
    }
    isWriting = false
  }
}

/// Where the results of pieces go: standard output, the file of rejects, and the count.
final class PieceSink {
  private(set) var log: RejectSink
  private let isSilent: Bool

  init(_ log: RejectSink, isSilent: Bool) {
    self.log = log
    self.isSilent = isSilent
  }

  /// Writes a result, its rejects first: what was delivered of a run that is interrupted has its rejects.
  ///
  /// If nobody reads it any more, or it can't be written, the process ends: another thread waits for more to read, which
  /// may never come.
  func write(_ result: PieceResult) {
    do throws(ExitCode) {
      try log.tell(result.log)
    } catch {
      SystemFile.end(with: error.rawValue)
    }
    do throws(SystemFile.Failure) {
      if !isSilent {
        // Not `withUnsafeBytes` of the array, which knows no typed errors.
        try result.output.withUnsafeBufferPointer { (bytes) throws(SystemFile.Failure) in
          try SystemFile.standardOutput.write(UnsafeRawBufferPointer(bytes))
        }
      }
    } catch {
      SystemFile.end(with: ExitCode(unwritten: error).rawValue)
    }
    log.count(result.log)
  }

  /// Writes what is left to write of the rejects.
  func finish(endedWell: Bool) throws(ExitCode) { try log.finish(endedWell: endedWell) }
}
