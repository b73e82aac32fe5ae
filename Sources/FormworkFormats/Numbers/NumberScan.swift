import FormworkMasks
import FormworkTables

/// The typed parts of a formatted number, and the part that a range contains.
struct NumberScan {
  var entry = NumberEntry()

  /// The start and end of the range, as places.
  var lower = 0
  var upper = 0

  /// Whether the range contains the minus sign, ends after it, or begins before it.
  var touchesSign = false
  var isBehindSign = false
  var isBeforeSign = false

  /// Reads text of a format. In text of another format, only the digits are read.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String, _ provenance: Provenance, range: Range<UTF16Offset>, _ format: NumberFormat)
  {
    var text = text
    text.withUTF8 { bytes in
      let layout = format.layout
      entry.isNegative = layout.isNegative(bytes)
      let frame = layout.frame(isNegative: entry.isNegative)
      let isFramed = entry.isNegative || bytes.isFramed(by: frame)
      let start = isFramed ? frame.before.count : 0
      let end = bytes.count - (isFramed ? frame.after.count : 0)
      entry.digits.reserveCapacity(end - start + 2)
      var walk = Walk(range)
      if entry.isNegative, !layout.isSignTrailing { note(layout.sign, bytes, &walk) }
      walk.skip(to: start, bytes)
      while walk.byte < end { read(walk.next(bytes), &walk, format) }
      if entry.isNegative, layout.isSignTrailing {
        note(end + layout.sign.lowerBound..<end + layout.sign.upperBound, bytes, &walk)
      }
      if !entry.hasPoint { entry.integerCount = entry.digits.count }
    }
    if entry.hasPoint, entry.hasLoneZero { readZero(provenance, of: text, format) }
    if entry.fractionCount > 0, entry.digits.last == 0 { readPadding(provenance, of: text, format) }
    if case .pieces(let pieces) = provenance.storage, pieces.contains(where: { $0.element > 0 }) {
      let pieces = provenance.pieces(of: text)
      entry.continuesGroups = pieces.contains { $0.element == NumberWriter.groupsMark }
      if pieces.contains(where: { $0.element > 0 && $0.element != NumberWriter.groupsMark }) {
        readMarks(pieces, of: text, format)
      }
    }
  }

  /// Reads one scalar between the affixes.
  private mutating func read(
    _ scalar: UInt32, _ walk: inout Walk, _ format: NumberFormat
  ) {
    if scalar == format.layout.point.value, !entry.hasPoint, format.options.fractionLimit > 0 {
      entry.hasPoint = true
      entry.integerCount = entry.digits.count
    } else if scalar == format.layout.group?.value {
      return
    } else if let digit = format.layout.digit(scalar) {
      entry.digits.append(digit)
    } else {
      return
    }
    if walk.isBefore { lower += 1 }
    if walk.beginsBeforeEnd { upper += 1 }
  }

  /// Records the position of the minus sign, without moving.
  private mutating func note(
    _ sign: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ walk: inout Walk
  ) {
    var walk = walk
    walk.skip(to: sign.lowerBound, bytes)
    let start = walk.offset
    walk.skip(to: sign.upperBound, bytes)
    touchesSign = !walk.isEmpty && walk.lower < walk.offset && walk.upper > start
    isBehindSign = walk.lower >= walk.offset
    isBeforeSign = walk.upper <= start
  }

  /// Reads whether the only zero before the decimal separator was supplied, so that it isn't the
  /// user's.
  private mutating func readZero(
    _ provenance: Provenance, of text: String, _ format: NumberFormat
  ) {
    let before = format.layout.frame(isNegative: entry.isNegative).before.count
    var start = 0
    for piece in provenance.pieces(of: text) {
      start += piece.length
      if start > before {
        entry.isZeroSupplied = !piece.kind.contains(.user)
        return
      }
    }
  }
}

extension NumberScan {
  /// Reads how many zeros at the end of the fraction aren't the user's.
  private mutating func readPadding(
    _ provenance: Provenance, of text: String, _ format: NumberFormat
  ) {
    guard case .pieces = provenance.storage else { return }
    let layout = format.layout
    let end = text.utf8.count - layout.frame(isNegative: entry.isNegative).after.count
    var (start, offset) = (0, 0)
    for piece in provenance.pieces(of: text) where offset < end {
      offset += piece.length
      if piece.kind.contains(.user) { start = offset }
    }
    let zeros = max(0, end - start) / String(layout.zeroSign).utf8.count
    entry.padding = min(zeros, entry.fractionCount, entry.trailingZeros)
  }

  /// Reads which separators were typed, and in which form.
  private mutating func readMarks(
    _ pieces: [Provenance.Piece], of text: String, _ format: NumberFormat
  ) {
    let layout = format.layout
    let start = layout.frame(isNegative: entry.isNegative).before.count
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    var (offset, place) = (0, 0)
    for piece in pieces {
      let end = offset + piece.length
      while offset < end, index < scalars.endIndex {
        if offset >= start, layout.digit(scalars[index].value) != nil { place += 1 }
        offset += UTF8.width(scalars[index])
        index = scalars.index(after: index)
      }
      if piece.element == NumberWriter.signMark { entry.endsWithSign = entry.isNegative }
      guard let sign = NumberMark.Sign(rawValue: piece.element) else { continue }
      entry.marks.append(NumberMark(sign: sign, place: place))
      if sign != .group { entry.isPointTyped = piece.kind.contains(.user) && entry.hasPoint }
    }
    // The origin information of another text may be arbitrary.
    entry.checkMarks(format)
  }

  /// An iteration over the scalars of a text that compares them with a range of UTF-16 offsets.
  private struct Walk {
    let lower: Int
    let upper: Int
    var byte = 0
    var offset = 0
    private var start = 0

    init(_ range: Range<UTF16Offset>) {
      lower = range.lowerBound.value
      upper = range.upperBound.value
    }

    var isEmpty: Bool { lower >= upper }

    /// Whether the last scalar is completely before the range.
    var isBefore: Bool { offset <= lower }

    /// Whether the last scalar isn't after the range.
    var beginsBeforeEnd: Bool { isEmpty ? isBefore : start < upper }

    mutating func skip(to byte: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
      while self.byte < byte { _ = next(bytes) }
    }

    /// Returns the next scalar.
    @inline(__always)
    mutating func next(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
      start = offset
      let first = UInt32(bytes[byte])
      byte += 1
      offset += 1
      if first < 0x80 { return first }
      var scalar = first < 0xE0 ? first & 0x1F : first < 0xF0 ? first & 0xF : first & 7
      while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 {
        scalar = scalar << 6 | UInt32(bytes[byte] & 0x3F)
        byte += 1
      }
      if scalar > 0xFFFF { offset += 1 }
      return scalar
    }
  }
}

extension NumberLayout {
  /// Returns the value of a digit of any script.
  @inline(__always)
  func digit(_ scalar: UInt32) -> UInt8? {
    if scalar &- zero < 10 { return UInt8(truncatingIfNeeded: scalar &- zero) }
    return UnicodeData.decimalDigitValue(scalar)
  }
}
