public import FormworkMasks

/// A format with an identifier, such as the postal code of a country.
///
///     let preset = Preset(identifier: "postal.NL")
///     preset?.title                                      // "Postal code, Netherlands"
///     preset?.makeFormat().formatted(text: "1234ab").text  // "1234 AB"
///
/// ``all`` contains the catalog. You can also create your own preset:
///
///     let locker = Preset(
///       identifier: "app.locker", title: "Locker", masks: [try Mask("[A]-[000]")], example: "A-123",
///       placeholder: "A-000")
public struct Preset: Hashable, Sendable {
  /// The stable identifier, such as `"postal.NL"`.
  public let identifier: String

  /// The name of the preset in English.
  public let title: String

  /// A complete example. It is made up, reserved for examples, or has an invalid check digit, so it
  /// isn't anyone's number.
  public let example: String

  /// A placeholder for an empty field, such as `"0000 AA"`.
  public let placeholder: String

  /// The purpose as a value of HTML's `autocomplete` attribute, such as `"postal-code"`; `nil` if
  /// there is none. The content types of UIKit and AppKit have the same meanings.
  package let autocomplete: String?

  /// The source of the rule.
  package let source: String

  /// The check-digit algorithm, if there is one and it is known.
  package let checkDigits: CheckDigits?

  let form: Form

  /// Creates a preset.
  ///
  /// - Parameters:
  ///   - identifier: The stable identifier.
  ///   - title: The name of the preset.
  ///   - masks: The masks. The mask that fits the text best is used. Without any, all text is
  ///     accepted.
  ///   - example: A complete example.
  ///   - placeholder: A placeholder for an empty field.
  ///   - autocomplete: The purpose as a value of HTML's `autocomplete` attribute.
  ///   - checkDigits: The check-digit algorithm. If the check digits of a complete value don't
  ///     match, it has an issue, `ValidationIssue.checksum`.
  ///   - source: The source of the rule.
  public init(
    identifier: String, title: String, masks: [Mask], example: String, placeholder: String,
    autocomplete: String? = nil, checkDigits: CheckDigits? = nil, source: String = ""
  ) {
    self.init(
      identifier: identifier, title: title, form: .masks(masks), example: example,
      placeholder: placeholder, autocomplete: autocomplete, checkDigits: checkDigits,
      source: source)
  }

  init(
    identifier: String, title: String, form: Form, example: String, placeholder: String,
    autocomplete: String?, checkDigits: CheckDigits?, source: String
  ) {
    self.identifier = identifier
    self.title = title
    self.form = form
    self.example = example
    self.placeholder = placeholder
    self.autocomplete = autocomplete
    self.checkDigits = checkDigits
    self.source = source
  }
}

extension Preset {
  /// Creates the format.
  ///
  /// - Parameter today: The current date, against which a date of expiry is checked. Without it, expiry
  ///   isn't checked.
  /// - Returns: The format.
  /// - Complexity: O(*n*) in the number of masks.
  package func makeFormat(today: DateTimeComponents? = nil) -> AnyInputFormat {
    let format = makeForm(today)
    guard format.purpose == nil, let autocomplete,
      let purpose = TextContentType(name: autocomplete)
    else { return format }
    return AnyInputFormat(format.textContentType(purpose))
  }

  /// The keyboard that suits the format.
  package var keyboard: KeyboardType { makeForm(nil).keyboard }

  private func makeForm(_ today: DateTimeComponents?) -> AnyInputFormat {
    switch form {
    case .card: return AnyInputFormat(CardFormat())
    case .securityCode: return AnyInputFormat(SecurityCodeFormat())
    case .iban: return AnyInputFormat(IBANFormat())
    case .code(let format): return AnyInputFormat(format)
    case .gentle(let format): return AnyInputFormat(format)
    case .date(let pattern): return AnyInputFormat(DateFormat(pattern))
    case .expiry(let pattern):
      var options = DateFormat.Options()
      options.today = today
      return AnyInputFormat(DateFormat(pattern, options: options))
    case .number(let format): return AnyInputFormat(format)
    case .masks(let masks):
      guard let primary = masks.first else { return AnyInputFormat(AllowedCharacters.any) }
      if masks.count == 1 { return checked(primary) }
      return checked(
        MaskSet(primary: primary, alternatives: Array(masks.dropFirst()), strategy: .capacity))
    }
  }

  private func checked(_ format: some InputFormat) -> AnyInputFormat {
    guard let checkDigits else { return AnyInputFormat(format) }
    return AnyInputFormat(
      format.validated(.checksum) { !$0.isComplete || checkDigits.agree(with: $0.value) })
  }
}
