import Formwork

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

extension InputRestriction {
  /// The restriction of a name.
  ///
  /// - Throws: ``InputFormatError/unknownName(_:of:known:)`` for a name that stands for nothing.
  init(named name: String) throws(InputFormatError) {
    guard let restriction = Self(name: name) else {
      throw .unknownName(name, of: "restriction", known: Self.names)
    }
    self = restriction
  }
}
