#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
import FormworkText
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension MaskedPrompt {
  /// Asks, and waits for the answer.
  ///
  ///     var prompt = MaskedPrompt(try Mask("[00]:[00]"), message: "Time")
  ///     prompt.isRequired = true
  ///     let time = try prompt.run().value
  ///
  /// The call blocks its thread. While a terminal is used, the process has one prompt, and the
  /// signals that would end or stop it restore the terminal first. In the background the process
  /// stops, as one that reads does, until it is in the foreground.
  ///
  /// Only `SIGKILL`, `SIGSTOP`, `_exit` and `exec` give no occasion to restore the terminal, and an
  /// overflow of another thread's stack if that has no alternate stack for signals. Signals like
  /// `SIGUSR1` or `SIGALRM` for which the app has a handler are left to it.
  ///
  /// - Parameter observer: Called after every keystroke, for debugging and for tests. It is told
  ///   what is typed, so keep nothing of it unasked. It is never called if ``isSecret`` is set.
  /// - Returns: The answer.
  /// - Throws: ``PromptError`` if ``insistsOnTerminal`` is set and there is no terminal, if the
  ///   terminal can't be set up, if the process can't wait for the foreground, if another program
  ///   makes the terminal show a secret, or if another prompt is open.
  public func run(
    observing observer: ((PromptState) -> Void)? = nil
  ) throws(PromptError) -> PromptResult {
    guard let device = try TerminalDevice.find(isForced: insistsOnTerminal) else {
      return answer(toLine: Descriptor.readLine(from: STDIN_FILENO))
    }
    defer { device.close() }
    let abilities = TerminalDevice.abilities
    let guardian = try SignalGuard(device, usesSequences: abilities != .dumb, isSecret: isSecret)
    var outcome: PromptResult.Outcome?
    // After Return, what was typed ahead belongs to the next one who reads.
    defer { guardian.end(discarding: outcome != .submitted) }
    var loop = PromptLoop(
      editor: PromptEditor(
        format: format, rules: rules, value: defaultValue, undoSteps: undoSteps),
      device: device, guardian: guardian,
      renderer: LineRenderer(abilities: abilities, width: device.width),
      observer: isSecret ? nil : observer)
    let result = try loop.run()
    outcome = result.outcome
    return result
  }

  /// The answer that a line of a file or a pipe is; the end of the file is none.
  func answer(toLine line: String?) -> PromptResult {
    guard let line else {
      return PromptResult(outcome: .endOfInput, formatted: FormattedText())
    }
    var session = EditingSession(format: format, undoLimit: 0)
    session.focus()
    if line.isEmpty {
      session.set(value: defaultValue)
    } else {
      session.insert(line)
    }
    session.blur()
    return PromptResult(outcome: .submitted, formatted: session.current, line: line)
  }
}
#endif
