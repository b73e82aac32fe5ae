import ArgumentParser

/// One run of a command that makes a line of every line, or changes columns.
struct BatchRun {
  let input: Input
  let remedy: Remedy?
  let rejects: RejectArguments
  let run: RunArguments
  let report: ReportArguments
  let files: RunFiles

  /// The input, with its conversion.
  enum Input {
    case lines(Converter, BatchHandler.Result)
    case rows(RowTable)
  }

  /// Finds what the argument parser can't of the arguments that all such commands have.
  static func check(
    json: Bool, _ table: TableArguments, _ rejects: RejectArguments
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
  }

  /// Handles all lines, or records.
  ///
  /// - Throws: The exit code, if it isn't 0.
  func start() throws {
    let columns: [String]
    let writesCSV: Bool
    switch input {
    case .lines: (columns, writesCSV) = (["lines"], false)
    case .rows(let table):
      (columns, writesCSV) = (table.tasks.map(\.choice.argument), table.syntax == .csv)
    }
    let sink = PieceSink(RejectSink(files), isSilent: report.dryRun)
    if run.formulas == .quote, !writesCSV, sink.log.rows != .csv {
      throw ValidationError("--formulas needs CSV: --column, or --rejects with a file of CSV.")
    }
    let log = RejectLog(
      isVerbose: rejects.verbose, rows: sink.log.rows, formulas: run.formulas,
      columnCount: report.isWanted ? columns.count : 0)
    let areRead: Bool
    switch input {
    case .lines(let converter, let result):
      let handler = BatchHandler(converter, result: result, remedy: remedy ?? .mark, log: log)
      var run = PieceRun(handler, jobs: run.jobCount, sink: sink)
      areRead = run.handle(files: files.inputs)
    case .rows(let table):
      let handler = RowHandler(table, remedy: remedy ?? .keep, log: log)
      var run = PieceRun(handler, jobs: run.jobCount, sink: sink)
      areRead = run.handle(files: files.inputs)
    }
    try finish(sink, columns, areRead: areRead)
    if !areRead { throw ExitCode.unreadable }
    if sink.log.total.isMalformed { throw ExitCode.malformed }
    if sink.log.count > 0 { throw ExitCode.failure }
  }

  /// An old report or file of rejects stays if nothing was read that could replace it.
  private func finish(_ sink: PieceSink, _ columns: [String], areRead: Bool) throws(ExitCode) {
    let total = sink.log.total
    let endedWell = areRead && !total.isMalformed
    if endedWell || total.lineCount + total.recordCount > 0 {
      try report.write(Report(columns: columns, total: total, files: files.inputs), to: files)
    }
    switch input {
    case .lines(let converter, _): sink.log.finishLines(regionFix: converter.phones?.missingRegion)
    case .rows(let table):
      let fixes = table.tasks.map {
        $0.regionChoice == nil ? $0.converter.phones?.missingRegion : nil
      }
      sink.log.finishRecords(regionFix: fixes.compactMap { $0 }.first)
    }
    try sink.finish(endedWell: endedWell)
  }
}
