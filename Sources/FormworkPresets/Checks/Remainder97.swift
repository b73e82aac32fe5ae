extension Sequence<UInt8> {
  /// What is left of digits and capital letters, in ASCII, divided by 97, where `A` stands for 10 and `Z` for 35
  /// (ISO/IEC 7064, MOD 97-10).
  var remainder97: UInt32 {
    var remainder: UInt32 = 0
    for byte in self {
      let isLetter = byte >= UInt8(ascii: "A")
      let value = UInt32(isLetter ? byte &- 55 : byte & 15)
      remainder = (remainder &* (isLetter ? 100 : 10) &+ value) % 97
    }
    return remainder
  }
}
