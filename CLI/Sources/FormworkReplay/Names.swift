public import Formwork

extension Mask.Syntax {
  /// The syntaxes by the names that scripts give them.
  static var names: KeyValuePairs<String, Mask.Syntax> {
    ["brackets": .brackets, "hash": .hash, "digits": .digits]
  }
}

extension MaskSet.Strategy {
  /// The strategies by the names that scripts give them.
  static var names: KeyValuePairs<String, MaskSet.Strategy> {
    [
      "wholeString": .wholeString, "prefix": .prefix, "capacity": .capacity,
      "extractedValueCapacity": .extractedValueCapacity,
    ]
  }
}

extension LetterCase {
  /// The cases by the names that scripts give them.
  static var names: KeyValuePairs<String, LetterCase> {
    ["upper": .upper, "lower": .lower]
  }
}

extension CharacterClass.NotationError {
  /// What is wrong, in a sentence.
  public var sentence: String {
    switch self {
    case .reversedRange(let first, let last): "The range “\(first)-\(last)” runs backwards."
    case .compoundBound(let bound): "“\(bound)” is several code points and can't bound a range."
    }
  }
}

extension Mask.Options {
  init(_ fields: Fields) throws(ReplayError) {
    self.init(
      completion: try fields.flag("autocomplete"),
      completionOnFocus: try fields.flag("autocompleteOnFocus") ?? false,
      autoskip: try fields.flag("autoskip") ?? false,
      deletion: try fields.name(
        "deletion", in: ["throughLiterals": .throughLiterals, "stopAtLiterals": .stopAtLiterals])
        ?? .throughLiterals,
      overflow: try fields.name(
        "overflow", in: ["reject": .reject, "overwrite": .overwrite, "truncate": .truncate])
        ?? .reject,
      insertion: try fields.name("insertion", in: ["insert": .insert, "replace": .replace])
        ?? .insert,
      placeholder: try fields.character("placeholder"),
      letterCase: try fields.name("case", in: LetterCase.names),
      digits: try fields.name("digits", in: ["ascii": .ascii, "asTyped": .asTyped]) ?? .ascii)
  }
}
