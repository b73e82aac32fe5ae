#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The state of the terminal for signal handlers and the prompt, and functions to change it.
///
/// It only makes calls that are safe in a handler according to POSIX: `tcgetattr`, `tcsetattr`,
/// `tcflush`, `tcdrain`, `tcgetpgrp`, `getpgrp`, and `write`.
struct SignalState {
  var input: Int32 = -1
  var output: Int32 = -1
  var usesSequences = false

  /// Whether the input must not be visible, so that unread input is discarded.
  var isSecret = false

  /// Whether SIGTTOU stops the process, so that it can wait for the foreground.
  var canStop = true

  /// The writing end of a pipe that wakes the reader of keys.
  var waker: Int32 = -1
  var wakes: Int32 = -1

  /// The settings to restore, from before the prompt.
  var saved = termios()

  var isRaw: sig_atomic_t = 0
  var needsRedraw: sig_atomic_t = 0
  var wasInterrupted: sig_atomic_t = 0
}

extension SignalState {
  // Allocated memory instead of variables: a handler must not trigger checks for exclusive access,
  // and the memory exists as long as the process.
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
}

extension SignalState {
  /// Whether the terminal belongs to another job.
  ///
  /// If the terminal doesn't control a session of this process, for example after `setsid` or `su`,
  /// there are no jobs, and any process may change it.
  var isInBackground: Bool {
    let foreground = tcgetpgrp(input)
    return foreground >= 0 && foreground != getpgrp()
  }

  /// Stops the process until it is in the foreground.
  ///
  /// - Returns: Whether it is in the foreground; `false` if the process can't be stopped, because
  ///   the signal is ignored or no shell could continue it.
  func waitForForeground() -> Bool {
    while isInBackground {
      guard canStop else { return false }
      // The system stops a background job that calls this function, which changes nothing.
      let isDone = tcdrain(input) == 0
      if isDone ? isInBackground : errno != EINTR { return false }
    }
    return true
  }

  /// Puts the terminal into raw mode, at the start and after a stop. Input that was typed ahead is
  /// kept.
  ///
  /// - Returns: Whether the terminal now has these settings; `false` in the background.
  @discardableResult
  mutating func enter() -> Bool {
    guard !isInBackground else {
      // The reader retries, because it can wait.
      wake()
      return false
    }
    var found = termios()
    guard tcgetattr(input, &found) == 0 else { return false }
    // The order matters: if a handler runs in between, it has set both, and `found` must not be
    // restored.
    if isRaw == 0 { saved = found }
    // Set in advance, because restoring once too often does no harm.
    let wasRaw = isRaw != 0
    isRaw = 1
    var raw = saved.raw
    if !wasRaw || !found.hasModes(of: raw) {
      guard tcsetattr(input, TCSANOW, &raw) == 0, isCooked == false else { return false }
      if usesSequences { put("\u{1B}[?2004h") }
    }
    needsRedraw = 1
    wake()
    return true
  }

  /// Whether the terminal shows the input, or keeps it until a line is complete; `nil` if it is
  /// gone.
  ///
  /// The settings are read back, because a terminal that accepts only some of them reports success.
  var isCooked: Bool? {
    var found = termios()
    return tcgetattr(input, &found) == 0 ? found.isCooked : nil
  }

  /// Restores the terminal, once.
  mutating func leave(newLine: Bool, discarding: Bool = false) {
    guard isRaw != 0, !isInBackground else { return }
    if usesSequences { put("\u{1B}[?2004l") }
    if newLine { put("\r\n") }
    // Otherwise, the next reader would show the pending input.
    if isSecret, discarding { tcflush(input, TCIFLUSH) }
    tcsetattr(input, TCSANOW, &saved)
    isRaw = 0
  }

  private func wake() { put("!", to: wakes) }

  private func put(_ text: StaticString, to descriptor: Int32? = nil) {
    _ = systemWrite(descriptor ?? output, text.utf8Start, text.utf8CodeUnitCount)
  }
}

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

/// A stack for signal handlers, for use after the thread's own stack overflows.
///
/// A stack overflow is a signal like others, but its handler needs space on a stack. Each thread
/// has its own alternate stack or none. This one is for the thread that runs a prompt, and a
/// process can have only one prompt.
enum AlternateStack {
  /// The size in bytes, more than the state of any processor.
  private static let size = 1 << 16

  // The memory exists as long as the process, like everything that handlers need.
  private nonisolated(unsafe) static let memory = UnsafeMutableRawPointer.allocate(
    byteCount: size, alignment: 16)

  #if os(tvOS) || os(watchOS)
  // These systems don't have `sigaltstack`, and no terminal either. Source: Darwin's <signal.h>.
  static func install() {}
  static func remove() {}
  #else
  /// Installs an alternate stack for the calling thread, unless it has one.
  static func install() {
    var found = stack_t()
    guard sigaltstack(nil, &found) == 0, found.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var ours = stack_t()
    ours.ss_sp = memory
    ours.ss_size = .init(size)
    _ = sigaltstack(&ours, nil)
  }

  /// Removes the alternate stack from the calling thread, if it is this one.
  static func remove() {
    var found = stack_t()
    guard sigaltstack(nil, &found) == 0, found.ss_sp == memory else { return }
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    // Darwin checks the size even then.
    none.ss_size = .init(size)
    _ = sigaltstack(&none, nil)
  }
  #endif
}
#endif
