public import FormworkMasks

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The kind of a part of formatted text, for styling.
public enum FormattedTextPart: String, Codable, Hashable, Sendable {
  /// Characters of the format.
  case literal

  /// Characters of the user.
  case user

  /// The guide's placeholder in an empty slot.
  case guide

  /// The part that the user still has to type, which follows the text and isn't part of it.
  case remainder
}

extension AttributeScopes {
  /// Formwork's attributes for attributed strings.
  public struct FormworkAttributes: AttributeScope {
    /// The kind of a part of formatted text.
    public let formworkPart: FormworkPartAttribute

    /// Foundation's attributes.
    public let foundation: FoundationAttributes
  }

  /// Formwork's attributes for attributed strings.
  public var formwork: FormworkAttributes.Type { FormworkAttributes.self }
}

/// The attribute with the kind of a part of formatted text.
public enum FormworkPartAttribute: CodableAttributedStringKey {
  /// The type of the attribute's values.
  public typealias Value = FormattedTextPart

  /// The name of the attribute in archives.
  public static let name = "FormworkPart"
}

extension AttributeDynamicLookup {
  /// Returns Formwork's attributes by name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.FormworkAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// Creates an attributed string that marks literals, the user's characters, and placeholders.
  ///
  ///     var text = AttributedString(phone.formatted(value: "212"))
  ///     for run in text.runs where run.formworkPart == .literal {
  ///       text[run.range].foregroundColor = .secondary
  ///     }
  ///
  /// - Parameter formatted: A formatted text.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ formatted: FormattedText) {
    self.init()
    let bytes = Array(formatted.text.utf8)
    var start = 0
    var end = 0
    var part = FormattedTextPart.user
    func append(to text: inout AttributedString) {
      if start == end { return }
      var run = AttributedString(String(decoding: bytes[start..<end], as: UTF8.self))
      run.formworkPart = part
      text += run
      start = end
    }
    for piece in formatted.provenance.pieces(of: formatted.text) {
      if part != piece.kind.part { append(to: &self) }
      part = piece.kind.part
      end += piece.length
    }
    append(to: &self)
  }

  /// Creates an attributed string with marked parts, followed by the remainder.
  ///
  ///     let phone = try Mask("+1 ([000]) [000]-[0000]")
  ///     AttributedString(phone.formatted(value: "212"), remainderOf: phone)
  ///     // "+1 (" literal, "212" user, ") " literal, "000-0000" remainder
  ///
  /// If the format has a guide, the text already contains placeholders, so nothing is added.
  ///
  /// - Parameters:
  ///   - formatted: A formatted text.
  ///   - format: The format of the text.
  /// - Complexity: O(*n*) in the length of the text, and that of the format's remainder.
  public init(_ formatted: FormattedText, remainderOf format: some InputFormat) {
    self.init(formatted)
    let pieces = formatted.provenance.pieces(of: formatted.text)
    if pieces.contains(where: { $0.kind.contains(.guide) }) { return }
    var remainder = AttributedString(format.remainder(after: formatted))
    if remainder.characters.isEmpty { return }
    remainder.formworkPart = .remainder
    self += remainder
  }
}

extension Provenance.Kind {
  fileprivate var part: FormattedTextPart {
    if contains(.user) { return .user }
    return contains(.guide) ? .guide : .literal
  }
}
