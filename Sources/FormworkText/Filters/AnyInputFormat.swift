/// An input format whose type is hidden.
///
/// Use it where the format is known only at run time: where it comes from a file, where a field
/// changes its format, or in a class that can't be generic.
///
///     let formats = [AnyInputFormat(try Mask("[00]/[00]")), AnyInputFormat(AllowedCharacters.digits)]
///     formats.map { $0.formatted(text: "12-34").text }  // ["12/34", "1234"]
///
/// It does whatever the format inside does, in every function of ``InputFormat``. Copies share one
/// allocation; a call costs one indirection more.
public struct AnyInputFormat: InputFormat {
  private let storage: Storage

  /// Hides the type of `format`.
  public init(_ format: some InputFormat) {
    storage = Storage(
      Functions(
        apply: { format.apply($0, to: $1) },
        formattedValue: { format.formatted(value: $0) },
        formattedText: { format.formatted(text: $0) },
        read: { format.read($0, caret: $1, direction: $2) },
        remainder: { format.remainder(after: $0) },
        focused: { format.focused($0) },
        blurred: { format.blurred($0) },
        stepped: { format.stepped($0, by: $1) },
        unused: { format.unused(of: $0, in: $1) },
        valueRange: { format.valueRange(of: $0, in: $1) },
        textRange: { format.textRange(of: $0, in: $1) },
        keyboard: format.keyboard,
        purpose: format.purpose))
  }

  /// Returns `format` as it is: what is hidden isn't hidden twice.
  public init(_ format: AnyInputFormat) {
    self = format
  }

  /// Whether both are copies of one, so that they can't but do the same.
  ///
  /// Two that were made separately are told apart, even if they hide equal formats.
  public func isTriviallyIdentical(to other: AnyInputFormat) -> Bool {
    storage === other.storage
  }

  /// The functions of the format inside. Closures, since Embedded Swift has no existentials.
  private struct Functions: Sendable {
    let apply: @Sendable (TextEdit, FormattedText) -> EditOutcome
    let formattedValue: @Sendable (String) -> FormattedText
    let formattedText: @Sendable (String) -> FormattedText
    let read: @Sendable (String, UTF16Offset, ReadingDirection) -> StatelessReading
    let remainder: @Sendable (FormattedText) -> String
    let focused: @Sendable (FormattedText) -> FormattedText
    let blurred: @Sendable (FormattedText) -> FormattedText
    let stepped: @Sendable (FormattedText, Int) -> EditOutcome?
    let unused: @Sendable (String, FormattedText) -> String
    let valueRange: @Sendable (Range<UTF16Offset>, FormattedText) -> Range<UTF16Offset>
    let textRange: @Sendable (Range<UTF16Offset>, FormattedText) -> Range<UTF16Offset>
    let keyboard: InputKeyboard
    let purpose: InputPurpose?
  }

  /// The functions in one allocation, so that a copy counts one reference.
  private final class Storage: Sendable {
    let functions: Functions

    init(_ functions: Functions) {
      self.functions = functions
    }
  }
}

extension AnyInputFormat {
  /// Applies an edit as the format inside does.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    storage.functions.apply(edit, current)
  }

  /// The text that the format inside shows for `value`.
  public func formatted(value: String) -> FormattedText {
    storage.functions.formattedValue(value)
  }

  /// The text that the format inside makes of `text`.
  public func formatted(text: String) -> FormattedText {
    storage.functions.formattedText(text)
  }

  /// What the format inside reads.
  public func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    storage.functions.read(text, caret, direction)
  }

  /// What the format inside says is still missing.
  public func remainder(after current: FormattedText) -> String {
    storage.functions.remainder(current)
  }

  /// What the format inside shows on focus.
  public func focused(_ current: FormattedText) -> FormattedText {
    storage.functions.focused(current)
  }

  /// What the format inside tidies up.
  public func blurred(_ current: FormattedText) -> FormattedText {
    storage.functions.blurred(current)
  }

  /// What the format inside steps to.
  public func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    storage.functions.stepped(current, steps)
  }

  /// What the format inside had no place for.
  public func unused(of input: String, in formatted: FormattedText) -> String {
    storage.functions.unused(input, formatted)
  }

  /// The range of the value that the format inside gives.
  public func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    storage.functions.valueRange(textRange, formatted)
  }

  /// The range of the text that the format inside gives.
  public func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    storage.functions.textRange(valueRange, formatted)
  }

  /// The keys that the format inside has a use for.
  public var keyboard: InputKeyboard { storage.functions.keyboard }

  /// What the format inside is for.
  public var purpose: InputPurpose? { storage.functions.purpose }
}
