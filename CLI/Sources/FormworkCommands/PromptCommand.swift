import ArgumentParser
import Formwork
@_spi(JSON) import FormworkDefinition
import FormworkReplay
import FormworkTerminal

/// `formwork prompt`: asks for a value, and masks it while it is typed.
struct PromptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prompt",
    abstract: "Asks for a value in the terminal and masks it while it is typed.",
    discussion: """
      The prompt appears in the terminal, and the value goes to standard output when Return is \
      pressed, so that a script can keep it in a variable. Return stays where it is while something \
      is missing; an empty value is submitted unless it is required. Ctrl-Z is undo, Ctrl-Y redo, \
      Esc twice empties the line, Ctrl-C and Ctrl-D leave.

      If standard input isn't a terminal, one line of it is read and masked.

      The exit status is 0 for a value, 1 for a line that can't be completed, without an answer, \
      and after Ctrl-D; 130 after Ctrl-C; 64 for wrong usage.

      Examples:
        phone=$(formwork prompt --mask '+1 ([000]) [000]-[0000]' --message Phone)
        formwork prompt --mask '[00]:[00]' --message 'Start' --default 0900 --value text
        formwork prompt --format '{"filter":{"allow":"digits","maxLength":6}}' --secret
      """)

  @OptionGroup var pattern: MaskArguments

  @Option(
    help: ArgumentHelp(
      "Any format, as the scripts of replay describe it, instead of a mask.", valueName: "json"))
  var format: String?

  @Option(help: ArgumentHelp("A file with such a format, instead of a mask.", valueName: "file"))
  var definition: String?

  @Option(parsing: .unconditional, help: "What stands before the text.")
  var message = ""

  @Option(help: "What is written: raw (the value), text (as it was shown) or json (both).")
  var value = Output.raw

  @Option(
    name: .customLong("default"), parsing: .unconditional,
    help: ArgumentHelp("The value that the text begins with.", valueName: "value"))
  var defaultValue = ""

  @Flag(help: "Refuse an empty value.")
  var required = false

  @Flag(help: "Show bullets instead of the text, and remember nothing of it.")
  var secret = false

  @Flag(help: "Ask in the terminal although standard input is something else.")
  var tty = false

  @Option(
    help: ArgumentHelp(
      """
      For debugging: writes the state after each key to a file, as replay answers. The file \
      records what is typed.
      """, valueName: "file"))
  var trace: String?

  enum Output: String, CaseIterable, ExpressibleByArgument {
    case raw, text, json
  }

  func validate() throws {
    if [pattern.mask, format, definition].filter({ $0 != nil }).count != 1 {
      throw ValidationError("Give one of --mask, --format and --definition.")
    }
    if pattern.mask == nil, !pattern.alternatives.isEmpty {
      throw ValidationError("--alternative belongs to --mask; other formats have “alternatives”.")
    }
    if secret, trace != nil {
      throw ValidationError("--trace would record what --secret is to hide.")
    }
  }

  func run() throws {
    var prompt: MaskedPrompt<AnyInputFormat>
    if pattern.mask != nil {
      prompt = MaskedPrompt(try pattern.format())
    } else {
      let described = try described()
      prompt = MaskedPrompt(described.format)
      prompt.undoSteps = described.undoSteps ?? .edits
    }
    prompt.message = message
    prompt.defaultValue = defaultValue
    prompt.isRequired = required
    prompt.isSecret = secret
    prompt.insistsOnTerminal = tty
    let answer = try ask(prompt)
    switch answer.outcome {
    case .submitted: try write(answer)
    case .interrupted: throw ExitCode(130)
    case .cancelled, .endOfInput: throw ExitCode.failure
    }
  }
}

extension PromptCommand {
  /// The format of `--format` or `--definition`, and what it says of undo.
  private func described() throws(ExitCode) -> (format: AnyInputFormat, undoSteps: UndoSteps?) {
    let file = definition.map { DefinitionFile(path: $0) }
    let content = try file?.read()
    do throws(DefinitionError) {
      let definition: FormatDefinition
      if let content {
        definition = try content.get()
      } else {
        definition = try FormatDefinition(json: Array((format ?? "").utf8))
      }
      return (try definition.makeFormat(), definition.options.undoSteps)
    } catch {
      SystemFile.complain(
        file?.shown(error) ?? "formwork: --format: \(error.message) \(error.fix)")
      throw .validationFailure
    }
  }

  private func ask(_ prompt: MaskedPrompt<AnyInputFormat>) throws(ExitCode) -> PromptResult {
    do {
      guard let trace else { return try prompt.run() }
      let file = try SystemFile(writing: trace)
      defer { file.close() }
      var number = 0
      return try prompt.run { state in
        number += 1
        let answer = ReplayAnswer(
          id: number, state.formatted, remainder: state.remainder, isRejected: state.isRefused)
        try? (answer.json + [0x0A]).withUnsafeBytes { try file.write($0) }
      }
    } catch let failure as SystemFile.Failure {
      SystemFile.complain("formwork: \(trace ?? ""): \(failure.message)")
      throw .unwritable
    } catch let error as PromptError {
      SystemFile.complain("formwork: \(error.sentence)")
      throw .failure
    } catch {
      throw .failure
    }
  }

  /// Writes the answer, unless a line was read that can't be completed.
  private func write(_ answer: PromptResult) throws(ExitCode) {
    let isEmpty = answer.value.isEmpty && (answer.line ?? "").isEmpty
    let dropped = answer.formatted.surplus(of: answer.line ?? "")
    let isAccepted = isEmpty ? !required : answer.isValid && dropped.isEmpty
    var output = OutputBuffer()
    switch value {
    case .json:
      var json = JSONWriter()
      json.object {
        $0.member("text", answer.text)
        $0.member("value", answer.value)
        $0.member("complete", answer.formatted.isComplete)
        $0.member("problem", answer.formatted.problem?.code)
      }
      output.write(json.bytes)
      output.write("\n")
    case .raw where isAccepted: output.write(answer.value + "\n")
    case .text where isAccepted: output.write(answer.text + "\n")
    case .raw, .text: break
    }
    do throws(SystemFile.Failure) {
      try output.flush()
    } catch {
      if error.isBrokenPipe { throw .failure }
      SystemFile.complain("formwork: standard output: \(error.message)")
      throw .unwritable
    }
    if isAccepted { return }
    SystemFile.complain(
      isEmpty ? "formwork: a value is required" : "formwork: the line could not be completed")
    throw .failure
  }
}

extension PromptError {
  /// What is wrong, in a sentence.
  fileprivate var sentence: String {
    switch code {
    case .noTerminal: "there is no terminal to ask in"
    case .alreadyPrompting: "another prompt is open"
    default: "the terminal can't be set up"
    }
  }
}
