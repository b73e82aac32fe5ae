import ArgumentParser
import FormworkCore

/// How files of CSV or JSON Lines are written, and which of their columns are wanted.
struct TableArguments: ParsableArguments {
  @Option(
    name: [.customShort("c"), .customLong("column")], parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Read CSV, and change this column alone: a name, or a number from 1. May be repeated.",
      valueName: "column"))
  var columns: [String] = []

  @Option(
    name: [.customShort("t"), .long], parsing: .unconditional,
    help: ArgumentHelp(
      "Field delimiter: a character such as ';' or '|', or tab (default: comma).",
      valueName: "character"))
  var delimiter: Delimiter?

  @Flag(help: "The first record is not a header. Choose columns by number.")
  var noHeader = false

  @Option(
    name: .long, parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Read JSON Lines, and change this field of each object alone. May be repeated.",
      valueName: "name"))
  var jsonField: [String] = []

  /// Finds what the argument parser can't, after it has named unknown options.
  func check() throws {
    if columns.isEmpty, delimiter != nil || noHeader {
      throw ValidationError("--delimiter and --no-header go with --column.")
    }
    if !columns.isEmpty, !jsonField.isEmpty {
      throw ValidationError("--column reads CSV and --json-field JSON Lines. Give one of them.")
    }
    for column in columns where noHeader && Int(column) == nil {
      throw ValidationError("Without a header, --column takes a number, not “\(column)”.")
    }
    for column in columns where Int(column).map({ $0 < 1 }) == true {
      throw ValidationError("--column counts from 1, so there is no column \(column).")
    }
  }

  /// Whether columns are wanted, not lines.
  var isGiven: Bool { count > 0 }

  var count: Int { columns.count + jsonField.count }

  /// The option that says so.
  var firstOption: String { columns.isEmpty ? "--json-field" : "--column" }

  /// A table in which the same is made of each column; `nil` if lines are wanted.
  func rows(_ task: RowTask, _ run: RunArguments) throws -> RowTable? {
    if !isGiven { return nil }
    return try rows(
      (columns + jsonField).map {
        RowTask(
          choice: ColumnChoice(argument: $0), converter: task.converter,
          showsValue: task.showsValue, regionChoice: task.regionChoice, additions: task.additions)
      }, run)
  }

  /// A table with something of its own for each column.
  func rows(_ tasks: [RowTask], _ run: RunArguments) throws -> RowTable {
    let isJSON = !jsonField.isEmpty
    if isJSON, run.encoding != .utf8 { throw ValidationError("JSON is always UTF-8.") }
    for name in tasks.flatMap(\.additions.names) where run.encoding.bytes(name) == nil {
      throw ValidationError(
        "“\(String(safelyShowing: name))” has a character that \(run.encoding.rawValue) doesn't have. "
          + "Name the new column differently.")
    }
    return RowTable(
      tasks: tasks, syntax: isJSON ? .jsonLines : .csv, delimiter: delimiter ?? .comma,
      isDelimiterGiven: delimiter != nil, hasHeader: !noHeader, encoding: run.encoding,
      formulas: run.formulas)
  }
}
