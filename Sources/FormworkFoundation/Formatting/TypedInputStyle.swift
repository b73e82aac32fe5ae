import FormworkMasks
public import FormworkRules

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A format style that shows a number or a date as a field of it does, and reads it back.
///
///     let euros = TypedInputStyle.decimal(.init(locale: "de_DE", currency: "EUR"))
///     euros.format(1234.5)              // "1.234,50 €"
///     try euros.parse("1,234.5 EUR")    // 1234.5
///     try euros.parse("12 apples")      // throws InputParseError: "apples" has no place
///
/// In SwiftUI it formats a stock field when editing ends; `MaskedTextField` does so at each key:
///
///     TextField("Amount", value: $amount, format: .decimal(.init(currency: "EUR")))
///
/// As with ``InputFormatStyle``, wrong rules give an ``error``: values are shown plainly, and nothing is
/// parsed.
public struct TypedInputStyle<Conversion: StyleConversion>: Hashable, Sendable {
  /// How values are read and written as texts.
  public let conversion: Conversion

  /// Why the style parses nothing; `nil` if all is well.
  public let error: DefinitionError?

  private let definition: FormatDefinition
  private let base: Conversion.Base?

  /// Creates a style.
  ///
  /// Check ``error`` if the rules come from outside.
  ///
  /// - Parameters:
  ///   - rules: What describes the format.
  ///   - conversion: How values are read and written as texts.
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

  /// Whether two styles were made from equal rules, and convert alike.
  public static func == (left: Self, right: Self) -> Bool {
    left.definition == right.definition && left.conversion == right.conversion
  }

  /// Hashes what makes styles equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(definition)
    hasher.combine(conversion)
  }
}

/// A conversion whose format can be written down.
public protocol StyleConversion: TypedConversion, Codable {
  /// What describes the format in a definition.
  associatedtype Rules

  /// The kind of format that rules describe.
  static func kind(_ rules: Rules) -> FormatDefinition.Kind

  /// The rules in a kind of format; `nil` if it is another kind.
  static func rules(in kind: FormatDefinition.Kind) -> Rules?

  /// Makes the format.
  static func makeBase(_ rules: Rules) throws(DefinitionError) -> Base
}

extension TypedInputStyle: ParseableFormatStyle, ParseStrategy {
  /// The text that shows a value, as it is when a field is left; the value's description if the style has
  /// an ``error``.
  public func format(_ value: Conversion.Typed) -> String {
    guard let base else { return "\(value)" }
    return conversion.formatted(value, by: base).text
  }

  /// The style itself.
  public var parseStrategy: Self { self }

  /// The value that a text stands for, in whatever notation.
  ///
  /// - Parameter text: The text, formatted or not.
  /// - Returns: The value.
  /// - Throws: `InputParseError` if something is missing, as in an empty text, if letters, digits or the
  ///   sign of another currency have no place, if there is an issue, if the type can't hold the value, or
  ///   if the style has an ``error``.
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

  /// Reads a style as the definition of its format, and its conversion.
  ///
  /// - Throws: `DefinitionError` for what is no definition, and the decoder's own errors, also for a format
  ///   of another kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let definition = try container.decode(FormatDefinition.self, forKey: .definition)
    guard let rules = Conversion.rules(in: definition.kind) else {
      throw DecodingError.dataCorruptedError(
        forKey: .definition, in: container, debugDescription: "The format is of another kind.")
    }
    self.init(rules, try container.decode(Conversion.self, forKey: .conversion))
  }

  /// Writes the definition of the format, and the conversion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(definition, forKey: .definition)
    try container.encode(conversion, forKey: .conversion)
  }
}
