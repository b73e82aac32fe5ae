#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

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
