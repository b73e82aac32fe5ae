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
