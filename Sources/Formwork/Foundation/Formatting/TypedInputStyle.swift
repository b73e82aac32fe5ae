public import FormworkCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A format style that formats and parses numbers or dates like a field.
///
///     let euros = TypedInputStyle<Decimal>.decimal(
///       currency: "EUR", locale: Locale(identifier: "de_DE"))
///     euros.format(1234.5)              // "1.234,50 €"
///     try euros.parse("1,234.5 EUR")    // 1234.5
///     try euros.parse("12 apples")      // throws InputParseError: "apples" has no place
///
/// In SwiftUI, it formats a stock field when editing ends; `MaskedTextField` formats at each key:
///
///     TextField("Amount", value: $amount, format: .decimal(currency: "EUR"))
///
/// As with ``InputFormatStyle``, invalid parameters result in an ``error``: values are shown plainly,
/// and any parsing throws.
public struct TypedInputStyle<Value: Hashable & Sendable>: Sendable {
  /// The reason the style is invalid, so that any parsing throws; `nil` if it is valid.
  public let error: DefinitionError?

  private let conversion: TypedConversion
  private let definition: FormatDefinition
  private let base: TypedConversion.Base?

  package init(_ kind: FormatDefinition.Kind, _ conversion: TypedConversion) {
    self.conversion = conversion
    definition = FormatDefinition(kind)
    do throws(DefinitionError) {
      try definition.checkLimits()
      base = try conversion.makeBase(kind)
      error = nil
    } catch {
      base = nil
      self.error = error
    }
  }
}

extension TypedInputStyle: Hashable {
  /// Returns a Boolean value that indicates whether two styles have equal parameters.
  public static func == (left: Self, right: Self) -> Bool {
    left.definition == right.definition && left.conversion == right.conversion
  }

  /// Hashes the parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(definition)
    hasher.combine(conversion)
  }
}

extension TypedInputStyle: ParseableFormatStyle, ParseStrategy {
  /// Returns the formatted text of a value, as after the user leaves a field. If the style has an
  /// ``error``, it is the value's description.
  public func format(_ value: Value) -> String {
    base?.formatted(value)?.text ?? "\(value)"
  }

  /// The style itself.
  public var parseStrategy: Self { self }

  /// Returns the value of a text, in any notation.
  ///
  /// - Parameter text: The text, formatted or not.
  /// - Returns: The value.
  /// - Throws: `InputParseError` if something is missing, if letters, digits, or the symbol of
  ///   another currency are unused, if there is an issue, if the type can't hold the value, or if
  ///   the style has an ``error``.
  public func parse(_ text: String) throws(InputParseError) -> Value {
    if let error { throw InputParseError(.definition(error), value: "") }
    guard let base, !text.isEmpty else {
      throw InputParseError(.incomplete(remainder: ""), value: "")
    }
    let formatted = try base.format.parsed(text)
    guard let typed: Value = base.typed(formatted) else {
      throw InputParseError(.unrepresentable, value: formatted.value)
    }
    return typed
  }
}

extension TypedInputStyle: Codable {
  private enum Keys: String, CodingKey { case definition, conversion }

  /// Creates a style from its encoded parameters.
  ///
  /// - Throws: `DefinitionError` for an invalid definition, and the decoder's own errors, also if
  ///   the values have another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let kind = try container.decode(FormatDefinition.self, forKey: .definition).kind
    let conversion = try container.decode(TypedConversion.self, forKey: .conversion)
    self.init(kind, conversion)
    guard conversion.makes(Value.self), base != nil || error != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .conversion, in: container, debugDescription: "The values have another type.")
    }
  }

  /// Encodes the parameters.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(definition, forKey: .definition)
    try container.encode(conversion, forKey: .conversion)
  }
}
