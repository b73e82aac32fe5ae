import FormworkFormats

extension FormatDefinition {
  /// Details of a text, each with its name: the brand of a card, the country of an IBAN, the region of a phone number.
  package typealias Details = [(name: String, value: String)]

  /// Creates a function that returns the details of a text of this format, complete or not.
  ///
  ///     let card = try FormatDefinition(json: #"{"card":{}}"#)
  ///     card.makeDetails()(try card.makeFormat().formatted(text: "4111"))  // brand: visa
  ///
  /// Other formats have no details.
  package func makeDetails() -> (FormattedText) -> Details {
    switch kind {
    case .card:
      let format = CardFormat()
      return { text in
        guard let brand = format.brand(of: text) else { return [] }
        return [("brand", brand.identifier), ("brandName", brand.name)]
      }
    case .iban:
      let format = IBANFormat()
      return { text in format.country(of: text).map { [("country", $0)] } ?? [] }
    case .phone(let rules):
      let format = (try? rules.makeFormat()) ?? PhoneFormat()
      return { text in format.number(of: text)?.region.map { [("region", $0.code)] } ?? [] }
    case .regex, .number, .date, .preset, .mask, .filter: return { _ in [] }
    }
  }
}
