#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the signal handlers know, and the handlers.
///
/// Only calls that POSIX lists as safe in a handler are made: `tcsetattr`, `tcgetpgrp`, `write`,
/// `sigaction`, `pthread_sigmask`, `raise`.
struct SignalState {
  var input: Int32 = -1
  var output: Int32 = -1
  var saved = termios()
  var raw = termios()
  var usesSequences = false

  /// The two ends of a pipe that a handler writes to, to wake the reader of keys.
  var waker: Int32 = -1
  var wakes: Int32 = -1

  var isRaw: sig_atomic_t = 0
  var needsRedraw: sig_atomic_t = 0
  var wasInterrupted: sig_atomic_t = 0
}

extension SignalState {
  // Memory of their own instead of variables: a handler must not meet the checks for exclusive
  // access, and the memory lives as long as the process.
  nonisolated(unsafe) static let shared: UnsafeMutablePointer<SignalState> = {
    let pointer = UnsafeMutablePointer<SignalState>.allocate(capacity: 1)
    pointer.initialize(to: SignalState())
    return pointer
  }()

  nonisolated(unsafe) static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
    let pointer = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pointer.initialize(to: pthread_mutex_t())
    pthread_mutex_init(pointer, nil)
    return pointer
  }()

  /// What was done on each signal before the guard, by the number of the signal.
  private nonisolated(unsafe) static let previous = actions()

  /// What the guard does on each signal.
  private nonisolated(unsafe) static let ours = actions()

  private static func actions() -> UnsafeMutablePointer<sigaction> {
    let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
    pointer.initialize(repeating: sigaction(), count: 32)
    return pointer
  }

  /// Signals that end the process; the last ones mean that it has crashed.
  private static let endings = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV,
  ]

  /// Another thread may end the process while this one waits for keys.
  private static let atExit: Void = {
    atexit { SignalState.shared.pointee.leave(newLine: true) }
  }()

  static func install() {
    _ = (previous, ours, atExit)
    for number in endings { install(number, ends) }
    install(SIGTSTP, stops)
    install(SIGCONT, continues)
    install(SIGWINCH, resizes)
  }

  private static func install(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void)
  {
    sigaction(number, nil, previous + Int(number))
    let old = signal(number, handler)
    // What is ignored stays so, as `nohup` wants it.
    if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      sigaction(number, previous + Int(number), nil)
    }
    sigaction(number, nil, ours + Int(number))
  }

  static func uninstall() {
    for number in endings + [SIGTSTP, SIGCONT, SIGWINCH] {
      sigaction(number, previous + Int(number), nil)
    }
  }

  private static let ends: @convention(c) (Int32) -> Void = { number in
    let error = errno
    SignalState.shared.pointee.leave(newLine: true)
    SignalState.shared.pointee.wasInterrupted = 1
    SignalState.shared.pointee.wake()
    sigaction(number, SignalState.previous + Int(number), nil)
    // It is blocked until this handler returns, and then takes its old way.
    raise(number)
    errno = error
  }

  private static let stops: @convention(c) (Int32) -> Void = { number in
    let error = errno
    SignalState.shared.pointee.leave(newLine: true)
    sigaction(number, SignalState.previous + Int(number), nil)
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, number)
    raise(number)
    // The process stops in this call, and the handler of SIGCONT runs before it returns.
    pthread_sigmask(SIG_UNBLOCK, &only, nil)
    pthread_sigmask(SIG_BLOCK, &only, nil)
    sigaction(number, SignalState.ours + Int(number), nil)
    // A process that nobody could let go on isn't stopped at all.
    SignalState.shared.pointee.enter()
    errno = error
  }

  private static let continues: @convention(c) (Int32) -> Void = { _ in
    let error = errno
    SignalState.shared.pointee.enter()
    errno = error
  }

  private static let resizes: @convention(c) (Int32) -> Void = { _ in
    let error = errno
    SignalState.shared.pointee.needsRedraw = 1
    SignalState.shared.pointee.wake()
    errno = error
  }
}

extension SignalState {
  /// Whether the terminal is this process's to change: a background job leaves it alone.
  private var isForeground: Bool { tcgetpgrp(input) == getpgrp() }

  /// Sets the terminal up, at the start and after a stop. What was typed ahead is kept.
  ///
  /// - Returns: Whether the terminal takes the settings.
  @discardableResult
  mutating func enter() -> Bool {
    // A job in the background is stopped when it reads, and comes here when it goes on.
    guard isForeground else { return true }
    // Noted before it is so: restoring once too often does no harm.
    isRaw = 1
    guard tcsetattr(input, TCSANOW, &raw) == 0 else { return false }
    if usesSequences { put("\u{1B}[?2004h") }
    needsRedraw = 1
    wake()
    return true
  }

  /// Restores the terminal, once.
  mutating func leave(newLine: Bool) {
    guard isRaw != 0, isForeground else { return }
    if usesSequences { put("\u{1B}[?2004l") }
    if newLine { put("\r\n") }
    tcsetattr(input, TCSANOW, &saved)
    isRaw = 0
  }

  func wake() { put("!", to: wakes) }

  private func put(_ text: StaticString, to descriptor: Int32? = nil) {
    _ = systemWrite(descriptor ?? output, text.utf8Start, text.utf8CodeUnitCount)
  }
}
#endif
