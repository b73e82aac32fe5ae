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

  /// Why the format rejected the text, if it did.
  private(set) var refusal: Refusal?

  /// A conversion that nothing is wrong with.
  init(_ formatted: FormattedText) {
    (self.formatted, dropped, reason) = (formatted, "", nil)
  }

  /// A text that is rejected for a reason of the command's own.
  init(_ formatted: FormattedText, _ reason: Reason, dropped: String) {
    (self.formatted, self.dropped, self.reason) = (formatted, dropped, reason)
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
    self.refusal = read.text.isEmpty ? refusal() : nil
    if let refusal = self.refusal {
      reason = refusal == .otherPrefix ? .otherPrefix : .leftOver
    } else if formatted.isDone {
      reason = dropped.isEmpty ? nil : .leftOver
    } else {
      reason = formatted.problem.map(Reason.problem) ?? .incomplete
    }
  }
}

/// A part of a text that was taken for the whole, and what of the text is unused.
struct Extract: Hashable {
  let part: String

  let before: String
  let after: String
}
