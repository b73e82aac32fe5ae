/// The result of reading a whole text that nobody edits, such as a line of a file.
///
///     let card = FormatDefinition(json: #"{"card":{}}"#).makeFormat()
///     let line = card.read(line: "4242-4242-4242-4242")
///     line.value   // "4242424242424242"
///     line.isDone  // true
///
/// Everything is as after the user has left a field. There is no caret and no origin of each character, so that a
/// format can make it in a fraction of the time that a ``FormattedText`` takes.
public struct LineReading: Hashable, Sendable {
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

  /// Creates the result of a line that has a place as a whole.
  ///
  /// - Parameters:
  ///   - text: The text that a field would show.
  ///   - value: The value for the app.
  ///   - isComplete: Whether the value has everything that the format requires.
  ///   - issue: The issue of the text, if there is one.
  ///   - unused: The letters and digits of the line that have no place in `text`.
  ///   - rejection: Why the format placed nothing of the line, if it didn't.
  public init(
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
  /// A Boolean value that indicates whether the value is complete and has no issue.
  ///
  /// Letters and digits without a place are ``unused``, which this property doesn't consider.
  public var isDone: Bool { isComplete && issue == nil }

  /// Returns whether two results are equal in everything, code unit by code unit.
  public static func == (left: Self, right: Self) -> Bool {
    left.text.isSame(as: right.text) && left.value.isSame(as: right.value)
      && left.isComplete == right.isComplete && left.issue == right.issue
      && left.unused.isSame(as: right.unused) && left.rejection == right.rejection
  }

  /// Adds the text and the value to a hash.
  public func hash(into hasher: inout Hasher) {
    text.hashUnits(into: &hasher)
    value.hashUnits(into: &hasher)
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
    let left = blurred(pasted)
    // A format that placed nothing says why only if it is asked.
    let rejection =
      pasted.isEmpty ? apply(TextEdit(inserting: line, at: 0), to: FormattedText()).rejection : nil
    return LineReading(
      text: left.text, value: left.value, isComplete: left.isComplete, issue: left.issue,
      unused: unused(of: line, in: pasted), rejection: rejection)
  }
}
