import FormworkMasks
import FormworkRules

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

  /// The places where a part may begin.
  var starts: [Int] { characters.indices.filter(canBegin) }

  /// The places after which nothing of a part may follow.
  var ends: [Int] { characters.indices.map { $0 + 1 }.filter(canEnd) }

  /// Whether what is next to a part, beyond spaces, belongs to it.
  func isAlone(_ range: Range<Int>) -> Bool {
    let ahead = characters[..<range.lowerBound].lazy.filter { !$0.isWhitespace }
    let before = ahead.last
    let rest = characters[range.upperBound...].drop { $0.isWhitespace || $0.isOpening }
    let after = characters[range.upperBound...].first { !$0.isWhitespace }
    if let before {
      if before.isNumber, !characters[range.lowerBound].isLetter { return false }
      if before.isSign { return false }
    }
    if let after, let first = rest.first {
      if first.isNumber, !characters[range.upperBound - 1].isLetter { return false }
      if after.isSign { return false }
    }
    // Of `+/-5`, `-5` isn't a part.
    let isTolerance = before == "/" && ahead.dropLast().last?.isSign == true
    if isTolerance, characters[range.lowerBound].isSign { return false }
    if isAfterPlus(range) { return false }
    guard let amounts else { return true }
    if before?.isOpening == true, after?.isClosing == true { return false }
    guard let currency = amounts.currency else { return true }
    return !names(otherThan: currency, wordBefore(range))
      && !names(otherThan: currency, wordAfter(range))
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

  /// Whether a part is in a number that begins with `+`: of `+49 212 555 0161` no part is a number.
  private func isAfterPlus(_ range: Range<Int>) -> Bool {
    let before = characters[..<range.lowerBound].reversed()
      .prefix { !$0.isLetter && !",;\t\n".contains($0) }
    guard let plus = before.firstIndex(where: { $0 == "+" || $0 == "＋" })?.base else {
      return false
    }
    return characters[plus].isNumber
  }

  private func wordBefore(_ range: Range<Int>) -> [Character] {
    characters[..<range.lowerBound].reversed().drop { $0.isWhitespace }
      .prefix { !$0.isWhitespace }.reversed()
  }

  private func wordAfter(_ range: Range<Int>) -> [Character] {
    Array(characters[range.upperBound...].drop { $0.isWhitespace }.prefix { !$0.isWhitespace })
  }

  /// Whether a word is or has a currency that isn't the format's: its symbol, or three capital letters.
  private func names(otherThan currency: String, _ word: [Character]) -> Bool {
    if word.contains(where: \.isCurrencySymbol) { return true }
    let letters = word.filter { $0.isLetter }
    return letters.count == 3 && letters.allSatisfy { "A"..."Z" ~= $0 }
      && String(letters) != currency
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
