/// The behavior of a format apart from editing, such as its keyboard, its remainder, and its steps.
///
/// Every ``InputFormat`` has default implementations. Implement only what differs in your format:
///
///     struct Shouting: InputFormat {
///       // apply(_:to:) and formatted(value:) …
///
///       var purpose: TextContentType? { .personName }
///     }
///
/// `InputFormat` refines this protocol, so generic code calls the implementations of the format without a
/// dynamic cast. Embedded Swift doesn't have dynamic casts.
public protocol FormatBehavior: Sendable {
  /// Formats arbitrary text, such as a paste or a line of a file, and places the caret at its end.
  ///
  /// The format places the whole text or its one complete part. Otherwise, the result is empty. The default
  /// implementation inserts the text into an empty text.
  func formatted(text: String) -> FormattedText

  /// Reads a whole text that nobody edits, such as a line of a file or a value that a server gets.
  ///
  /// The result is that of ``formatted(text:)`` after the user has left the field. The default implementation
  /// calls it. The formats of Formwork read most lines without making a ``FormattedText``, which takes a fraction
  /// of the time.
  ///
  /// - Parameter line: The text.
  /// - Returns: The text that a field would show, its value, and what is wrong with it.
  func read(line: String) -> LineReading

  /// Reads a whole text without its history.
  ///
  /// The default implementation calls ``formatted(text:)``. The caret of its result is at the end, and the
  /// affinity is `nil`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - caret: The caret in `text`, in UTF-16 code units.
  ///   - direction: The side of the caret on which the text was changed.
  /// - Returns: The formatted text, its value, and the caret.
  func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection) -> StatelessReading

  /// Returns the remainder, which is what the user still has to type. The default is empty.
  func remainder(after current: FormattedText) -> String

  /// Returns the text after the field got the focus: a fixed prefix may appear in an empty field.
  func editingBegan(_ current: FormattedText) -> FormattedText

  /// Returns the text after the field lost the focus: a prefix without a value disappears, and a number may
  /// be completed.
  func editingEnded(_ current: FormattedText) -> FormattedText

  /// Steps the number or the part of a date at the caret, as the up and down arrow keys do.
  ///
  /// - Parameters:
  ///   - current: A text that this format made.
  ///   - steps: The number of steps up, or down if negative.
  /// - Returns: The outcome, which is rejected at a limit. `nil` if there is nothing to step, so the key has
  ///   its usual effect. The default is `nil`.
  func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome?

  /// Returns the letters and digits of a whole text or value that have no place in `formatted`, in order.
  ///
  /// The default implementation compares them, as `FormattedText.unused(of:)` does. Implement it if your
  /// format changes the order of characters.
  func unused(of input: String, in formatted: FormattedText) -> String

  /// Returns the range of the value that a range of the text shows, in UTF-16 code units.
  ///
  /// The default implementation uses the provenance of the text.
  func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset>

  /// Returns the range of the text that shows a range of the value, in UTF-16 code units.
  ///
  /// The default implementation uses the provenance of the text.
  func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset>

  /// The smallest keyboard with all keys that the format needs. The default is any keyboard.
  var keyboard: KeyboardType { get }

  /// The purpose of a field with this format. The default is `nil`.
  var purpose: TextContentType? { get }
}

extension FormatBehavior {
  /// Whether the text reads from left to right in every script, as numbers, codes, and addresses do.
  ///
  /// Source: Unicode Standard Annex 9, "Bidirectional Algorithm", 6.4; the rules there give neutral characters, such
  /// as brackets and spaces, the direction of the paragraph, which would move them to the other side of the digits.
  package var readsFromLeftToRight: Bool { keyboard != .default }
}

extension InputFormat {
  /// Formats `text` by inserting it into an empty text.
  public func formatted(text: String) -> FormattedText {
    apply(TextEdit(inserting: text, at: 0), to: FormattedText()).formatted.withCaretAtEnd()
  }

  /// Reads `text` with ``formatted(text:)``, without an affinity.
  public func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    let formatted = formatted(text: text)
    return StatelessReading(
      text: formatted.text, caret: formatted.caret, value: formatted.value,
      isComplete: formatted.isComplete, affinity: nil, remainder: remainder(after: formatted))
  }

  /// Returns an empty string.
  public func remainder(after current: FormattedText) -> String { "" }

  /// Any keyboard.
  public var keyboard: KeyboardType { .default }

  /// The purpose, which is `nil` by default.
  public var purpose: TextContentType? { nil }

  /// Returns `current` unchanged.
  public func editingBegan(_ current: FormattedText) -> FormattedText { current }

  /// Returns `current` unchanged.
  public func editingEnded(_ current: FormattedText) -> FormattedText { current }

  /// Returns the result of `FormattedText.unused(of:)`.
  public func unused(of input: String, in formatted: FormattedText) -> String {
    formatted.unused(of: input)
  }

  /// Returns `nil`, because there is nothing to step.
  public func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? { nil }
}
