import FormworkMasks
import FormworkNumbers
public import FormworkPresets
import FormworkText

extension FieldFormat where Value == String {
  /// The number of a payment card.
  public static var card: Self { card() }

  /// The number of a payment card of certain brands.
  ///
  /// - Parameter brands: The brands that are accepted; all of them if you omit it.
  /// - Returns: The format.
  public static func card(accepting brands: Set<CardBrand>? = nil) -> Self {
    Self("card", brands) { _ in FieldCodec(CardFormat(accepting: brands)) }
  }

  /// The month in which a payment card expires, such as `12/30`.
  public static var cardExpiry: Self {
    Self("cardExpiry", NoParameters()) { _ throws(FieldFormatError) in
      FieldCodec(try DateFormat(literal: "MM/yy").intended(for: .cardExpiration))
    }
  }

  /// The security code of a payment card, of three or four digits.
  public static var securityCode: Self { securityCode() }

  /// The security code of a payment card of a brand.
  ///
  /// - Parameter brand: The brand, if it is known.
  /// - Returns: The format.
  public static func securityCode(for brand: CardBrand? = nil) -> Self {
    Self("securityCode", brand) { _ in FieldCodec(SecurityCodeFormat(for: brand)) }
  }

  /// An international bank account number.
  public static var iban: Self {
    Self("iban", NoParameters()) { _ in FieldCodec(IBANFormat()) }
  }

  /// A one-time code of digits, such as one from a text message.
  ///
  /// - Parameters:
  ///   - length: The number of digits, at least 1.
  ///   - file: The file that asks for the format.
  ///   - line: The line that asks for the format.
  /// - Returns: The format.
  public static func oneTimeCode(
    length: Int = 6, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self("oneTimeCode", length, file: file, line: line) { _ throws(FieldFormatError) in
      let zeros = String(repeating: "0", count: max(0, length))
      guard !zeros.isEmpty, let mask = try? Mask("[" + zeros + "]") else {
        throw FieldFormatError(
          message: "A one-time code of \(length) digits isn't possible.",
          fix: "Use a length of 1 or more.")
      }
      return FieldCodec(mask.intended(for: .oneTimeCode))
    }
  }

  /// The name of a person: spaces are tidied up when the user leaves the field, and no letter is rejected.
  public static var personName: Self { gentle(.personName) }

  /// An email address.
  public static var emailAddress: Self { gentle(.emailAddress) }

  /// The address of a page or a server.
  public static var webAddress: Self { gentle(.webAddress) }

  /// The last part of a page's address.
  public static var slug: Self { gentle(.slug) }

  private static func gentle(_ format: GentleFormat) -> Self {
    Self("gentle", format) { _ in FieldCodec(format) }
  }

  /// A preset of the catalog, such as the postal codes of a country.
  ///
  ///     MaskedTextField("Postal code", value: $code, format: .preset("postal.NL"))
  ///
  /// - Parameters:
  ///   - identifier: The identifier; `Preset.all` has the catalog.
  ///   - file: The file that asks for the format.
  ///   - line: The line that asks for the format.
  /// - Returns: The format.
  public static func preset(
    _ identifier: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self("preset", identifier, file: file, line: line) { _ throws(FieldFormatError) in
      guard let preset = Preset(identifier: identifier) else {
        throw FieldFormatError(
          message: "“\(identifier)” isn't a preset.",
          fix: "Use an identifier of Preset.all, such as postal.NL.")
      }
      return FieldCodec(preset.makeFormat())
    }
  }

  /// A preset, such as one of your own.
  ///
  /// - Parameter preset: The preset.
  /// - Returns: The format.
  public static func preset(_ preset: Preset) -> Self {
    Self("presetValue", preset) { _ in FieldCodec(preset.makeFormat()) }
  }
}
