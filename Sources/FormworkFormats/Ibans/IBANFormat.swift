public import FormworkMasks

/// A format for international bank account numbers (IBAN), in groups of four characters.
///
///     let format = IBANFormat()
///     let typed = format.formatted(text: "gb33 bukb 2020 1555 5555 55")
///     typed.text                         // "GB33 BUKB 2020 1555 5555 55"
///     typed.value                        // "GB33BUKB20201555555555"
///     format.country(of: typed)          // "GB"
///
/// The first two letters identify the country. It determines the length of the number and the
/// positions of digits and letters (ISO 13616, for 127 countries; `Data/ibans.json`). A number of
/// an unknown country may have up to 34 letters and digits. Check digits that don't match are an
/// issue, `ValidationIssue.checksum`, once the number is complete; they never cause a rejection.
///
/// Letters become uppercase, and typed separators are ignored. A character of the wrong kind for the country is kept,
/// with `ValidationIssue.misplacedCharacter`, so that the user can find and fix an `O` among digits. `IBAN` before a
/// number is ignored.
package struct IBANFormat: Hashable, Sendable {
  /// Creates the format.
  package init() {}

  /// Returns the country of a complete or incomplete number.
  ///
  /// - Parameter formatted: Text of this format.
  /// - Returns: The two letters of ISO 3166; `nil` if the account numbers of the country aren't
  ///   known, or the letters are missing.
  /// - Complexity: O(*n*) in the length of the text.
  package func country(of formatted: FormattedText) -> String? {
    let characters = characters(of: formatted)
    guard IBANCountry(beginning: characters) != nil else { return nil }
    return String(decoding: characters.prefix(2), as: UTF8.self)
  }
}

extension ValidationIssue {
  /// A letter is in the place of a digit, or a digit in the place of a letter.
  public static let misplacedCharacter = ValidationIssue(code: "misplacedCharacter")
}

extension IBANFormat: GroupedFormat {
  package var alphabet: GroupedAlphabet { .alphanumerics }

  package func room(for characters: DigitBuffer) -> Int {
    IBANCountry(beginning: characters)?.length ?? 34
  }

  package static var isChecked: Bool { true }

  /// Returns the characters without `IBAN`, with which the paper form of a number begins (ISO
  /// 13616).
  package func normalized(_ characters: DigitBuffer) -> DigitBuffer {
    characters.count > 4 && characters.starts(with: "IBAN".utf8)
      ? characters.suffix(after: 4) : characters
  }

  package func rules(for characters: DigitBuffer) -> GroupRules {
    let country = IBANCountry(beginning: characters)
    var rules = GroupRules(groups: .fours(9), most: country?.length ?? 34)
    let misplaced = characters.indices.first { place in
      !kind(at: place, of: country).contains(characters[place])
    }
    if let misplaced {
      rules.issue = .misplacedCharacter
      rules.wrong = misplaced..<misplaced + 1
    } else if characters.count > rules.most {
      rules.issue = .tooLong
      rules.wrong = rules.most..<characters.count
    } else if let country {
      rules.isComplete = characters.count == country.length
      if rules.isComplete, !characters.satisfyIBAN { rules.issue = .checksum }
    } else if characters.count >= 15 {
      // If the length isn't known, the check digits decide whether the number is complete.
      rules.isComplete = characters.satisfyIBAN
      if characters.count == 34, !rules.isComplete { rules.issue = .checksum }
    }
    return rules
  }

  /// Returns `false` for a word of letters, such as `BIC` or the name of a bank, if the whole input
  /// isn't a number.
  package func hasPlace(for word: [UInt8]) -> Bool {
    word.count < 3 || !word.allSatisfy { $0 &- UInt8(ascii: "A") < 26 }
  }

  /// Returns the missing characters as far as they are known: without a country, its letters and
  /// the check digits.
  package func missing(after characters: DigitBuffer) -> DigitBuffer {
    let country = IBANCountry(beginning: characters)
    var missing = DigitBuffer()
    for place in characters.count..<max(characters.count, country?.length ?? 4) {
      let isLetter = kind(at: place, of: country) == .letter
      missing.append(UInt8(ascii: isLetter ? "A" : "0"))
    }
    return missing
  }

  /// Returns the outcome without `IBAN` in the unused input, with which the paper form begins.
  package func accepted(_ part: EditOutcome, of text: String) -> EditOutcome? {
    guard isOnly(part.formatted.value, in: text) else { return nil }
    guard part.unused.utf8.count >= 4,
      zip(part.unused.utf8, "IBAN".utf8).allSatisfy({ $0 & 0xDF == $1 })
    else { return part }
    var outcome = part
    outcome.unused = String(part.unused.dropFirst(4))
    return outcome
  }

  /// Letters and digits of ASCII.
  package var keyboard: KeyboardType { .asciiCapable }

  private func kind(at place: Int, of country: IBANCountry?) -> IBANCountry.Kind {
    if place < 2 { return .letter }
    return place < 4 ? .digit : country?.kind(at: place) ?? .either
  }
}

extension DigitBuffer {
  /// Whether the check digits of an account number match the rest, and are between 02 and 98, the
  /// range of all computed check digits.
  fileprivate var satisfyIBAN: Bool {
    let key = (self[2] & 15) * 10 + (self[3] & 15)
    return 2...98 ~= key && (suffix(after: 4) + prefix(4)).remainder97 == 1
  }
}

/// The account numbers of a country.
///
/// A country takes one word of the table: 16 bits for its letters, 8 bits for the length, and 8
/// bits for each run of characters of one kind. The runs begin after the check digits, and the kind
/// is in the upper two bits. `Data/tools/generate-preset-tables.py` writes them.
struct IBANCountry {
  private let word: UInt64

  /// Finds the country of an account number; `nil` if it isn't known, or its letters are missing.
  ///
  /// - Complexity: O(log *n*) in the number of countries.
  init?(beginning characters: DigitBuffer) {
    guard characters.count >= 2 else { return nil }
    let letters = UInt64(characters[0]) << 8 | UInt64(characters[1])
    let words = IBANTables.words
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle] & 0xFFFF < letters { low = middle + 1 } else { high = middle }
    }
    guard low < words.count, words[low] & 0xFFFF == letters else { return nil }
    word = words[low]
  }

  /// The number of characters in an account number, including the country.
  var length: Int { Int(truncatingIfNeeded: word >> 16 & 0xFF) }

  /// Returns the accepted characters at a position after the check digits.
  func kind(at place: Int) -> Kind {
    var (runs, place) = (word >> 24, place - 4)
    while runs != 0, place >= Int(truncatingIfNeeded: runs & 63) {
      place -= Int(truncatingIfNeeded: runs & 63)
      runs >>= 8
    }
    return Kind(rawValue: UInt8(truncatingIfNeeded: runs >> 6 & 3)) ?? .either
  }

  /// A kind of accepted characters.
  enum Kind: UInt8 {
    case digit = 1
    case letter, either

    /// Whether an ASCII digit or capital letter is of this kind.
    func contains(_ character: UInt8) -> Bool {
      switch self {
      case .digit: character < 0x40
      case .letter: character > 0x40
      case .either: true
      }
    }
  }
}
