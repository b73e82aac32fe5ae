#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A stack for signal handlers, for when the thread's own is used up.
///
/// A stack overflow is a signal like others, but its handler would need room on the stack that has
/// none. Every thread has an alternate stack of its own or none; this one serves the thread that a
/// prompt runs on, and a prompt is the only one of its process.
enum AlternateStack {
  /// More than the state of any processor takes.
  private static let size = 1 << 16

  // It lives as long as the process, like all that handlers need.
  private nonisolated(unsafe) static let memory = UnsafeMutableRawPointer.allocate(
    byteCount: size, alignment: 16)

  #if os(tvOS) || os(watchOS)
  // There is no `sigaltstack` on these systems, and no terminal either. Source: Darwin's <signal.h>.
  static func install() {}
  static func remove() {}
  #else
  /// Gives the calling thread a stack for handlers, unless it has one.
  static func install() {
    var found = stack_t()
    guard sigaltstack(nil, &found) == 0, found.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var ours = stack_t()
    ours.ss_sp = memory
    ours.ss_size = .init(size)
    _ = sigaltstack(&ours, nil)
  }

  /// Takes the stack away from the calling thread, if it is this one.
  static func remove() {
    var found = stack_t()
    guard sigaltstack(nil, &found) == 0, found.ss_sp == memory else { return }
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    // Darwin looks at the size even so.
    none.ss_size = .init(size)
    _ = sigaltstack(&none, nil)
  }
  #endif
}
#endif
