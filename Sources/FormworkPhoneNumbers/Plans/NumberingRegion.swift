/// A region of the table, or a service without a country, with the rules for its numbers.
package struct NumberingRegion: Hashable, Sendable {
  /// The start of the region in the table.
  private let place: Int

  /// Creates the region, or service, with an index in the table.
  init(number: Int) {
    place = NumberingTables.regions + number * 8
  }

  /// Creates the region with a code in ISO 3166, in any case; `nil` if there is none.
  package init?(_ code: String) {
    var (letters, count) = (0, 0)
    for byte in code.utf8 {
      let letter = Int(byte | 0x20) - 0x61
      guard count < 2, 0..<26 ~= letter else { return nil }
      letters = letters * 26 + letter
      count += 1
    }
    guard count == 2 else { return nil }
    let number = NumberingData.unit(NumberingTables.regionLookup + letters)
    if number == 0 { return nil }
    self.init(number: number - 1)
  }

  /// The region's code in ISO 3166; `nil` for a service without a country.
  package var code: String? {
    let letters = NumberingData.unit(place + 1)
    if letters == 0 { return nil }
    return String(decoding: [UInt8(letters >> 8), UInt8(letters & 0xFF)], as: UTF8.self)
  }

  /// The calling code, such as 49.
  package var callingCode: Int { NumberingData.unit(place) }

  /// The international prefix, which is dialed before a calling code.
  var internationalPrefix: NumberPatternDFA? { NumberPatternDFA(NumberingData.unit(place + 3)) }

  /// The index of the text before an extension.
  var extensionPrefix: Int { NumberingData.unit(place + 7) >> 8 }

  /// Whether digits match the general pattern of the region's numbers.
  func matches(_ digits: PackedDigits) -> Bool {
    types?.label(of: digits) ?? 0 > 0
  }

  /// Returns the index of a number's type; `nil` if the number isn't valid in the region.
  func type(of digits: PackedDigits) -> Int? {
    let label = types?.label(of: digits) ?? 0
    return label > 1 ? label - 2 : nil
  }

  /// Whether the region has numbers, of any type, that begin with `digits`.
  package func hasNumbers(startingWith digits: PackedDigits) -> Bool {
    types?.hasLabel(above: 1, behind: digits) ?? false
  }

  /// The trunk prefix of national numbers.
  var trunk: NumberPatternDFA? { NumberPatternDFA(NumberingData.unit(place + 4)) }

  private var types: NumberPatternDFA? { NumberPatternDFA(NumberingData.unit(place + 2)) }
}

extension NumberingRegion {
  /// The comparison of a number of digits with the possible lengths in the region.
  package enum Length {
    case possible, possibleLocally, tooShort, tooLong, between
  }

  /// Compares a number of digits with the possible lengths in the region.
  package func length(_ count: Int) -> Length {
    let lengths = NumberingData.unit(place + 5)
    let bit = 2..<18 ~= count ? 1 << (count - 2) : 0
    if NumberingData.unit(place + 6) & bit != 0 { return .possibleLocally }
    if lengths & bit != 0 { return .possible }
    if count < lengths.trailingZeroBitCount + 2 { return .tooShort }
    return count > Int.bitWidth - lengths.leadingZeroBitCount + 1 ? .tooLong : .between
  }

  /// Returns digits without the trunk prefix, or with the digits that replace it in an
  /// international number.
  ///
  /// If the digits look like a number of the region unchanged, they stay, unless the result does,
  /// too.
  func withoutTrunkPrefix(_ digits: PackedDigits) -> PackedDigits {
    guard digits.count > 0, let prefix = trunk?.prefix(of: digits) else { return digits }
    var rest: PackedDigits
    if let group = prefix.group {
      rest = inserted
      rest.append(digits[group])
      rest.append(digits.dropFirst(prefix.count))
    } else {
      if prefix.count == 0 { return digits }
      rest = digits.dropFirst(prefix.count)
    }
    return matches(digits) && !matches(rest) ? digits : rest
  }

  /// The digits at the start of a transformed number; in the table, they follow a 1.
  private var inserted: PackedDigits {
    let number = NumberingData.unit(place + 7) & 0xFF
    return PackedDigits(decimal: NumberingData.unit(NumberingTables.inserts + number)).dropFirst(1)
  }
}

extension NumberingRegion {
  /// All regions, sorted by code, without services.
  package static var all: [NumberingRegion] {
    (0..<676).compactMap { letters in
      let number = NumberingData.unit(NumberingTables.regionLookup + letters)
      return number == 0 ? nil : NumberingRegion(number: number - 1)
    }
  }

  /// Returns the length of the international prefix at the start of digits.
  ///
  /// - Returns: The number of digits in the prefix; `nil` if there is none. A service without a
  ///   country has no prefix, so the length is 0.
  package func internationalPrefixLength(of digits: PackedDigits) -> Int? {
    guard let prefix = internationalPrefix else { return 0 }
    return prefix.prefix(of: digits)?.count
  }

  /// Returns the trunk prefix at the start of digits, by the rules of the region.
  package func trunkPrefix(of digits: PackedDigits) -> NumberPatternDFA.Prefix? {
    trunk?.prefix(of: digits)
  }

  /// Returns digits without a trunk prefix at their start, while the user is still typing.
  ///
  /// A prefix stays until the number is complete if other digits replace it, or if numbers of the
  /// region can begin with it.
  func withoutCertainTrunkPrefix(_ digits: PackedDigits) -> PackedDigits {
    var rest = digits
    // All trunk prefixes are removed, so that parsing the number again with its calling code gives
    // the same result.
    while let prefix = trunkPrefix(of: rest), prefix.count > 0, prefix.group == nil,
      !hasNumbers(startingWith: rest)
    {
      rest = rest.dropFirst(prefix.count)
    }
    return rest
  }
}

/// A layout of the table: the groups of digits, and the characters between them.
struct NationalFormatRule {
  /// The index of the groups in the lower bits, and the index of the template above them.
  private let entry: Int

  /// Creates the layout with an index.
  init(entry: Int) {
    self.entry = NumberingData.unit(NumberingTables.entries + entry)
  }

  /// Appends digits in this layout.
  ///
  /// - Parameters:
  ///   - digits: The digits, as many as the groups contain.
  ///   - hasHyphensOnly: Whether all separators become hyphens, and a leading one is omitted.
  ///   - text: The ASCII text to append to.
  func write(_ digits: PackedDigits, hasHyphensOnly: Bool, to text: inout [UInt8]) {
    let start = text.count
    for place in 0..<16 {
      let sign = Self.byte(NumberingTables.templates + (entry >> 8) * 8, place)
      if sign == 0 { return }
      if sign < 6 {
        for index in range(ofGroup: sign - 1, of: digits.count) {
          text.append(digits[index] | 0x30)
        }
      } else if 0x30..<0x3A ~= sign || sign == 0x2A || !hasHyphensOnly {
        text.append(UInt8(sign))
      } else if text.count > start, text.last != 0x2D {
        text.append(0x2D)
      }
    }
  }

  /// Returns the range of a group among `count` digits. The first groups are as long as possible.
  private func range(ofGroup group: Int, of count: Int) -> Range<Int> {
    let place = NumberingTables.patterns + (entry & 0xFF) * 3
    var spare = count
    for group in 0..<5 { spare -= Self.byte(place, group) >> 4 }
    var range = 0..<0
    for group in 0...group {
      let counts = Self.byte(place, group)
      let more = max(0, min(spare, counts & 15 - counts >> 4))
      spare -= more
      range = range.upperBound..<range.upperBound + counts >> 4 + more
    }
    return range
  }

  private static func byte(_ place: Int, _ index: Int) -> Int {
    NumberingData.unit(place + index >> 1) >> ((index & 1) * 8) & 0xFF
  }
}
