import FormworkMasks

/// One rule for check digits or other parts of a value.
enum CheckRule: Hashable, Sendable {
  /// Luhn's algorithm for a number of digits; for all digits if there are fewer.
  case luhn(UInt8)

  /// Luhn's algorithm with 36 characters.
  case luhn36
  case verhoeff
  case mod11And10
  case mod97

  /// A letter for the remainder of a number divided by 23, as in Spain.
  case letter23

  /// A letter for a sum in which characters in even and odd places count differently, as in Italy.
  case letter26

  /// A key for nine digits that includes a letter, as in France.
  case frenchKey

  /// A digit for a weighted sum of digits and letters, including `Ñ`, as in Mexico.
  case curp

  /// A required remainder of the weighted sum, including the check digit.
  case sum(CheckWeights, modulus: UInt8, remainder: UInt8)

  /// A symbol at a position that depends on the remainder of the weighted sum.
  case table(CheckWeights, modulus: UInt8, signs: [UInt8], place: UInt8)

  /// A position that has, or doesn't have, one of some symbols.
  case at(place: UInt8, signs: [UInt8], isThere: Bool)

  /// Two digits whose number is in a range.
  case within(place: UInt8, least: UInt8, most: UInt8)

  /// A position at which the text begins, or doesn't begin, with one of some strings.
  case begins(place: UInt8, texts: [[UInt8]], isThere: Bool)

  /// Digits at a position whose number is in a range.
  case range(place: UInt8, count: UInt8, least: Int, most: Int)

  /// A required number of characters.
  case length(UInt8)

  /// A calendar date at a position.
  case date(CheckDate)

  /// Ten digits of which exactly one occurs two or three times, as in Germany.
  case oneRepeated

  /// A number that isn't a palindrome.
  case noPalindrome

  /// Reads a rule, as Data/README.md explains; `nil` if it isn't valid.
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

  /// Whether a nonempty sequence of digits and capital letters satisfies the rule.
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
  /// The number of two digits; `UInt8.max` if they aren't digits.
  fileprivate var pair: UInt8 {
    allSatisfy { $0 &- 0x30 < 10 } ? UInt8(clamping: number) : .max
  }
}
