#if canImport(Darwin)
import Darwin

/// The signals of Darwin, by what the guard has to do about them.
enum SignalNumbers {
  /// The greatest number that a signal can have.
  static let greatest: Int32 = 31

  /// Signals that end the process unless it does something about them.
  static let endings = (1...greatest).filter { !others.contains($0) }

  /// Signals that nobody can catch, that stop, or that do nothing by themselves.
  private static let others = [
    SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, SIGIO, SIGINFO,
  ]
}
#endif
