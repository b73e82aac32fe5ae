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
