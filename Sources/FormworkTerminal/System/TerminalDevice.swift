#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The terminal of a prompt: the source of keys, and the destination of the line.
struct TerminalDevice: Sendable {
  /// The descriptor from which keys are read, and whose settings are changed.
  let input: Int32

  /// The descriptor for drawing. Standard output is reserved for the value.
  let output: Int32

  /// A descriptor that this device has opened and has to close.
  private let opened: Int32?

  private init(input: Int32, output: Int32, opened: Int32? = nil) {
    (self.input, self.output, self.opened) = (input, output, opened)
  }

  /// Finds the terminal.
  ///
  /// Keys come from standard input if it is a terminal. The line is drawn on standard error or, if
  /// that is redirected, on the terminal of the keys.
  ///
  /// - Parameter isForced: Whether to use the session's terminal even if standard input isn't one.
  /// - Returns: The terminal, or `nil` if standard input isn't a terminal and none is required.
  /// - Throws: ``PromptError`` with `.noTerminal` if no terminal can be read and drawn on. Reading
  ///   a line from it as from a file isn't an option, because the terminal would show it.
  static func find(isForced: Bool) throws(PromptError) -> TerminalDevice? {
    let isTyped = isatty(STDIN_FILENO) == 1
    guard isTyped || isForced else { return nil }
    if isTyped, isatty(STDERR_FILENO) == 1 {
      return TerminalDevice(input: STDIN_FILENO, output: STDERR_FILENO)
    }
    // The device's own path is tried first, because some systems can't wait for keys on /dev/tty.
    for descriptor in [STDIN_FILENO, STDERR_FILENO, STDOUT_FILENO] {
      if isatty(descriptor) == 1, let path = ttyname(descriptor),
        let found = open(String(cString: path))
      {
        return TerminalDevice(input: isTyped ? STDIN_FILENO : found, output: found, opened: found)
      }
    }
    // A terminal of another user can't be opened, only used as it is.
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

  /// Closes the opened descriptor.
  func close() {
    if let opened { systemClose(opened) }
  }

  /// The number of columns, or 80 if the terminal doesn't report it.
  var width: Int {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// The abilities of the terminal, according to the environment.
  static var abilities: LineRenderer.Abilities {
    let type = getenv("TERM").map { String(cString: $0) } ?? ""
    if type.isEmpty || type == "dumb" { return .dumb }
    let isUnstyled = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return isUnstyled ? .unstyled : .full
  }

  /// Writes a whole text, in as few writes as the terminal accepts.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { Descriptor.write($0, to: output) }
  }
}

extension termios {
  /// The settings for raw mode, in which each key reaches the program immediately and isn't shown.
  ///
  /// Signal handlers use it: it neither allocates nor locks.
  var raw: termios {
    var settings = self
    settings.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
    // Without ISIG, Ctrl-C and Ctrl-Z are keys: the first ends the prompt, and the second is undo.
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    settings.c_cflag |= tcflag_t(CS8)
    withUnsafeMutableBytes(of: &settings.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
    }
    return settings
  }

  /// Whether these settings handle input in the same way as others.
  func hasModes(of other: termios) -> Bool {
    c_iflag == other.c_iflag && c_lflag == other.c_lflag
  }

  /// Whether the terminal shows the input, or keeps it until a line is complete.
  var isCooked: Bool { c_lflag & tcflag_t(ECHO | ICANON) != 0 }
}
#endif
