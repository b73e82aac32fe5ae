import FormworkCore

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

    /// The failure in words, where the system has none.
    private let sentence: String?

    enum Operation {
      case reading, writing
    }

    fileprivate init(operation: Operation, code: Int32) {
      (self.operation, self.code, sentence) = (operation, code, nil)
    }

    /// A file that the command itself doesn't write.
    init(unwritten sentence: String) {
      (operation, code, self.sentence) = (.writing, 0, sentence)
    }

    var message: String { sentence ?? String(cString: strerror(code)) }

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

  /// Opens a file for writing, and leaves in it what is there: see ``empty()``.
  init(writing path: String) throws(Failure) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw Failure(operation: .writing, code: errno) }
  }

  /// Empties a regular file.
  func empty() throws(Failure) { try shorten(to: 0) }

  /// Cuts off the end of a regular file.
  func shorten(to size: Int) throws(Failure) {
    if identity == nil { return }
    if ftruncate(descriptor, off_t(size)) < 0 { throw Failure(operation: .writing, code: errno) }
  }

  /// Opens those of the standard files that are closed, so that no other file gets their place.
  ///
  /// Reading or writing them fails as before: each is opened for the opposite.
  static func openStandardFiles() {
    for descriptor in CInt(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      // The first free descriptor is this one.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Fails if a file can't be written, as far as that is known before it is opened.
  static func checkWriting(_ path: String) throws(Failure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR {
      throw Failure(operation: .writing, code: EISDIR)
    }
    if access(exists ? path : folder(of: path), exists ? W_OK : W_OK | X_OK) < 0 {
      throw Failure(operation: .writing, code: errno)
    }
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
  /// first, so that it can't begin a line of its own; the rest is made safe and short here.
  static func complain(_ lines: String) {
    standardError.show(String(safelyShowingLinesOf: lines.withShortLines) + "\n")
  }
}

/// Tells one regular file from another, whatever paths lead to it.
///
/// A file that isn't there yet is identified by its folder and its name.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// The name that a file would have in the folder of that number; empty for a file that is there.
  private let name: String

  /// - Returns: `nil` if the path leads to something else, such as a terminal, in which nothing is lost.
  init?(path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT != S_IFREG { return nil }
      self.init(status, name: "")
      return
    }
    if errno != ENOENT { return nil }
    let path = path.followingLinks
    guard stat(folder(of: path), &status) == 0 else { return nil }
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    self.init(status, name: end.map { String(path[path.index(after: $0)...]) } ?? path)
  }

  fileprivate init?(descriptor: CInt) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status, name: "")
  }

  private init(_ status: stat, name: String) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
    self.name = name
  }
}

extension SystemFile {
  /// Which regular file it is; `nil` for pipes and the like.
  var identity: FileIdentity? { FileIdentity(descriptor: descriptor) }
}

extension String {
  /// The path that symbolic links at its end lead to, also where nothing is there.
  fileprivate var followingLinks: String {
    var path = self
    // As many as Linux follows.
    for _ in 0..<40 {
      var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      let count = readlink(path, &target, Int(PATH_MAX))
      if count <= 0 { return path }
      let link = String(decoding: target[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = link.hasPrefix("/") ? link : folder(of: path) + "/" + link
    }
    return path
  }
}

/// The folder that a path leads into.
private func folder(of path: String) -> String {
  guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  return end == path.startIndex ? "/" : String(path[..<end])
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
