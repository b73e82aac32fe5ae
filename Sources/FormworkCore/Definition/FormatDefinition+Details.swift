package import FormworkFormats

extension FormatDefinition {
  /// Details of a text, each with its name: the brand of a card, the country of an IBAN, the region and type of a
  /// phone number. The names are those of `InputDetails`.
  package typealias Details = [(name: String, value: String)]

  /// Creates a function that returns the details of a text of this format, complete or not.
  ///
  ///     let card = try FormatDefinition(json: #"{"card":{}}"#)
  ///     card.makeDetails()(try card.makeFormat().formatted(text: "4111"))  // cardBrand: visa
  ///
  /// Other formats have no details.
  package func makeDetails() -> @Sendable (FormattedText) -> Details {
    switch kind {
    case .card: return { CardFormat().details(of: $0) }
    case .iban: return { IBANFormat().details(of: $0) }
    case .phone(let rules):
      let format = (try? rules.makeFormat()) ?? PhoneFormat()
      return { format.details(of: $0) }
    case .regex, .number, .date, .preset, .mask, .filter: return { _ in [] }
    }
  }
}

extension CardFormat {
  /// Returns the brand of a card.
  package func details(of text: FormattedText) -> FormatDefinition.Details {
    guard let brand = brand(of: text) else { return [] }
    return [("cardBrand", brand.identifier), ("cardBrandName", brand.name)]
  }
}

extension IBANFormat {
  /// Returns the country of an account.
  package func details(of text: FormattedText) -> FormatDefinition.Details {
    country(of: text).map { [("region", $0)] } ?? []
  }
}

extension PhoneFormat {
  /// Returns the region and the type of a phone number.
  package func details(of text: FormattedText) -> FormatDefinition.Details {
    guard let number = number(of: text) else { return [] }
    var details: FormatDefinition.Details = []
    if let region = number.region { details.append(("region", region.code)) }
    if let kind = number.kind { details.append(("phoneNumberType", kind.name)) }
    return details
  }
}
