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
