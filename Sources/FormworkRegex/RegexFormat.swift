public import FormworkText

/// A format that accepts exactly the texts that can still grow into a match of a regular
/// expression.
///
///     let code = try RegexFormat(#"[A-Z]{2}-\d{4}"#)
///     code.formatted(text: "AB1234").text  // "AB-1234"
///     code.formatted(text: "AB").text      // "AB-": the hyphen is certain
///     code.formatted(text: "A1").text      // "A": no match begins so
///
/// A key after which no match is possible is refused. Characters that must follow are literals, as
/// those of a mask are: they appear by themselves, they are supplied when what follows them is
/// typed, and Backspace goes through them. The value is the whole text.
///
/// Time is linear in the text whatever the expression: nothing is ever tried twice.
public struct RegexFormat: Hashable, Sendable {
  /// What a text has to match in the end.
  public let expression: RegularExpression

  /// Whether characters that must follow appear by themselves.
  public let completes: Bool

  /// Compiles a pattern; see ``RegularExpression`` for what it can say.
  ///
  /// - Parameters:
  ///   - pattern: What a text has to match in the end, from its first to its last character.
  ///   - completion: Whether characters that must follow appear by themselves.
  /// - Throws: ``RegexError`` for what is invalid, not supported or too large.
  public init(_ pattern: String, completion: Bool = true) throws(RegexError) {
    self.init(try RegularExpression(pattern), completion: completion)
  }

  /// Creates a format for a compiled expression.
  ///
  /// - Parameters:
  ///   - expression: What a text has to match in the end.
  ///   - completion: Whether characters that must follow appear by themselves.
  public init(_ expression: RegularExpression, completion: Bool = true) {
    self.expression = expression
    completes = completion
  }
}

extension RegexFormat: InputFormat {
  /// Applies one edit of the person to a text of this format.
  ///
  /// What a deletion leaves is placed in order; characters that can't be part of a match any more
  /// are dropped and reported. An insertion for which a later character had to go is cut to what
  /// fits, and what is cut is reported, or it is refused:
  ///
  /// - `Refusal.noRoom` where the text is full;
  /// - `Refusal.wouldLose` where it is possible there, but not before what is behind it;
  /// - `Refusal.notAllowed` where no match begins so, or knows the character at all.
  ///
  /// A text is `isFull` where no character of a single scalar can be put anywhere,
  /// at its end or between its characters, so that a match can still follow and none of them is lost.
  /// Literals don't count, whether they are there, go or would be supplied. Of expressions without a
  /// table, and of texts of more than 256 characters, it isn't known, and they count as not full.
  ///
  /// - Complexity: O(*n*) in the length of the text, O(*n* log *n*) for an insertion that is cut.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    var editor = RegexEditor(self, current)
    return editor.apply(edit) ?? EditOutcome(current)
  }

  /// Applies an edit; there is no other way.
  func applyAnywhere(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    apply(edit, to: current)
  }

  /// The text that shows `value`, without the characters that can't be part of a match.
  public func formatted(value: String) -> FormattedText {
    formatted(text: value)
  }

  /// One of the shortest texts that make a match of what is there.
  public func remainder(after current: FormattedText) -> String {
    expression.state(after: expression.start, reading: current.text)
      .map(expression.shortestCompletion) ?? ""
  }
}
