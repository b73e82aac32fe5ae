#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// Free functions, because a type's own methods hide system functions of the same name.

func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
  open(path, flags)
}

package func systemClose(_ descriptor: Int32) {
  _ = close(descriptor)
}

func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// Creates a pipe, and returns its reading and writing ends, or `nil` on failure. Neither end
/// blocks, and child processes don't inherit them.
package func systemPipe() -> (reading: Int32, writing: Int32)? {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return nil }
  for end in ends {
    _ = fcntl(end, F_SETFL, O_NONBLOCK)
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
  }
  return (ends[0], ends[1])
}

/// Returns whether a descriptor was opened for reading and writing.
func systemIsReadWrite(_ descriptor: Int32) -> Bool {
  let flags = fcntl(descriptor, F_GETFL)
  return flags >= 0 && flags & O_ACCMODE == O_RDWR
}
#endif
