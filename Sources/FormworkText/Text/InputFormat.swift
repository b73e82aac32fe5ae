/// A way to give typed text its form, which every adapter can drive.
///
/// Masks, filters, regular expressions and wrappers are input formats, and so are types of your
/// own. Two functions are needed, both pure: one applies an edit, one shows a value. Here is a
/// format for shouting, complete:
///
///     struct Shouting: InputFormat {
///       func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
///         var loud = edit
///         loud.replacement = edit.replacement.uppercased()
///         return AllowedCharacters.any.apply(loud, to: current)
///       }
///
///       func formatted(value: String) -> FormattedText {
///         AllowedCharacters.any.formatted(value: value.uppercased())
///       }
///     }
///
/// A format obeys the laws that Formwork's own property tests check: formatting a formatted text
/// changes nothing, a rejected edit changes nothing, no offset traps.
public protocol InputFormat: Sendable {
  /// Applies one edit of the person to a text of this format.
  ///
  /// - Parameters:
  ///   - edit: The edit. Its range may be stale; clamp it.
  ///   - current: A text that this format made, or an empty one.
  /// - Returns: The text after the edit, or the rejection.
  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome

  /// The text that shows `value`, with the caret at its end.
  ///
  /// A value that doesn't fit whole is shown as far as it goes. The result then has an issue, isn't complete,
  /// and keeps the assigned value until the next edit.
  func formatted(value: String) -> FormattedText

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

extension FormattedText {
  /// The same text with the caret at its end.
  package func withCaretAtEnd() -> FormattedText {
    var copy = self
    copy.caret = UTF16Offset(text.utf16Length)
    return copy
  }
}

/// A format whose texts stand for something other than text: a number, a date.
///
/// The value of such a format is plain text all the same, such as `-1234.5` or `2024-12-24`; a typed
/// value is what an app computes with. A surface that binds one needs to know no more than this:
///
///     func show<Format: TypedInputFormat>(_ value: Format.Typed, as format: Format) -> String {
///       format.formatted(typed: value).text
///     }
public protocol TypedInputFormat: InputFormat {
  /// What a whole text stands for.
  associatedtype Typed: Hashable & Sendable

  /// What `formatted` stands for; `nil` as long as it is empty, or no such thing yet.
  func typed(_ formatted: FormattedText) -> Typed?

  /// The text that shows `typed`, with the caret at its end.
  func formatted(typed: Typed) -> FormattedText
}
