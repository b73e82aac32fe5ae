import ArgumentParser
import FormworkCore

/// `formwork check`: what is wrong with a pattern, or what it means.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Shows what is wrong with patterns and how to fix it, or what they mean.",
    discussion: """
      Examples:
        formwork check '+1 ([000]) [000]-[0000]'
        formwork check '#[HHHhhh]' --notation 'H=0-9A-F' --notation 'h?=0-9A-F'
        formwork check --placeholder _ -- '-[00]' '[00]/[00]'
        formwork check --regex '[A-Z]{2}-\\d{4}'
        formwork check --date 'dd/MM/yyyy' 'HH:mm' de_DE
        formwork check --number de_DE --currency EUR
        formwork check --definition phone.json

      Exit status: 0 all patterns are sound, perhaps with warnings, 1 one is wrong, 64 wrong usage, 66 a file \
      can't be read, 74 the output can't be written.
      """)

  @OptionGroup var pattern: PatternArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A character for empty slots. Warns if a slot would accept it.",
      valueName: "character"),
    transform: Character.init(argument:))
  var placeholder: Character?

  @OptionGroup var sort: KindArguments

  @Option(
    name: [.customShort("d"), .customLong("definition")], parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A file to check. It describes a format in JSON.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var definitions: [String] = []

  @Argument(help: ArgumentHelp("The patterns to check.", valueName: "mask"))
  var patterns: [String] = []

  func run() throws {
    if patterns.isEmpty, definitions.isEmpty {
      throw ValidationError("There is nothing to check: give a mask or a --definition.")
    }
    try RunFiles(definitions: definitions).check()
    var output = OutputBuffer()
    var isWrong = false
    for (index, path) in definitions.enumerated() {
      if index > 0 { output.write("\n") }
      let (report, isSound) = try check(DefinitionFile(path: path))
      output.write(report)
      if !isSound { isWrong = true }
    }
    if !definitions.isEmpty, !patterns.isEmpty { output.write("\n") }
    for (index, text) in patterns.enumerated() {
      if index > 0 { output.write("\n") }
      let (report, isSound) = sort.kind.map { check(text, $0) } ?? checkMask(text)
      output.write(report)
      if !isSound { isWrong = true }
    }
    try output.finish()
    if isWrong { throw ExitCode.failure }
  }
}

extension CheckCommand {
  private func check(_ file: DefinitionFile) throws(ExitCode) -> (report: String, isSound: Bool) {
    let content = try file.readWithWarnings()
    do throws(FormatError) {
      let (definition, warnings) = try content.get()
      _ = try definition.makeUsableFormat()
      if let rejection = try definition.rejection {
        return (file.shownPath + "\n" + rejection + "\n", false)
      }
      let masks = try definition.makeMasks()
      let report = masks.map {
        $0.report(Advice($0.pattern, syntax: .init($0.syntax), in: .definition))
      }.joined(separator: "\n")
      let notes = warnings.map {
        "warning: \(String(safelyShowing: $0.path + ": " + $0.message))\n"
      }.joined()
      return (file.shownPath + "\n" + (masks.isEmpty ? "  is sound\n" : report) + notes, true)
    } catch {
      return (file.shown(error) + "\n", false)
    }
  }

  private func checkMask(_ text: String) -> (report: String, isSound: Bool) {
    let advice = Advice(text, syntax: pattern.syntax)
    do throws(MaskError) {
      var options = pattern.options
      options.placeholderCharacter = placeholder
      let mask = try pattern.compile(text, options)
      if let rejection = advice.rejection(of: mask) {
        return (rejection.shown(under: text) + "\n", false)
      }
      return (mask.report(advice), true)
    } catch {
      return (advice.finding(for: error).shown(under: text) + "\n", false)
    }
  }

  private func check(_ text: String, _ kind: PatternKind) -> (report: String, isSound: Bool) {
    do throws(Finding) {
      return (try PatternReport(text, kind, currency: sort.currency).short, true)
    } catch {
      return (error.shown(under: text) + "\n", false)
    }
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
