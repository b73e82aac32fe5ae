public import FormworkCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A format style that formats a value with a mask, and parses it.
///
///     "2125550100".formatted(.mask("+1 ([000]) [000]-[0000]"))  // "+1 (212) 555-0100"
///
///     let phone = InputFormatStyle.mask("+1 ([000]) [000]-[0000]")
///     try phone.parse("212.555.0100")  // "2125550100"
///     try phone.parse("212.555")       // throws InputParseError: "000-0000" is missing
///
/// In SwiftUI, it formats a field when editing ends. If the new text can't be parsed, the field
/// keeps the old value:
///
///     TextField("Phone", value: $phone, format: .mask("+1 ([000]) [000]-[0000]"))
///
/// Every format that a `FormatDefinition` can describe is a style. If the definition is invalid,
/// the style has an ``error``. It then shows values unchanged, but **any parsing throws**, so that
/// a typo in a pattern doesn't turn validation off.
///
///     let typo = InputFormatStyle.mask("+1 ([000")
///     "2125550100".formatted(typo)   // "2125550100"
///     try typo.parse("2125550100")   // throws InputParseError: .definition(…)
///
/// Creating a style compiles its pattern, so create it once where you can.
public struct InputFormatStyle: Sendable {
  /// The reason the style is invalid, so that any parsing throws; `nil` if it is valid.
  public let error: DefinitionError?

  /// The format of the style; `nil` if it is invalid.
  let format: AnyInputFormat?

  let source: Source

  /// The definition of the style; `nil` if JSON can't represent it.
  package var definition: FormatDefinition? {
    guard case .definition(let definition) = source else { return nil }
    return definition
  }

  enum Source: Hashable, Sendable {
    case definition(FormatDefinition)
    case mask(Mask)
  }

  /// Creates a style from a definition.
  ///
  /// If the definition comes from outside your code, check ``error``.
  ///
  /// - Parameter definition: The definition of the format.
  public init(_ definition: FormatDefinition) {
    source = .definition(definition)
    do throws(DefinitionError) {
      format = try definition.makeFormat()
      error = nil
    } catch {
      format = nil
      self.error = error
    }
  }

  /// Creates a style from a compiled mask.
  ///
  /// - Parameter mask: The mask.
  public init(_ mask: Mask) {
    source = FormatDefinition(mask).map { .definition($0) } ?? .mask(mask)
    format = AnyInputFormat(mask)
    error = nil
  }
}

extension InputFormatStyle: Hashable {
  /// Returns a Boolean value that indicates whether two styles have equal definitions or masks.
  public static func == (left: InputFormatStyle, right: InputFormatStyle) -> Bool {
    left.source == right.source
  }

  /// Hashes the definition or the mask.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
  }
}

extension InputFormatStyle: Codable {
  /// Creates a style from an encoded definition.
  ///
  /// If the definition has an invalid pattern, the style has an ``error``.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DefinitionError` for an invalid definition.
  public init(from decoder: any Decoder) throws {
    self.init(try FormatDefinition(from: decoder))
  }

  /// Encodes the definition of the style.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: `EncodingError` for a mask with its own notations or tokens, which a definition
  ///   can't represent; create the style from a definition instead.
  public func encode(to encoder: any Encoder) throws {
    guard case .definition(let definition) = source else {
      throw EncodingError.invalidValue(
        self,
        .init(codingPath: encoder.codingPath, debugDescription: "The mask has no definition."))
    }
    try definition.encode(to: encoder)
  }
}

extension InputFormatStyle: ParseableFormatStyle {
  /// Returns the formatted text of a value. Characters that don't fit are unused.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text, or `value` itself if the style has an ``error``.
  /// - Complexity: O(*n* + *m*) in the lengths of the value and the pattern.
  public func format(_ value: String) -> String {
    format?.formatted(value: value).text ?? value
  }

  /// The style itself.
  public var parseStrategy: InputFormatStyle { self }
}

extension FormatStyle where Self == InputFormatStyle {
  /// Returns a style for the pattern of a mask, in brackets.
  ///
  ///     "1225".formatted(.mask("[00]/[00]"))  // "12/25"
  ///
  /// - Parameter pattern: The pattern. If it is invalid, the style has an ``InputFormatStyle/error``, shows
  ///   values unchanged, and throws when it parses. For another syntax, use ``mask(_:)`` with a mask.
  /// - Returns: The style.
  public static func mask(_ pattern: String) -> Self {
    Self(FormatDefinition(mask: pattern))
  }

  /// Returns a style for a compiled mask.
  ///
  /// - Parameter mask: The mask.
  /// - Returns: The style.
  public static func mask(_ mask: Mask) -> Self {
    Self(mask)
  }

  /// Returns a style for a definition.
  ///
  /// - Parameter definition: The definition of the format.
  /// - Returns: The style.
  public static func input(_ definition: FormatDefinition) -> Self {
    Self(definition)
  }
}

extension String {
  /// Returns the text of this value in a style.
  ///
  ///     "2125550100".formatted(.mask("+1 ([000]) [000]-[0000]"))  // "+1 (212) 555-0100"
  ///
  /// - Parameter style: The style.
  /// - Returns: The text.
  public func formatted(_ style: InputFormatStyle) -> String {
    style.format(self)
  }
}
