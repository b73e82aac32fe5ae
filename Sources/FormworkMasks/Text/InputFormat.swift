/// A format that applies the edits of a user to text, and formats values.
///
/// Masks, filters, regular expressions, and wrappers are input formats. To write your own, implement two pure
/// functions: one applies an edit, and the other formats a value. This format changes letters to upper case:
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
/// The other requirements, such as the keyboard, have default implementations. See ``FormatBehavior``.
///
/// Formatting a formatted text must not change it, a rejected edit must not change anything, and no offset
/// may trap. Formwork's own property tests check these rules.
public protocol InputFormat: FormatBehavior {
  /// Applies one user edit to a text of this format.
  ///
  /// - Parameters:
  ///   - edit: The edit. Its range may be stale, so clamp it.
  ///   - current: A text of this format, or an empty text.
  /// - Returns: The text after the edit, or the rejection.
  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome

  /// Formats `value`, and places the caret at the end.
  ///
  /// If the value doesn't fit, the text shows its beginning. The result then has an issue, isn't complete,
  /// and keeps the assigned value until the next edit.
  func formatted(value: String) -> FormattedText
}

extension FormattedText {
  /// Returns the same text with the caret at its end.
  package func withCaretAtEnd() -> FormattedText {
    var copy = self
    copy.caret = end
    return copy
  }
}

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

extension InputFormat {
  /// Applies an edit of the user, and reads the whole text if several characters arrived at once.
  ///
  /// If the text after the edit, read alone, is complete and has one meaning, the result has that
  /// meaning. Characters that happen to be equal before and after a replacement don't change it:
  ///
  ///     17:13   16:26 over it   "6:26" replaces "7:13", which is 16:26 and not 06:26
  ///     7.016   7.0 over 7.0    in German, 7016 and not 7,016
  ///
  /// One key and a deletion are edits, and aren't read again. A mask has a place for each character, so it
  /// needs no second reading; and as text, the literals that it supplied could be the user's digits.
  ///
  /// - Complexity: That of applying the edit, and of reading the text once or twice.
  package func outcome(of edit: TextEdit, in current: FormattedText) -> EditOutcome {
    let outcome = apply(edit, to: current)
    if edit.replacement.isEmpty || edit.replacement.isOneCharacter { return outcome }
    if current.isEmpty || current.isPartShown { return outcome }
    // An insertion that is ignored changes nothing.
    if edit.range.isEmpty, !outcome.isRejected, outcome.formatted.text.isSame(as: current.text),
      outcome.formatted.value.isSame(as: current.value)
    {
      return outcome
    }
    // An insertion that overwrites the characters after it isn't part of one text with them.
    if current.content[.overwrites], edit.range.isEmpty, edit.range.upperBound < current.end {
      return outcome
    }
    // A filter for decimal numbers shows a point for a comma whose meaning the next keys decide.
    if current.maker != nil || current.content.hasCells { return outcome }
    let parts = EditedText(edit, current)
    if parts.hasHoles || parts.beginsAnew { return outcome }
    guard let reading = wholeText(parts), !reading.hasMeaning(of: outcome),
      !replacesBeginning(edit, outcome, current)
    else { return outcome }
    return EditOutcome(parts.withCaret(reading.formatted))
  }

  /// Whether a whole insertion replaced its own beginning, as in `4` and `4242 4242 4242 4242`.
  private func replacesBeginning(
    _ edit: TextEdit, _ outcome: EditOutcome, _ current: FormattedText
  ) -> Bool {
    let value = outcome.formatted.value
    guard edit.range.isEmpty, outcome.isDone, value.utf8.starts(with: current.value.utf8),
      let alone = completed(edit.replacement)
    else { return false }
    return alone.formatted.value.isSame(as: value)
  }

  /// Returns the outcome of reading the text after an edit alone, or `nil` if it isn't complete.
  private func wholeText(_ parts: EditedText) -> EditOutcome? {
    let (shown, typed) = (parts.shown, parts.typed)
    let isTyped = typed.isSame(as: shown)
    if let reading = completed(shown), isTyped || parts.keepsPlaces(in: reading.formatted.text) {
      return reading
    }
    return isTyped ? nil : completed(typed)
  }

  private func completed(_ text: String) -> EditOutcome? {
    let reading = apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    let formatted = reading.formatted
    // A number beyond a limit isn't complete, but nothing of it is missing.
    let isWhole =
      formatted.isComplete || formatted.issue == .aboveMaximum || formatted.issue == .belowMinimum
    return reading.placesAll && isWhole ? reading : nil
  }
}

/// The text after an edit: the insertion, and the characters that stay before and after it.
private struct EditedText {
  private var head = ""
  private var tail = ""
  private let inserted: String

  /// The head and the tail with the separators that the user typed, where the format shows its own.
  private var writtenHead = ""
  private var writtenTail = ""

  /// The same without the digits, letters, and group separators of the format.
  private var typedHead = ""
  private var typedTail = ""

  /// The number of the user's characters in the tail.
  private var usersInTail = 0

  /// Whether an empty slot is before a character of the user.
  private(set) var hasHoles = false

  /// Whether the insertion begins with a plus sign, so that the user's characters before it aren't part of
  /// the same number.
  fileprivate var beginsAnew: Bool {
    guard let first = inserted.unicodeScalars.first, WholeInput.isPlus(first.value) else {
      return false
    }
    return !typedHead.isEmpty
  }

  init(_ edit: TextEdit, _ current: FormattedText) {
    inserted = edit.replacement
    let range = edit.range.clamped(to: current.text)
    var offset = 0
    var hasGap = false
    for (character, kind, element) in current.characters {
      let typed = Self.typed(character, kind, element)
      let start = offset
      offset += character.utf16.count
      if kind.contains(.guide) { hasGap = true }
      if hasGap, kind.contains(.user) { hasHoles = true }
      if offset <= range.lowerBound.value {
        head.append(character)
        writtenHead.append(typed)
        if Self.isTyped(character, kind) { typedHead.append(typed) }
      } else if start >= range.upperBound.value {
        tail.append(character)
        writtenTail.append(typed)
        if Self.isTyped(character, kind) { typedTail.append(typed) }
        if kind.contains(.user) { usersInTail += 1 }
      }
    }
  }

  /// Whether a character counts as text: the user's, or a separator that is part of the value.
  private static func isTyped(_ character: Character, _ kind: Provenance.Kind) -> Bool {
    kind.contains(.user) || kind.contains(.typed)
      || kind.contains(.value) && !UnicodeSet.alphanumeric.contains(character)
  }

  /// Returns the separator that the user typed if the format shows its own instead: the comma of `1,` in
  /// `1.`, which becomes a group separator if three digits follow.
  private static func typed(_ character: Character, _ kind: Provenance.Kind, _ element: UInt32)
    -> Character
  {
    let isSeparator =
      (kind.contains(.user) || kind.contains(.typed))
      && !UnicodeSet.alphanumeric.contains(character)
    return !isSeparator ? character : element == 1 ? "." : element == 2 ? "," : character
  }

  /// The text after the edit.
  var shown: String { writtenHead + inserted + writtenTail }

  /// The text without what the format supplied.
  var typed: String { typedHead + inserted + typedTail }

  /// Whether a formatted text shows the characters around the insertion unchanged. If it doesn't,
  /// characters that the format supplied were mistaken for the user's.
  fileprivate func keepsPlaces(in text: String) -> Bool {
    text.utf8.starts(with: head.utf8) && text.utf8.reversed().starts(with: tail.utf8.reversed())
      && text.utf8.count >= head.utf8.count + tail.utf8.count
  }

  /// Returns a formatted text with the caret before the characters after the insertion.
  func withCaret(_ formatted: FormattedText) -> FormattedText {
    var formatted = formatted
    if usersInTail == 0 { return formatted }
    var (left, place) = (usersInTail, formatted.text.utf16.count)
    for (character, kind, _) in formatted.characters.reversed() where left > 0 {
      place -= character.utf16.count
      if kind.contains(.user) { left -= 1 }
    }
    // A sign or a unit may be after the last digit, and the caret is inside.
    formatted.caret = min(formatted.caret, UTF16Offset(place))
    return formatted
  }
}

extension EditOutcome {
  fileprivate func hasMeaning(of other: EditOutcome) -> Bool {
    let (formatted, others) = (formatted, other.formatted)
    return !other.isRejected && formatted.value.isSame(as: others.value)
      && formatted.isComplete == others.isComplete && formatted.issue == others.issue
  }
}

extension InputFormat {
  /// Returns the number with its sign changed, for a button next to a number pad, or `nil` if the
  /// format has no negative numbers.
  ///
  ///     let number = try NumberFormat()
  ///     number.signToggled(number.formatted(value: "12"))?.formatted.text  // "-12"
  ///
  /// The caret stays between the same digits. In an empty field, the minus sign appears alone.
  ///
  /// - Parameter current: A text of this format.
  /// - Returns: The outcome, which is rejected if such a number isn't allowed.
  /// - Complexity: O(*n*) in the length of the text.
  package func signToggled(_ current: FormattedText) -> EditOutcome? {
    guard keyboard == .numbersAndPunctuation else { return nil }
    let caret = current.selection.upperBound
    let isAtEnd =
      valueRange(of: caret..<caret, in: current).lowerBound.value >= current.value.utf16.count
    // At the end, the minus sign would be a trailing one, which some users write after the digits.
    let place = isAtEnd ? 0 : caret
    var outcome = apply(TextEdit(inserting: "-", at: place), to: current)
    if outcome.isRejected { return outcome }
    // A format without numbers, such as one for a time, ignores the minus sign.
    if outcome.formatted.text.isSame(as: current.text) { return nil }
    if isAtEnd, !current.value.isEmpty {
      // Zeros that the format adds may be between the last digit of the value and the caret.
      let distance = caret.value - end(ofValueOf: current).value
      outcome.formatted.caret = UTF16Offset(end(ofValueOf: outcome.formatted).value + distance)
    }
    return outcome
  }

  private func end(ofValueOf formatted: FormattedText) -> UTF16Offset {
    let end = UTF16Offset(formatted.value.utf16.count)
    return textRange(of: end..<end, in: formatted).upperBound
  }
}

/// A format for values other than text, such as numbers or dates.
///
/// The value of such a format is still text, such as `-1234.5` or `2024-12-24`. The typed value is the one
/// with which an app computes. A front end that binds to it needs only this protocol:
///
///     func show<Format: TypedInputFormat>(_ value: Format.Typed, as format: Format) -> String {
///       format.formatted(typed: value).text
///     }
package protocol TypedInputFormat: InputFormat {
  /// The type of the values.
  associatedtype Typed: Hashable & Sendable

  /// Returns the typed value of `formatted`, or `nil` if the text is empty or doesn't have a value yet.
  func typed(_ formatted: FormattedText) -> Typed?

  /// Formats a typed value, and places the caret at the end.
  func formatted(typed: Typed) -> FormattedText
}

extension InputFormat {
  /// Returns the range of the value that a range of the text shows.
  ///
  ///     let phone = try Mask("+1 ([000]) [000]-[0000]")
  ///     let number = phone.formatted(value: "2125550")        // "+1 (212) 555-0"
  ///     phone.valueRange(of: 4..<10, in: number)              // 0..<4: "2125" of "212) 5"
  ///
  /// The range contains the same characters of the user, and the fixed literals between them. The default
  /// implementation uses the provenance of the text, for a value that consists of parts of the text. A format
  /// with a different value has its own implementation.
  ///
  /// - Parameters:
  ///   - textRange: A range of the text, in UTF-16 code units. It is clamped and widened to whole characters.
  ///   - formatted: A text of this format.
  /// - Returns: A range of the value in UTF-16 code units, on the boundaries of characters. If the value is
  ///   empty, the range is empty, at 0.
  /// - Complexity: O(*n*) in the length of the text.
  public func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    RangeMap(formatted).valueRange(of: textRange)
  }

  /// Returns the range of the text that shows a range of the value.
  ///
  ///     phone.textRange(of: 0..<4, in: number)  // 4..<10: "212) 5" shows "2125"
  ///
  /// The range starts and ends with characters of the value, without free literals at its ends. An empty
  /// range is after the preceding character of the value, or before the first one.
  ///
  /// - Parameters:
  ///   - valueRange: A range of the value, in UTF-16 code units. It is clamped and widened to whole
  ///     characters.
  ///   - formatted: A text of this format.
  /// - Returns: A range of the text in UTF-16 code units, on the boundaries of characters. If the value is
  ///   empty, the range is empty, at 0.
  /// - Complexity: O(*n*) in the length of the text.
  public func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    RangeMap(formatted).textRange(of: valueRange)
  }
}

/// A map between the offsets of a text and those of its value.
struct RangeMap {
  private let text: String
  private let value: String
  private let pieces: [Provenance.Piece]

  init(_ formatted: FormattedText) {
    text = formatted.text
    value = formatted.value
    pieces = formatted.provenance.pieces(of: formatted.text)
  }

  func valueRange(of textRange: Range<UTF16Offset>) -> Range<UTF16Offset> {
    let bytes = text.bytes(ofCharactersTouching: textRange)
    var lower = 0
    var upper = 0
    var start = 0
    for piece in pieces {
      if piece.kind.contains(.value) {
        lower += min(max(bytes.lowerBound - start, 0), piece.length)
        upper += min(max(bytes.upperBound - start, 0), piece.length)
      }
      start += piece.length
    }
    return value.wholeCharacters(lower..<upper)
  }

  func textRange(of valueRange: Range<UTF16Offset>) -> Range<UTF16Offset> {
    if value.isEmpty { return 0..<0 }
    let bytes = value.bytes(ofCharactersTouching: valueRange)
    // The end is after the last byte before the end of `valueRange`. The start is before the first byte in
    // it.
    var upper = 0
    var lower: Int?
    var textStart = 0
    var valueStart = 0
    for piece in pieces {
      if piece.kind.contains(.value) {
        let valueEnd = valueStart + piece.length
        if lower == nil, bytes.lowerBound < valueEnd {
          lower = textStart + bytes.lowerBound - valueStart
        }
        if bytes.upperBound > valueStart {
          upper = textStart + min(bytes.upperBound, valueEnd) - valueStart
        }
        valueStart = valueEnd
      }
      textStart += piece.length
    }
    guard bytes.isEmpty else { return text.wholeCharacters((lower ?? upper)..<upper) }
    let caret = bytes.lowerBound == 0 ? lower ?? 0 : upper
    return text.wholeCharacters(caret..<caret)
  }
}

extension String {
  /// Returns the range of the whole characters that a range of bytes touches, in UTF-16 code units.
  fileprivate func wholeCharacters(_ bytes: Range<Int>) -> Range<UTF16Offset> {
    let start = character(around: bytes.lowerBound).lowerBound
    let end = bytes.isEmpty ? start : character(around: bytes.upperBound).upperBound
    let lower = UTF16Units.count(before: start, in: self)
    return UTF16Offset(lower)..<UTF16Offset(UTF16Units.count(before: end, in: self))
  }
}
