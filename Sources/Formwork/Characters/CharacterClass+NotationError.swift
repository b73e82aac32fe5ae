extension CharacterClass {
  /// The reason a notation doesn't describe a character class.
  public enum NotationError: Error, Hashable, Sendable {
    /// The lower bound of a range sorts after its upper bound, as in `"9-0"`.
    case reversedRange(String, String)

    /// A bound of a range is made of several Unicode scalars, as in `"🇦🇺-🇿🇦"`.
    case compoundBound(String)
  }
}

extension CharacterClass.NotationError {
  /// What is wrong, in a sentence.
  public var message: String {
    switch self {
    case .reversedRange(let lower, let upper):
      "The range from “" + lower + "” to “" + upper + "” is empty: its end comes before its start."
    case .compoundBound(let character):
      "“" + character + "” is made of several Unicode scalars and can't bound a range."
    }
  }

  /// What would put it right, in a sentence.
  public var fix: String {
    switch self {
    case .reversedRange(let lower, let upper):
      "Write “" + upper + "-" + lower + "”, or put the hyphen last to list it as a character."
    case .compoundBound:
      "List the characters one by one, or put the hyphen last to list it as a character."
    }
  }

  /// The stable name of the error: `reversedRange` or `compoundBound`.
  public var name: String {
    switch self {
    case .reversedRange: "reversedRange"
    case .compoundBound: "compoundBound"
    }
  }
}
