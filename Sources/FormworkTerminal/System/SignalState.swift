#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the signal handlers know of the terminal, and what they and the prompt do to it.
///
/// Only calls that POSIX lists as safe in a handler are made: `tcgetattr`, `tcsetattr`, `tcflush`,
/// `tcdrain`, `tcgetpgrp`, `getpgrp`, `write`.
struct SignalState {
  var input: Int32 = -1
  var output: Int32 = -1
  var usesSequences = false

  /// Whether what is typed must not be seen, so that what nobody has read of it is thrown away.
  var isSecret = false

  /// Whether SIGTTOU stops the process, so that it can wait for the foreground.
  var canStop = true

  /// The two ends of a pipe that a handler writes to, to wake the reader of keys.
  var waker: Int32 = -1
  var wakes: Int32 = -1

  /// The settings to restore: those that were there when the terminal was taken.
  var saved = termios()

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
}

extension SignalState {
  /// Whether the terminal is another job's now.
  ///
  /// Where the terminal controls no session of this process, as after `setsid` or `su`, there are no
  /// jobs: nobody says whose it is, and everybody may set it.
  var isInBackground: Bool {
    let foreground = tcgetpgrp(input)
    return foreground >= 0 && foreground != getpgrp()
  }

  /// Stops the process until the terminal is this job's.
  ///
  /// - Returns: Whether it is; not if the process can't be stopped, because the signal is ignored or
  ///   nobody could let it go on.
  func waitForForeground() -> Bool {
    while isInBackground {
      guard canStop else { return false }
      // The system stops a job in the background for it, and it changes nothing.
      let isDone = tcdrain(input) == 0
      if isDone ? isInBackground : errno != EINTR { return false }
    }
    return true
  }

  /// Puts the terminal into raw mode, at the start and after a stop. What was typed ahead is kept.
  ///
  /// - Returns: Whether the terminal has these settings now; not in the background.
  @discardableResult
  mutating func enter() -> Bool {
    guard !isInBackground else {
      // The reader sees to it, who can wait.
      wake()
      return false
    }
    var found = termios()
    guard tcgetattr(input, &found) == 0 else { return false }
    // In this order: a handler that comes between has set both, and `found` isn't to be restored.
    if isRaw == 0 { saved = found }
    // Noted before it is so: restoring once too often does no harm.
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

  /// Whether the terminal shows what is typed, or keeps it until a line is whole; `nil` if it is gone.
  ///
  /// It is asked, since a terminal that takes only some of its settings says that it took them.
  var isCooked: Bool? {
    var found = termios()
    return tcgetattr(input, &found) == 0 ? found.isCooked : nil
  }

  /// Restores the terminal, once.
  mutating func leave(newLine: Bool, discarding: Bool = false) {
    guard isRaw != 0, !isInBackground else { return }
    if usesSequences { put("\u{1B}[?2004l") }
    if newLine { put("\r\n") }
    // What is on its way would be shown by whoever reads next.
    if isSecret, discarding { tcflush(input, TCIFLUSH) }
    tcsetattr(input, TCSANOW, &saved)
    isRaw = 0
  }

  func wake() { put("!", to: wakes) }

  private func put(_ text: StaticString, to descriptor: Int32? = nil) {
    _ = systemWrite(descriptor ?? output, text.utf8Start, text.utf8CodeUnitCount)
  }
}
#endif
