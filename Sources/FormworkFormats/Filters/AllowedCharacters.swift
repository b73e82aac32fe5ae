public import FormworkMasks

/// A format that accepts only allowed characters, up to a maximum length.
///
///     let pin = AllowedCharacters(.digits, maximumLength: 4)
///     pin.formatted(text: "Your PIN is 1234.").text  // "1234"
///     pin.formatted(text: "12345").text               // "": not cut to 1234
///
///     let name = AllowedCharacters(.any, maximumLength: 5)
///     name.formatted(text: "Maximilian").issue  // .tooLong, with the text "Maxim"
///
/// The text is the value, and it is complete if it isn't empty. With a decimal rule, it must contain a digit.
/// A key is rejected if it isn't allowed or if the text is full. `EditOutcome.rejection` contains the
/// reason.
///
/// The handling of text that arrives at once depends on the rule:
///
/// - *Free text*, if the rule accepts spaces: a line break or another character that isn't allowed becomes a
///   space between two words. If the text is too long, its beginning is used, and the text has the issue
///   `ValidationIssue.tooLong` until the next edit.
/// - *Codes and numbers*, for all other rules: the whole text is used without its decoration (spaces,
///   hyphens, dots, slashes, brackets). Otherwise its one complete part is used, or the text is rejected. A
///   part is complete if it has the maximum length. Without a maximum length, there must be only one part.
///   Text is never cut, and never joined across other characters. Decimal digits of other scripts become
///   ASCII digits.
///
/// A text with the maximum length is full. If the app sets a longer text, the user can edit it, but it
/// doesn't grow. If the app sets a value that doesn't fit, the text shows its beginning with an issue, and
/// the value stays as assigned until the next edit.
///
/// A character is judged together with its neighbors in the text: U+0301 after "e" makes "é", which is a
/// letter and doesn't add to the length. An inserted character is unused if it would turn an existing
/// character into one that isn't allowed. If a deletion joins two characters into one that isn't allowed, the
/// right one is removed, too, and appears in `EditOutcome.removed`.
public struct AllowedCharacters: InputFormat, Hashable {
  /// The allowed characters.
  package let rule: Rule

  /// The maximum length in characters (extended grapheme clusters), or `nil` for no limit.
  package let maximumLength: Int?

  /// Creates a filter.
  ///
  /// - Parameters:
  ///   - allowed: The allowed characters.
  ///   - maximumLength: The maximum length in characters (extended grapheme clusters), or `nil` for no limit.
  ///     A negative number counts as 0.
  public init(_ allowed: AllowedCharacters, maximumLength: Int? = nil) {
    // A limit of the allowed characters themselves stays.
    let longest = allowed.maximumLength.map { min($0, maximumLength ?? $0) } ?? maximumLength
    self.init(rule: allowed.rule, maximumLength: longest)
  }

  package init(rule: Rule, maximumLength: Int? = nil) {
    self.rule = rule
    self.maximumLength = maximumLength.map { max(0, $0) }
  }
}

extension AllowedCharacters {
  /// Formats `value`, and places the caret at the end.
  ///
  /// If the value doesn't fit, the text shows its beginning with an issue and isn't complete, and the value
  /// stays as assigned.
  ///
  /// - Complexity: O(*n*) in the length of `value`.
  public func formatted(value: String) -> FormattedText {
    let placed = place(value, in: FormattedText(), 0..<0)
    if !placed.isRejected, placed.formatted.issue == nil, placed.unused.isEmpty,
      !losesSymbols(of: value)
    {
      return placed.formatted.withCaretAtEnd()
    }
    let shown = beginning(of: value)
    let isEmpty = shown.isEmpty && value.allSatisfy { $0.isDecoration }
    return isEmpty ? formatted("") : formatted(shown).showing(partOf: value)
  }

  /// Formats `text` as a paste into an empty field does.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  public func formatted(text: String) -> FormattedText {
    let paste = TextEdit(inserting: text, at: 0)
    let outcome = ExportedNumber.outcome(of: paste, in: FormattedText(), .number) {
      applyPlain($0, to: FormattedText()) ?? place($0.replacement, in: FormattedText(), 0..<0)
    }
    return outcome.isRejected ? formatted("") : outcome.formatted.withCaretAtEnd()
  }

  /// Whether free text shows less than `value`: visible symbols, such as emoji, aren't counted as unused.
  private func losesSymbols(of value: String) -> Bool {
    rule.isFreeText
      && value.contains { character in
        !rule.contains(character) && !character.isDecoration
          && UnicodeSet.any.contains(character)
      }
  }

  /// Returns the beginning of a value that doesn't fit as a whole.
  private func beginning(of value: String) -> String {
    var sieve = Sieve(rule, room: maximumLength)
    let value = rule.withDigits(of: value)
    if rule.isFreeText {
      sieve.pour(words(of: value, after: nil, before: nil).text)
    } else {
      let end = value.firstIndex { !rule.contains($0) && !$0.isDecoration } ?? value.endIndex
      sieve.pour(String(value[..<end]))
    }
    return sieve.output
  }

  /// Reads the allowed characters of `text`, up to the maximum length. The caret is placed after those that
  /// were before it.
  ///
  ///     AllowedCharacters.digits.read("1-2-3", caret: 2, direction: .forward()).caret  // 1
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  public func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    let index = caret.index(in: text)
    var sieve = Sieve(rule, room: maximumLength)
    sieve.pour(rule.withDigits(of: String(text[..<index])))
    let before = UTF16Offset(sieve.output.utf16Length)
    sieve.pour(rule.withDigits(of: String(text[index...])))
    return StatelessReading(
      text: sieve.output, caret: before.clamped(to: sieve.output), value: sieve.output,
      isComplete: !sieve.output.isEmpty, affinity: nil, remainder: "")
  }

  func formatted(_ text: String, caret: UTF16Offset? = nil) -> FormattedText {
    let isComplete =
      rule.separator == nil ? !text.isEmpty : text.contains { $0.digitValue != nil }
    var formatted = FormattedText(
      text: text, value: text, selection: caret.map { $0..<$0 }, isComplete: isComplete)
    formatted.limit(isReached: maximumLength.map(text.fills) ?? false)
    return formatted
  }
}

extension String {
  /// Whether a text has the maximum length. An empty text never does.
  func fills(_ maximumLength: Int) -> Bool {
    // A character has at least one byte.
    !isEmpty && utf8.count >= maximumLength && count >= maximumLength
  }
}
