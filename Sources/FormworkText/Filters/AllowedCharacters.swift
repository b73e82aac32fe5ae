/// A format that lets only some characters in, and only so many of them.
///
///     let pin = AllowedCharacters(.digits, maximumLength: 4)
///     pin.formatted(text: "Your PIN is 1234.").text  // "1234"
///     pin.formatted(text: "12345").text               // "": not cut to 1234
///
///     let name = AllowedCharacters(.any, maximumLength: 5)
///     name.formatted(text: "Maximilian").issue  // .tooLong, with the text "Maxim"
///
/// The text is the value, and it is complete when it isn't empty. A key that isn't allowed, or for which
/// there is no room, is rejected; ``EditOutcome/rejection`` says which.
///
/// Text that arrives at once is placed by what it is:
///
/// - *Free text*, where the rule accepts spaces: a character that isn't allowed becomes a space between two
///   words, as does a line break. If the text is too long, its beginning is used, with the issue
///   ``ValidationIssue/tooLong`` until the next edit.
/// - *Codes and numbers*, all others: the text is placed whole without its decoration (spaces, hyphens, dots,
///   slashes, brackets), or its one complete part is, or it is rejected. A part is complete if it has the
///   maximum length. Without a maximum there must be only one part. Nothing is cut, and nothing joined across
///   other characters. Decimal digits of other scripts become ASCII.
///
/// A text that has the maximum length is full. One that is longer, because the app made it so, can be
/// edited but doesn't grow. If the app sets a value that doesn't fit, the text shows its beginning, with an issue,
/// and the value stays what was set until the next edit.
///
/// Characters are judged as they come to stand in the text: U+0301 after "e" makes "é", which is
/// a letter and takes no room. What would turn a character that is there already into one that
/// isn't allowed is left out. Should a deletion bring two characters together that merge into one
/// that isn't allowed, the right one goes too, and is listed in ``EditOutcome/removed``.
public struct AllowedCharacters: InputFormat, Hashable {
  /// The characters that are let in.
  public let rule: Rule

  /// The greatest length of a text in characters (extended grapheme clusters); `nil` for any.
  public let maximumLength: Int?

  /// Creates a filter.
  ///
  /// - Parameters:
  ///   - rule: The characters that are let in.
  ///   - maximumLength: The greatest length in characters (extended grapheme clusters), `nil` for
  ///     any; a negative one counts as 0.
  public init(_ rule: Rule, maximumLength: Int? = nil) {
    self.rule = rule
    self.maximumLength = maximumLength.map { max(0, $0) }
  }

  /// Every character but controls, marks that steer the writing direction, and U+FFFC.
  public static let any = AllowedCharacters(.any)

  /// Decimal digits.
  public static let digits = AllowedCharacters(.digits)

  /// A decimal number, with a full stop as separator.
  public static let decimal = AllowedCharacters(.decimal())

  /// A decimal number with a separator.
  ///
  /// - Parameter separator: The decimal separator, which may be typed once.
  /// - Returns: The allowed characters.
  public static func decimal(separator: Character) -> AllowedCharacters {
    AllowedCharacters(.decimal(separator: separator))
  }

  /// Letters of every script, with their marks.
  public static let letters = AllowedCharacters(.letters)

  /// Letters of every script and decimal digits.
  public static let alphanumerics = AllowedCharacters(.alphanumerics)

  /// Whole emoji.
  public static let emoji = AllowedCharacters(.emoji)

  /// Everything but Chinese.
  public static let nonChinese = AllowedCharacters(.nonChinese())
}

extension AllowedCharacters {
  /// The text that shows `value`.
  ///
  /// What doesn't fit isn't shortened in silence: the text shows the value as far as it goes, with an issue,
  /// and isn't complete, and its value is `value` as it was given.
  ///
  /// - Complexity: O(*n*) in the length of `value`.
  public func formatted(value: String) -> FormattedText {
    let placed = place(value, in: FormattedText(), 0..<0)
    if !placed.isRejected, placed.formatted.issue == nil, placed.unused.isEmpty {
      return placed.formatted.withCaretAtEnd()
    }
    let shown = beginning(of: value)
    let isEmpty = shown.isEmpty && value.allSatisfy { $0.isDecoration }
    return isEmpty ? formatted("") : formatted(shown).showing(partOf: value)
  }

  /// The text that comes of pasting `text` into an empty field.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  public func formatted(text: String) -> FormattedText {
    let outcome = place(text, in: FormattedText(), 0..<0)
    return outcome.isRejected ? formatted("") : outcome.formatted.withCaretAtEnd()
  }

  /// What is shown of a value that can't be placed whole.
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

  /// The allowed characters of `text`, with the caret after those that stood before it.
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
    formatted.isFull = maximumLength.map(text.fills) ?? false
    return formatted
  }
}

extension String {
  /// Whether a text has as many characters as it may; an empty one has room as long as nothing is
  /// known of it.
  func fills(_ maximumLength: Int) -> Bool {
    // A character has at least one byte.
    !isEmpty && utf8.count >= maximumLength && count >= maximumLength
  }
}
