public import FormworkFormats

/// Details that the content of a field reveals, even while the user types.
///
///     let format = FieldFormat<String>.card
///     format.details(of: format.formatted("4111")).cardBrand  // .visa
///
/// The format determines which details there are: a card has no region, and a name has no details
/// at all.
public struct InputDetails: Hashable, Sendable {
  /// The region of a phone number, or the country of an account number (IBAN).
  public var region: Region?

  /// The purpose of a phone number; `nil` until its digits determine it.
  public var phoneKind: PhoneNumber.NumberType?

  /// The brand of a payment card.
  public var cardBrand: CardBrand?

  /// Creates empty details.
  package init() {}

  /// The known details by name, as JSON, Objective-C, and a page have them.
  ///
  ///     [("region", "DE"), ("phoneNumberType", "mobile")]
  ///     [("cardBrand", "visa"), ("cardBrandName", "Visa")]
  package var names: [(key: String, value: String)] {
    var names: [(key: String, value: String)] = []
    if let region { names.append(("region", region.code)) }
    if let phoneKind { names.append(("phoneNumberType", phoneKind.name)) }
    if let cardBrand {
      names += [("cardBrand", cardBrand.identifier), ("cardBrandName", cardBrand.name)]
    }
    return names
  }
}

extension ResolvedFormat {
  /// Returns the details of a text, complete or not.
  package func details(of formatted: FormattedText) -> InputDetails {
    var details = InputDetails()
    switch engine {
    case .card(let format): details.cardBrand = format.brand(of: formatted)
    case .iban(let format):
      details.region = format.country(of: formatted).flatMap { Region(letters: $0) }
    case .phone(let format):
      let number = format.number(of: formatted)
      details.region = number?.region.flatMap { Region(letters: $0.code) }
      details.phoneKind = number?.kind
    case .text, .number, .date, .duration: break
    }
    return details
  }

  /// The guide that a field shows after the text of an unfinished value.
  package var guide: FieldGuide {
    switch engine {
    case .number: .none
    case .phone(let format): .example { format.exampleRest(after: $0) }
    case .text, .date, .duration, .card, .iban: .remainder
    }
  }
}

/// The guide that a field shows after the text of an unfinished value.
package enum FieldGuide: Sendable {
  /// The remainder of the format.
  case remainder

  /// The rest of an example, for values that may differ from it.
  case example(@Sendable (FormattedText) -> String)

  /// Nothing, because a number can end after each digit.
  case none
}
