import ArgumentParser

/// One run of a command that makes a line of every line, or changes columns.
struct BatchRun {
  let converter: Converter
  let result: BatchHandler.Result
  let isJSON: Bool
  let table: ColumnHandler.Table?
  let rejects: RejectArguments
  let files: [String]

  /// Finds what the argument parser can't of the arguments that all such commands have.
  static func check(
    json: Bool, _ table: TableArguments, _ rejects: RejectArguments, files: [String]
  ) throws {
    try table.check()
    if json, table.table != nil {
      throw ValidationError("--column writes CSV, so it doesn't go with --json.")
    }
    if json, let remedy = rejects.onError, remedy != .drop {
      throw ValidationError(
        "With --json, what can't be completed is an object, or --on-error drop.")
    }
    try rejects.check(against: files)
  }

  /// Handles all lines, or records.
  ///
  /// - Throws: The exit code, if it isn't 0.
  func run() throws {
    if let table { return try run(table) }
    var handler = BatchHandler(
      converter, result: isJSON ? .json : result, remedy: rejects.onError ?? .mark,
      log: try rejects.log())
    let areRead = try handler.handle(files: files)
    try handler.log.finish(ofLines: handler.lineCount)
    if !areRead { throw ExitCode.unreadable }
    if handler.log.count > 0 { throw ExitCode.failure }
  }

  private func run(_ table: ColumnHandler.Table) throws {
    var handler = ColumnHandler(
      table, converter, showsValue: result == .value, remedy: rejects.onError ?? .keep,
      log: try rejects.log())
    let areRead = try handler.handle(files: files)
    try handler.log.finish(handler.rejectedCount, ofRecords: handler.recordCount)
    if !areRead { throw ExitCode.unreadable }
    if handler.isMalformed { throw ExitCode.malformed }
    if handler.log.count > 0 { throw ExitCode.failure }
  }
}
