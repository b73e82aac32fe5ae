import ArgumentParser
import FormworkMasks

/// The arguments of the commands that make a line of every line.
struct BatchArguments: ParsableArguments {
  @OptionGroup var pattern: MaskArguments

  @Flag(
    name: .shortAndLong,
    help: "Write a JSON object for each line: text, value, complete, issue, and unused.")
  var json = false

  @Flag(help: "Take each line as a value, rather than as a text.")
  var values = false

  @Flag(
    name: [.customShort("x"), .long],
    help: """
      If a whole line doesn't complete the format, take the one part that does: “call 212 555 0161, \
      Al”. A line with several such parts is rejected. Extracted lines are counted; --verbose shows \
      what is unused.
      """)
  var extract = false

  @OptionGroup var table: TableArguments

  @OptionGroup var rejects: RejectArguments

  @Argument(
    help: ArgumentHelp("The files to read; standard input without.", valueName: "file"),
    completion: .file())
  var files: [String] = []

  /// What commands with these arguments say of themselves, with their own examples.
  static func discussion(examples: String) -> String {
    """
    A line is rejected if something is missing or wrong, or if it has unused letters or digits. A \
    rejected line is written as “?”, a tab, and the line as it was. Standard error counts rejected \
    lines by reason. Line breaks and empty lines stay as they are.

    The exit status is 0 if all lines were completed, 1 if some weren't, 64 for wrong usage, 65 for \
    CSV without the column or with a quote that is never closed, 66 for a file that can't be read \
    and 74 for an output that can't be written.

    Examples:
    \(examples)
    """
  }

  /// Handles all lines.
  ///
  /// - Throws: The exit code, if it isn't 0.
  func run(_ result: BatchHandler.Result) throws {
    try check()
    let chosen = try pattern.format()
    let converter = Converter(
      format: chosen.format, input: values ? .value : .text, extracts: extract,
      amounts: chosen.amounts, isDate: chosen.isDate,
      memo: chosen.likeDigits.map { ShapeMemo($0) })
    try BatchRun(
      converter: converter, result: result, isJSON: json, table: table.table, rejects: rejects,
      files: files
    ).run()
  }

  /// Finds what the argument parser can't. It is asked before files are opened, and after unknown
  /// options were named.
  private func check() throws {
    try pattern.check(files: files)
    try BatchRun.check(json: json, table, rejects, files: files)
  }
}
