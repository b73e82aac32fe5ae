import ArgumentParser

/// One run of a command that makes a line of every line, or changes columns.
struct BatchRun {
  let input: Input
  let remedy: Remedy?
  let rejects: RejectArguments
  let run: RunArguments
  let report: ReportArguments
  let files: [String]

  /// The input, with its conversion.
  enum Input {
    case lines(Converter, BatchHandler.Result)
    case rows(RowTable)
  }

  /// Finds what the argument parser can't of the arguments that all such commands have.
  static func check(
    json: Bool, _ table: TableArguments, _ rejects: RejectArguments, files: [String]
  ) throws {
    try table.check()
    if json, table.isGiven {
      throw ValidationError(
        "\(table.firstOption) writes whole files, so it doesn't go with --json.")
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
  func start() throws {
    let columns: [String]
    switch input {
    case .lines: columns = ["lines"]
    case .rows(let table): columns = table.tasks.map(\.choice.argument)
    }
    let sink = PieceSink(try RejectSink(path: rejects.rejects), isSilent: report.dryRun)
    let log = RejectLog(
      isVerbose: rejects.verbose, rows: sink.log.rows,
      columnCount: report.isWanted ? columns.count : 0)
    let areRead: Bool
    switch input {
    case .lines(let converter, let result):
      let handler = BatchHandler(converter, result: result, remedy: remedy ?? .mark, log: log)
      var run = PieceRun(handler, jobs: run.jobCount, sink: sink)
      areRead = run.handle(files: files)
    case .rows(let table):
      let handler = RowHandler(table, remedy: remedy ?? .keep, log: log)
      var run = PieceRun(handler, jobs: run.jobCount, sink: sink)
      areRead = run.handle(files: files)
    }
    try finish(sink, columns)
    if !areRead { throw ExitCode.unreadable }
    if sink.log.total.isMalformed { throw ExitCode.malformed }
    if sink.log.count > 0 { throw ExitCode.failure }
  }

  private func finish(_ sink: PieceSink, _ columns: [String]) throws(ExitCode) {
    try report.write(
      Report(columns: columns, total: sink.log.total, files: files))
    var log = sink.log
    switch input {
    case .lines: try log.finishLines()
    case .rows: try log.finishRecords()
    }
  }
}
