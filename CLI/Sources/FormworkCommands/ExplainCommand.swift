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
      code units, lengths characters.

      The exit status is 0 if all patterns are sound, 1 if one is wrong, 64 for wrong usage and \
      74 for an output that can't be written.

      Examples:
        formwork explain '+1 ([000]) [000]-[0000]'
        formwork explain --json '[00]{/}[0099]' '#[HHHHHH]' --notation 'H=0-9A-F'
      """)

  @OptionGroup var pattern: PatternArguments

  @Flag(help: "Write a JSON object for each pattern.")
  var json = false

  @Argument(help: ArgumentHelp("The patterns to explain.", valueName: "mask"))
  var patterns: [String]

  func run() throws {
    var output = OutputBuffer()
    var isWrong = false
    for (index, text) in patterns.enumerated() {
      if index > 0, !json { output.write("\n") }
      var writer = JSONWriter()
      do throws(MaskError) {
        let mask = try pattern.compile(text, pattern.options)
        if json { mask.write(to: &writer) } else { output.write(mask.parts) }
      } catch {
        isWrong = true
        if json {
          error.write(text, to: &writer)
        } else {
          output.write(Finding(error).shown(under: text) + "\n")
        }
      }
      if json { output.write(writer.bytes + [0x0A]) }
    }
    try output.finish()
    if isWrong { throw ExitCode.failure }
  }
}
