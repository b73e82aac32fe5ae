import ArgumentParser
import Formwork

/// `formwork check`: what is wrong with a pattern, or what it means.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Says what is wrong with patterns and how to put it right, or what they mean.",
    discussion: """
      The exit status is 0 if all patterns are sound, though there may be warnings, 1 if one is \
      wrong and 64 for wrong usage.

      Examples:
        formwork check '+1 ([000]) [000]-[0000]'
        formwork check '#[HHHhhh]' --notation 'H=0-9A-F' --notation 'h?=0-9A-F'
        formwork check --placeholder _ -- '-[00]' '[00]/[00]'
        formwork check --regex '[A-Z]{2}-\\d{4}'
      """)

  @OptionGroup var pattern: PatternArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A character that marks empty slots, to see whether a slot would accept it.",
      valueName: "character"),
    transform: Character.init(argument:))
  var placeholder: Character?

  @Flag(help: "The patterns are regular expressions, not masks.")
  var regex = false

  @Argument(help: ArgumentHelp("The patterns to check.", valueName: "mask"))
  var patterns: [String]

  func run() throws {
    var output = OutputBuffer()
    var isWrong = false
    for (index, text) in patterns.enumerated() {
      if index > 0 { output.write("\n") }
      let (report, isSound) = regex ? checkExpression(text) : checkMask(text)
      output.write(report)
      if !isSound { isWrong = true }
    }
    try? output.flush()
    if isWrong { throw ExitCode.failure }
  }
}

extension CheckCommand {
  private func checkMask(_ text: String) -> (report: String, isSound: Bool) {
    do throws(MaskError) {
      var options = pattern.options
      options.placeholder = placeholder
      return (try pattern.compile(text, options).report, true)
    } catch {
      return (Finding(error).shown(under: text) + "\n", false)
    }
  }

  private func checkExpression(_ text: String) -> (report: String, isSound: Bool) {
    do throws(RegexError) {
      let expression = try RegularExpression(text)
      let shortest = expression.shortestCompletion(from: expression.start)
      return (text.withVisibleControls + "\n  shortest match  \(shortest)\n", true)
    } catch {
      return (Finding(error).shown(under: text) + "\n", false)
    }
  }
}

extension Mask {
  /// What the pattern means, after the warnings about it.
  fileprivate var report: String {
    let findings = diagnostics.map { Finding($0).shown(under: pattern) + "\n" }
    let shown = findings.isEmpty ? pattern.withVisibleControls + "\n" : findings.joined()
    let sample = formatted(value: example)
    return shown + """
        means          \(explanation.joined(separator: "; "))
        placeholder    \(placeholder)
        text length    \(acceptableTextLength) at least, \(totalTextLength) in full
        value length   \(acceptableValueLength) at least, \(totalValueLength) in full
        example value  \(sample.value)
        example text   \(sample.text)

      """
  }
}

extension Character {
  fileprivate init(argument: String) throws {
    guard let first = argument.first, argument.count == 1 else {
      throw ValidationError("--placeholder must be a single character.")
    }
    self = first
  }
}
