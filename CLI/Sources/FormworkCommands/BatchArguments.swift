import ArgumentParser
import Formwork
import FormworkReplay

/// The arguments of the commands that make a line of every line.
struct BatchArguments: ParsableArguments {
  @Option(parsing: .unconditional, help: "The pattern of the mask.")
  var mask: String

  @Option(
    name: .customLong("alternative"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Another pattern, for lines that fit it better.", valueName: "mask"))
  var alternatives: [String] = []

  @Option(
    help: """
      How the fit of a pattern is measured: wholeString, prefix, capacity or \
      extractedValueCapacity.
      """)
  var strategy = StrategyName.wholeString

  @OptionGroup var pattern: PatternArguments

  @Flag(help: "Write a JSON object for each line: text, value, complete, problem and dropped.")
  var json = false

  @Flag(help: "Take each line as a value, rather than as a text.")
  var values = false

  @Argument(help: ArgumentHelp("The files to read; standard input without.", valueName: "file"))
  var files: [String] = []

  /// Handles all lines.
  ///
  /// - Throws: The exit code, if it isn't 0.
  func run(_ result: BatchHandler.Result) throws {
    var handler = BatchHandler(
      format: try pattern.format(mask, alternatives, strategy), input: values ? .value : .text,
      result: json ? .json : result)
    let areRead = try handler.handle(files: files)
    handler.complain()
    if !areRead { throw ExitCode.unreadable }
    if handler.rejectedCount > 0 { throw ExitCode.failure }
  }
}

enum StrategyName: String, CaseIterable, ExpressibleByArgument {
  case wholeString, prefix, capacity, extractedValueCapacity

  var strategy: MaskSet.Strategy {
    switch self {
    case .wholeString: .wholeString
    case .prefix: .prefix
    case .capacity: .capacity
    case .extractedValueCapacity: .extractedValueCapacity
    }
  }
}
