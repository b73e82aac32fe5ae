public import FormworkText

/// International bank account numbers, in groups of four.
///
///     let format = IBANFormat()
///     let typed = format.formatted(text: "gb33 bukb 2020 1555 5555 55")
///     typed.text                         // "GB33 BUKB 2020 1555 5555 55"
///     typed.value                        // "GB33BUKB20201555555555"
///     format.country(of: typed)          // "GB"
///
/// The first two letters tell the country, and with it how long the number is and where it has digits and
/// letters (ISO 13616, for 127 countries; `Data/ibans.json`). A number of a country that isn't known may have up
/// to 34 characters of either kind. Check digits that don't agree are an issue, `ValidationIssue.checksum`, as soon
/// as the number is complete; a key is never rejected for it.
public struct IBANFormat: Hashable, Sendable {
  /// Creates the format.
  public init() {}

  /// The country of a number as far as it is there.
  ///
  /// - Parameter formatted: A text of this format.
  /// - Returns: The two letters of ISO 3166; `nil` if its account numbers aren't known, or as long as they aren't
  ///   there.
  /// - Complexity: O(*n*) in the length of the text.
  public func country(of formatted: FormattedText) -> String? {
    let characters = characters(of: formatted)
    guard IBANCountry(beginning: characters) != nil else { return nil }
    return String(decoding: characters.prefix(2), as: UTF8.self)
  }
}

extension ValidationIssue {
  /// A letter where there must be a digit, or a digit where there must be a letter.
  public static let misplacedCharacter = ValidationIssue(code: "misplacedCharacter")
}

extension IBANFormat: GroupedFormat {
  var alphabet: GroupedAlphabet { GroupedAlphabet(takesLetters: true) }

  func room(for characters: DigitBuffer) -> Int {
    IBANCountry(beginning: characters)?.length ?? 34
  }

  static var heading: String { "IBAN" }

  /// Without `IBAN`, as the paper form of a number begins, by ISO 13616.
  func normalized(_ characters: DigitBuffer) -> DigitBuffer {
    characters.count > 4 && characters.starts(with: "IBAN".utf8)
      ? characters.suffix(after: 4) : characters
  }

  func rules(for characters: DigitBuffer) -> GroupRules {
    let country = IBANCountry(beginning: characters)
    var rules = GroupRules(groups: 0x4_4444_4444, most: country?.length ?? 34)
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
      // Where the length isn't known, the check digits say whether it is all there.
      rules.isComplete = characters.satisfyIBAN
      if characters.count == 34, !rules.isComplete { rules.issue = .checksum }
    }
    return rules
  }

  /// Not for a word of letters, such as `BIC` or the name of a bank, where the whole input is no number.
  func hasPlace(for word: [UInt8]) -> Bool {
    word.count < 3 || !word.allSatisfy { $0 &- UInt8(ascii: "A") < 26 }
  }

  /// As far as is known: without a country, its letters and the check digits.
  func missing(after characters: DigitBuffer) -> DigitBuffer {
    let country = IBANCountry(beginning: characters)
    var missing = DigitBuffer()
    for place in characters.count..<max(characters.count, country?.length ?? 4) {
      let isLetter = kind(at: place, of: country) == .letter
      missing.append(UInt8(ascii: isLetter ? "A" : "0"))
    }
    return missing
  }

  private func kind(at place: Int, of country: IBANCountry?) -> IBANCountry.Kind {
    if place < 2 { return .letter }
    return place < 4 ? .digit : country?.kind(at: place) ?? .either
  }
}

extension DigitBuffer {
  /// Whether the check digits of an account number agree with the rest, and are 02 to 98, as all that are
  /// computed.
  fileprivate var satisfyIBAN: Bool {
    let key = (self[2] & 15) * 10 + (self[3] & 15)
    return 2...98 ~= key && (suffix(after: 4) + prefix(4)).remainder97 == 1
  }
}
