extension [UInt8] {
  /// Whether the last digit or capital letter is the check character of Luhn's algorithm with 36
  /// characters, as in India's GSTIN.
  var satisfyLuhn36: Bool {
    var (sum, isDoubled) = (0, false)
    for byte in reversed() {
      let value = Int(byte.checkValue) &* (isDoubled ? 2 : 1)
      sum &+= value / 36 &+ value % 36
      isDoubled.toggle()
    }
    return sum % 36 == 0
  }

  /// Whether the last letter is the check letter of the number before it, in which a leading `X`,
  /// `Y`, or `Z` counts as 0, 1, or 2.
  ///
  /// Source: the letter of Spain's DNI and NIE.
  var satisfyLetter23: Bool {
    guard let letter = last else { return false }
    var remainder = 0
    for byte in dropLast() {
      let digit = byte &- UInt8(ascii: "X") < 3 ? byte &- UInt8(ascii: "X") : byte & 15
      remainder = (remainder &* 10 &+ Int(digit)) % 23
    }
    return Array("TRWAGMYFPDXBNJZSQVHLCKE".utf8)[remainder] == letter
  }

  /// Whether the last letter is the check letter of the characters before it. In even places,
  /// characters count from 0 for `A` or zero; in odd places, a table applies.
  ///
  /// Source: Decree of Italy's Minister of Finance, December 23, 1976.
  var satisfyLetter26: Bool {
    guard let letter = last else { return false }
    let odd: [Int] = [
      1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
    ]
    var sum = 0
    for (place, byte) in dropLast().enumerated() {
      let value = Int(byte.checkValue > 9 ? byte.checkValue &- 10 : byte.checkValue)
      sum &+= place % 2 == 0 ? odd[Swift.min(value, 25)] : value
    }
    return letter == UInt8(ascii: "A") &+ UInt8(sum % 26)
  }

  /// Whether two characters, including a letter, are the key of the nine digits that follow.
  ///
  /// Source: the keys of VAT numbers in France, with letters except `I` and `O`.
  var satisfyFrenchKey: Bool {
    guard count == 11, self[0] > 0x39 || self[1] > 0x39 else { return false }
    let alphabet = Array("0123456789ABCDEFGHJKLMNPQRSTUVWXYZ".utf8)
    guard let first = alphabet.firstIndex(of: self[0]),
      let second = alphabet.firstIndex(of: self[1])
    else { return false }
    let key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
    return (self[2...].number + 1 + key / 11) % 11 == key % 11
  }

  /// Whether the last digit is the check digit of a CURP: place weights count down from 18, and
  /// letters count up from 10, with `Ñ` between `N` and `O`.
  ///
  /// Source: the instructions of Mexico's registry of population, RENAPO.
  var satisfyCURP: Bool {
    guard let digit = last, count == 18 else { return false }
    var sum = 0
    for (place, byte) in dropLast().enumerated() {
      let value = Int(byte.checkValue) &+ (byte > UInt8(ascii: "N") ? 1 : 0)
      sum &+= value &* (18 &- place)
    }
    return Int(digit & 15) == (10 &- sum % 10) % 10
  }
}
