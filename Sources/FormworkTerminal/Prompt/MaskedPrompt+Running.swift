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

/// The loop of a prompt, which reads bytes, rings, and writes frames.
struct PromptLoop<Format: InputFormat> {
  var editor: PromptEditor<Format>
  let device: TerminalDevice
  let guardian: SignalGuard
  var renderer: LineRenderer
  let observer: ((PromptState) -> Void)?

  private var decoder = KeyDecoder()
  private var frame: LineRenderer.Frame?

  /// The time to wait after a lone Esc, in milliseconds. The rest of a sequence arrives much
  /// sooner.
  private static var escapeTimeout: Int32 { 50 }

  /// The maximum pause in a paste, in milliseconds.
  private static var pasteTimeout: Int32 { 2000 }

  init(
    editor: PromptEditor<Format>, device: TerminalDevice, guardian: SignalGuard,
    renderer: LineRenderer, observer: ((PromptState) -> Void)?
  ) {
    self.editor = editor
    self.device = device
    self.guardian = guardian
    self.renderer = renderer
    self.observer = observer
  }

  mutating func run() throws(PromptError) -> (outcome: PromptResult.Outcome, FormattedText) {
    // The setup also requests a redraw, which follows now.
    _ = guardian.takeRedraw()
    draw()
    while editor.ending == nil {
      let timeout = decoder.isPasting ? Self.pasteTimeout : Self.escapeTimeout
      switch Descriptor.wait(
        for: device.input, or: guardian.waker, timeout: decoder.isPending ? timeout : nil)
      {
      case .timeout: perform(decoder.flush())
      case .woken: try attend()
      case .ready: try read()
      }
    }
    device.write(renderer.closing(editor.line, over: frame))
    return (editor.ending ?? .endOfInput, editor.session.current)
  }

  /// Reads keys, after checking that the terminal doesn't show them.
  private mutating func read() throws(PromptError) {
    guard try guardian.secure() else { return }
    var keys: [Key] = []
    if Descriptor.read(from: device.input, { keys = decoder.feed($0) }) {
      perform(keys)
    } else {
      editor.end(.endOfInput)
    }
  }

  /// Handles the remaining effects of a signal.
  private mutating func attend() throws(PromptError) {
    if guardian.wasInterrupted { return editor.end(.interrupted) }
    if guardian.isInBackground { try guardian.take() }
    guard guardian.takeRedraw() else { return }
    let width = device.width
    let wasResized = width != renderer.width
    renderer.width = width
    draw(wasResized: wasResized)
  }

  private mutating func perform(_ keys: [Key]) {
    if keys.isEmpty { return }
    var rings = false
    for keystroke in Keystroke.keystrokes(of: keys) {
      let response = editor.perform(keystroke)
      rings = rings || response.rings
      if response.redrawsScreen { clearScreen() }
      if editor.ending != nil { break }
      observer?(
        PromptState(
          formatted: editor.session.current, remainder: editor.session.remainder,
          isRejected: response.isRejected))
    }
    if editor.ending == nil {
      draw(rings: rings)
    } else if rings {
      device.write("\u{7}")
    }
  }

  private mutating func clearScreen() {
    if renderer.abilities == .dumb { return }
    device.write("\u{1B}[H\u{1B}[2J")
    frame = nil
  }

  private mutating func draw(rings: Bool = false, wasResized: Bool = false) {
    let next = renderer.frame(showing: editor.line, over: frame, wasResized: wasResized)
    device.write(next.output + (rings ? "\u{7}" : ""))
    frame = next
  }
}
#endif
