import FormworkMasks

/// The results of earlier lines, by their shape: the line with its ``LikeDigits`` blotted out, and its letters
/// if they are all the same to the format.
///
/// Lines of one shape become results of one shape, so that only the first one needs the engine. Files
/// have few shapes. The memo has a place for each hash, in which the last one stays: its size is the
/// same for all files.
struct ShapeMemo {
  private let like: LikeDigits

  /// The entries, each with a fixed number of bytes.
  private var entries = [UInt8](repeating: 0, count: placeCount * Entry.size)

  /// The line that was looked up last: its shape, its digits that were blotted out, its place.
  private var shape: [UInt8] = []
  private var digits: [UInt8] = []
  private var place: Int?

  /// The reasons of lines that couldn't be completed.
  private var reasons: [Reason] = []

  /// The result of the last line that was recalled.
  private(set) var result: [UInt8] = []

  /// The result of a line.
  enum Recollection {
    /// It was completed: ``result`` has the result.
    case result

    /// A part of it was completed: ``result`` has the result.
    case extract

    /// It couldn't be completed.
    case reject(Reason)
  }

  private static let placeCount = 4096
  private static let greatestLength = 64

  /// The place of a digit: a byte that no text has.
  private static let blot: UInt8 = 0xFF

  /// How an entry is laid out: what it is, two lengths, how many
  /// digits are before the part that was taken, the shape, and the shape of the result.
  private enum Entry {
    static let shape = 4
    static let result = shape + greatestLength
    static let greatestResult = 2 * greatestLength
    static let size = result + greatestResult
    static let completed: UInt8 = 1
    static let rejected: UInt8 = 2
    static let extracted: UInt8 = 3
  }

  init(_ like: LikeDigits) {
    self.like = like
    shape.reserveCapacity(Self.greatestLength)
    digits.reserveCapacity(Self.greatestLength)
    result.reserveCapacity(Entry.greatestResult)
  }

  /// The result of a line of the same shape; `nil` without one.
  mutating func recall(_ line: UnsafeRawBufferPointer) -> Recollection? {
    place = nil
    // Of a number with a fraction, it matters whether its digits are zeros.
    guard !line.hasZeroFraction, blot(line) else { return nil }
    let start = place(of: shape)
    place = start
    guard entries[start] != 0, Int(entries[start + 1]) == shape.count,
      entries.holds(shape, at: start + Entry.shape)
    else { return nil }
    if entries[start] == Entry.rejected { return .reject(reasons[Int(entries[start + 2])]) }
    result.removeAll(keepingCapacity: true)
    var next = Int(entries[start + 3])
    let first = start + Entry.result
    for byte in entries[first..<first + Int(entries[start + 2])] {
      if byte == Self.blot {
        result.append(digits[next])
        next += 1
      } else {
        result.append(byte)
      }
    }
    return entries[start] == Entry.extracted ? .extract : .result
  }

  /// Keeps the result of the line that was looked up last.
  ///
  /// - Parameters:
  ///   - text: The text or the value that it became.
  ///   - reason: Why it couldn't be completed, if it couldn't.
  ///   - extract: The part that was taken, if only a part was.
  mutating func remember(_ text: String, _ reason: Reason?, _ extract: Extract?) {
    guard let start = place else { return }
    if let reason { return remember(reason, at: start) }
    guard text.utf8.count <= Entry.greatestResult else { return }
    var before = 0
    if let extract {
      before = extract.before.utf8.count(where: isLike)
      let rest = before + extract.after.utf8.count(where: isLike)
      let part = digits[before..<digits.count - rest + before]
      // Two parts of one value may be taken for each other. With fewer digits, what is around has no other one.
      guard rest < part.count, text.utf8.lazy.filter(isLike).elementsEqual(part) else { return }
    } else {
      // The digits of the line, all of them and in order: else it isn't known whose is whose.
      guard text.utf8.lazy.filter(isLike).elementsEqual(digits) else { return }
    }
    rememberShape(
      extract == nil ? Entry.completed : Entry.extracted, UInt8(text.utf8.count), at: start)
    entries[start + 3] = UInt8(before)
    for (index, byte) in text.utf8.enumerated() {
      entries[start + Entry.result + index] = isLike(byte) ? Self.blot : byte
    }
  }
}

extension Conversion {
  /// Whether lines of the same shape have the same conversion. Whether a line has several parts that differ depends
  /// on its digits.
  func isKeptInMind(by converter: Converter) -> Bool {
    repair == nil && (reason == nil || !converter.extracts)
  }
}

extension ShapeMemo {
  private mutating func remember(_ reason: Reason, at start: Int) {
    let number = reasons.firstIndex(of: reason) ?? reasons.count
    guard number < UInt8.max else { return }
    if number == reasons.count { reasons.append(reason) }
    rememberShape(Entry.rejected, UInt8(number), at: start)
  }

  private mutating func rememberShape(_ kind: UInt8, _ number: UInt8, at start: Int) {
    entries[start] = kind
    entries[start + 1] = UInt8(shape.count)
    entries[start + 2] = number
    entries[start + 3] = 0
    for (index, byte) in shape.enumerated() { entries[start + Entry.shape + index] = byte }
  }

  private func isLike(_ byte: UInt8) -> Bool {
    let digit = byte &- 0x30
    return digit < 10 && like.digits & 1 << UInt16(digit) != 0
  }

  /// Parts a line in shape and digits.
  ///
  /// - Returns: Whether it is short, and ASCII.
  private mutating func blot(_ line: UnsafeRawBufferPointer) -> Bool {
    if line.count > Self.greatestLength { return false }
    shape.removeAll(keepingCapacity: true)
    digits.removeAll(keepingCapacity: true)
    for byte in line {
      if byte >= 0x80 { return false }
      if isLike(byte) {
        digits.append(byte)
        shape.append(Self.blot)
      } else if like.hasLettersAlike, UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 {
        shape.append(UInt8(ascii: "a"))
      } else {
        shape.append(byte)
      }
    }
    return true
  }

  /// Where the entry of a shape begins.
  private func place(of shape: [UInt8]) -> Int {
    // FNV-1a, whose upper bits are mixed best.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in shape { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int((hash >> 32) % UInt64(Self.placeCount)) * Entry.size
  }
}

extension UnsafeRawBufferPointer {
  /// Whether a point is followed by zeros alone, as in a number of a spreadsheet.
  fileprivate var hasZeroFraction: Bool {
    var zeros: Int?
    for byte in self {
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
        zeros = 0
      } else if let count = zeros, byte == UInt8(ascii: "0") {
        zeros = count + 1
      } else {
        if let zeros, zeros > 0, !(0x30...0x39 ~= byte) { return true }
        zeros = nil
      }
    }
    return (zeros ?? 0) > 0
  }
}

extension [UInt8] {
  /// Whether some bytes stand at a place, of which there are enough.
  fileprivate func holds(_ others: [UInt8], at start: Int) -> Bool {
    withUnsafeBytes { bytes in
      others.withUnsafeBytes {
        areEqual(UnsafeRawBufferPointer(rebasing: bytes[start..<start + $0.count]), $0)
      }
    }
  }
}
