public import FormworkMasks

/// A format for payment card numbers, which groups digits as their brand does.
///
///     let format = CardFormat()
///     format.formatted(text: "4242424242424242").text  // "4242 4242 4242 4242"
///     format.formatted(text: "378282246310005").text   // "3782 822463 10005"
///     format.brand(of: format.formatted(text: "37"))   // .amex
///
/// The value is the digits. A check digit that doesn't match is an issue,
/// `ValidationIssue.checksum`. It appears when the number has 16 digits or the maximum of its
/// brand. A shorter number may be incomplete, so it is checked when the user leaves the field. A
/// wrong check digit never causes a rejection.
///
/// The format doesn't store, log, or print any part of a number. Pass the text to a payment
/// service, and don't store it.
package struct CardFormat: Hashable, Sendable {
  /// The accepted brands; `nil` to accept all brands, including unknown ones.
  package var acceptedBrands: Set<CardBrand>?

  /// Creates a format for all brands, or for some of them.
  ///
  ///     let format = CardFormat(accepting: [.visa, .mastercard])
  ///     format.formatted(text: "37").issue  // .brandNotAccepted
  ///
  /// - Parameter brands: The accepted brands. Numbers of other brands have an issue,
  ///   `ValidationIssue.brandNotAccepted`. If you omit it, all brands are accepted.
  package init(accepting brands: Set<CardBrand>? = nil) {
    acceptedBrands = brands
  }

  /// Returns the brand of a complete or incomplete number.
  ///
  ///     let format = CardFormat()
  ///     format.brand(of: format.formatted(text: "22"))    // nil
  ///     format.brand(of: format.formatted(text: "2221"))  // .mastercard
  ///
  /// - Parameter formatted: Text of this format.
  /// - Returns: The brand of all numbers with these first digits; `nil` if several are possible or
  ///   none is known. The brand may change with more digits: some numbers that begin with 65 are
  ///   Discover's, others RuPay's.
  /// - Complexity: O(*n*) in the length of the text and the number of known prefixes.
  package func brand(of formatted: FormattedText) -> CardBrand? {
    CardRules(beginning: characters(of: formatted))?.brand
  }
}

extension ValidationIssue {
  /// The brand of the card isn't accepted.
  public static let brandNotAccepted = ValidationIssue(code: "brandNotAccepted")
}

extension CardFormat: GroupedFormat {
  package var alphabet: GroupedAlphabet { .digits }

  /// Returns the maximum number of digits, 19 according to ISO/IEC 7812-1.
  package func room(for characters: DigitBuffer) -> Int { 19 }

  package func meaning(of input: String) -> InputMeaning? { CardInput(input).meaning }

  package func rules(for characters: DigitBuffer) -> GroupRules {
    let count = characters.count
    guard let card = CardRules(beginning: characters) else {
      // No card number has fewer than 12 digits.
      var rules = GroupRules(groups: .fours(4, then: 3), most: 19, isComplete: 12...19 ~= count)
      if acceptedBrands != nil, count >= 8 {
        rules.issue = .brandNotAccepted
      } else if count > 19 {
        rules.issue = .tooLong
      } else {
        rules.check(characters, usual: Self.usual)
      }
      return rules
    }
    var rules = GroupRules(groups: card.groups(count: count), most: card.most)
    rules.isComplete = card.allows(count: count)
    if let acceptedBrands, !acceptedBrands.contains(card.brand) {
      rules.issue = .brandNotAccepted
    } else if count > card.most {
      rules.issue = .tooLong
      rules.wrong = card.most..<count
    } else if card.hasCheckDigit {
      rules.check(characters, usual: min(Self.usual, card.most))
    }
    return rules
  }

  package func mayMeanMore(_ input: String, _ characters: DigitBuffer, last: Int) -> Bool {
    guard last < characters.count else { return false }
    // A security code after a number, as `CardInput` reads it.
    let number = DigitBuffer(characters.prefix(characters.count - last))
    guard let card = CardRules(beginning: number) else { return false }
    return last == card.securityCodeLength && card.allows(count: number.count)
  }

  package func missing(after digits: DigitBuffer) -> DigitBuffer {
    let length = CardRules(beginning: digits)?.length(from: digits.count) ?? Self.usual
    return DigitBuffer(zeros: length - digits.count)
  }

  /// The number of digits in most card numbers. If a brand also has shorter numbers, a user who
  /// types a longer one passes through their length, and shouldn't see an issue there.
  private static var usual: Int { 16 }
}

extension GroupRules {
  /// Checks the last digit. In a number shorter than usual, a check digit that doesn't match means
  /// that the number is incomplete.
  fileprivate mutating func check(_ digits: DigitBuffer, usual: Int) {
    guard isComplete, !digits.satisfyLuhn else { return }
    if digits.count < usual { isComplete = false } else { issue = .checksum }
  }
}

extension CardFormat {
  /// Returns the role of a character. Behind the digits, a reader of magnetic stripes types a separator, which stays
  /// until the user leaves the field, so that no later key becomes part of the number.
  package func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
    guard let byte = character.utf8.first, character.utf8.count == 1 else {
      return groupedRole(of: character, at: index, in: entry)
    }
    if byte &- 0x30 < 10 { return .significant(character) }
    if byte.endsNumberOfTrack {
      let isEnd = index == entry.count && index > 0 && entry.lastMark == nil
      return isEnd ? .significant(character) : .ignored
    }
    return groupedRole(of: character, at: index, in: entry)
  }

  /// Returns the text of an entry, in the groups of its brand.
  package func write(_ entry: Entry) -> EntryText {
    guard let mark = entry.lastMark else { return write(entry, upTo: entry.count) }
    var text = write(entry, upTo: mark)
    text.show(mark, isValue: false)
    text.isFull = true
    if mark < entry.count - 1 { text.rejection = .noRoom }
    return text
  }

  /// Returns the entry without the separator of a track.
  package func tidied(_ entry: Entry) -> Entry {
    entry.lastMark.map { entry.first($0) } ?? entry
  }

  /// Returns the text with an issue if its check digit doesn't match, because the user won't add
  /// more digits, and without the separator of a track.
  package func editingEnded(_ current: FormattedText) -> FormattedText {
    let entry = entry(of: current)
    let current = entry.lastMark == nil ? current : text(of: tidied(entry)).formatted()
    let digits = characters(of: current)
    let card = CardRules(beginning: digits)
    guard current.issue == nil, !digits.satisfyLuhn, card?.hasCheckDigit ?? true,
      card?.allows(count: digits.count) ?? (12...19 ~= digits.count)
    else { return current }
    var left = current
    left.issue = .checksum
    return left
  }

  /// The keyboard for digits.
  package var keyboard: KeyboardType { .numberPad }

  /// The purpose: a card number.
  package var purpose: TextContentType? { .cardNumber }
}

extension Entry {
  /// The index of the separator of a track, which ends the number.
  fileprivate var lastMark: Int? {
    // Everything else is a digit.
    units.lastIndex { $0 &- 0x30 > 9 }
  }
}

extension CardFormat: TypedInputFormat {
  /// Returns the card number if the text is complete and has no issue.
  package func typed(_ formatted: FormattedText) -> CardNumber? {
    guard formatted.isComplete, formatted.issue == nil else { return nil }
    let digits = characters(of: formatted)
    return CardNumber(digits: digits.text, brand: CardRules(beginning: digits)?.brand)
  }

  /// Returns the formatted text of a card number, with the caret at its end.
  package func formatted(typed: CardNumber) -> FormattedText { formatted(value: typed.digits) }
}

/// A whole input that has more than the number of a card: the track of a magnetic stripe, or a
/// security code.
struct CardInput {
  private let text: String

  /// The runs of digits, and the separators between them.
  private var runs: [Range<String.Index>] = []

  /// Whether there are only digits and separators.
  private var isPlain = true

  init(_ text: String) {
    self.text = text
    let alphabet = GroupedAlphabet.digits
    for index in text.indices {
      switch alphabet.role(of: text[index]) {
      case .counts:
        let next = text.index(after: index)
        if let last = runs.last, last.upperBound == index {
          runs[runs.count - 1] = last.lowerBound..<next
        } else {
          runs.append(index..<next)
        }
      case .decoration: break
      case .other: isPlain = false
      }
    }
  }

  /// The meaning of the input, if it is more than a number.
  var meaning: InputMeaning? { isPlain ? numberBeforeCode : numberOfTrack }

  /// The number of a track: the digits before the first field separator or the end sentinel, as ISO/IEC 7813
  /// describes them.
  private var numberOfTrack: InputMeaning? {
    for run in runs {
      guard run.upperBound < text.endIndex, text[run.upperBound].endsNumberOfTrack,
        text[run].utf8.count >= 12
      else { continue }
      return .part(String(text[run]), rest: String(text[run.upperBound...]))
    }
    return nil
  }

  /// The number before a security code.
  ///
  /// In groups with the same separator, the code may be the last group of a longer number, so all of them
  /// are read as a number. A number without groups may be wrapped; if both are numbers, none is meant.
  private var numberBeforeCode: InputMeaning? {
    guard let code = runs.last, runs.count > 1 else { return nil }
    let groups = runs.dropLast()
    let number = digits(of: groups)
    guard let card = CardRules(beginning: number), card.hasCheckDigit,
      digits(of: runs[(runs.count - 1)...]).count == card.securityCodeLength,
      card.allows(count: number.count), number.satisfyLuhn, isGrouped(groups, card)
    else { return nil }
    let before = separators(between: groups)
    let last = String(text[groups[groups.endIndex - 1].upperBound..<code.lowerBound])
    if before.contains(where: { $0.isSame(as: last) }) { return nil }
    let all = digits(of: runs[...])
    let isSpaced = last.isSame(as: " ") || last.isSame(as: "-")
    if isSpaced, card.allows(count: all.count), all.satisfyLuhn { return .nothing }
    return .part(
      String(text[..<code.lowerBound]), rest: String(text[code.lowerBound...]))
  }

  private func digits(of runs: ArraySlice<Range<String.Index>>) -> DigitBuffer {
    var digits = DigitBuffer()
    for run in runs {
      for character in text[run] {
        if case .counts(let byte) = GroupedAlphabet.digits.role(of: character) {
          digits.append(byte)
        }
      }
    }
    return digits
  }

  /// Whether digits stand together, or in the groups of their brand.
  private func isGrouped(_ runs: ArraySlice<Range<String.Index>>, _ card: CardRules) -> Bool {
    if runs.count == 1 { return true }
    var (groups, left) = (card.groups(count: digits(of: runs).count), runs.count)
    for run in runs {
      let size = digits(of: [run]).count
      left -= 1
      let expected = groups.removeFirst()
      if size > expected || left > 0 && size < expected { return false }
    }
    return true
  }

  private func separators(between runs: ArraySlice<Range<String.Index>>) -> [String] {
    zip(runs, runs.dropFirst()).map { String(text[$0.upperBound..<$1.lowerBound]) }
  }
}

extension Character {
  /// Whether the character ends the number of a track: a field separator, or the end sentinel.
  fileprivate var endsNumberOfTrack: Bool {
    guard let byte = utf8.first, utf8.count == 1 else { return false }
    return byte.endsNumberOfTrack
  }
}

extension UInt8 {
  /// Whether the byte ends the number of a track.
  var endsNumberOfTrack: Bool {
    self == UInt8(ascii: "=") || self == UInt8(ascii: "^") || self == UInt8(ascii: "?")
  }
}

/// A format for the security code of a payment card, with three or four digits depending on the
/// brand.
///
///     let code = SecurityCodeFormat(for: .amex)
///     code.formatted(text: "1234").isComplete                         // true
///     SecurityCodeFormat(for: .visa).formatted(value: "1234").issue // .tooLong
///
/// If ``CardFormat/brand(of:)`` returns another brand, create a new format. Use a secure field, and
/// never store the code.
package struct SecurityCodeFormat: Hashable, Sendable {
  /// The possible numbers of digits in the code.
  package let lengths: ClosedRange<Int>

  /// Creates the format for a brand.
  ///
  /// - Parameter brand: The brand. If it is `nil`, the code has three or four digits.
  package init(for brand: CardBrand? = nil) {
    let length = brand?.securityCodeLength ?? 0
    lengths = length == 0 ? 3...4 : length...length
  }
}

extension SecurityCodeFormat: GroupedFormat {
  package var alphabet: GroupedAlphabet { .digits }

  package func room(for characters: DigitBuffer) -> Int { lengths.upperBound }

  package func rules(for characters: DigitBuffer) -> GroupRules {
    GroupRules(
      groups: .one, most: lengths.upperBound, isComplete: lengths.contains(characters.count),
      issue: characters.count > lengths.upperBound ? .tooLong : nil)
  }

  package func missing(after digits: DigitBuffer) -> DigitBuffer {
    DigitBuffer(zeros: lengths.lowerBound - digits.count)
  }
}

extension SecurityCodeFormat {
  /// The keyboard for digits.
  package var keyboard: KeyboardType { .numberPad }

  /// The purpose: a card security code.
  package var purpose: TextContentType? { .cardSecurityCode }
}
