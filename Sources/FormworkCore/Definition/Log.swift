#if !hasFeature(Embedded)
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
package enum Log {
  private static let observer = TaskLocal<(@Sendable (String) -> Void)?>(wrappedValue: nil)

  /// Runs `body`, and passes its messages to `observer` instead of writing them.
  package static func observing<Result>(
    _ observer: @escaping @Sendable (String) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    try Self.observer.withValue(observer, operation: body)
  }

  static func write(_ message: String) {
    if let observer = observer.get() { return observer(message) }
    let line = Array("Formwork: \(message)\n".utf8)
    #if os(Windows)
    _ = _write(2, line, UInt32(line.count))
    #else
    _ = line.withUnsafeBytes { posixWrite(2, $0.baseAddress, $0.count) }
    #endif
  }
}

extension Log {
  /// Reports an unknown locale, because silently using another notation could change a value.
  static func unknownLocale(_ identifier: String) {
    write(
      "“\(identifier)” isn't a known locale, so the notation is English. "
        + "Use an identifier such as de_DE or zh-Hant-HK.")
  }
}

#if !os(Windows)
/// The system's `write`, under a name that `Log.write` doesn't hide.
private func posixWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
#endif
#endif
