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

  /// Puts the terminal into raw mode and watches the signals.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - mode: Its settings.
  ///   - usesSequences: Whether the terminal understands control sequences.
  /// - Throws: ``PromptError`` if the settings are refused, or another guard is active.
  init(
    _ device: TerminalDevice, _ mode: RawMode, usesSequences: Bool
  ) throws(PromptError) {
    guard pthread_mutex_trylock(SignalState.mutex) == 0 else {
      throw PromptError(.alreadyPrompting)
    }
    let pipe = systemPipe()
    shared.pointee = SignalState(
      input: device.input, output: device.output, saved: mode.saved, raw: mode.raw,
      usesSequences: usesSequences, waker: pipe.reading, wakes: pipe.writing)
    SignalState.install()
    guard shared.pointee.enter() else {
      let error = PromptError(.terminalSettings, systemError: errno)
      end()
      throw error
    }
  }

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
  func end() {
    // The other way round, a signal between the two would leave the terminal raw.
    shared.pointee.leave(newLine: false)
    SignalState.uninstall()
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
