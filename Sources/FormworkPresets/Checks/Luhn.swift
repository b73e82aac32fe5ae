extension Sequence<UInt8> {
  /// Whether digits, in ASCII, end in the check digit of Luhn's algorithm (ISO/IEC 7812-1, annex B).
  var satisfyLuhn: Bool {
    // Both sums are kept, as it shows at the end only which digits are doubled.
    var (plain, doubled) = (0, 0)
    for byte in self {
      let digit = Int(byte & 15)
      let twice = digit > 4 ? digit &* 2 &- 9 : digit &* 2
      (plain, doubled) = (doubled &+ digit, plain &+ twice)
    }
    return plain % 10 == 0
  }
}
