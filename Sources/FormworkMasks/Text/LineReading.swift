/// The result of reading a whole text that nobody edits, such as a line of a file.
///
///     let card = try FormatDefinition(json: #"{"card":{}}"#).makeFormat()
///     let line = card.read(line: "4242-4242-4242-4242")
///     line.value       // "4242424242424242"
///     line.isComplete  // true
///
/// Everything is as after the user has left a field. There is no caret and no origin of each character, so that a
/// format can make it in a fraction of the time that a ``FormattedText`` takes.
public struct LineReading: Sendable {
  /// The text that a field would show.
  public var text: String

  /// The value for the app.
  public var value: String

  /// A Boolean value that indicates whether the value has everything that the format requires.
  public var isComplete: Bool

  /// The issue of the text, if it has one.
  public var issue: ValidationIssue?

  /// The letters and digits of the line that have no place in ``text``, in order.
  public var unused: String

  /// Why the format placed nothing of the line; `nil` if it placed something, or there was nothing to place.
  public var rejection: Rejection?

  /// Creates the result of a line.
  ///
  /// - Parameters:
  ///   - text: The text that a field would show.
  ///   - value: The value for the app.
  ///   - isComplete: Whether the value has everything that the format requires.
  ///   - issue: The issue of the text, if there is one.
  ///   - unused: The letters and digits of the line that have no place in `text`.
  ///   - rejection: Why the format placed nothing of the line, if it didn't.
  package init(
    text: String = "", value: String = "", isComplete: Bool = false,
    issue: ValidationIssue? = nil, unused: String = "", rejection: Rejection? = nil
  ) {
    self.text = text
    self.value = value
    self.isComplete = isComplete
    self.issue = issue
    self.unused = unused
    self.rejection = rejection
  }
}

extension LineReading {
  /// Whether the value is complete and has no issue, regardless of ``unused`` characters.
  package var isDone: Bool { isComplete && issue == nil }

  /// Whether two results are equal in everything, code unit by code unit.
  package func isSame(as other: LineReading) -> Bool {
    text.isSame(as: other.text) && value.isSame(as: other.value) && isComplete == other.isComplete
      && issue == other.issue && issue?.range == other.issue?.range
      && unused.isSame(as: other.unused) && rejection == other.rejection
  }
}

extension InputFormat {
  /// Reads a line with ``formatted(text:)``, as if a user had pasted it and left the field.
  public func read(line: String) -> LineReading { readPasted(line) }

  /// Reads a line as if a user had pasted it and left the field.
  ///
  /// A format with a shorter way calls this for the lines that it doesn't suit.
  package func readPasted(_ line: String) -> LineReading {
    let pasted = formatted(text: line)
    let left = editingEnded(pasted)
    // A format that placed nothing says why only if it is asked.
    let rejection =
      pasted.isEmpty ? apply(TextEdit(inserting: line, at: 0), to: FormattedText()).rejection : nil
    return LineReading(
      text: left.text, value: left.value, isComplete: left.isComplete, issue: left.issue,
      unused: unused(of: line, in: pasted), rejection: rejection)
  }
}
