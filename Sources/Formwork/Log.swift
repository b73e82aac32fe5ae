#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(ucrt)
import ucrt
#endif

/// Messages for developers, written to standard error.
enum Log {
  static func write(_ message: String) {
    let line = Array("Formwork: \(message)\n".utf8)
    #if os(Windows)
    _ = _write(2, line, UInt32(line.count))
    #else
    _ = line.withUnsafeBytes { posixWrite(2, $0.baseAddress, $0.count) }
    #endif
  }
}

#if !os(Windows)
/// The system's `write`, under a name that `Log.write` doesn't hide.
private func posixWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
#endif
