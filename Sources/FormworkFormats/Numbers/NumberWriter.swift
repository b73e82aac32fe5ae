import FormworkMasks
import FormworkTables

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

  /// The record of how this run was typed.
  private var runElement: UInt32 = 0

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
    let affixes = layout.affixes(isNegative: entry.isNegative)
    let mark: TypedMark? = entry.endsWithSign ? .trailingSign : nil
    let isLeading = entry.isNegative && !layout.isSignTrailing
    write(affixes.before, signAt: isLeading ? layout.sign : 0..<0, mark)
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
      let first: TypedMark? = index == 0 && entry.continuesGroups ? .continuedGroups : nil
      let mark = entry.isSpaced(at: index + 1) ? .separator(.group) : first
      write(digit: entry.digits[index], kind: index == 0 ? zeroKind : [.user, .value], mark)
      if place == index + 1 { caret = units }
    }
    write(&typed, before: entry.integerCount)
    if place >= entry.integerCount { caret = units }
    if entry.hasPoint {
      write(
        layout.pointBytes, kind: [.user, .value], mark: entry.typedPoint.map { .separator($0) })
      if place == entry.integerCount + 1 { caret = units }
    }
    for index in entry.integerCount..<entry.digits.count {
      let isPadding = index >= entry.digits.count - entry.padding
      let isValue = index < entry.digits.count - zeros
      let mark: TypedMark? = entry.isSpaced(at: index + 1) ? .separator(.group) : nil
      write(
        digit: entry.digits[index], kind: isValue ? [.user, .value] : isPadding ? [] : .user, mark)
      if place == index + 2 { caret = units }
    }
    let isTrailing = entry.isNegative && layout.isSignTrailing
    write(affixes.after, signAt: isTrailing ? layout.sign : 0..<0, mark)
    endRun()
  }

  /// Writes the group separator that was typed before a digit, if any.
  private mutating func write(_ typed: inout ArraySlice<NumberMark>, before index: Int) {
    guard let mark = typed.first, mark.place == index else { return }
    typed.removeFirst()
    // A format without its own group separator shows one that differs from its decimal separator.
    let own = layout.groupBytes
    let shown: [UInt8] = own.isEmpty ? [layout.point == "," ? 0x2E : 0x2C] : own
    write(shown, kind: .typed, mark: .separator(mark.sign))
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

  /// How a piece of the text was typed, which `Provenance.Piece.element` records.
  enum TypedMark: Equatable {
    /// The piece is a typed separator, or a digit after which a space or a similar separator was
    /// typed.
    case separator(NumberMark.Sign)

    /// A minus sign that was typed after the digits.
    case trailingSign

    /// The first digit of a number whose groups a typed separator continues.
    case continuedGroups

    init?(element: UInt32) {
      switch element {
      case 5: self = .trailingSign
      case 6: self = .continuedGroups
      default:
        guard let sign = NumberMark.Sign(rawValue: element) else { return nil }
        self = .separator(sign)
      }
    }

    var element: UInt32 {
      switch self {
      case .separator(let sign): sign.rawValue
      case .trailingSign: 5
      case .continuedGroups: 6
      }
    }
  }

  private mutating func write(digit: UInt8, kind: Provenance.Kind, _ mark: TypedMark?) {
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
    _ text: some Collection<UInt8>, kind: Provenance.Kind, mark: TypedMark? = nil
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
  private mutating func write(_ affix: [UInt8], signAt sign: Range<Int>, _ mark: TypedMark?) {
    if sign.isEmpty { return write(affix, kind: []) }
    write(affix[..<sign.lowerBound], kind: [])
    write(affix[sign], kind: [.user, .value], mark: mark)
    write(affix[sign.upperBound...], kind: [])
  }

  private mutating func begin(_ kind: Provenance.Kind, _ mark: TypedMark?) {
    let element = mark?.element ?? 0
    if kind == runKind, element == runElement { return }
    endRun()
    runKind = kind
    runElement = element
  }

  private mutating func endRun() {
    if runLength > 0, notesOrigin {
      pieces.append(Provenance.Piece(length: runLength, kind: runKind, element: runElement))
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

/// The symbols of a number as bytes, validated once, so that a key only copies them.
final class NumberLayout: Sendable {
  let positive: NumberAffixes.AffixPair
  let negative: NumberAffixes.AffixPair

  /// The range of the minus sign in the affix before or after a negative number.
  let sign: Range<Int>
  let isSignTrailing: Bool

  let point: Unicode.Scalar
  let pointBytes: [UInt8]
  let group: Unicode.Scalar?
  let groupBytes: [UInt8]
  let grouping: DigitGrouping

  /// A Boolean value that indicates whether groups are shown.
  let showsGroups: Bool

  /// The digit zero.
  let zero: UInt32

  /// Whether each digit takes one byte.
  let isPlain: Bool

  init(
    _ symbols: NumberSymbols, _ options: NumberFormat.Options
  ) throws(NumberFormatError) {
    point = symbols.decimalSeparator
    group = symbols.groupSeparator
    if group == point { throw .sameSeparators }
    zero = options.digits == .latin ? 0x30 : symbols.zero.value
    isPlain = zero == 0x30
    grouping = symbols.grouping
    showsGroups = group != nil && options.grouping == .automatic
    if UnicodeData.decimalDigitValue(symbols.zero.value) != 0 { throw .notAZero }
    pointBytes = Array(String(Character(point)).utf8)
    groupBytes = group.map { Array(String(Character($0)).utf8) } ?? []
    let affixes = options.affixes
    let minus = affixes.usesParentheses ? [0x28] : symbols.minusBytes
    positive = affixes.positive
    isSignTrailing = affixes.isSignTrailing
    if isSignTrailing {
      sign = affixes.gap.count..<affixes.gap.count + minus.count
      negative = NumberAffixes.AffixPair(
        before: affixes.negative.before, after: affixes.gap + minus + affixes.negative.after)
    } else {
      let start = affixes.negative.before.count
      sign = start..<start + minus.count
      negative = NumberAffixes.AffixPair(
        before: affixes.negative.before + minus + affixes.gap, after: affixes.negative.after)
    }
    try checkSigns(minus)
  }

  /// Rejects symbols that combine with digits, or could be mistaken for digits.
  private func checkSigns(_ minus: [UInt8]) throws(NumberFormatError) {
    let digit = Unicode.Scalar(zero).map { String(Character($0)) } ?? "0"
    if minus.isEmpty || minus.isDigits { throw .unusableSign }
    for sign in [pointBytes, groupBytes] where !sign.isEmpty {
      let text = digit + String(decoding: sign, as: UTF8.self) + digit
      if sign.isDigits || text.count != 3 { throw .unusableSign }
    }
    for sign in [point, group ?? " "] where Self.isTaken(sign.value) { throw .unusableSign }
    if pointBytes.first.map({ $0 < 0x20 }) ?? true { throw .unusableSign }
    for affixes in [positive, negative] {
      let before = String(decoding: affixes.before, as: UTF8.self)
      let after = String(decoding: affixes.after, as: UTF8.self)
      if (before + digit + after).count != before.count + 1 + after.count { throw .joiningAffix }
      if (before + after).count != before.count + after.count { throw .joiningAffix }
    }
  }

  var zeroSign: Character { Character(Unicode.Scalar(zero) ?? "0") }

  /// Whether a symbol already has another meaning in numbers: a letter, a minus sign, a plus sign,
  /// or a parenthesis.
  private static func isTaken(_ scalar: UInt32) -> Bool {
    UnicodeData.isLetter(scalar) || NumberSign.isMinus(scalar)
      || [0x28, 0x29, 0x2B].contains(scalar)
  }

  /// Returns the affixes of a number with or without a minus sign.
  func affixes(isNegative: Bool) -> NumberAffixes.AffixPair { isNegative ? negative : positive }

  /// Whether a text has the affixes of a negative number. If both affixes match, it is positive,
  /// unless they only differ in the minus sign.
  func isNegative(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.isEnclosed(by: negative)
      && !(text.isEnclosed(by: positive) && isLonger(positive, negative))
  }

  private func isLonger(_ left: NumberAffixes.AffixPair, _ right: NumberAffixes.AffixPair) -> Bool {
    left.before.count + left.after.count > right.before.count + right.after.count
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes begin and end with those of some affixes.
  func isEnclosed(by affixes: NumberAffixes.AffixPair) -> Bool {
    guard count >= affixes.before.count + affixes.after.count else { return false }
    for (place, byte) in affixes.before.enumerated() where self[place] != byte { return false }
    let end = count - affixes.after.count
    for (place, byte) in affixes.after.enumerated() where self[end + place] != byte { return false }
    return true
  }
}

extension [UInt8] {
  /// Whether the scalars contain a decimal digit of any script.
  fileprivate var isDigits: Bool {
    String(decoding: self, as: UTF8.self).unicodeScalars
      .contains { UnicodeData.decimalDigitValue($0.value) != nil }
  }
}

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
      let affixes = layout.affixes(isNegative: entry.isNegative)
      let isEnclosed = entry.isNegative || bytes.isEnclosed(by: affixes)
      let start = isEnclosed ? affixes.before.count : 0
      let end = bytes.count - (isEnclosed ? affixes.after.count : 0)
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
      let groups = NumberWriter.TypedMark.continuedGroups.element
      entry.continuesGroups = pieces.contains { $0.element == groups }
      if pieces.contains(where: { $0.element > 0 && $0.element != groups }) {
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
    let before = format.layout.affixes(isNegative: entry.isNegative).before.count
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
    let end = text.utf8.count - layout.affixes(isNegative: entry.isNegative).after.count
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
    let start = layout.affixes(isNegative: entry.isNegative).before.count
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
      let mark = NumberWriter.TypedMark(element: piece.element)
      if mark == .trailingSign { entry.endsWithSign = entry.isNegative }
      guard case .separator(let sign) = mark else { continue }
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
    fileprivate var beginsBeforeEnd: Bool { isEmpty ? isBefore : start < upper }

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
