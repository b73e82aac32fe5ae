#if canImport(Glibc) || canImport(Musl)
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// The signals of Linux, by what the guard has to do about them.
enum SignalNumbers {
  /// The greatest number that a signal can have.
  static let greatest: Int32 = 64

  /// Signals that end the process unless it does something about them, the real-time ones too.
  ///
  /// The library of C keeps two or three for itself, and rejects handlers for them.
  static let endings = (1...greatest).filter { !others.contains($0) }

  /// Signals that nobody can catch, that stop, or that do nothing by themselves.
  private static let others = [
    SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH,
  ]
}
#endif
