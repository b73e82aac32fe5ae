import Formwork

/// The names that a definition has for some values; the first one stands for the default.
struct Names<Value: Equatable & Sendable>: Sendable {
  private let pairs: [(name: String, value: Value)]

  init(_ pairs: KeyValuePairs<String, Value>) {
    self.pairs = pairs.map { ($0.key, $0.value) }
  }

  var all: [String] { pairs.map { $0.name } }

  subscript(name: String) -> Value? { pairs.first { $0.name.isSame(as: name) }?.value }

  func name(of value: Value) -> String? { pairs.first { $0.value == value }?.name }
}

extension Names where Value == FormatDefinition.MaskRules.Syntax {
  static let syntaxes = Names(["brackets": .brackets, "hash": .hash, "digits": .digits])
}

extension Names where Value == MaskSet.Strategy {
  static let strategies = Names([
    "wholeString": .wholeString, "prefix": .prefix, "capacity": .capacity,
    "extractedValueCapacity": .extractedValueCapacity,
  ])
}

extension Names where Value == FormatDefinition.FilterRules.Name {
  static let filters = Names([
    "any": .any, "digits": .digits, "decimal": .decimal, "nonChinese": .nonChinese,
    "letters": .letters, "alphanumerics": .alphanumerics, "emoji": .emoji,
  ])
}

extension Names where Value == Mask.Deletion {
  static let deletions = Names([
    "throughLiterals": .throughLiterals, "stopAtLiterals": .stopAtLiterals,
  ])
}

extension Names where Value == Mask.Overflow {
  static let overflows = Names([
    "reject": .refuse, "overwrite": .overwrite, "truncate": .truncate,
  ])
}

extension Names where Value == Mask.Insertion {
  static let insertions = Names(["insert": .insert, "replace": .replace])
}

extension Names where Value == LetterCase {
  static let cases = Names(["upper": .upper, "lower": .lower])
}

extension Names where Value == Mask.Digits {
  static let digits = Names(["ascii": .ascii, "asTyped": .asTyped])
}

extension Names where Value == UndoSteps {
  static let undoSteps = Names(["edit": .edits, "run": .runs])
}

extension Names where Value == CharacterClass {
  static let classes = Names([
    "digit": .digit, "letter": .letter, "alphanumeric": .alphanumeric, "any": .any,
  ])
}
