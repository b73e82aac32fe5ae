public import FormworkMasks
import FormworkNumbers

/// A format that is known by its name, such as the postal code of a country.
///
///     let preset = Preset(identifier: "postal.NL")
///     preset?.title                                      // "Postal code, Netherlands"
///     preset?.makeFormat().formatted(text: "1234ab").text  // "1234 AB"
///
/// ``all`` is the catalogue. Make your own in the same form:
///
///     let locker = Preset(
///       identifier: "app.locker", title: "Locker", masks: [try Mask("[A]-[000]")], example: "A-123",
///       placeholder: "A-000")
public struct Preset: Hashable, Sendable {
  /// The stable name, such as `"postal.NL"`.
  public let identifier: String

  /// What it is, in English.
  public let title: String

  /// A whole text. It is made up, reserved for examples, or has check digits that don't agree: nobody's number.
  public let example: String

  /// What an empty field can show, such as `"0000 AA"`.
  public let placeholder: String

  /// What the field is for, in the words of HTML's attribute `autocomplete`, such as `"postal-code"`; `nil` where it
  /// has none. The content types of UIKit and AppKit have the same meanings.
  public let autocomplete: String?

  /// Where its rule comes from.
  public let source: String

  /// How its check digits are reckoned, if it has any that are known.
  public let checkDigits: CheckDigits?

  let form: Form

  /// Creates a preset.
  ///
  /// - Parameters:
  ///   - identifier: The stable name.
  ///   - title: What it is.
  ///   - masks: The masks, of which the best fit is shown; without any, any text is taken.
  ///   - example: A whole text.
  ///   - placeholder: What an empty field can show.
  ///   - autocomplete: What the field is for, in the words of HTML's `autocomplete`.
  ///   - checkDigits: How its check digits are reckoned. Those of a complete value that don't agree are a
  ///     issue, `ValidationIssue.checksum`.
  ///   - source: Where its rule comes from.
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
  /// Makes the format.
  ///
  /// - Complexity: O(*n*) in the number of masks.
  public func makeFormat() -> AnyInputFormat {
    let format = makeForm()
    guard format.purpose == nil, let autocomplete,
      let purpose = InputPurpose(name: autocomplete)
    else { return format }
    return AnyInputFormat(format.intended(for: purpose))
  }

  /// The keys that the format has a use for.
  public var keyboard: InputKeyboard { makeForm().keyboard }

  private func makeForm() -> AnyInputFormat {
    switch form {
    case .card: return AnyInputFormat(CardFormat())
    case .securityCode: return AnyInputFormat(SecurityCodeFormat())
    case .iban: return AnyInputFormat(IBANFormat())
    case .code(let format): return AnyInputFormat(format)
    case .gentle(let format): return AnyInputFormat(format)
    case .date(let pattern): return AnyInputFormat(DateFormat(pattern))
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
