#if canImport(Glibc) || canImport(Musl)
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// The signals of Linux, grouped by how the guard handles them.
enum SignalNumbers {
  /// The maximum signal number.
  static let greatest: Int32 = 64

  /// The signals that end the process by default, including real-time signals.
  ///
  /// The C library reserves two or three of them, and rejects handlers for them.
  static let endings = (1...greatest).filter { !others.contains($0) }

  /// The signals that can't be caught, that stop the process, or that have no effect by default.
  private static let others = [
    SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH,
  ]
}
#endif
