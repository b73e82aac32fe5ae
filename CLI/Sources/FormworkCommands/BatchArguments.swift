import ArgumentParser
import Formwork

/// The arguments of the commands that make a line of every line.
struct BatchArguments: ParsableArguments {
  @OptionGroup var pattern: MaskArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A file that describes the format in JSON, instead of --mask.", valueName: "file"))
  var definition: String?

  @Flag(help: "Write a JSON object for each line: text, value, complete, problem and dropped.")
  var json = false

  @Flag(help: "Take each line as a value, rather than as a text.")
  var values = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Take the files as CSV with a header, and change this column alone. What can't be completed \
      stays as it is, and is counted.
      """, valueName: "name"))
  var column: String?

  @Argument(help: ArgumentHelp("The files to read; standard input without.", valueName: "file"))
  var files: [String] = []

  func validate() throws {
    if (pattern.mask == nil) == (definition == nil) {
      throw ValidationError("Give either --mask or --definition.")
    }
    if definition != nil, !pattern.isDefault {
      throw ValidationError("What belongs to a pattern stands in the file of --definition.")
    }
    if column != nil, json {
      throw ValidationError("--column writes CSV, so it doesn't go with --json.")
    }
  }

  /// What commands with these arguments say of themselves, with their own examples.
  static func discussion(examples: String) -> String {
    """
    A line that can't be completed, or whose letters and digits don't all find a place, goes out \
    as “?”, a tab and the line as it was. Line breaks and empty lines stay as they are.

    The exit status is 0 if all lines were completed, 1 if some weren't, 64 for wrong usage, 66 \
    for a file that can't be read and 74 for an output that can't be written.

    Examples:
    \(examples)
    """
  }

  /// Handles all lines.
  ///
  /// - Throws: The exit code, if it isn't 0.
  func run(_ result: BatchHandler.Result) throws {
    if let column { return try run(result, column: column) }
    var handler = BatchHandler(
      format: try format(), input: values ? .value : .text, result: json ? .json : result)
    let areRead = try handler.handle(files: files)
    handler.complain()
    if !areRead { throw ExitCode.unreadable }
    if handler.rejectedCount > 0 { throw ExitCode.failure }
  }

  private func run(_ result: BatchHandler.Result, column: String) throws {
    var handler = ColumnHandler(
      column: column, format: try format(), input: values ? .value : .text,
      showsValue: result == .value)
    let areRead = try handler.handle(files: files)
    handler.complain()
    if !areRead { throw ExitCode.unreadable }
    if handler.isColumnMissing { throw ExitCode.malformed }
    if handler.rejectedCount > 0 { throw ExitCode.failure }
  }

  private func format() throws(ExitCode) -> AnyInputFormat {
    if let definition { return try DefinitionFile(path: definition).makeFormat() }
    return try pattern.format()
  }
}
