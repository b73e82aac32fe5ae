#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
import FormworkMasks

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
