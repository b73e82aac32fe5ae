#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Functions to read and write system descriptors.
package enum Descriptor {
  /// The result of waiting for a descriptor.
  package enum Event: Hashable {
    /// There are bytes to read, or the end of the input.
    case ready

    /// A signal has arrived, or the other descriptor has bytes.
    case woken

    /// The timeout has expired.
    case timeout
  }

  /// Writes all bytes, or stops if the reader has closed the descriptor.
  package static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeBufferPointer(rebasing: rest)
      let count = systemWrite(descriptor, part.baseAddress, part.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Waits until a descriptor can be read.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - waker: Another descriptor that ends the wait. Its bytes are read and have no meaning.
  ///   - timeout: The maximum time in milliseconds; `nil` for no limit.
  /// - Returns: The first event.
  package static func wait(for descriptor: Int32, or waker: Int32, timeout: Int32?) -> Event {
    var requests = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: waker, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&requests, nfds_t(requests.count), timeout ?? -1)
    if count == 0 { return .timeout }
    if count < 0 { return errno == EINTR ? .woken : .ready }
    if requests[1].revents != 0 {
      var byte: UInt8 = 0
      while systemRead(waker, &byte, 1) == 1 {}
      return .woken
    }
    return .ready
  }

  /// Reads the available bytes, up to a limit, and erases them from memory after `body` returns.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - limit: The maximum number of bytes to read.
  ///   - body: Receives the bytes; none if a signal arrived.
  /// - Returns: Whether there may be more bytes: `false` at the end or after an error.
  package static func read(
    from descriptor: Int32, upTo limit: Int = 4096, _ body: (UnsafeRawBufferPointer) -> Void
  ) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: limit, alignment: 1) { buffer in
      let count = systemRead(descriptor, buffer.baseAddress, limit)
      if count < 0, errno == EINTR || errno == EAGAIN { return true }
      guard count > 0 else { return false }
      let bytes = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
      defer { systemErase(bytes) }
      body(UnsafeRawBufferPointer(bytes))
      return true
    }
  }

  /// The maximum length of a line in bytes: that of a line in a file.
  package static var mostInLine: Int { 1 << 22 }

  /// A line that was read.
  package enum Line: Hashable, Sendable {
    /// A line without its end.
    case text(String)

    /// The beginning of a line that is longer than the maximum. The rest is unread.
    case beginning(String)

    /// There is nothing more to read.
    case end
  }

  /// Reads a line byte by byte, so that the following bytes stay unread.
  ///
  /// - Returns: The line; of one that is too long, the first 1,024 bytes.
  package static func readLine(from descriptor: Int32) -> Line {
    var line = ErasableBytes()
    defer { line.removeAll() }
    var byte: UInt8 = 0
    while true {
      let count = systemRead(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count <= 0 {
        if line.bytes.isEmpty { return .end }
        break
      }
      if byte == UInt8(ascii: "\n") { break }
      if line.bytes.count == mostInLine {
        return .beginning(String(decoding: line.bytes.prefix(1024), as: UTF8.self))
      }
      line.append(byte)
    }
    if line.bytes.last == UInt8(ascii: "\r") { line.removeLast() }
    return .text(String(decoding: line.bytes, as: UTF8.self))
  }
}

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
