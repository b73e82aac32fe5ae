import ArgumentParser
@_spi(JSON) import FormworkCore
import FormworkTerminal

/// `formwork prompt`: asks for a value, and masks it while it is typed.
struct PromptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prompt",
    abstract: "Asks for a value in the terminal, and masks it while the user types.",
    discussion: """
      Examples:
        phone=$(formwork prompt --mask '+1 ([000]) [000]-[0000]' --message Phone)
        formwork prompt --mask '[00]:[00]' --message 'Start' --default 0900 --value text
        formwork prompt --card --message Card
        formwork prompt --number de_DE --currency EUR --message Amount
        formwork prompt --regex '[A-Z]{2}-\\d{4}' --message Plate
        formwork prompt --format '{"text":{"allowed":"digits","maximumLength":6}}' --secret

      The prompt appears in the terminal. Return writes the value to standard output, where a script can read \
      it. Return does nothing while something is missing. An empty value is accepted, unless it is required. Up \
      and Down step a number. Ctrl-Z undoes, Ctrl-Y redoes, Esc twice clears the line, Ctrl-C and Ctrl-D leave.

      If standard input isn't a terminal, the prompt reads and masks one line of it.

      Exit status: 0 a value, 1 a line that can't be completed, or an empty one with --required, 2 Ctrl-D, 3 \
      nothing to read, 130 Ctrl-C, 64 wrong usage, 66 a file can't be read, 69 the terminal can't be used or \
      would show a secret, 74 the output can't be written.
      """)

  @OptionGroup(title: "Format: one of") var pattern: MaskArguments

  @Option(
    help: ArgumentHelp(
      "Any format, as the scripts of replay describe it.", valueName: "json"))
  var format: String?

  @Option(parsing: .unconditional, help: "The label before the text.")
  var message = ""

  @Option(help: "The output: raw (the value), text (as it was shown), or json (both).")
  var value = Output.raw

  @Option(
    name: .customLong("default"), parsing: .unconditional,
    help: ArgumentHelp("The initial value.", valueName: "value"))
  var defaultValue = ""

  @Flag(help: "Reject an empty value.")
  var required = false

  @Flag(help: "Show bullets instead of the text, and remember nothing.")
  var secret = false

  @Flag(help: "Ask in the terminal, even if standard input is something else.")
  var tty = false

  enum Output: String, CaseIterable, ExpressibleByArgument {
    case raw, text, json
  }

  func run() throws {
    try pattern.check(others: [format])
    try RunFiles(definitions: [pattern.definition].compactMap { $0 }).check()
    let chosen = try format.map { json throws(ExitCode) in try described(json) } ?? pattern.format()
    var prompt = MaskedPrompt(chosen.format)
    prompt.undoSteps = chosen.undoSteps ?? .edits
    try checkDefault(chosen.format)
    if secret, !defaultValue.isEmpty {
      SystemFile.complain(
        "formwork: warning: other users of this machine can see the arguments, and so --default")
    }
    prompt.message = message
    prompt.defaultValue = defaultValue
    prompt.isRequired = required
    prompt.isSecret = secret
    prompt.insistsOnTerminal = tty
    let answer = try ask(prompt)
    switch answer.outcome {
    case .submitted: try write(answer, of: chosen)
    case .interrupted: throw ExitCode(130)
    case .cancelled: throw ExitCode.cancelled
    case .endOfInput:
      SystemFile.complain("formwork: there is nothing to read: the input is at its end")
      throw ExitCode.endOfInput
    }
  }
}

extension PromptCommand {
  /// The format of `--format`.
  private func described(_ json: String) throws(ExitCode) -> ChosenFormat {
    do throws(FormatError) {
      let definition = try FormatDefinition(json: Array(json.utf8))
      let made = try definition.makeUsableFormat()
      guard let rejection = try definition.rejection else { return made }
      SystemFile.complain("formwork: --format\n" + rejection)
    } catch {
      SystemFile.complain("formwork: --format\n" + error.shown)
    }
    throw .validationFailure
  }

  /// Rejects a default of which something would be left out, and nobody would know.
  private func checkDefault(_ format: AnyInputFormat) throws(ExitCode) {
    if defaultValue.isEmpty { return }
    let shown = format.formatted(value: defaultValue)
    // A value that doesn't fit has an issue.
    if !shown.value.isEmpty, shown.issue == nil { return }
    let removed = format.unused(of: defaultValue, in: shown)
    let reason =
      removed.isEmpty
      ? shown.issue.map { "it has the issue “\($0.code)”" } ?? "nothing of it has a place"
      : "there is no place for “\(secret ? "…" : String(safelyShowing: removed))”"
    SystemFile.complain("formwork: --default doesn't fit the format: \(reason)")
    throw .validationFailure
  }

  private func ask(_ prompt: MaskedPrompt) throws(ExitCode) -> PromptResult {
    do throws(PromptError) {
      return try prompt.run()
    } catch {
      SystemFile.complain("formwork: \(error.sentence)")
      throw .unavailable
    }
  }

  /// Writes the answer, unless a line was read that can't be completed.
  private func write(_ answer: PromptResult, of chosen: ChosenFormat) throws(ExitCode) {
    let status = InputStatus(answer.formatted, in: chosen.format, limits: chosen.limits)
    let isEmpty = answer.value.isEmpty && (answer.line ?? "").isEmpty
    let removed = chosen.format.unused(of: answer.line ?? "", in: answer.formatted)
    let isAccepted = isEmpty ? !required : status.isValid && removed.isEmpty
    var output = OutputBuffer()
    switch value {
    case .json:
      var json = JSONWriter()
      json.object {
        $0.status(status, secret ? InputDetails() : chosen.details(answer.formatted))
      }
      output.write(json.bytes)
      output.write("\n")
    case .raw where isAccepted: output.write(answer.value + "\n")
    case .text where isAccepted: output.write(status.text + "\n")
    case .raw, .text: break
    }
    try output.finish()
    if isAccepted { return }
    SystemFile.complain(
      isEmpty
        ? "formwork: a value is required, and the line is empty"
        : "formwork: the line could not be completed: " + reason(for: answer, removed, chosen))
    throw .failure
  }

  /// Why a line isn't a value, without a character of a secret.
  private func reason(
    for answer: PromptResult, _ removed: String, _ chosen: ChosenFormat
  ) -> String {
    let formatted = answer.formatted
    if let issue = formatted.issue { return "\(issue.sentence) (\(issue.code))" }
    if !removed.isEmpty {
      return "there is no place for “\(secret ? "…" : removed.shortened)” (unused)"
    }
    let phrase = MissingCharacters.phrase(chosen.format.missing(after: formatted))
    return phrase.isEmpty ? "something is missing (incomplete)" : "\(phrase) (incomplete)"
  }
}

extension PromptError {
  /// What is wrong, in a sentence.
  fileprivate var sentence: String {
    switch code {
    case .noTerminal: "there is no terminal to ask in"
    case .alreadyPrompting: "another prompt is open"
    case .background: "the terminal belongs to another job"
    case .exposed: "the terminal shows what is typed"
    default: "the terminal can't be set up"
    }
  }
}

extension ExitCode {
  /// Ctrl-D was pressed in an empty line.
  fileprivate static let cancelled = ExitCode(2)

  /// There is nothing to read: the file is at its end, or the terminal is gone.
  fileprivate static let endOfInput = ExitCode(3)

  /// The terminal can't be had (`EX_UNAVAILABLE`).
  fileprivate static let unavailable = ExitCode(69)
}
