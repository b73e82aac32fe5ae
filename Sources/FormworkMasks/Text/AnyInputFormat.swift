/// A type-erased input format.
///
/// Use it if the format is known only at run time, for example because it comes from a file or because a
/// field changes its format. Use it also in a class that can't be generic.
///
///     let formats = [AnyInputFormat(try Mask("[00]/[00]")), AnyInputFormat(AllowedCharacters.digits)]
///     formats.map { $0.formatted(text: "12-34").text }  // ["12/34", "1234"]
///
/// Every function of ``InputFormat`` calls the format inside. Copies share one allocation, and a call costs
/// one more indirection.
public struct AnyInputFormat: InputFormat {
  private let storage: Storage

  /// Creates a type-erased format from `format`.
  public init(_ format: some InputFormat) {
    let functions = Functions(
      apply: { format.apply($0, to: $1) },
      formattedValue: { format.formatted(value: $0) },
      formattedText: { format.formatted(text: $0) },
      read: { format.read($0, caret: $1, direction: $2) },
      remainder: { format.remainder(after: $0) },
      editingBegan: { format.editingBegan($0) },
      editingEnded: { format.editingEnded($0) },
      stepped: { format.stepped($0, by: $1) },
      unused: { format.unused(of: $0, in: $1) },
      valueRange: { format.valueRange(of: $0, in: $1) },
      textRange: { format.textRange(of: $0, in: $1) },
      keyboard: format.keyboard,
      purpose: format.purpose)
    #if hasFeature(Embedded)
    storage = Storage(functions)
    #else
    storage = Storage(functions, readLine: { format.read(line: $0) })
    #endif
  }

  /// Creates a copy of `format`, without erasing its type twice.
  public init(_ format: AnyInputFormat) {
    self = format
  }

  /// Returns whether both are copies of one format, and therefore behave the same.
  ///
  /// Two formats that were created separately aren't identical, even if they contain equal formats.
  package func isTriviallyIdentical(to other: AnyInputFormat) -> Bool {
    storage === other.storage
  }

  /// The functions of the format inside. They are closures because Embedded Swift supports existentials only
  /// for classes.
  private struct Functions: Sendable {
    let apply: @Sendable (TextEdit, FormattedText) -> EditOutcome
    let formattedValue: @Sendable (String) -> FormattedText
    let formattedText: @Sendable (String) -> FormattedText
    let read: @Sendable (String, UTF16Offset, ReadingDirection) -> StatelessReading
    let remainder: @Sendable (FormattedText) -> String
    let editingBegan: @Sendable (FormattedText) -> FormattedText
    let editingEnded: @Sendable (FormattedText) -> FormattedText
    let stepped: @Sendable (FormattedText, Int) -> EditOutcome?
    let unused: @Sendable (String, FormattedText) -> String
    let valueRange: @Sendable (Range<UTF16Offset>, FormattedText) -> Range<UTF16Offset>
    let textRange: @Sendable (Range<UTF16Offset>, FormattedText) -> Range<UTF16Offset>
    let keyboard: KeyboardType
    let purpose: TextContentType?
  }

  /// The functions in one allocation, so that a copy retains one object.
  private final class Storage: Sendable {
    let functions: Functions

    /// Reads a line. A page has none, so that it doesn't contain two ways to read a text.
    let readLine: (@Sendable (String) -> LineReading)?

    init(_ functions: Functions, readLine: (@Sendable (String) -> LineReading)? = nil) {
      self.functions = functions
      self.readLine = readLine
    }
  }
}

extension AnyInputFormat {
  /// Applies an edit with the format inside.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    storage.functions.apply(edit, current)
  }

  /// Formats `value` with the format inside.
  public func formatted(value: String) -> FormattedText {
    storage.functions.formattedValue(value)
  }

  /// Formats `text` with the format inside.
  public func formatted(text: String) -> FormattedText {
    storage.functions.formattedText(text)
  }

  /// Reads `text` with the format inside.
  public func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    storage.functions.read(text, caret, direction)
  }

  /// Returns the remainder of the format inside.
  public func remainder(after current: FormattedText) -> String {
    storage.functions.remainder(current)
  }

  /// Returns the text that the format inside shows on focus.
  public func editingBegan(_ current: FormattedText) -> FormattedText {
    storage.functions.editingBegan(current)
  }

  /// Returns the text that the format inside shows when the field loses the focus.
  public func editingEnded(_ current: FormattedText) -> FormattedText {
    storage.functions.editingEnded(current)
  }

  /// Steps the number or date at the caret with the format inside.
  public func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    storage.functions.stepped(current, steps)
  }

  /// Returns the characters that the format inside didn't place.
  public func unused(of input: String, in formatted: FormattedText) -> String {
    storage.functions.unused(input, formatted)
  }

  /// Returns the range of the value according to the format inside.
  public func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    storage.functions.valueRange(textRange, formatted)
  }

  /// Returns the range of the text according to the format inside.
  public func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    storage.functions.textRange(valueRange, formatted)
  }

  /// The keyboard of the format inside.
  public var keyboard: KeyboardType { storage.functions.keyboard }

  /// The purpose of the format inside.
  public var purpose: TextContentType? { storage.functions.purpose }
}

#if !hasFeature(Embedded)
extension AnyInputFormat {
  /// Reads `line` with the format inside.
  public func read(line: String) -> LineReading {
    storage.readLine?(line) ?? LineReading()
  }
}
#endif

/// The result of reading a whole text without its history.
///
///     let phone = try Mask("+1 ([000]) [000]-[0000]")
///     let reading = phone.read("2015550123", caret: 10, direction: .forward())
///     reading.text      // "+1 (201) 555-0123"
///     reading.affinity  // 3
public struct StatelessReading: Hashable, Sendable {
  /// The text that the user would see.
  public var text: String

  /// The caret in ``text``, in UTF-16 code units.
  public var caret: UTF16Offset

  /// The value for the app.
  public var value: String

  /// A Boolean value that indicates whether the value has everything that the format requires.
  public var isComplete: Bool

  /// A measure of how well the text fits: higher is better. `nil` if the format has no such measure.
  public var affinity: Int?

  /// The remainder, which is what the user still has to type.
  public var remainder: String

  /// Creates a reading.
  package init(
    text: String, caret: UTF16Offset, value: String, isComplete: Bool, affinity: Int?,
    remainder: String
  ) {
    self.text = text
    self.caret = caret
    self.value = value
    self.isComplete = isComplete
    self.affinity = affinity
    self.remainder = remainder
  }
}

/// The side of the caret on which a text was changed, for reading it without its history.
public enum ReadingDirection: Hashable, Sendable {
  /// Text was inserted. With `completing`, fixed literals are appended.
  case forward(completing: Bool = false)

  /// Text was deleted. With `skipping`, literals before the caret are removed, too.
  case backward(skipping: Bool = false)
}
