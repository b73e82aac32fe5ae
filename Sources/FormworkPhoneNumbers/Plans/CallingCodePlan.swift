/// The numbering plan of a country or a service without a country: its calling code, regions, and
/// formats.
package struct CallingCodePlan: Hashable {
  /// The index of the calling code in the table.
  package let index: UInt8

  /// Creates the plan of a calling code; `nil` if there is no such code.
  package init?(_ code: Int) {
    guard 0..<1000 ~= code else { return nil }
    let number = NumberingData.unit(NumberingTables.codeLookup + code)
    if number == 0 { return nil }
    index = UInt8(number - 1)
  }

  private var place: Int { NumberingTables.codes + Int(index) * 8 }

  /// The calling code, such as 49.
  package var code: Int { NumberingData.unit(place) }

  /// The region whose rules apply if the region of a number isn't known.
  package var mainRegion: NumberingRegion { NumberingRegion(number: NumberingData.unit(place + 1)) }

  /// The regions with this calling code, the main one first.
  package var regions: [NumberingRegion] {
    let first = NumberingData.unit(place + 1)
    return (first..<first + NumberingData.unit(place + 2)).map(NumberingRegion.init(number:))
  }

  /// Returns the region of a number: the only one, or the first one in which the number is valid.
  func region(of digits: PackedDigits) -> NumberingRegion? {
    let first = NumberingData.unit(place + 1)
    if NumberingData.unit(place + 2) == 1 { return NumberingRegion(number: first) }
    let number = NumberPatternDFA(NumberingData.unit(place + 3))?.label(of: digits) ?? 0
    return number == 0 ? nil : NumberingRegion(number: first + number - 1)
  }

  /// Whether one of the regions has numbers, of any type, that begin with `digits`.
  func hasNumbers(startingWith digits: PackedDigits) -> Bool {
    regions.contains { $0.hasNumbers(startingWith: digits) }
  }

  /// Whether digits begin with a trunk prefix, and numbers begin with the rest.
  func hasNumbers(startingAfterTrunkPrefixOf digits: PackedDigits) -> Bool {
    guard let prefix = mainRegion.trunkPrefix(of: digits), prefix.count > 0 else { return false }
    return hasNumbers(startingWith: digits.dropFirst(prefix.count))
  }

  /// Returns the layout of a national or international number; `nil` if no format fits.
  func layout(of digits: PackedDigits, atHome: Bool) -> NationalFormatRule? {
    let list = place + (atHome ? 4 : 6)
    let number = NumberPatternDFA(NumberingData.unit(list))?.label(of: digits) ?? 0
    return number == 0 ? nil : NationalFormatRule(entry: NumberingData.unit(list + 1) + number - 1)
  }
}

extension CallingCodePlan {
  /// Returns the region of a number or of its beginning.
  ///
  /// - Parameters:
  ///   - digits: The national number, or its first digits.
  ///   - preferred: The preferred region if several have such numbers.
  /// - Returns: The region that matches the most digits; `nil` for a service without a country.
  package func region(
    ofNumbersStarting digits: PackedDigits, preferring preferred: NumberingRegion?
  ) -> NumberingRegion? {
    if mainRegion.code == nil { return nil }
    if let region = region(of: digits), preferred == nil || !(preferred?.matches(digits) ?? false) {
      return region
    }
    let all = regions
    var count = digits.count
    while count > 0 {
      let start = digits[0..<count]
      let found = all.filter { $0.hasNumbers(startingWith: start) }
      if let first = found.first { return found.first { $0 == preferred } ?? first }
      count -= 1
    }
    return all.first { $0 == preferred } ?? all.first
  }
}

extension CallingCodePlan {
  /// All calling codes, in order.
  static var all: [CallingCodePlan] { (1..<1000).compactMap(CallingCodePlan.init) }

  /// Returns the calling code at the start of digits, and its length. No code is the beginning of
  /// another.
  package static func start(of digits: PackedDigits) -> (plan: CallingCodePlan, count: Int)? {
    if digits[0] == 0 { return nil }
    var code = 0
    for count in 1..<4 where count <= digits.count {
      code = code * 10 + Int(digits[count - 1])
      if let plan = CallingCodePlan(code) { return (plan, count) }
    }
    return nil
  }
}

/// The units of the generated table, and their layout.
///
/// A calling code takes 8 units, a region 8, a format 1, the groups of a format 3, and a template
/// 8. A state of an automaton takes one, and one for each different next state.
/// `Data/tools/generate-phone-number-tables.py` writes them.
enum NumberingData {
  /// All units, each decoded once from three characters of six bits.
  static let units: [UInt16] = {
    var units: [UInt16] = []
    units.reserveCapacity(NumberingTables.count)
    NumberingTables.signs.withUTF8Buffer { signs in
      var (unit, shift) = (0 as UInt32, 0 as UInt32)
      for sign in signs where sign >= 48 {
        unit |= UInt32(sign - 48) << shift
        shift += 6
        if shift == 18 {
          units.append(UInt16(truncatingIfNeeded: unit))
          (unit, shift) = (0, 0)
        }
      }
    }
    return units
  }()

  /// Returns the unit at a position; 0 beyond the table.
  @inline(__always)
  static func unit(_ place: Int) -> Int {
    let units = units
    return units.indices.contains(place) ? Int(units[place]) : 0
  }
}
