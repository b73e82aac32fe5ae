/// The behavior of a format besides editing, such as its keyboard, its remainder, and its steps.
///
/// Every ``InputFormat`` has all of it by default. Implement only what your format does differently:
///
///     struct Shouting: InputFormat {
///       // apply(_:to:) and formatted(value:) …
///
///       var purpose: InputPurpose? { .personName }
///     }
///
/// `InputFormat` refines this protocol, not the other way round: code that is generic over a format calls the
/// format's own behavior without a dynamic cast, which Embedded Swift doesn't have.
public protocol FormatBehavior: Sendable {
  /// Formats arbitrary text, such as a paste or a line of a file, and places the caret at its end.
  ///
  /// The text is placed whole, or its one complete part is; otherwise the result is empty. The default inserts
  /// it into an empty text.
  func formatted(text: String) -> FormattedText

  /// Reads a whole text without regard to how it came about.
  ///
  /// The default is ``formatted(text:)``, with the caret at the end and no affinity.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - caret: The caret in `text`, in UTF-16 code units.
  ///   - direction: On which side of the caret the text was changed.
  /// - Returns: The text and value that it stands for, with the caret in its place.
  func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection) -> StatelessReading

  /// The placeholder for what is still missing; empty by default.
  func remainder(after current: FormattedText) -> String

  /// The text after the field got the focus: a certain prefix may appear in an empty field.
  func focused(_ current: FormattedText) -> FormattedText

  /// The text after the field lost the focus: a bare prefix goes, a number may be tidied up.
  func blurred(_ current: FormattedText) -> FormattedText

  /// The text after what is under the caret was stepped up or down, as an arrow key does to an amount
  /// or to the day of a date.
  ///
  /// - Parameters:
  ///   - current: A text that this format made.
  ///   - steps: How many steps up; down if negative.
  /// - Returns: The outcome, rejected at a limit; `nil`, as by default, if there is nothing to step, so
  ///   that the key does what it does elsewhere.
  func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome?

  /// The letters and digits of a whole text or value that found no place when `formatted` was made of
  /// it, in order.
  ///
  /// The default compares the two, as ``FormattedText/unused(of:)`` does; a format that puts what it
  /// reads into another order has its own.
  func unused(of input: String, in formatted: FormattedText) -> String

  /// The part of the value that a range of the text shows, in UTF-16 code units.
  ///
  /// The default goes by the text's provenance.
  func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset>

  /// The part of the text that shows a range of the value, in UTF-16 code units.
  ///
  /// The default goes by the text's provenance.
  func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset>

  /// The keys that the format has a use for; any by default.
  var keyboard: InputKeyboard { get }

  /// What a field of the format is for; nothing particular by default.
  var purpose: InputPurpose? { get }
}

extension InputFormat {
  /// The text that comes of inserting `text` into an empty one.
  public func formatted(text: String) -> FormattedText {
    apply(TextEdit(inserting: text, at: 0), to: FormattedText()).formatted.withCaretAtEnd()
  }

  /// The reading that ``formatted(text:)`` is, without an affinity.
  public func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    let formatted = formatted(text: text)
    return StatelessReading(
      text: formatted.text, caret: formatted.caret, value: formatted.value,
      isComplete: formatted.isComplete, affinity: nil, remainder: remainder(after: formatted))
  }

  /// Nothing.
  public func remainder(after current: FormattedText) -> String { "" }

  /// Any.
  public var keyboard: InputKeyboard { .any }

  /// Nothing particular.
  public var purpose: InputPurpose? { nil }

  /// `current`, as it is.
  public func focused(_ current: FormattedText) -> FormattedText { current }

  /// `current`, as it is.
  public func blurred(_ current: FormattedText) -> FormattedText { current }

  /// What ``FormattedText/unused(of:)`` finds.
  public func unused(of input: String, in formatted: FormattedText) -> String {
    formatted.unused(of: input)
  }

  /// Nothing to step.
  public func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? { nil }
}
