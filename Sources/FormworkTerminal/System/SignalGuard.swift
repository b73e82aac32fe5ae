#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Keeps a terminal in raw mode, and sees to it that it never stays so.
///
/// While it is active, a signal that ends the process restores the terminal first and then takes
/// the way it would have taken; a stop restores it, and going on sets it up again. What a handler
/// needs lies in plain memory that is set up beforehand, because a handler may neither allocate
/// nor lock. A process has one guard at most.
struct SignalGuard {
  private let shared = SignalState.shared

  /// Watches the signals, and puts the terminal into raw mode; in the background it stops the
  /// process until the terminal is this job's.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - usesSequences: Whether the terminal understands control sequences.
  ///   - isSecret: Whether what is typed must not be seen.
  /// - Throws: ``PromptError`` if the terminal can't be had, or another guard is active.
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

  /// Puts the terminal into raw mode, after the process was stopped for as long as it is in the
  /// background.
  ///
  /// - Throws: ``PromptError`` with `.background` if the process can't wait for the foreground, with
  ///   `.terminalSettings` if the terminal rejects the settings.
  func take() throws(PromptError) {
    // The signals by which the system stops a job in the background.
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

  /// Makes sure, before keys are read, that they aren't shown.
  ///
  /// Another program may have changed the settings. What is secret has perhaps been shown then; the
  /// prompt ends rather than let more of it be.
  ///
  /// - Returns: Whether there may be keys to read: not if the terminal was somebody else's.
  /// - Throws: ``PromptError`` with `.exposed` for a secret, or as ``take()`` does.
  func secure() throws(PromptError) -> Bool {
    if !shared.pointee.isInBackground {
      // What is gone shows nothing; reading finds its end.
      guard shared.pointee.isCooked == true else { return true }
      if shared.pointee.isSecret { throw PromptError(.exposed) }
    }
    try take()
    return false
  }

  /// Whether the terminal belongs to another job, and is to be taken again.
  var isInBackground: Bool { shared.pointee.isInBackground }

  /// The descriptor that has something to read after a signal.
  var waker: Int32 { shared.pointee.waker }

  /// Whether the terminal may look different from what was drawn, since the last call.
  func takeRedraw() -> Bool {
    defer { shared.pointee.needsRedraw = 0 }
    return shared.pointee.needsRedraw != 0
  }

  /// Whether a signal was to end the process and it goes on nevertheless, by a handler of the app.
  var wasInterrupted: Bool { shared.pointee.wasInterrupted != 0 }

  /// Restores the terminal and the handlers.
  ///
  /// - Parameter discarding: Whether to throw away what was typed of a secret and not read.
  func end(discarding: Bool) {
    // The other way round, a signal between the two would leave the terminal raw.
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
