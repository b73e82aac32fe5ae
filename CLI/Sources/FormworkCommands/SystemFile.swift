import FormworkDisplay

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An open file, by its descriptor.
struct SystemFile {
  private let descriptor: Int32

  /// What the system says when something can't be done with a file.
  struct Failure: Error {
    let operation: Operation
    fileprivate let code: Int32

    enum Operation {
      case reading, writing
    }

    var message: String { String(cString: strerror(code)) }

    /// Whether nobody reads what is written any more.
    var isBrokenPipe: Bool { code == EPIPE }
  }

  static let standardInput = SystemFile(descriptor: 0)
  static let standardOutput = SystemFile(descriptor: 1)
  static let standardError = SystemFile(descriptor: 2)

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Opens a file for reading; `-` is standard input.
  init(reading path: String) throws(Failure) {
    if path == "-" {
      self = .standardInput
      return
    }
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw Failure(operation: .reading, code: errno) }
  }

  /// Opens a file for writing, and empties it first.
  init(writing path: String) throws(Failure) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw Failure(operation: .writing, code: errno) }
  }

  /// Whether two paths lead to one regular file.
  static func isSame(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(path, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.isSameFile(as: second)
  }

  /// Whether a path leads to the regular file that standard output goes to.
  static func isStandardOutput(_ path: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(path, &first) == 0, fstat(1, &second) == 0 else { return false }
    return first.isSameFile(as: second)
  }

  /// Whether there is something at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Closes the file, unless it is a standard one.
  func close() {
    if descriptor > 2 { _ = systemClose(descriptor) }
  }

  /// Reads what is there, and waits until there is something.
  ///
  /// - Returns: How many bytes were read; 0 at the end of the file.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
    while true {
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { throw Failure(operation: .reading, code: errno) }
    }
  }

  /// Writes all of some bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = systemWrite(descriptor, part.baseAddress, part.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Failure(operation: .writing, code: errno)
      }
    }
  }

  /// Whether a person sees what is written, on a terminal that can move its cursor.
  var isTerminal: Bool {
    if isatty(descriptor) == 0 { return false }
    guard let kind = getenv("TERM") else { return false }
    return String(cString: kind) != "dumb"
  }

  /// The size of a regular file in bytes; `nil` for pipes and the like.
  var size: Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Seconds since some moment in the past.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Ends the process at once.
  static func end(with code: Int32) -> Never { _exit(code) }

  /// Writes a text as far as that is possible.
  func show(_ text: String) {
    var text = text
    text.withUTF8 { try? write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes a line, or several, to standard error, as far as that is possible.
  ///
  /// What comes from outside, such as the name of a file, goes through `String(safelyShowing:)`
  /// first, so that it can't begin a line of its own; the rest is made safe here.
  static func complain(_ lines: String) {
    standardError.show(String(safelyShowingLinesOf: lines) + "\n")
  }
}

extension stat {
  /// Whether both tell of one regular file.
  fileprivate func isSameFile(as other: stat) -> Bool {
    st_mode & S_IFMT == S_IFREG && st_dev == other.st_dev && st_ino == other.st_ino
  }
}

// Within the type, its own methods hide the functions of the same name.
private let systemRead = read
private let systemWrite = write
private let systemClose = close

/// Whether two runs of bytes of one length are equal.
func areEqual(_ bytes: UnsafeRawBufferPointer, _ others: UnsafeRawBufferPointer) -> Bool {
  guard let first = bytes.baseAddress, let second = others.baseAddress else {
    return bytes.count == others.count
  }
  return bytes.count == others.count && memcmp(first, second, bytes.count) == 0
}

/// The place of a byte, or `nil`.
func firstIndex(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
  guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else {
    return nil
  }
  return UnsafeRawPointer(found) - start
}
