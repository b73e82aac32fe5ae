public import FormworkMasks
public import FormworkRules
import FormworkDefinition

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A format style that shows a value in the form of a mask, and reads it back.
///
///     "2125550100".formatted(.mask("+1 ([000]) [000]-[0000]"))  // "+1 (212) 555-0100"
///
///     let phone = InputFormatStyle.mask("+1 ([000]) [000]-[0000]")
///     try phone.parse("212.555.0100")  // "2125550100"
///     try phone.parse("212.555")       // throws InputParseError: "000-0000" is missing
///
/// In SwiftUI it formats a field when editing ends, and keeps the old value if the new text can't
/// be parsed:
///
///     TextField("Phone", value: $phone, format: .mask("+1 ([000]) [000]-[0000]"))
///
/// Every format that a `FormatDefinition` can describe is a style. If its definition turns out to
/// be wrong, the style has an ``error``: it shows values as they are, and **parses nothing**, so that
/// a typing error in a pattern doesn't switch a validation off.
///
///     let typo = InputFormatStyle.mask("+1 ([000")
///     "2125550100".formatted(typo)   // "2125550100"
///     try typo.parse("2125550100")   // throws InputParseError: .definition(…)
///
/// Make a style of a pattern once where you can, since the pattern is compiled then.
public struct InputFormatStyle: Sendable {
  /// Why the style shows values as they are and parses nothing; `nil` if all is well.
  public let error: DefinitionError?

  /// The format that shows and reads values.
  let format: AnyInputFormat?

  let source: Source

  /// The definition that it was made from, if it can be written down.
  package var definition: FormatDefinition? {
    guard case .definition(let definition) = source else { return nil }
    return definition
  }

  enum Source: Hashable, Sendable {
    case definition(FormatDefinition)
    case mask(Mask)
  }

  /// Creates a style for any format that can be described.
  ///
  /// Check ``error`` if the definition comes from outside.
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

  /// Creates a style for a compiled mask.
  ///
  /// - Parameter mask: The mask.
  public init(_ mask: Mask) {
    source = FormatDefinition(mask).map { .definition($0) } ?? .mask(mask)
    format = AnyInputFormat(mask)
    error = nil
  }
}

extension InputFormatStyle: Hashable {
  /// Whether two styles were made from equal definitions or masks.
  public static func == (left: InputFormatStyle, right: InputFormatStyle) -> Bool {
    left.source == right.source
  }

  /// Hashes what makes styles equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
  }
}

extension InputFormatStyle: Codable {
  /// Reads a style as the definition that it was made from.
  ///
  /// A wrong pattern is read and leads to an ``error``, with which nothing is parsed.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DefinitionError` for what is no definition.
  public init(from decoder: any Decoder) throws {
    self.init(try FormatDefinition(from: decoder))
  }

  /// Writes the definition that the style was made from.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: `EncodingError` for a mask with notations or tokens of its own, which no definition
  ///   describes; make the style from a definition instead.
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
  /// The text that shows `value`; what doesn't fit is left out.
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
  /// The style of a mask that is given as a pattern.
  ///
  ///     "1225".formatted(.mask("[00]/[00]"))  // "12/25"
  ///
  /// - Parameters:
  ///   - pattern: The pattern. If it can't be compiled, values are shown as they are, nothing is
  ///     parsed, and the style's ``InputFormatStyle/error`` says why.
  ///   - syntax: How the pattern is written.
  /// - Returns: The style.
  public static func mask(
    _ pattern: String, syntax: FormatDefinition.MaskRules.Syntax = .brackets
  ) -> Self {
    Self(FormatDefinition(mask: pattern, syntax: syntax))
  }

  /// The style of a compiled mask.
  ///
  /// - Parameter mask: The mask.
  /// - Returns: The style.
  public static func mask(_ mask: Mask) -> Self {
    Self(mask)
  }

  /// The style of any format that can be described.
  ///
  /// - Parameter definition: The definition of the format.
  /// - Returns: The style.
  public static func input(_ definition: FormatDefinition) -> Self {
    Self(definition)
  }
}

extension String {
  /// This value as `style` shows it.
  ///
  ///     "2125550100".formatted(.mask("+1 ([000]) [000]-[0000]"))  // "+1 (212) 555-0100"
  ///
  /// - Parameter style: The style.
  /// - Returns: The text.
  public func formatted(_ style: InputFormatStyle) -> String {
    style.format(self)
  }
}
