extension InputProblem {
  /// What is wrong, in an English sentence for the person who typed.
  ///
  ///     InputProblem.impossibleDate.sentence  // "There is no such date."
  ///
  /// It knows the problems of all formats of this package; of one of your own it gives the ``code``, which may
  /// be anything.
  public var sentence: String {
    for (code, sentence) in Self.sentences where self.code.isSame(as: code) { return sentence }
    return "Something is wrong with this: " + code + "."
  }

  private static var sentences: [(code: String, sentence: String)] {
    [
      ("checksum", "The check digits don't match: is there a typing error?"),
      ("impossibleDate", "There is no such date."),
      ("belowMinimum", "This is less than what is allowed."),
      ("aboveMaximum", "This is more than what is allowed."),
      ("mismatch", "This isn't a value that is accepted here."),
      ("malformed", "Something in this can't be right."),
      ("tooLong", "This is longer than it may be."),
      (
        "misplacedCharacter",
        "There is a letter where a digit belongs, or a digit where a letter does."
      ),
      ("brandNotAccepted", "Cards of this brand aren't accepted."),
      ("foreignNumber", "This is a number of another country."),
      ("unknownCallingCode", "No country has this calling code."),
      ("reversedRange", "The end is before the beginning."),
    ]
  }
}
