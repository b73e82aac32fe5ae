import FormworkTables

/// The symbols of a number as bytes, validated once, so that a key only copies them.
final class NumberLayout: Sendable {
  let positive: NumberAffixes.Frame
  let negative: NumberAffixes.Frame

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
      negative = NumberAffixes.Frame(
        before: affixes.negative.before, after: affixes.gap + minus + affixes.negative.after)
    } else {
      let start = affixes.negative.before.count
      sign = start..<start + minus.count
      negative = NumberAffixes.Frame(
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
    for frame in [positive, negative] {
      let before = String(decoding: frame.before, as: UTF8.self)
      let after = String(decoding: frame.after, as: UTF8.self)
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
  func frame(isNegative: Bool) -> NumberAffixes.Frame { isNegative ? negative : positive }

  /// Whether a text has the affixes of a negative number. If both affixes match, it is positive,
  /// unless they only differ in the minus sign.
  func isNegative(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.isFramed(by: negative) && !(text.isFramed(by: positive) && isLonger(positive, negative))
  }

  private func isLonger(_ left: NumberAffixes.Frame, _ right: NumberAffixes.Frame) -> Bool {
    left.before.count + left.after.count > right.before.count + right.after.count
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes begin and end with those of some affixes.
  func isFramed(by frame: NumberAffixes.Frame) -> Bool {
    guard count >= frame.before.count + frame.after.count else { return false }
    for (place, byte) in frame.before.enumerated() where self[place] != byte { return false }
    let end = count - frame.after.count
    for (place, byte) in frame.after.enumerated() where self[end + place] != byte { return false }
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
