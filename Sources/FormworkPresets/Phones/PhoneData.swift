/// The bytes of the generated table, and what stands where in them.
///
/// A calling code takes 6 bytes, in the order of the tables for parsing, which have everything else that is known of it;
/// a format takes 3 and 2 for each pattern of leading digits. `Scripts/generate-phone-tables.py` writes them.
enum PhoneData {
  /// The byte at a place; 0 beyond the table.
  @inline(__always)
  static func byte(_ place: Int) -> UInt8 {
    let index = place >> 3
    guard PhoneTables.words.indices.contains(index) else { return 0 }
    return UInt8(truncatingIfNeeded: PhoneTables.words[index] >> UInt64((place & 7) << 3))
  }

  /// The two bytes at a place, the lower one first.
  @inline(__always)
  static func pair(_ place: Int) -> Int {
    Int(byte(place)) | Int(byte(place + 1)) << 8
  }

  /// The sign of a pattern at a place that counts half bytes.
  @inline(__always)
  static func sign(_ place: Int) -> UInt8 {
    let both = byte(PhoneTables.digits + place >> 1)
    return place & 1 == 0 ? both & 15 : both >> 4
  }
}
