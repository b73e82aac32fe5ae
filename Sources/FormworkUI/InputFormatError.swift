public import Formwork
public import FormworkMasks

/// Why a field has no format although one was asked for.
///
///     field.formwork.format = .mask("+1 ([000")
///     field.formwork.error?.description
///     // "+1 ([000": The group that “[” opens is never closed. Add “]” where the group ends, …
public enum InputFormatError: Error, Hashable, Sendable {
  /// A pattern that isn't a mask.
  case mask(MaskError, pattern: String)

  /// A value pattern that isn't a regular expression, or one that isn't supported.
  case valuePattern(RegexError, pattern: String)

  /// A name in a storyboard or a facade that stands for nothing, with the names that do.
  case unknownName(String, of: String, known: [String])

  /// A field format with a mistake.
  case format(FieldFormatError)

  /// A control of which the content isn't text, such as a field of tokens: a format would lose it.
  case unsupportedControl(String)
}

extension InputFormatError: CustomStringConvertible {
  /// The pattern, what is wrong with it, and what would put it right. Never what was typed.
  public var description: String {
    switch self {
    case .mask(let error, let pattern): "“\(pattern)”: \(error.message) \(error.fix)"
    case .valuePattern(let error, let pattern): "“\(pattern)”: \(error.message) \(error.fix)"
    case .unknownName(let name, let setting, let known):
      "“\(name)” isn't a valid \(setting). Use one of: \(known.joined(separator: ", "))."
    case .format(let error): error.description
    case .unsupportedControl(let name):
      "The content of \(name) isn't text, and a format would lose it. Use a text field."
    }
  }
}

extension Mask.Syntax {
  /// The syntaxes by the names that callers from Objective-C choose them by.
  static let named: KeyValuePairs<String, Mask.Syntax> = [
    "brackets": .brackets, "hash": .hash, "digits": .digits,
  ]

  /// The syntax of a name.
  ///
  /// - Throws: ``InputFormatError/unknownName(_:of:known:)`` for a name that stands for nothing.
  init(name: String) throws(InputFormatError) {
    guard let syntax = Self.named.first(where: { $0.key == name }) else {
      throw .unknownName(name, of: "syntax", known: Self.named.map(\.key))
    }
    self = syntax.value
  }
}
