import ArgumentParser
@_spi(JSON) import FormworkCore

/// `formwork explain`: what the parts of a pattern mean.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says what each part of a pattern means, with lengths and an example.",
    discussion: """
      Examples:
        formwork explain '+1 ([000]) [000]-[0000]'
        formwork explain --json '[00]{/}[0099]' '#[HHHHHH]' --notation 'H=0-9A-F'
        formwork explain --date 'dd/MM/yyyy' de_DE
        formwork explain --number de_DE fr_FR --currency EUR

      With --json, each pattern is an object on a line of its own: pattern, parts, placeholder, \
      textLength, valueLength, example, and warnings, or pattern and error. Offsets count UTF-16 \
      code units, and lengths count characters. Without a maximum, the full length is null. Dates, \
      numbers, and expressions have no lengths and no warnings.

      Exit status: 0 all patterns are sound, 1 one is wrong, 64 wrong usage, 74 the output can't be written.
      """)

  @OptionGroup var pattern: PatternArguments

  @OptionGroup var sort: KindArguments

  @Flag(name: .shortAndLong, help: "Write a JSON object for each pattern.")
  var json = false

  @Argument(help: ArgumentHelp("The patterns to explain.", valueName: "mask"))
  var patterns: [String] = []

  func run() throws {
    // Not by the argument parser, which would ask for a pattern before it names unknown options.
    if patterns.isEmpty { throw ValidationError("There is nothing to explain: give a mask.") }
    if sort.kind != nil, !pattern.isDefault {
      throw ValidationError("--syntax, --notation, --right-to-left and --case go with masks.")
    }
    var output = OutputBuffer()
    var isWrong = false
    for (index, text) in patterns.enumerated() {
      if index > 0, !json { output.write("\n") }
      do throws(Finding) {
        output.write(try explained(text))
      } catch {
        isWrong = true
        output.write(
          json
            ? Self.line { error.write(text, to: &$0) }
            : Array((error.shown(under: text) + "\n").utf8))
      }
    }
    try output.finish()
    if isWrong { throw ExitCode.failure }
  }
}

extension ExplainCommand {
  /// What a pattern means, as the output has it.
  private func explained(_ text: String) throws(Finding) -> [UInt8] {
    if let kind = sort.kind {
      let report = try PatternReport(text, kind, currency: sort.currency)
      return json ? Self.line { report.write(to: &$0) } : Array(report.full.utf8)
    }
    let advice = Advice(text, syntax: pattern.syntax)
    let mask: Mask
    do throws(MaskError) {
      mask = try pattern.compile(text, pattern.options)
    } catch {
      throw advice.finding(for: error)
    }
    if let rejection = advice.rejection(of: mask) { throw rejection }
    return json ? Self.line { mask.write(advice, to: &$0) } : Array(mask.parts(advice).utf8)
  }

  /// An object on a line of its own.
  private static func line(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    write(&writer)
    return writer.bytes + [0x0A]
  }
}
