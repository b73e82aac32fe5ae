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
