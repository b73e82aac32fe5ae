#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The settings of a terminal in which every key reaches the program at once.
struct RawMode {
  /// The settings that were found, to be restored.
  let saved: termios

  /// The settings of the editor.
  let raw: termios

  /// Reads the settings of a terminal, and changes nothing yet.
  ///
  /// - Throws: ``PromptError`` with `.terminalSettings` if the terminal doesn't tell them.
  init(of descriptor: Int32) throws(PromptError) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      throw PromptError(.terminalSettings, systemError: errno)
    }
    saved = settings
    settings.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
    // Without ISIG, Ctrl-C and Ctrl-Z are keys: one ends the prompt, one is undo.
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    settings.c_cflag |= tcflag_t(CS8)
    withUnsafeMutableBytes(of: &settings.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
    }
    raw = settings
  }
}
#endif
