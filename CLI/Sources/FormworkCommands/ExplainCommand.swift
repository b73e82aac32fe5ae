import ArgumentParser
import Formwork
@_spi(JSON) import FormworkDefinition

/// `formwork explain`: what the parts of a pattern mean.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says what each part of a pattern means, with lengths and an example.",
    discussion: """
      With --json, each pattern is an object on a line of its own: pattern, parts, placeholder, \
      textLength, valueLength, example and warnings, or pattern and error. Offsets count UTF-16 \
      code units, lengths characters; without a maximum, the full length is null.

      The exit status is 0 if all patterns are sound, 1 if one is wrong, 64 for wrong usage and \
      74 for an output that can't be written.

      Examples:
        formwork explain '+1 ([000]) [000]-[0000]'
        formwork explain --json '[00]{/}[0099]' '#[HHHHHH]' --notation 'H=0-9A-F'
      """)

  @OptionGroup var pattern: PatternArguments

  @Flag(name: .shortAndLong, help: "Write a JSON object for each pattern.")
  var json = false

  @Argument(help: ArgumentHelp("The patterns to explain.", valueName: "mask"))
  var patterns: [String] = []

  func run() throws {
    // Not by the argument parser, which would ask for a pattern before it names unknown options.
    if patterns.isEmpty { throw ValidationError("There is nothing to explain: give a mask.") }
    var output = OutputBuffer()
    var isWrong = false
    for (index, text) in patterns.enumerated() {
      if index > 0, !json { output.write("\n") }
      let advice = Advice(text, syntax: pattern.syntax)
      var writer = JSONWriter()
      do throws(MaskError) {
        let mask = try pattern.compile(text, pattern.options)
        if json { mask.write(advice, to: &writer) } else { output.write(mask.parts(advice)) }
      } catch {
        isWrong = true
        let finding = advice.finding(for: error)
        if json {
          finding.write(text, to: &writer)
        } else {
          output.write(finding.shown(under: text) + "\n")
        }
      }
      if json { output.write(writer.bytes + [0x0A]) }
    }
    try output.finish()
    if isWrong { throw ExitCode.failure }
  }
}
