public import FormworkFormats

extension FieldFormat where Value == String {
  /// A format for payment card numbers of all brands.
  public static var card: Self { card() }

  /// Returns a format for payment card numbers of certain brands.
  ///
  /// - Parameter brands: The accepted brands. The default is all brands.
  /// - Returns: The format.
  public static func card(accepting brands: Set<CardBrand>? = nil) -> Self {
    Self("card", brands) { _ in FieldCodec(CardFormat(accepting: brands)) }
  }

  /// A format for the month in which a payment card expires, such as `12/30`.
  ///
  /// A month before the current one has the issue `expired`. The current date is
  /// ``FormatContext/today``, in a user interface that of the device.
  public static var cardExpiry: Self { cardExpiry() }

  /// Returns a format for the month in which a payment card expires, between two limits.
  ///
  ///     .cardExpiry(maximum: DateTimeComponents(year: 2040))
  ///
  /// - Parameters:
  ///   - minimum: The earliest valid month.
  ///   - maximum: The latest valid month.
  /// - Returns: The format.
  public static func cardExpiry(
    minimum: (some InputDate)? = DateTimeComponents?.none,
    maximum: (some InputDate)? = DateTimeComponents?.none
  ) -> Self {
    let recipe = DateRecipe(minimum: DateLimit(minimum), maximum: DateLimit(maximum))
    return Self("cardExpiry", recipe) { context throws(FieldFormatError) in
      var options = try recipe.options(context)
      options.today = context.today
      let format = DateFormat(try DatePattern(literal: "MM/yy", in: context), options: options)
      return FieldCodec(format.textContentType(.cardExpiration))
    }
  }

  /// A format for the security code of a payment card, with three or four digits.
  public static var securityCode: Self { securityCode() }

  /// Returns a format for the security code of a payment card of a certain brand.
  ///
  /// - Parameter brand: The brand. If it is `nil`, three or four digits are accepted.
  /// - Returns: The format.
  public static func securityCode(for brand: CardBrand? = nil) -> Self {
    Self("securityCode", brand) { _ in FieldCodec(SecurityCodeFormat(for: brand)) }
  }

  /// A format for international bank account numbers (IBAN).
  public static var iban: Self {
    Self("iban", NoParameters()) { _ in FieldCodec(IBANFormat()) }
  }

  /// Returns a format for a one-time code of digits, such as one from a text message.
  ///
  /// - Parameters:
  ///   - length: The number of digits, at least 1.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
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
      return FieldCodec(mask.textContentType(.oneTimeCode))
    }
  }

  /// A format for the name of a person, which accepts every letter and tidies up spaces when the
  /// user leaves the field.
  public static var personName: Self { gentle(.personName) }

  /// A format for email addresses.
  public static var emailAddress: Self { gentle(.emailAddress) }

  /// A format for the address of a web page or a server.
  public static var webAddress: Self { gentle(.webAddress) }

  /// A format for a slug, the last part of a page's address.
  public static var slug: Self { gentle(.slug) }

  private static func gentle(_ format: FreeformFormat) -> Self {
    Self("gentle", format) { _ in FieldCodec(format) }
  }

  /// Returns a format from the catalog of presets, such as the postal code of a country.
  ///
  ///     MaskedTextField("Postal code", value: $code, format: .preset("postal.NL"))
  ///
  /// - Parameters:
  ///   - identifier: The identifier of a preset in `Preset.all`.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func preset(
    _ identifier: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self("preset", identifier, file: file, line: line) { context throws(FieldFormatError) in
      guard let preset = Preset(identifier: identifier) else {
        throw FieldFormatError(
          message: "“\(identifier)” isn't a preset.",
          fix: "Use an identifier of Preset.all, such as postal.NL.")
      }
      return FieldCodec(preset.makeFormat(today: context.today))
    }
  }

  /// Returns a format that is a preset, such as one that you created.
  ///
  /// - Parameter preset: The preset.
  /// - Returns: The format.
  public static func preset(_ preset: Preset) -> Self {
    Self("presetValue", preset) { context in
      FieldCodec(preset.makeFormat(today: context.today))
    }
  }
}
