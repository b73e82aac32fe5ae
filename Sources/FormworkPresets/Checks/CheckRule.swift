/// One rule of check digits.
enum CheckRule: Hashable, Sendable {
  /// Luhn's algorithm, of so many digits; of all if there are fewer.
  case luhn(UInt8)
  case verhoeff
  case mod11And10
  case mod97

  /// A letter for the remainder of a number divided by 23, as in Spain.
  case letter23

  /// The weighted sum, the check digit's included, leaves a remainder.
  case sum([UInt8], UInt8, UInt8)

  /// The check digit is what the weighted sum of the others lacks to a multiple; another digit stands for ten.
  case fold([UInt8], UInt8, UInt8)

  /// The check digit is what is left of the weighted sum of the others; another digit stands for ten.
  case rest([UInt8], UInt8, UInt8)

  /// Reads the words of a rule: `sum MODULUS REMAINDER WEIGHTS`, `fold MODULUS TEN WEIGHTS`,
  /// `rest MODULUS TEN WEIGHTS`, `luhn COUNT`, or a name.
  init?(_ words: [ArraySlice<UInt8>]) {
    guard let name = words.first, let last = words.last else { return nil }
    let weights = last.split(separator: UInt8(ascii: ",")).map { UInt8(clamping: $0.number) }
    let numbers = words.dropFirst().dropLast().map { UInt8(clamping: $0.number) }
    switch String(decoding: name, as: UTF8.self) {
    case "luhn": self = .luhn(words.count == 2 ? UInt8(clamping: last.number) : .max)
    case "verhoeff": self = .verhoeff
    case "mod11-10": self = .mod11And10
    case "mod97-10": self = .mod97
    case "letter23": self = .letter23
    case "sum" where numbers.count == 2: self = .sum(weights, numbers[0], numbers[1])
    case "fold" where numbers.count == 2: self = .fold(weights, numbers[0], numbers[1])
    case "rest" where numbers.count == 2: self = .rest(weights, numbers[0], numbers[1])
    default: return nil
    }
  }

  /// Whether digits and capital letters, of which there is at least one, obey the rule.
  func holds(for characters: [UInt8]) -> Bool {
    switch self {
    case .luhn(let count): return characters.prefix(Int(count)).satisfyLuhn
    case .verhoeff: return characters.satisfyVerhoeff
    case .mod11And10: return characters.satisfyMod11And10
    case .mod97: return characters.remainder97 == 1
    case .letter23: return characters.satisfyLetter23
    case .sum(let weights, let modulus, let remainder):
      return characters.sum(weights) % Int(modulus) == Int(remainder)
    case .fold(let weights, let modulus, let ten):
      guard characters.count > weights.count else { return false }
      let lacking = (Int(modulus) - characters.sum(weights) % Int(modulus)) % Int(modulus)
      return Int(characters[weights.count].digit) == (lacking > 9 ? Int(ten) : lacking)
    case .rest(let weights, let modulus, let ten):
      guard characters.count > weights.count else { return false }
      let left = characters.sum(weights) % Int(modulus)
      return Int(characters[weights.count].digit) == (left > 9 ? Int(ten) : left)
    }
  }
}

extension [UInt8] {
  /// The sum of digits, each as often as its weight says; where there are fewer of them, the first weights
  /// have no use, and where there are more, the last digits have none.
  fileprivate func sum(_ weights: [UInt8]) -> Int {
    var sum = 0
    for (digit, weight) in zip(self, weights.dropFirst(Swift.max(0, weights.count - count))) {
      sum &+= Int(digit.digit) &* Int(weight)
    }
    return sum
  }

  /// Whether the last letter is that of the number before it, of which `X`, `Y` and `Z` begin with 0, 1 and 2.
  fileprivate var satisfyLetter23: Bool {
    guard let letter = last else { return false }
    var remainder = 0
    for byte in dropLast() {
      let digit = byte &- UInt8(ascii: "X") < 3 ? byte &- UInt8(ascii: "X") : byte & 15
      remainder = (remainder * 10 + Int(digit)) % 23
    }
    return Array("TRWAGMYFPDXBNJZSQVHLCKE".utf8)[remainder] == letter
  }
}

extension UInt8 {
  /// What a check digit counts as: any letter, be it `X` or `K`, as 10.
  fileprivate var digit: UInt8 { self & 0xF0 == 0x30 ? self & 15 : 10 }
}
