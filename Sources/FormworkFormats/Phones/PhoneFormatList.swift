import FormworkPhoneNumbers

/// The formats of a calling code, in the order in which they are tried.
package struct PhoneFormatList {
  /// The start of the first format in the table.
  let place: Int

  /// The number of formats, 32 at most.
  let count: Int

  /// The position after the last format.
  var end: Int {
    var place = place
    for _ in 0..<count { place += PhoneFormatEntry(place: place).size }
    return place
  }

  /// The formats as an array.
  package var entries: [PhoneFormatEntry] {
    var entries: [PhoneFormatEntry] = []
    entries.reserveCapacity(count)
    var place = place
    for _ in 0..<count {
      entries.append(PhoneFormatEntry(place: place))
      place += entries[entries.count - 1].size
    }
    return entries
  }
}

/// A format for numbers with certain leading digits: a pattern of groups and a template.
package struct PhoneFormatEntry {
  /// The start of the format in the table.
  let place: Int

  /// The pattern of groups, which several formats may share.
  let pattern: UInt8

  /// The number of patterns of leading digits. The first one is for numbers of up to three digits,
  /// and each following one for one more digit.
  package let leadingCount: Int

  /// The minimum and the maximum number of digits in all groups together.
  package let lengths: ClosedRange<Int>

  private let facts: UInt8

  init(place: Int) {
    self.place = place
    pattern = PhoneData.byte(place)
    facts = PhoneData.byte(place + 2)
    leadingCount = Int(facts & 15)
    var (least, most) = (0, 0)
    for group in 0..<5 {
      let counts = PhoneData.byte(PhoneTables.patterns + Int(pattern) * 5 + group)
      least += Int(counts >> 4)
      most += Int(counts & 15)
    }
    lengths = least...max(least, most)
  }

  /// The size of the format in the table, in bytes.
  var size: Int { 3 + leadingCount * 2 }

  /// Returns the pattern that the leading digits must match, counted from 0.
  package func leading(_ number: Int) -> DigitPattern? {
    DigitPattern(PhoneData.pair(place + 3 + number * 2))
  }

  /// Whether the rule for national numbers only contains the first group.
  package var isGroupOnly: Bool { facts & 16 != 0 }

  /// Whether national numbers may be written without a trunk prefix.
  package var isTrunkOptional: Bool { facts & 32 != 0 }

  /// Whether the format supports a carrier code.
  var hasCarrier: Bool { facts & 64 != 0 }

  /// Whether a space or a hyphen follows the trunk prefix.
  var isSpaced: Bool { facts & 128 != 0 }
}

extension PhoneFormatEntry {
  /// Appends digits in the form of the template, group by group, with the first groups as long as
  /// possible.
  ///
  /// - Parameters:
  ///   - digits: ASCII digits. Nothing is written after the last one.
  ///   - total: The total number of digits in the groups; 15 if it isn't known.
  ///   - text: The text to append to.
  func write(_ digits: DigitBuffer, of total: Int, to text: inout DigitBuffer) {
    var spare = total - lengths.lowerBound
    var group = 0
    var next = 0
    for place in 0..<16 {
      let sign = PhoneData.byte(
        PhoneTables.templates + Int(PhoneData.byte(self.place + 1)) * 16 + place)
      if sign == 0 { return }
      // Groups are in order, so their numbers are redundant.
      if sign & 0xF0 == 0x30 { continue }
      guard sign == UInt8(ascii: "$") else {
        text.append(sign)
        continue
      }
      let counts = PhoneData.byte(PhoneTables.patterns + Int(pattern) * 5 + group)
      let more = min(spare, Int(counts & 15) - Int(counts >> 4))
      let end = next + Int(counts >> 4) + more
      spare -= more
      group += 1
      while next < end {
        if next == digits.count { return }
        text.append(digits[next])
        next += 1
      }
      if next == digits.count, next != total { return }
    }
  }
}

/// A pattern of leading digits in the table, which selects a format.
///
/// Patterns are matched at the start of the digits, with alternatives in order, like the regular
/// expressions from which they come. They contain no loops, so matching ends.
package struct DigitPattern {
  /// The start of the pattern in the table, in half bytes.
  private let place: Int

  /// Creates the pattern at a position of the table; `nil` if there is none.
  init?(_ place: Int) {
    if place == 0xFFFF { return nil }
    self.place = place
  }

  /// Matches the start of digits.
  ///
  /// - Parameter digits: ASCII digits; other bytes don't match.
  /// - Returns: The number of matched digits; `nil` without a match.
  package func end(in digits: DigitBuffer) -> Int? {
    Matcher(digits: digits).run(place, 0, depth: 0)
  }
}

/// A matcher that tries one alternative after the other.
private struct Matcher {
  let digits: DigitBuffer

  /// Matches from a symbol on.
  ///
  /// - Returns: The total number of matched digits; `nil` without a match.
  func run(_ place: Int, _ index: Int, depth: Int) -> Int? {
    var (place, index, depth) = (place, index, depth)
    while true {
      let sign = PhoneData.sign(place)
      switch sign {
      case Sign.open:
        return alternatives(place + 1, index, depth: depth + 1)
      case Sign.or:
        // An alternative has matched: continue after the others.
        place = end(ofAlternativeAfter: place + 1, stopsAtOr: false) + 1
        depth -= 1
      case Sign.close:
        if depth == 0 { return index }
        depth -= 1
        place += 1
      case Sign.openSet:
        guard index < digits.count, digits[index] & 0xF0 == 0x30,
          let next = member(place + 1, digits[index] & 15)
        else { return nil }
        index += 1
        place = next
      default:
        guard index < digits.count, digits[index] == sign | 0x30 else { return nil }
        index += 1
        place += 1
      }
    }
  }

  private func alternatives(_ place: Int, _ index: Int, depth: Int) -> Int? {
    var place = place
    while true {
      if let end = run(place, index, depth: depth) { return end }
      place = end(ofAlternativeAfter: place, stopsAtOr: true)
      if PhoneData.sign(place) == Sign.close { return nil }
      place += 1
    }
  }

  /// Returns the position after a set that contains a digit; `nil` if it doesn't.
  private func member(_ place: Int, _ digit: UInt8) -> Int? {
    var place = place
    var isMember = PhoneData.sign(place) == Sign.to
    if isMember { place += 1 }
    while PhoneData.sign(place) != Sign.closeSet {
      let low = PhoneData.sign(place)
      var high = low
      if PhoneData.sign(place + 1) == Sign.to {
        high = PhoneData.sign(place + 2)
        place += 2
      }
      if low <= digit, digit <= high { isMember = true }
      place += 1
    }
    return isMember ? place + 1 : nil
  }

  /// Returns the position of the next bar between alternatives, or of the bracket that ends them.
  private func end(ofAlternativeAfter place: Int, stopsAtOr: Bool) -> Int {
    var (place, depth) = (place, 0)
    while true {
      switch PhoneData.sign(place) {
      case Sign.open: depth += 1
      case Sign.close:
        if depth == 0 { return place }
        depth -= 1
      case Sign.or: if depth == 0, stopsAtOr { return place }
      default: break
      }
      place += 1
    }
  }
}

/// The symbols of patterns in addition to the digits, each in half a byte.
private enum Sign {
  fileprivate static var openSet: UInt8 { 10 }
  fileprivate static var closeSet: UInt8 { 11 }
  static var to: UInt8 { 12 }
  static var open: UInt8 { 13 }
  static var or: UInt8 { 14 }
  static var close: UInt8 { 15 }
}

/// The as-you-type formats of a calling code.
extension CallingCodePlan {
  private var place: Int { PhoneTables.codes + Int(index) * 6 }

  /// The digits of the code, in ASCII.
  var digits: DigitBuffer { DigitBuffer(PackedDigits(decimal: code)) }

  /// The formats of national numbers.
  package var nationalFormats: PhoneFormatList {
    PhoneFormatList(place: formats, count: Int(PhoneData.byte(place + 2)))
  }

  /// The formats of numbers with a calling code; empty if they are the same as the national ones.
  var internationalFormats: PhoneFormatList {
    let national = nationalFormats
    if PhoneData.byte(place + 4) == 1 { return national }
    return PhoneFormatList(place: national.end, count: Int(PhoneData.byte(place + 3)))
  }

  private var formats: Int { PhoneTables.formats + PhoneData.pair(place) }

  /// The digits that are usually dialed before a national number, in ASCII; empty if there are
  /// none.
  var trunkPrefix: DigitBuffer {
    switch PhoneData.byte(place + 5) {
    case 1: DigitBuffer(CollectionOfOne(0x30))
    case 2: DigitBuffer(CollectionOfOne(0x31))
    case 3: DigitBuffer(CollectionOfOne(0x38))
    case 4: DigitBuffer("06".utf8)
    default: DigitBuffer()
    }
  }
}

extension DigitBuffer {
  /// Creates ASCII digits from packed digits.
  init(_ digits: PackedDigits) {
    self.init()
    for index in 0..<digits.count { append(digits[index] | 0x30) }
  }

  /// The digits in the form of the parser's tables, without a plus sign.
  var packed: PackedDigits {
    var digits = PackedDigits()
    for byte in self where byte & 0xF0 == 0x30 { digits.append(byte & 15) }
    return digits
  }

  /// The calling code that the digits begin with.
  var callingCode: CallingCodePlan? { CallingCodePlan.start(of: packed)?.plan }
}

/// The bytes of the generated table, and their layout.
///
/// A calling code takes 6 bytes, in the order of the parser's tables, which contain everything else
/// about it. A format takes 3 bytes, and 2 for each pattern of leading digits.
/// `Data/tools/generate-phone-tables.py` writes them.
enum PhoneData {
  /// Returns the byte at a position; 0 beyond the table.
  @inline(__always)
  static func byte(_ place: Int) -> UInt8 {
    let index = place >> 3
    guard PhoneTables.words.indices.contains(index) else { return 0 }
    return UInt8(truncatingIfNeeded: PhoneTables.words[index] >> UInt64((place & 7) << 3))
  }

  /// Returns the two bytes at a position, the lower one first.
  @inline(__always)
  static func pair(_ place: Int) -> Int {
    Int(byte(place)) | Int(byte(place + 1)) << 8
  }

  /// Returns the symbol of a pattern at a position, in half bytes.
  @inline(__always)
  static func sign(_ place: Int) -> UInt8 {
    let both = byte(PhoneTables.digits + place >> 1)
    return place & 1 == 0 ? both & 15 : both >> 4
  }
}
