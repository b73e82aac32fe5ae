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
}
