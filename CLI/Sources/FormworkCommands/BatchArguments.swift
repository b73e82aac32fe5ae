import ArgumentParser
import FormworkCore

/// The arguments of the commands that make a line of every line.
struct BatchArguments: ParsableArguments {
  @OptionGroup(title: "Format: one of") var pattern: MaskArguments

  @OptionGroup(title: "Lines") var lines: LineArguments

  @OptionGroup(title: "Lines") var dates: DateInputArguments

  @OptionGroup(title: "Files") var table: TableArguments

  @OptionGroup(title: "Files") var reading: RunArguments

  @OptionGroup(title: "New columns") var columns: NewColumnArguments

  @OptionGroup(title: "Rejects and reports") var rejects: RejectArguments

  @OptionGroup(title: "Rejects and reports") var report: ReportArguments

  @Argument(
    help: ArgumentHelp("The files to read. Without one: standard input.", valueName: "file"),
    completion: .file())
  var files: [String] = []

  /// The help of commands with these arguments, with their own examples first.
  static func discussion(examples: String) -> String {
    """
    Examples:
    \(examples)

    A line is rejected if something is missing or wrong, or if it has unused letters or digits. A \
    rejected line is written as “?”, a tab, and the line as it was. Standard error counts rejected \
    lines by reason. Line breaks and empty lines stay as they are.

    \(Discussions.exitStatus)
    """
  }

  /// Handles all lines.
  ///
  /// - Throws: The exit code, if it isn't 0.
  func start(_ result: BatchHandler.Result) throws {
    let run = try check()
    let chosen = try pattern.format()
    var converter = Converter(
      format: chosen.format, input: lines.values ? .value : .text, extracts: lines.extract,
      amounts: chosen.amounts, isDate: chosen.isDate,
      memo: reading.encoding == .utf8 ? chosen.likeDigits.map { ShapeMemo($0) } : nil)
    converter.encoding = reading.encoding
    converter.takesLetters = chosen.takesLetters
    converter.details = chosen.details
    converter.limits = chosen.limits
    try dates.read(into: &converter, pattern)
    var task = RowTask(choice: ColumnChoice(argument: ""), converter: converter)
    task.showsValue = result == .value
    task.additions = columns.additions
    let rows = try table.rows(task, reading)
    try BatchRun(
      input: rows.map { .rows($0) } ?? .lines(converter, lines.json ? .json : result),
      remedy: rejects.onError, rejects: rejects, run: reading, report: report, files: run
    ).start()
  }

  /// Finds what the argument parser can't. It is asked before files are opened, and after unknown
  /// options were named.
  private func check() throws -> RunFiles {
    try pattern.check(files: files)
    try dates.check(pattern)
    try BatchRun.check(json: lines.json, table, rejects)
    try columns.check(table)
    return try RunFiles.checked(
      files, rejects, report, definitions: [pattern.definition].compactMap { $0 })
  }
}

/// The input and the output of a line.
struct LineArguments: ParsableArguments {
  @Flag(
    name: .shortAndLong,
    help: "Write a JSON object for each line: text, value, complete, issue, and unused.")
  var json = false

  @Flag(help: "Read each line as a value, rather than as text.")
  var values = false

  @Flag(
    name: [.customShort("x"), .long],
    help: "If a line has more in it, take the one part that completes the format.")
  var extract = false
}

/// How the dates of files are written.
struct DateInputArguments: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "How dates are written in the file, strictly: dd.MM.yyyy, 'd MMM yyyy', or excel. May be repeated.",
      valueName: "pattern"))
  var from: [String] = []

  @Option(
    help: ArgumentHelp(
      "The language of month names in --from, such as de.", valueName: "locale"))
  var monthNames: String?

  func check(_ pattern: MaskArguments) throws {
    if !from.isEmpty, pattern.date == nil { throw ValidationError("--from needs --date.") }
    if monthNames != nil, from.isEmpty { throw ValidationError("--month-names needs --from.") }
  }

  /// Has a converter read the notations that were asked for.
  func read(into converter: inout Converter, _ pattern: MaskArguments) throws(ExitCode) {
    guard !from.isEmpty, let date = pattern.date else { return }
    // Its errors were reported before.
    guard case .date(let output, _, _)? = try? pattern.dateDefinition(date).resolved().engine else {
      throw .validationFailure
    }
    let notations = try DateNotation.list(
      from, monthNames: monthNames, firstShortYear: pattern.firstShortYear)
    converter.read(DateTextFormat(notations: notations, output: output))
  }
}

extension Converter {
  /// Reads dates in notations that were asked for.
  mutating func read(_ dates: DateTextFormat) {
    self.dates = dates
    format = AnyInputFormat(dates)
    isDate = false
    memo = nil
  }
}

extension DateNotation {
  /// Reads the patterns of an option.
  ///
  /// - Throws: The exit code, after a complaint, if one of them makes no sense.
  static func list(
    _ patterns: [String], monthNames: String?, firstShortYear: Int?
  ) throws(ExitCode) -> [DateNotation] {
    var names = MonthNames()
    if let monthNames {
      guard let known = MonthNames(locale: monthNames) else {
        SystemFile.complain(
          "formwork: --month-names \(monthNames): no names are known.\n"
            + "fix: Write one of \(MonthNames.languages.joined(separator: ", ")).")
        throw .validationFailure
      }
      names = known
    }
    var notations: [DateNotation] = []
    for pattern in patterns {
      do throws(DateNotation.Failure) {
        notations.append(
          try DateNotation(pattern, names: names, firstShortYear: firstShortYear ?? 1950))
      } catch {
        SystemFile.complain("formwork: --from: \(error.message)\nfix: \(error.fix)")
        throw .validationFailure
      }
    }
    return notations
  }
}
