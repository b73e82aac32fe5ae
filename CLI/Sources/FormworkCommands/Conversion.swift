import Formwork

/// What came of a text.
struct Conversion {
  let formatted: FormattedText

  /// The letters and digits that found no place, or were left out around an extract.
  var dropped: String

  /// Why the text couldn't be completed; `nil` if it was.
  let reason: Reason?

  /// The part of the text that was taken for the whole, if only a part was.
  var extract: Extract?

  /// A conversion that nothing is wrong with.
  init(_ formatted: FormattedText) {
    (self.formatted, dropped, reason) = (formatted, "", nil)
  }

  /// What comes of bytes that aren't even text.
  init(_ reason: Reason) {
    formatted = FormattedText(problem: InputProblem(code: reason.name))
    (dropped, self.reason) = ("", reason)
  }

  /// What a format made of a text, tidied up as it is when a field is left: a date is written out, a
  /// number loses the point that nothing follows.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - read: What the format made of it.
  ///   - format: The format.
  ///   - refusal: Why the format refused the text, of which it made nothing; asked for only then.
  init(
    of text: String, _ read: FormattedText, by format: AnyInputFormat, refusal: () -> Refusal?
  ) {
    formatted = format.blurred(read)
    dropped = format.surplus(of: text, in: read)
    if read.text.isEmpty, refusal() == .otherPrefix {
      reason = .otherPrefix
    } else if let problem = formatted.problem {
      reason = .problem(problem)
    } else if !formatted.isComplete {
      reason = .incomplete
    } else {
      reason = dropped.isEmpty ? nil : .leftOver
    }
  }
}

/// A part of a text that was taken for the whole, and what was left out around it.
struct Extract: Hashable {
  let part: String
  let before: String
  let after: String
}
