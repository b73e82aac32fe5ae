import FormworkMasks

/// The names of values in JSON; the first one is the default.
package struct Names<Value: Equatable & Sendable>: ExpressibleByDictionaryLiteral, Sendable {
  private let pairs: [(StaticString, Value)]

  package init(dictionaryLiteral pairs: (StaticString, Value)...) {
    self.pairs = pairs
  }

  var all: [String] { pairs.map { String($0.0) } }

  subscript(name: String) -> Value? { pairs.first { name.isSame(as: $0.0) }?.1 }

  func name(of value: Value) -> String? { pairs.first { $0.1 == value }.map { String($0.0) } }
}

extension Names where Value == FormatDefinition.MaskRules.Syntax {
  static var syntaxes: Names { ["brackets": .brackets, "hash": .hash, "digits": .digits] }
}

extension Names where Value == MaskSet.Strategy {
  static var strategies: Names {
    [
      "wholeString": .wholeString, "prefix": .prefix, "capacity": .capacity,
      "extractedValueCapacity": .extractedValueCapacity,
    ]
  }
}

extension Names where Value == FormatDefinition.PhoneValidity {
  static var phoneValidities: Names { ["possible": .possible, "valid": .valid] }
}

extension Names where Value == FormatDefinition.NumberEntry {
  static var numberEntries: Names { ["standard": .standard, "cents": .minorUnits] }
}

extension Names where Value == FormatDefinition.NumberSign {
  static var numberSigns: Names {
    ["minus": .minus, "accounting": .accounting, "parentheses": .parentheses]
  }
}

extension Names where Value == FormatDefinition.NumberPadding {
  static var numberPaddings: Names { ["onBlur": .afterEditing, "always": .always] }
}

extension Names where Value == FormatDefinition.FilterRules.Name {
  static var filters: Names {
    [
      "any": .any, "digits": .digits, "decimal": .decimal, "nonChinese": .nonChinese,
      "letters": .letters, "alphanumerics": .alphanumerics, "emoji": .emoji,
    ]
  }
}

extension Names where Value == Mask.Deletion {
  static var deletions: Names {
    ["throughLiterals": .throughLiterals, "stopAtLiterals": .stopAtLiterals]
  }
}

extension Names where Value == Mask.Overflow {
  static var overflows: Names {
    ["reject": .reject, "overwrite": .overwrite, "truncate": .truncate]
  }
}

extension Names where Value == InsertionMode {
  static var insertions: Names { ["insert": .insert, "replace": .replace] }
}

extension Names where Value == LetterCase {
  static var cases: Names { ["upper": .upper, "lower": .lower] }
}

extension Names where Value == Mask.Digits {
  static var digits: Names { ["ascii": .ascii, "asTyped": .asTyped] }
}

extension Names where Value == UndoSteps {
  static var undoSteps: Names { ["edits": .edits, "runs": .runs] }
}

extension Names where Value == UnicodeSet {
  static var classes: Names {
    ["digit": .digit, "letter": .letter, "alphanumeric": .alphanumeric, "any": .any]
  }
}
