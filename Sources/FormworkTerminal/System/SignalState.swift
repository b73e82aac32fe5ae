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

  func wake() { put("!", to: wakes) }

  private func put(_ text: StaticString, to descriptor: Int32? = nil) {
    _ = systemWrite(descriptor ?? output, text.utf8Start, text.utf8CodeUnitCount)
  }
}
#endif
