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

/// A rule that requires a calendar date at a position.
struct CheckDate: Hashable, Sendable {
  private let place: Int

  /// The order of the date's parts, such as `ddmmyy`. `M` is a one-letter month, as in Italy.
  private let order: [UInt8]

  /// The first two digits of a two-digit year.
  private let century: Int

  /// Numbers that may be added to the month and to the day, such as 40 for a foreigner.
  private let monthOffsets: [Int]
  private let dayOffsets: [Int]

  /// Reads `date PLACE ORDER CENTURY`, followed by offsets of the month and of the day, separated
  /// by slashes.
  init?(_ words: [ArraySlice<UInt8>]) {
    guard words.count == 4 || words.count == 6 else { return nil }
    place = words[1].number
    order = Array(words[2])
    century = words[3].number
    let slash = UInt8(ascii: "/")
    monthOffsets = words.count == 6 ? words[4].split(separator: slash).map { $0.number } : [0]
    dayOffsets = words.count == 6 ? words[5].split(separator: slash).map { $0.number } : [0]
  }

  /// Whether the characters contain a valid date.
  func holds(for characters: [UInt8]) -> Bool {
    guard characters.count >= place + order.count else { return false }
    var (year, month, day) = (0, 0, 0)
    for (sign, byte) in zip(order, characters[place...]) {
      if sign == UInt8(ascii: "M") {
        guard let letter = Array("ABCDEHLMPRST".utf8).firstIndex(of: byte) else { return false }
        month = letter + 1
        continue
      }
      guard let digit = byte.dateDigit else { return false }
      switch sign {
      case UInt8(ascii: "y"): year = year * 10 + digit
      case UInt8(ascii: "m"): month = month * 10 + digit
      default: day = day * 10 + digit
      }
    }
    if year < 100 { year += century * 100 }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return year > 0
      && monthOffsets.contains { offset in
        guard 1...12 ~= month - offset else { return false }
        return dayOffsets.contains { 1...lengths[month - offset - 1] ~= day - $0 }
      }
  }
}

extension UInt8 {
  /// The digit, which may be written as a letter, as in Italian codes that would otherwise be the
  /// same for two people.
  fileprivate var dateDigit: Int? {
    if self &- 0x30 < 10 { return Int(self & 15) }
    return Array("LMNPQRSTUV".utf8).firstIndex(of: self)
  }
}

extension [UInt8] {
  /// Whether exactly one of the first ten digits occurs two or three times, and all others at most
  /// once.
  fileprivate var repeatOne: Bool {
    var counts = [Int](repeating: 0, count: 16)
    for byte in prefix(10) { counts[Int(byte & 15)] += 1 }
    let repeated = counts.filter { $0 > 1 }
    return repeated == [2] || repeated == [3]
  }
}

extension [UInt8] {
  /// Whether the last digit or capital letter is the check character of Luhn's algorithm with 36
  /// characters, as in India's GSTIN.
  fileprivate var satisfyLuhn36: Bool {
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
  fileprivate var satisfyLetter23: Bool {
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
  fileprivate var satisfyLetter26: Bool {
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
  fileprivate var satisfyFrenchKey: Bool {
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
  fileprivate var satisfyCURP: Bool {
    guard let digit = last, count == 18 else { return false }
    var sum = 0
    for (place, byte) in dropLast().enumerated() {
      let value = Int(byte.checkValue) &+ (byte > UInt8(ascii: "N") ? 1 : 0)
      sum &+= value &* (18 &- place)
    }
    return Int(digit & 15) == (10 &- sum % 10) % 10
  }
}
