#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Overwrites memory with zeros, in a way that the optimizer can't remove.
func systemErase(_ memory: UnsafeMutableRawBufferPointer) {
  guard let start = memory.baseAddress else { return }
  #if canImport(Glibc) || canImport(Musl)
  explicit_bzero(start, memory.count)
  #elseif canImport(Darwin)
  _ = memset_s(start, memory.count, 0, memory.count)
  #else
  start.initializeMemory(as: UInt8.self, repeating: 0, count: memory.count)
  #endif
}
