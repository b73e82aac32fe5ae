import FormworkMasks
public import FormworkRules

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A format style that formats and parses numbers or dates like a field.
///
///     let euros = TypedInputStyle.decimal(.init(locale: "de_DE", currency: "EUR"))
///     euros.format(1234.5)              // "1.234,50 €"
///     try euros.parse("1,234.5 EUR")    // 1234.5
///     try euros.parse("12 apples")      // throws InputParseError: "apples" has no place
///
/// In SwiftUI, it formats a stock field when editing ends; `MaskedTextField` formats at each key:
///
///     TextField("Amount", value: $amount, format: .decimal(.init(currency: "EUR")))
///
/// As with ``InputFormatStyle``, invalid rules result in an ``error``: values are shown plainly,
/// and any parsing throws.
public struct TypedInputStyle<Conversion: StyleConversion>: Hashable, Sendable {
  /// The conversion between text and values.
  public let conversion: Conversion

  /// The reason the style is invalid, so that any parsing throws; `nil` if it is valid.
  public let error: DefinitionError?

  private let definition: FormatDefinition
  private let base: Conversion.Base?

  /// Creates a style.
  ///
  /// If the rules come from outside your code, check ``error``.
  ///
  /// - Parameters:
  ///   - rules: The rules of the format.
  ///   - conversion: The conversion between text and values.
  public init(_ rules: Conversion.Rules, _ conversion: Conversion) {
    self.conversion = conversion
    definition = FormatDefinition(Conversion.kind(rules))
    do throws(DefinitionError) {
      try definition.checkLimits()
      base = try Conversion.makeBase(rules)
      error = nil
    } catch {
      base = nil
      self.error = error
    }
  }

  /// Returns a Boolean value that indicates whether two styles have equal rules and conversions.
  public static func == (left: Self, right: Self) -> Bool {
    left.definition == right.definition && left.conversion == right.conversion
  }

  /// Hashes the rules and the conversion.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(definition)
    hasher.combine(conversion)
  }
}

/// A conversion whose format can be encoded.
public protocol StyleConversion: TypedConversion, Codable {
  /// The type of the rules in a definition.
  associatedtype Rules

  /// Returns the kind of format for rules.
  static func kind(_ rules: Rules) -> FormatDefinition.Kind

  /// Returns the rules of a kind of format; `nil` for another kind.
  static func rules(in kind: FormatDefinition.Kind) -> Rules?

  /// Creates the format.
  static func makeBase(_ rules: Rules) throws(DefinitionError) -> Base
}

extension TypedInputStyle: ParseableFormatStyle, ParseStrategy {
  /// Returns the formatted text of a value, as after the user leaves a field. If the style has an
  /// ``error``, it is the value's description.
  public func format(_ value: Conversion.Typed) -> String {
    guard let base else { return "\(value)" }
    return conversion.formatted(value, by: base).text
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
  public func parse(_ text: String) throws(InputParseError) -> Conversion.Typed {
    if let error { throw InputParseError(.definition(error), value: "") }
    guard let base, !text.isEmpty else {
      throw InputParseError(.incomplete(remainder: ""), value: "")
    }
    let formatted = try base.parsed(text)
    guard let typed = conversion.typed(formatted, of: base) else {
      throw InputParseError(.unrepresentable, value: formatted.value)
    }
    return typed
  }
}

extension TypedInputStyle: Codable {
  private enum Keys: String, CodingKey { case definition, conversion }

  /// Creates a style from the encoded definition and the conversion.
  ///
  /// - Throws: `DefinitionError` for an invalid definition, and the decoder's own errors, also if
  ///   the format is of another kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let definition = try container.decode(FormatDefinition.self, forKey: .definition)
    guard let rules = Conversion.rules(in: definition.kind) else {
      throw DecodingError.dataCorruptedError(
        forKey: .definition, in: container, debugDescription: "The format has another kind.")
    }
    self.init(rules, try container.decode(Conversion.self, forKey: .conversion))
  }

  /// Encodes the definition of the format, and the conversion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(definition, forKey: .definition)
    try container.encode(conversion, forKey: .conversion)
  }
}
