import FormworkCore

/// Where a part of a line may begin and end, so that it is all of a number, a name or a word and not a piece of one.
///
/// A part never begins or ends beside a letter or a digit, a sign, or a separator with more after it: of
/// `1,659` neither `1` nor `659` is a part, of `-5` not the `5`, of `12.5.2024` not the `12.5`. Neither is a part
/// one of several groups: of `4 212 555 0100` not the last ten digits.
struct PartBoundaries {
  /// The characters of the line.
  let characters: [Character]

  /// What the parts are amounts of, if they are numbers.
  let amounts: Amounts?

  /// How the format reads what is next to a number.
  struct Amounts {
    /// The code of the currency; `nil` for plain numbers.
    var currency: String?

    /// Whether the currency has no cents.
    var isWhole = false

    /// The words that change a number.
    var words: AmountWords

    /// Creates the amounts of a format.
    init(_ format: AnyInputFormat, currency: String?, locale: String) {
      self.currency = currency?.uppercased()
      isWhole = format.formatted(value: "1").text.filter(\.isNumber).count == 1
      words = AmountWords(locale: locale)
    }
  }

  init(_ text: String, _ amounts: Amounts?) {
    characters = Array(text)
    self.amounts = amounts
  }

  /// A place where a part may begin or end.
  struct Bound {
    let place: Int

    /// Whether a bracket opens before it, or closes after it.
    let isAtBracket: Bool
  }

  /// The places where a part may begin, in order: what is before each, beyond spaces, doesn't belong to the part.
  ///
  /// - Complexity: O(*n*) in the length of the line, for all of them.
  var starts: [Bound] {
    var bounds: [Bound] = []
    var before = Neighborhood()
    for (place, character) in characters.enumerated() {
      if canBegin(at: place), isAlone(character, after: before) {
        bounds.append(Bound(place: place, isAtBracket: before.next?.isOpening ?? false))
      }
      before.append(character, isNumberNext: isNumber(at: place + 1))
    }
    return bounds
  }

  /// The places where a part may end, in order: what follows each, beyond spaces, doesn't belong to the part.
  ///
  /// - Complexity: O(*n*) in the length of the line, for all of them.
  var ends: [Bound] {
    var bounds: [Bound] = []
    var after = Neighborhood()
    for (place, character) in characters.enumerated().reversed() {
      if canEnd(at: place + 1), isAlone(character, before: after) {
        bounds.append(Bound(place: place + 1, isAtBracket: after.next?.isClosing ?? false))
      }
      after.append(character, isNumberNext: false)
    }
    return bounds.reversed()
  }

  /// How far parts reach that may complete the format, by the places where they begin.
  ///
  /// - Parameter takesLetters: Whether letters of ASCII have a place in the format.
  /// - Returns: For each place, that after which a part ends at least, and that after which none ends.
  /// - Complexity: O(*n*) in the length of the line.
  func reaches(takesLetters: Bool) -> [(least: Int, most: Int)] {
    var reaches = Array(repeating: (least: 0, most: characters.count), count: characters.count)
    // A part has a digit or a letter; an amount has a digit, and few words.
    let isOfDigits = amounts != nil || !takesLetters
    var least = characters.count
    var words: [Int] = []
    for place in characters.indices.reversed() {
      let character = characters[place]
      if character.isNumber || !isOfDigits && character.isLetter { least = place }
      reaches[place].least = least
      if character.isLetter, place == 0 || !characters[place - 1].isLetter { words.append(place) }
      if amounts != nil {
        if words.count > Self.mostWords {
          reaches[place].most = words[words.count - 1 - Self.mostWords]
        }
      }
      if !takesLetters {
        let isLetter = character.isASCII && character.isLetter
        let next = place + 1 < characters.count ? reaches[place + 1].most : characters.count
        reaches[place].most = isLetter ? place : min(reaches[place].most, next)
      }
    }
    return reaches
  }

  /// How many words a part has at most that is an amount: “minus 5 US dollars Dr”.
  private static var mostWords: Int { 4 }

  private func isNumber(at place: Int) -> Bool {
    place < characters.count && characters[place].isNumber
  }

  private func isAlone(_ first: Character, after before: Neighborhood) -> Bool {
    if before.isNumber, !first.isLetter { return false }
    if before.isSign { return false }
    // Of `+/-5`, `-5` isn't a part.
    if before.isTolerance, first.isSign { return false }
    // Of `+49 212 555 0161` no part is a number.
    if before.isAfterPlus { return false }
    return !(amounts?.currency.map { before.namesCurrency(otherThan: $0) } ?? false)
  }

  private func isAlone(_ last: Character, before after: Neighborhood) -> Bool {
    if after.isNumberInBrackets, !last.isLetter { return false }
    if after.isSign { return false }
    return
      !(amounts?.currency.map { after.namesCurrency(otherThan: $0, isReversed: true) } ?? false)
  }
}

/// The characters on one side of a place. The last one that was appended is next to it.
private struct Neighborhood {
  /// The character next to the place, and the one beyond it, without spaces.
  private(set) var next: Character?
  private var beyond: Character?

  /// The character next to the place without spaces and opening brackets.
  private var inBrackets: Character?

  /// Whether the place is in a number that begins with a plus sign.
  private(set) var isAfterPlus = false

  /// The word next to the place.
  private var hasSymbol = false
  private var letters: [Character] = []
  private var isBetweenWords = true

  mutating func append(_ character: Character, isNumberNext: Bool) {
    if character == "+" || character == "＋" {
      isAfterPlus = isNumberNext
    } else if character.isLetter || ",;\t\n".contains(character) {
      isAfterPlus = false
    }
    if character.isWhitespace {
      isBetweenWords = true
      return
    }
    if isBetweenWords { (hasSymbol, letters, isBetweenWords) = (false, [], false) }
    hasSymbol = hasSymbol || character.isCurrencySymbol
    // One more than a code has.
    if character.isLetter, letters.count < 4 { letters.append(character) }
    (next, beyond) = (character, next)
    if !character.isOpening { inBrackets = character }
  }

  var isNumber: Bool { next?.isNumber ?? false }
  var isNumberInBrackets: Bool { inBrackets?.isNumber ?? false }
  var isSign: Bool { next?.isSign ?? false }
  var isTolerance: Bool { next == "/" && beyond?.isSign ?? false }

  /// Whether the word next to the place is or has a currency that isn't the format's: its symbol, or three capital letters.
  func namesCurrency(otherThan currency: String, isReversed: Bool = false) -> Bool {
    if hasSymbol { return true }
    return letters.count == 3 && letters.allSatisfy { "A"..."Z" ~= $0 }
      && String(isReversed ? letters.reversed() : letters) != currency
  }
}

extension PartBoundaries {
  private func canBegin(at place: Int) -> Bool {
    let first = characters[place]
    if first.isWhitespace || first.isClosing { return false }
    guard place > 0 else { return true }
    let before = characters[place - 1]
    if before.isLetterOrDigit { return first.isOpening }
    if before.isSign { return false }
    if before.isCurrencySymbol { return amounts?.currency == nil }
    guard place > 1 else { return true }
    return !before.joins(characters[place - 2])
  }

  private func canEnd(at place: Int) -> Bool {
    let last = characters[place - 1]
    if last.isWhitespace || last.isOpening { return false }
    guard place < characters.count else { return true }
    let next = characters[place]
    if next.isLetterOrDigit { return last.isClosing }
    if next.isSign { return false }
    if next.isCurrencySymbol { return amounts?.currency == nil }
    guard place + 1 < characters.count else { return true }
    return !next.joins(characters[place + 1])
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
  var isOpening: Bool { "([{<".contains(self) }
  var isClosing: Bool { ")]}>".contains(self) }

  fileprivate var isSign: Bool {
    guard let first = unicodeScalars.first else { return false }
    return switch first.value {
    case 0x2B, 0x2D, 0xB1, 0x2010...0x2015, 0x2212, 0x2213, 0xFE62, 0xFE63, 0xFF0B, 0xFF0D: true
    default: false
    }
  }

  /// Whether this character, between a part and another character, makes both one.
  fileprivate func joins(_ other: Character) -> Bool {
    if ".,:'’·٫٬".contains(self) { return other.isNumber }
    return "/\\_@&^'’~=#*×".contains(self) && other.isLetterOrDigit
  }
}
