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

  /// A key with a letter for nine digits, as in France.
  case frenchKey

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

  /// The text at a place begins with one of these, or with none of them.
  case begins(place: UInt8, texts: [[UInt8]], isThere: Bool)

  /// Digits at a place are a number in a range.
  case range(place: UInt8, count: UInt8, least: Int, most: Int)

  /// There are so many characters.
  case length(UInt8)

  /// A date of the calendar stands at a place.
  case date(CheckDate)

  /// Of the first ten digits, one stands there twice or three times, and no other more than once, as in
  /// Germany.
  case oneRepeated

  /// Backward it is another number.
  case noPalindrome

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
    case ("frenchKey", 1): self = .frenchKey
    case ("curp", 1): self = .curp
    case ("sum", 4) where numbers[0] > 1:
      self = .sum(CheckWeights(last), modulus: numbers[0], remainder: numbers[1])
    case ("table", 5) where numbers[0] > 1 && words[2].count == numbers[0]:
      self = .table(
        CheckWeights(last), modulus: numbers[0], signs: Array(words[2]), place: numbers[2])
    case ("at", 3), ("not", 3):
      self = .at(place: numbers[0], signs: Array(last), isThere: words[0].count == 2)
    case ("within", 4): self = .within(place: numbers[0], least: numbers[1], most: numbers[2])
    case ("in", 3), ("notin", 3):
      let texts = last.split(separator: UInt8(ascii: ",")).map { Array($0) }
      self = .begins(place: numbers[0], texts: texts, isThere: words[0].count == 2)
    case ("range", 5):
      self = .range(
        place: numbers[0], count: numbers[1], least: words[3].number, most: words[4].number)
    case ("length", 2): self = .length(numbers[0])
    case ("date", 4), ("date", 6):
      guard let date = CheckDate(words) else { return nil }
      self = .date(date)
    case ("oneRepeated", 1): self = .oneRepeated
    case ("noPalindrome", 1): self = .noPalindrome
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
    case .frenchKey: return characters.satisfyFrenchKey
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
    case .begins(let place, let texts, let isThere):
      return texts.contains { characters.dropFirst(Int(place)).starts(with: $0) } == isThere
    case .range(let place, let count, let least, let most):
      let digits = characters.dropFirst(Int(place)).prefix(Int(count))
      guard digits.count == count, digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return false }
      return least <= digits.number && digits.number <= most
    case .length(let count): return characters.count == count
    case .date(let date): return date.holds(for: characters)
    case .oneRepeated: return characters.repeatOne
    case .noPalindrome: return !characters.elementsEqual(characters.reversed())
    }
  }
}

extension ArraySlice<UInt8> {
  /// Two digits as a number; `UInt8.max` if they aren't any.
  fileprivate var pair: UInt8 {
    allSatisfy { $0 &- 0x30 < 10 } ? UInt8(clamping: number) : .max
  }
}
