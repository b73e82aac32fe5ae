#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The signal handlers. Beside what ``SignalState`` calls they call `sigaction`, `pthread_sigmask` and
/// `raise`, which are as safe.
extension SignalState {
  /// What was done on each signal before the guard, by the number of the signal.
  private nonisolated(unsafe) static let previous = actions()

  /// What the guard does on each signal.
  private nonisolated(unsafe) static let ours = actions()

  private static func actions() -> UnsafeMutablePointer<sigaction> {
    let count = Int(SignalNumbers.greatest) + 1
    let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
    pointer.initialize(repeating: sigaction(), count: count)
    return pointer
  }

  /// Signals by which people and systems end a program, or by which it crashes: the terminal is
  /// restored although the app has a handler, and that is called then.
  ///
  /// All other signals are left to an app that has handlers for them: it uses them for its own ends.
  private static let alwaysWatched: Set<Int32> = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
  ]

  /// Another thread may end the process while this one waits for keys.
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

  /// Sets a handler, unless the signal is ignored, or is one that an app handles for its own ends.
  ///
  /// - Returns: Whether the handler is set.
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
    // What is ignored stays so, as `nohup` wants it.
    let isLeft = isIgnored || isHandled && isTheirs
    if isLeft { sigaction(number, previous + place, nil) }
    sigaction(number, nil, ours + place)
    if isLeft { return false }
    // What has overflowed the stack leaves no room there for a handler.
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
    // It is blocked until this handler returns, and then takes its old way.
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
#endif
