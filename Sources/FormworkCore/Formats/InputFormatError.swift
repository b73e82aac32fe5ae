public import FormworkMasks

/// The reason a setting of a field has no effect, such as a format with a mistake.
///
///     field.formwork.format = .mask("+1 ([000")
///     field.formwork.status.formatError?.description
///     // "+1 ([000": The group that “[” opens is never closed. Add “]” where the group ends, …
public enum InputFormatError: Error, Hashable, Sendable {
  /// The pattern isn't a valid mask.
  case mask(MaskError, pattern: String)

  /// The value pattern isn't a valid regular expression, or uses syntax that isn't supported.
  case valuePattern(RegexError, pattern: String)

  /// A name in a storyboard or from Objective-C is unknown. The last value lists the known names.
  case unknownName(String, of: String, known: [String])

  /// The field format has a mistake.
  case format(FieldFormatError)

  /// The remainder can't be shown, because a number can end after each digit.
  case noRemainder

  /// The content of the control isn't text, as in a token field, so a format would destroy it.
  case unsupportedControl(String)
}

extension InputFormatError: CustomStringConvertible {
  /// The pattern, the mistake in it, and how to fix it, without anything that the user entered.
  public var description: String {
    switch self {
    case .mask(let error, let pattern): "“\(pattern)”: \(error.message) \(error.fix)"
    case .valuePattern(let error, let pattern): "“\(pattern)”: \(error.message) \(error.fix)"
    case .unknownName(let name, let setting, let known):
      "“\(name)” isn't a valid \(setting). Use one of: \(known.joined(separator: ", "))."
    case .format(let error): error.description
    case .noRemainder:
      "A number has no remainder, because it can end after each digit. Remove showsRemainder, and use a placeholder."
    case .unsupportedControl(let name):
      "The content of \(name) isn't text, so a format would destroy it. Use a text field."
    }
  }
}

extension Mask.Syntax {
  /// The names of the mask syntaxes for Objective-C.
  package static let named: KeyValuePairs<String, Mask.Syntax> = [
    "brackets": .brackets, "hash": .hash, "digits": .digits,
  ]

  /// Creates the syntax with a name.
  ///
  /// - Throws: ``InputFormatError/unknownName(_:of:known:)`` for an unknown name.
  package init(name: String) throws(InputFormatError) {
    guard let syntax = Self.named.first(where: { $0.key == name }) else {
      throw .unknownName(name, of: "syntax", known: Self.named.map(\.key))
    }
    self = syntax.value
  }
}
