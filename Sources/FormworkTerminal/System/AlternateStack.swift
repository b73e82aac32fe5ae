#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

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
