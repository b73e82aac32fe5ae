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

extension FieldFormat {
  /// Returns the details of a text: the brand of a card, the country of an IBAN, the region and kind of a phone
  /// number.
  ///
  /// - Parameters:
  ///   - formatted: A text of this format, complete or not.
  ///   - context: The locale and the region of the field.
  /// - Returns: The details.
  public func details(
    of formatted: FormattedText, in context: FormatContext = FormatContext()
  ) -> InputDetails {
    resolved(in: context).details(formatted)
  }
}

extension FieldCodec<String> {
  /// Creates the codec of cards.
  init(_ format: CardFormat) {
    self.init(inputFormat: format) { formatted in
      var details = InputDetails()
      details.cardBrand = format.brand(of: formatted)
      return details
    }
  }

  /// Creates the codec of account numbers.
  init(_ format: IBANFormat) {
    self.init(inputFormat: format) { formatted in
      var details = InputDetails()
      details.region = format.country(of: formatted).flatMap { Region($0) }
      return details
    }
  }

  /// Creates the codec of phone numbers.
  init(_ format: PhoneFormat) {
    self.init(inputFormat: format) { formatted in
      var details = InputDetails()
      let number = format.number(of: formatted)
      details.region = number?.region.flatMap { Region($0.code) }
      details.phoneKind = number?.kind
      return details
    }
    guide = .example { format.exampleRest(after: $0) }
  }

  private init(
    inputFormat format: some InputFormat,
    details: @escaping @Sendable (FormattedText) -> InputDetails
  ) {
    self.init(format, read: { $0.value }, write: { format.formatted(value: $0) })
    source = format
    self.details = details
  }
}
