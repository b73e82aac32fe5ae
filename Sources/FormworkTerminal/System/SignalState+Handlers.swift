#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The signal handlers. In addition to the functions that ``SignalState`` calls, they call
/// `sigaction`, `pthread_sigmask`, and `raise`, which are also safe.
extension SignalState {
  /// The action for each signal before the guard was active, by signal number.
  private nonisolated(unsafe) static let previous = actions()

  /// The guard's action for each signal.
  private nonisolated(unsafe) static let ours = actions()

  private static func actions() -> UnsafeMutablePointer<sigaction> {
    let count = Int(SignalNumbers.greatest) + 1
    let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
    pointer.initialize(repeating: sigaction(), count: count)
    return pointer
  }

  /// Signals with which users and systems end a program, or with which it crashes. The terminal is
  /// restored even if the app has a handler, which is called afterwards.
  ///
  /// All other signals are left to an app with handlers for them, because it uses them for its own
  /// purposes.
  private static let alwaysWatched: Set<Int32> = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
  ]

  /// A function for `atexit`, because another thread may end the process during a prompt.
  private static let atExit: Void = {
    atexit { SignalState.shared.pointee.leave(newLine: true, discarding: true) }
  }()

  static func install() {
    _ = (previous, ours, atExit)
    for number in SignalNumbers.endings { install(number, ends) }
    install(SIGTSTP, stops)
    install(SIGTTIN, stops)
    shared.pointee.canStop = install(SIGTTOU, stops)
    install(SIGCONT, continues)
    install(SIGWINCH, resizes)
  }

  static func uninstall() {
    for number in SignalNumbers.endings + [SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGWINCH] {
      sigaction(number, previous + Int(number), nil)
    }
  }

  /// Installs a handler, unless the signal is ignored, or the app handles it for its own purposes.
  ///
  /// - Returns: Whether the handler is installed.
  @discardableResult
  private static func install(
    _ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void
  ) -> Bool {
    let place = Int(number)
    guard sigaction(number, nil, previous + place) == 0 else { return false }
    let old = unsafeBitCast(signal(number, handler), to: Int.self)
    let isIgnored = old == unsafeBitCast(SIG_IGN, to: Int.self)
    let isHandled = !isIgnored && old != unsafeBitCast(SIG_DFL, to: Int.self)
    let isTheirs = SignalNumbers.endings.contains(number) && !alwaysWatched.contains(number)
    // An ignored signal stays ignored, as `nohup` expects.
    let isLeft = isIgnored || isHandled && isTheirs
    if isLeft { sigaction(number, previous + place, nil) }
    sigaction(number, nil, ours + place)
    if isLeft { return false }
    // After a stack overflow, a handler needs another stack.
    ours[place].sa_flags |= .init(SA_ONSTACK)
    sigaction(number, ours + place, nil)
    return true
  }

  private static let ends: @convention(c) (Int32) -> Void = { number in
    let error = errno
    SignalState.shared.pointee.leave(newLine: true, discarding: true)
    SignalState.shared.pointee.wasInterrupted = 1
    SignalState.shared.pointee.wake()
    sigaction(number, SignalState.previous + Int(number), nil)
    // The signal is blocked until this handler returns, and then has its previous effect.
    raise(number)
    errno = error
  }

  private static let stops: @convention(c) (Int32) -> Void = { number in
    let error = errno
    SignalState.shared.pointee.leave(newLine: true, discarding: true)
    sigaction(number, SignalState.previous + Int(number), nil)
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, number)
    raise(number)
    // The process stops in this call, and the handler of SIGCONT runs before it returns.
    pthread_sigmask(SIG_UNBLOCK, &only, nil)
    pthread_sigmask(SIG_BLOCK, &only, nil)
    sigaction(number, SignalState.ours + Int(number), nil)
    // If no shell could continue the process, it isn't stopped at all.
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
#endif
