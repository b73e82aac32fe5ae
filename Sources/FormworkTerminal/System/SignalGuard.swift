#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A guard that keeps a terminal in raw mode, and always restores it.
///
/// While it is active, a signal that ends the process first restores the terminal and then has its
/// usual effect. A stop restores the terminal, and continuing sets it up again. Handlers use plain
/// memory that is prepared in advance, because they may neither allocate nor lock. A process can
/// have one guard at a time.
struct SignalGuard {
  private let shared = SignalState.shared

  /// Observes the signals, and puts the terminal into raw mode. In the background, it stops the
  /// process until it is in the foreground.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - usesSequences: Whether the terminal supports control sequences.
  ///   - isSecret: Whether the input must not be visible.
  /// - Throws: ``PromptError`` if the terminal isn't available, or another guard is active.
  init(
    _ device: TerminalDevice, usesSequences: Bool, isSecret: Bool
  ) throws(PromptError) {
    guard pthread_mutex_trylock(SignalState.mutex) == 0 else {
      throw PromptError(.alreadyPrompting)
    }
    guard let pipe = systemPipe() else {
      let error = PromptError(.terminalSettings, systemError: errno)
      pthread_mutex_unlock(SignalState.mutex)
      throw error
    }
    shared.pointee = SignalState(
      input: device.input, output: device.output, usesSequences: usesSequences,
      isSecret: isSecret, waker: pipe.reading, wakes: pipe.writing)
    AlternateStack.install()
    SignalState.install()
    do throws(PromptError) {
      try take()
    } catch {
      end(discarding: false)
      throw error
    }
  }

  /// Puts the terminal into raw mode. In the background, it first stops the process until it is in
  /// the foreground.
  ///
  /// - Throws: ``PromptError`` with `.background` if the process can't wait for the foreground, or
  ///   with `.terminalSettings` if the terminal rejects the settings.
  func take() throws(PromptError) {
    // The signals with which the system stops a background job.
    var stops = sigset_t()
    var mask = sigset_t()
    sigemptyset(&stops)
    sigaddset(&stops, SIGTTOU)
    pthread_sigmask(SIG_UNBLOCK, &stops, &mask)
    defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
    repeat {
      errno = 0
      guard shared.pointee.waitForForeground() else {
        throw PromptError(.background, systemError: errno)
      }
      errno = 0
      if shared.pointee.enter() { return }
    } while shared.pointee.isInBackground
    throw PromptError(.terminalSettings, systemError: errno)
  }

  /// Makes sure that keys aren't shown, before they are read.
  ///
  /// Another program may have changed the settings, so that a secret may have been visible. The
  /// prompt then ends before more of it is shown.
  ///
  /// - Returns: Whether there may be keys to read: `false` if another program used the terminal.
  /// - Throws: ``PromptError`` with `.exposed` for a secret, or the same errors as ``take()``.
  func secure() throws(PromptError) -> Bool {
    if !shared.pointee.isInBackground {
      // A terminal that is gone shows nothing; reading reports its end.
      guard shared.pointee.isCooked == true else { return true }
      if shared.pointee.isSecret { throw PromptError(.exposed) }
    }
    try take()
    return false
  }

  /// Whether the terminal belongs to another job, and has to be taken again.
  var isInBackground: Bool { shared.pointee.isInBackground }

  /// The descriptor that can be read after a signal.
  var waker: Int32 { shared.pointee.waker }

  /// Returns whether the terminal may look different from the last frame, since the last call.
  func takeRedraw() -> Bool {
    defer { shared.pointee.needsRedraw = 0 }
    return shared.pointee.needsRedraw != 0
  }

  /// Whether a signal should have ended the process, but a handler of the app kept it running.
  var wasInterrupted: Bool { shared.pointee.wasInterrupted != 0 }

  /// Restores the terminal and the handlers.
  ///
  /// - Parameter discarding: Whether to discard unread input of a secret.
  func end(discarding: Bool) {
    // In the opposite order, a signal in between would leave the terminal in raw mode.
    shared.pointee.leave(newLine: false, discarding: discarding)
    SignalState.uninstall()
    AlternateStack.remove()
    close()
  }

  private func close() {
    systemClose(shared.pointee.waker)
    systemClose(shared.pointee.wakes)
    shared.pointee = SignalState()
    pthread_mutex_unlock(SignalState.mutex)
  }
}
#endif
