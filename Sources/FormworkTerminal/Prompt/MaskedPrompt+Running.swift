#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
import FormworkMasks
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension MaskedPrompt {
  /// Shows the prompt, and waits for the answer.
  ///
  ///     var prompt = MaskedPrompt(.mask("[00]:[00]"), message: "Time")
  ///     prompt.isRequired = true
  ///     let time = try prompt.run().value
  ///
  /// The call blocks its thread. With a terminal, a process can have one prompt at a time. Signals
  /// that end or stop the process restore the terminal first. If the process is in the background,
  /// it stops until it is in the foreground, as any process that reads from the terminal.
  ///
  /// The terminal isn't restored after `SIGKILL`, `SIGSTOP`, `_exit`, or `exec`, nor after a stack
  /// overflow in another thread without an alternate signal stack. Signals such as `SIGUSR1` and
  /// `SIGALRM` are left to the app if it handles them.
  ///
  /// - Returns: The result.
  /// - Throws: ``PromptError`` if the terminal can't be set up. It is also thrown if the process can't wait for the
  ///   foreground, if another program makes the terminal show a secret, or if another prompt is
  ///   open.
  public func run() throws(PromptError) -> PromptResult { try run(observing: nil) }

  /// The observer runs after every keystroke, for tests. It never runs for a secret.
  package func run(
    observing observer: ((PromptState) -> Void)?
  ) throws(PromptError) -> PromptResult {
    guard let device = try TerminalDevice.find(isForced: insistsOnTerminal) else {
      return answer(toLine: Descriptor.readLine(from: STDIN_FILENO))
    }
    defer { device.close() }
    let abilities = TerminalDevice.abilities
    let guardian = try SignalGuard(device, usesSequences: abilities != .dumb, isSecret: isSecret)
    var outcome: PromptResult.Outcome?
    // After Return, keys that were typed ahead belong to the next reader.
    defer { guardian.end(discarding: outcome != .submitted) }
    var loop = PromptLoop(
      editor: PromptEditor(
        format: format, rules: rules, value: defaultValue, undoSteps: undoSteps),
      device: device, guardian: guardian,
      renderer: LineRenderer(abilities: abilities, width: device.width),
      observer: isSecret ? nil : observer)
    let (ending, formatted) = try loop.run()
    outcome = ending
    return result(ending, formatted)
  }

  /// Returns the result for a line of a file or a pipe, or for the end of the file.
  func answer(toLine line: Descriptor.Line) -> PromptResult {
    let text: String
    switch line {
    case .end: return result(.endOfInput, FormattedText())
    case .beginning(let beginning):
      return result(.submitted, FormattedText(issue: .tooLong), line: beginning)
    case .text(let whole): text = whole
    }
    var session = EditingSession(format: format, undoLimit: 0)
    session.beginEditing()
    if text.isEmpty {
      session.set(value: defaultValue)
    } else {
      session.insert(text)
    }
    session.endEditing()
    return result(.submitted, session.current, line: text)
  }

  private func result(
    _ outcome: PromptResult.Outcome, _ formatted: FormattedText, line: String? = nil
  ) -> PromptResult {
    PromptResult(
      outcome: outcome, formatted: formatted, status: status(of: formatted), line: line)
  }
}
#endif
