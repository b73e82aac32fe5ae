#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The terminal that a prompt is on: where keys come from, and where the line is drawn.
struct TerminalDevice: Sendable {
  /// The descriptor that keys are read from, and whose settings are changed.
  let input: Int32

  /// The descriptor that is drawn on; standard output is left to the value.
  let output: Int32

  /// A descriptor that this device opened and has to close.
  private let opened: Int32?

  private init(input: Int32, output: Int32, opened: Int32? = nil) {
    (self.input, self.output, self.opened) = (input, output, opened)
  }

  /// Finds the terminal.
  ///
  /// Keys come from standard input if that is a terminal. The line is drawn on standard error,
  /// or, if that is redirected, on the terminal that the keys come from.
  ///
  /// - Parameter isForced: Whether to go to the session's terminal, although standard input is
  ///   something else.
  /// - Returns: The terminal, or `nil` if standard input is something else and nobody insists.
  /// - Throws: ``PromptError`` with `.noTerminal` if there is none that can be read and drawn on. A
  ///   line must not be read from a terminal as from a file: the terminal would show it.
  static func find(isForced: Bool) throws(PromptError) -> TerminalDevice? {
    let isTyped = isatty(STDIN_FILENO) == 1
    guard isTyped || isForced else { return nil }
    if isTyped, isatty(STDERR_FILENO) == 1 {
      return TerminalDevice(input: STDIN_FILENO, output: STDERR_FILENO)
    }
    // The device's own path comes first: not every system can wait for keys on /dev/tty.
    for descriptor in [STDIN_FILENO, STDERR_FILENO, STDOUT_FILENO] {
      if isatty(descriptor) == 1, let path = ttyname(descriptor),
        let found = open(String(cString: path))
      {
        return TerminalDevice(input: isTyped ? STDIN_FILENO : found, output: found, opened: found)
      }
    }
    // A terminal that belongs to somebody else can't be opened, only used as it is.
    if isTyped, systemIsReadWrite(STDIN_FILENO) {
      return TerminalDevice(input: STDIN_FILENO, output: STDIN_FILENO)
    }
    guard let found = open("/dev/tty") else { throw PromptError(.noTerminal, systemError: errno) }
    return TerminalDevice(input: isTyped ? STDIN_FILENO : found, output: found, opened: found)
  }

  private static func open(_ path: String) -> Int32? {
    let descriptor = systemOpen(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Closes what was opened.
  func close() {
    if let opened { systemClose(opened) }
  }

  /// The number of columns, 80 if the terminal doesn't say.
  var width: Int {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// What the environment says about the terminal.
  static var abilities: LineRenderer.Abilities {
    let type = getenv("TERM").map { String(cString: $0) } ?? ""
    if type.isEmpty || type == "dumb" { return .dumb }
    let isUnstyled = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return isUnstyled ? .unstyled : .full
  }

  /// Draws, whole, in as few writes as the terminal lets it.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { Descriptor.write($0, to: output) }
  }
}
#endif
