extension Sequence<UInt8> {
  /// Whether ASCII digits end in a valid check digit of Luhn's algorithm (ISO/IEC 7812-1, annex B).
  /// A letter counts as the two digits of its number, `A` as 10 (ISO 6166).
  var satisfyLuhn: Bool {
    // Both sums are needed, because only the end shows which digits are doubled.
    var (plain, doubled) = (0, 0)
    func add(_ digit: Int) {
      let twice = digit > 4 ? digit &* 2 &- 9 : digit &* 2
      (plain, doubled) = (doubled &+ digit, plain &+ twice)
    }
    for byte in self {
      let value = Int(byte.checkValue)
      if value > 9 { add(value / 10) }
      add(value % 10)
    }
    return plain % 10 == 0
  }

  /// The remainder of ASCII digits and capital letters divided by 97, where `A` is 10 and `Z` is 35
  /// (ISO 7064, MOD 97-10).
  var remainder97: UInt32 {
    var remainder: UInt32 = 0
    for byte in self {
      let value = UInt32(byte.checkValue)
      remainder = (remainder &* (value > 9 ? 100 : 10) &+ value) % 97
    }
    return remainder
  }

  /// Whether ASCII digits end in a valid check digit of ISO 7064, MOD 11,10.
  var satisfyMod11And10: Bool {
    var product: UInt32 = 10
    var last: UInt32 = 0
    for byte in self {
      last = product &+ UInt32(byte.checkValue)
      let sum = last % 10
      product = (sum == 0 ? 10 : sum) &* 2 % 11
    }
    return last % 10 == 1
  }

  /// Whether ASCII digits end in a valid check digit of Verhoeff's algorithm (Error Detecting
  /// Decimal Codes, 1969), which uses the symmetries of a pentagon.
  var satisfyVerhoeff: Bool {
    var symmetry = 0
    for (place, byte) in reversed().enumerated() {
      var digit = Int(byte.checkValue % 10)
      for _ in 0..<place % 8 { digit = Verhoeff.permutation[digit] }
      symmetry = Verhoeff.product(symmetry, digit)
    }
    return symmetry == 0
  }
}

/// The symmetries of a pentagon: 0 to 4 rotate it, 5 to 9 also reflect it.
private enum Verhoeff {
  static let permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

  static func product(_ first: Int, _ second: Int) -> Int {
    if first < 5 { return second < 5 ? (first + second) % 5 : 5 + (first + second) % 5 }
    return second < 5 ? 5 + (first - second) % 5 : (first - second + 5) % 5
  }
}

extension UInt8 {
  /// The value of an ASCII digit or capital letter, with `A` as 10.
  var checkValue: UInt8 { self >= UInt8(ascii: "A") ? self &- 55 : self & 15 }
}
