/// The formats of a calling code, in the order in which they are tried.
struct PhoneFormatList {
  /// Where the first one begins in the table.
  let place: Int

  /// How many there are; no list has more than 32.
  let count: Int

  /// The place behind the last one.
  var end: Int {
    var place = place
    for _ in 0..<count { place += PhoneFormatEntry(place: place).size }
    return place
  }

  /// The formats, for looking them up by number.
  var entries: [PhoneFormatEntry] {
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
