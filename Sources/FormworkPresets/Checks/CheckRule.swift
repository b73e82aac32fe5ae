import FormworkText

/// One rule of check digits.
enum CheckRule: Hashable, Sendable {
  /// Luhn's algorithm, of so many digits; of all if there are fewer.
  case luhn(UInt8)

  /// Luhn's algorithm with 36 characters instead of ten digits.
  case luhn36
  case verhoeff
  case mod11And10
  case mod97

  /// A letter for the remainder of a number divided by 23, as in Spain.
  case letter23

  /// A letter for the sum of what characters in even and odd places count as, as in Italy.
  case letter26

  /// A digit for a weighted sum of letters and digits with an `Ñ` among them, as in Mexico.
  case curp

  /// The weighted sum, the check digit's included, leaves a remainder.
  case sum(CheckWeights, modulus: UInt8, remainder: UInt8)

  /// The remainder of the weighted sum says which of the signs stands in a place.
  case table(CheckWeights, modulus: UInt8, signs: [UInt8], place: UInt8)

  /// One of these signs stands in a place, or none of them does.
  case at(place: UInt8, signs: [UInt8], isThere: Bool)

  /// Two digits are a number in a range.
  case within(place: UInt8, least: UInt8, most: UInt8)

  /// Reads the words of a rule, which Data/README.md explains; `nil` if they are none.
  init?(_ words: [ArraySlice<UInt8>]) {
    guard let name = words.first, let last = words.last else { return nil }
    let numbers = words.dropFirst().map { UInt8(clamping: $0.number) }
    switch (Word(String(decoding: name, as: UTF8.self)), words.count) {
    case ("luhn", 1): self = .luhn(.max)
    case ("luhn", 2): self = .luhn(numbers[0])
    case ("luhn36", 1): self = .luhn36
    case ("verhoeff", 1): self = .verhoeff
    case ("mod11-10", 1): self = .mod11And10
    case ("mod97-10", 1): self = .mod97
    case ("letter23", 1): self = .letter23
    case ("letter26", 1): self = .letter26
    case ("curp", 1): self = .curp
    case ("sum", 4) where numbers[0] > 1:
      self = .sum(CheckWeights(last), modulus: numbers[0], remainder: numbers[1])
    case ("table", 5) where numbers[0] > 1 && words[2].count == numbers[0]:
      self = .table(
        CheckWeights(last), modulus: numbers[0], signs: Array(words[2]), place: numbers[2])
    case ("at", 3), ("not", 3):
      self = .at(place: numbers[0], signs: Array(last), isThere: words[0].count == 2)
    case ("within", 4): self = .within(place: numbers[0], least: numbers[1], most: numbers[2])
    default: return nil
    }
  }

  /// Whether digits and capital letters, of which there is at least one, obey the rule.
  func holds(for characters: [UInt8]) -> Bool {
    switch self {
    case .luhn(let count): return characters.prefix(Int(count)).satisfyLuhn
    case .luhn36: return characters.satisfyLuhn36
    case .verhoeff: return characters.satisfyVerhoeff
    case .mod11And10: return characters.satisfyMod11And10
    case .mod97: return characters.remainder97 == 1
    case .letter23: return characters.satisfyLetter23
    case .letter26: return characters.satisfyLetter26
    case .curp: return characters.satisfyCURP
    case .sum(let weights, let modulus, let remainder):
      return weights.sum(characters) % Int(modulus) == Int(remainder)
    case .table(let weights, let modulus, let signs, let place):
      guard characters.count > place else { return false }
      return characters[Int(place)] == signs[weights.sum(characters) % Int(modulus)]
    case .at(let place, let signs, let isThere):
      return (characters.count > place && signs.contains(characters[Int(place)])) == isThere
    case .within(let place, let least, let most):
      guard characters.count > Int(place) + 1 else { return false }
      return least...max(least, most) ~= characters[Int(place)...][..<(Int(place) + 2)].pair
    }
  }
}

/// What digits are multiplied by before they are added up.
struct CheckWeights: Hashable, Sendable {
  /// Beside a weight up to 99, whether it is the digits of the product that are added up.
  private var weights: [UInt8]

  /// Creates weights; those beyond 99 are 99.
  init(_ weights: [Int]) {
    self.weights = weights.map { UInt8(clamping: max(0, min($0, 99))) }
  }

  /// Reads weights with commas between them, with an `x` behind those whose product is added digit by digit.
  init(_ text: ArraySlice<UInt8>) {
    weights = text.split(separator: UInt8(ascii: ",")).map { word in
      let isAcross = word.last == UInt8(ascii: "x")
      return UInt8(clamping: min((isAcross ? word.dropLast() : word).number, 99))
        | (isAcross ? 0x80 : 0)
    }
  }

  /// The sum of digits, each as often as its weight says; where there are fewer of them, the first weights
  /// have no use, and where there are more, the last digits have none.
  func sum(_ digits: [UInt8]) -> Int {
    var sum = 0
    for (digit, weight) in zip(digits, weights.dropFirst(max(0, weights.count - digits.count))) {
      let product = Int(digit.digit) &* Int(weight & 0x7F)
      sum &+= weight & 0x80 == 0 ? product : product / 10 &+ product % 10
    }
    return sum
  }
}

extension UInt8 {
  /// What a check digit counts as: any letter, be it `X` or `K`, as 10.
  fileprivate var digit: UInt8 { self & 0xF0 == 0x30 ? self & 15 : 10 }
}

extension ArraySlice<UInt8> {
  /// Two digits as a number; `UInt8.max` if they aren't any.
  fileprivate var pair: UInt8 {
    allSatisfy { $0 &- 0x30 < 10 } ? UInt8(clamping: number) : .max
  }
}
