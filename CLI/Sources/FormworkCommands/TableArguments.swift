import ArgumentParser

/// How files of CSV are written, and which of their columns are wanted.
struct TableArguments: ParsableArguments {
  @Option(
    name: [.customShort("c"), .customLong("column")], parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      Take the files as CSV, and change this column alone, by its name or its number from 1; may be \
      repeated.
      """, valueName: "column"))
  var columns: [String] = []

  @Option(
    name: [.customShort("t"), .long], parsing: .unconditional,
    help: ArgumentHelp(
      "What parts the fields, if it is no comma: a character such as ';' or '|', or tab.",
      valueName: "character"))
  var delimiter: Delimiter?

  @Flag(help: "The first record is no header; columns are chosen by number.")
  var noHeader = false

  /// Finds what the argument parser can't, after it has named unknown options.
  func check() throws {
    if columns.isEmpty, delimiter != nil || noHeader {
      throw ValidationError("--delimiter and --no-header belong to --column.")
    }
    for column in columns where noHeader && Int(column) == nil {
      throw ValidationError("Without a header, --column takes a number, not “\(column)”.")
    }
    for column in columns where Int(column).map({ $0 < 1 }) == true {
      throw ValidationError("--column counts from 1, so there is no column \(column).")
    }
  }

  /// `nil` if lines are wanted, not columns.
  var table: ColumnHandler.Table? {
    if columns.isEmpty { return nil }
    return ColumnHandler.Table(
      choices: columns.map { ColumnChoice(argument: $0) }, delimiter: delimiter ?? .comma,
      isDelimiterGiven: delimiter != nil, hasHeader: !noHeader)
  }
}
