/// How the numbers with certain leading digits are written: a pattern of groups and a template.
struct PhoneFormatEntry {
  /// Where it begins in the table.
  let place: Int

  /// Which pattern of groups it has: two formats with the same one share it.
  let pattern: UInt8

  /// How many patterns of leading digits there are: each holds for numbers with a digit more.
  let leadingCount: Int

  /// The least and the most digits that all groups take together.
  let lengths: ClosedRange<Int>

  private let facts: UInt8

  init(place: Int) {
    self.place = place
    pattern = PhoneData.byte(place)
    facts = PhoneData.byte(place + 2)
    leadingCount = Int(facts & 15)
    var (least, most) = (0, 0)
    for group in 0..<5 {
      let counts = PhoneData.byte(PhoneTables.patterns + Int(pattern) * 5 + group)
      if counts == 0 { break }
      least += Int(counts >> 4)
      most += Int(counts & 15)
    }
    lengths = least...max(least, most)
  }

  /// How many bytes of the table it takes.
  var size: Int { 3 + leadingCount * 2 }

  /// The pattern that leading digits must match, the number of which begins at 0.
  func leading(_ number: Int) -> DigitPattern? {
    DigitPattern(PhoneData.pair(place + 3 + number * 2))
  }

  /// Whether the rule for numbers at home has nothing but the first group.
  var isGroupOnly: Bool { facts & 16 != 0 }

  /// Whether numbers at home may be written without trunk prefix.
  var isTrunkOptional: Bool { facts & 32 != 0 }

  /// Whether there is a way to write a carrier's code.
  var hasCarrier: Bool { facts & 64 != 0 }

  /// Whether a space or a hyphen follows the trunk prefix.
  var isSpaced: Bool { facts & 128 != 0 }
}

extension PhoneFormatEntry {
  /// Appends digits as the template has them: group by group, the first ones as long as they can be.
  ///
  /// - Parameters:
  ///   - digits: Digits in ASCII; what stands behind the last of them isn't written.
  ///   - total: How many digits the groups share; 15 where it isn't known how many will follow.
  ///   - text: What is appended to.
  func write(_ digits: DigitBuffer, of total: Int, to text: inout DigitBuffer) {
    var spare = total - lengths.lowerBound
    var group = 0
    var next = 0
    for place in 0..<16 {
      let sign = PhoneData.byte(
        PhoneTables.templates + Int(PhoneData.byte(self.place + 1)) * 16 + place)
      if sign == 0 { return }
      // Groups come in their order, so that their numbers say nothing.
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
