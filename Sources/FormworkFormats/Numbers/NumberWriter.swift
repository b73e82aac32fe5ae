import FormworkMasks

/// A writer that builds the text of a number, piece by piece.
struct NumberWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var pieces: [Provenance.Piece] = []

  /// The position of the caret, in UTF-16 code units.
  private(set) var caret = 0

  private let layout: NumberLayout
  private var units = 0
  private var runLength = 0
  private var runKind: Provenance.Kind = []

  /// The mark of the separator that was typed at this run.
  private var runMark: UInt32 = 0

  /// Whether the origin of each character is noted.
  private let notesOrigin: Bool

  init(_ layout: NumberLayout, reserving count: Int, notesOrigin: Bool = true) {
    self.layout = layout
    self.notesOrigin = notesOrigin
    if notesOrigin { pieces.reserveCapacity(8) }
    bytes.reserveCapacity(count)
  }

  /// The text so far.
  var text: String {
    bytes.withUnsafeBufferPointer { String(bytes: $0) }
  }

  /// Writes a number, with the caret at a place.
  ///
  /// - Parameters:
  ///   - entry: The number.
  ///   - zeros: The number of digits at the end of the fraction that aren't part of the value.
  ///   - place: The place of the caret.
  mutating func write(_ entry: NumberEntry, zeros: Int, caretAt place: Int) {
    let frame = layout.frame(isNegative: entry.isNegative)
    let mark = entry.endsWithSign ? Self.signMark : 0
    let isLeading = entry.isNegative && !layout.isSignTrailing
    write(frame.before, signAt: isLeading ? layout.sign : 0..<0, mark)
    if place == 0 { caret = units }
    let zeroKind: Provenance.Kind = entry.isZeroSupplied ? .value : [.user, .value]
    var typed = entry.groupMarks
    // The format's separators are before those that were typed.
    let end = typed.first?.place ?? entry.integerCount
    var left = typed.isEmpty || entry.continuesGroups ? separatorDistance(entry, end) : .max
    for index in 0..<entry.integerCount {
      write(&typed, before: index)
      if left == 0, index < end {
        write(layout.groupBytes, kind: [])
        left = layout.grouping.secondary
        if end - index == layout.grouping.primary { left = layout.grouping.primary }
      }
      left -= 1
      let first = index == 0 && entry.continuesGroups ? Self.groupsMark : 0
      let mark = entry.isSpaced(at: index + 1) ? Self.spaceMark : first
      write(digit: entry.digits[index], kind: index == 0 ? zeroKind : [.user, .value], mark)
      if place == index + 1 { caret = units }
    }
    write(&typed, before: entry.integerCount)
    if place >= entry.integerCount { caret = units }
    if entry.hasPoint {
      write(layout.pointBytes, kind: [.user, .value], mark: entry.pointMark)
      if place == entry.integerCount + 1 { caret = units }
    }
    for index in entry.integerCount..<entry.digits.count {
      let isPadding = index >= entry.digits.count - entry.padding
      let isValue = index < entry.digits.count - zeros
      let mark = entry.isSpaced(at: index + 1) ? Self.spaceMark : 0
      write(
        digit: entry.digits[index], kind: isValue ? [.user, .value] : isPadding ? [] : .user, mark)
      if place == index + 2 { caret = units }
    }
    let isTrailing = entry.isNegative && layout.isSignTrailing
    write(frame.after, signAt: isTrailing ? layout.sign : 0..<0, mark)
    endRun()
  }

  /// Writes the group separator that was typed before a digit, if any.
  private mutating func write(_ typed: inout ArraySlice<NumberMark>, before index: Int) {
    guard let mark = typed.first, mark.place == index else { return }
    typed.removeFirst()
    // A format without its own group separator shows one that differs from its decimal separator.
    let own = layout.groupBytes
    let shown: [UInt8] = own.isEmpty ? [layout.point == "," ? 0x2E : 0x2C] : own
    write(shown, kind: .typed, mark: mark.sign.rawValue)
  }

  /// Returns the number of digits before the first group separator in a number of digits. Without a
  /// separator, the result is greater than the number of digits.
  ///
  /// A number with leading zeros isn't grouped, because it is about to change, and `0,123` would be
  /// read as less than one.
  private func separatorDistance(_ entry: NumberEntry, _ count: Int) -> Int {
    let grouping = layout.grouping
    guard layout.showsGroups, count >= grouping.primary + grouping.minimumLeading,
      entry.digits[0] != 0
    else { return .max }
    let first = (count - grouping.primary) % grouping.secondary
    return first == 0 ? grouping.secondary : first
  }

  /// The mark of a digit after which a space or a similar separator was typed.
  private static var spaceMark: UInt32 { NumberMark.Sign.group.rawValue }

  /// The mark of a minus sign that was typed after the digits.
  static var signMark: UInt32 { 5 }

  /// The mark of the first digit of a number whose groups a typed separator continues.
  static var groupsMark: UInt32 { 6 }

  private mutating func write(digit: UInt8, kind: Provenance.Kind, _ mark: UInt32) {
    begin(kind, mark)
    let scalar = layout.zero + UInt32(digit)
    if scalar < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: scalar))
      runLength += 1
      units += 1
      return
    }
    let start = bytes.count
    if let scalar = Unicode.Scalar(scalar) {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
    runLength += bytes.count - start
    units += scalar > 0xFFFF ? 2 : 1
  }

  private mutating func write(
    _ text: some Collection<UInt8>, kind: Provenance.Kind, mark: UInt32 = 0
  ) {
    if text.isEmpty { return }
    begin(kind, mark)
    for byte in text {
      bytes.append(byte)
      // A scalar of four bytes takes two units.
      if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    }
    runLength += text.count
  }

  /// Writes an affix that may contain the minus sign.
  private mutating func write(_ affix: [UInt8], signAt sign: Range<Int>, _ mark: UInt32) {
    if sign.isEmpty { return write(affix, kind: []) }
    write(affix[..<sign.lowerBound], kind: [])
    write(affix[sign], kind: [.user, .value], mark: mark)
    write(affix[sign.upperBound...], kind: [])
  }

  private mutating func begin(_ kind: Provenance.Kind, _ mark: UInt32 = 0) {
    if kind == runKind, mark == runMark { return }
    endRun()
    runKind = kind
    runMark = mark
  }

  private mutating func endRun() {
    if runLength > 0, notesOrigin {
      pieces.append(Provenance.Piece(length: runLength, kind: runKind, element: runMark))
    }
    runLength = 0
  }
}

extension ArraySlice<UInt8> {
  /// The length of the UTF-8 bytes in UTF-16 code units.
  var utf16Length: Int {
    var units = 0
    for byte in self where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    return units
  }
}
