#if canImport(Darwin)
import Darwin

/// The signals of Darwin, grouped by how the guard handles them.
enum SignalNumbers {
  /// The maximum signal number.
  static let greatest: Int32 = 31

  /// The signals that end the process by default.
  static let endings = (1...greatest).filter { !others.contains($0) }

  /// The signals that can't be caught, that stop the process, or that have no effect by default.
  private static let others = [
    SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, SIGIO, SIGINFO,
  ]
}
#endif
