/// A format that lets only some characters in, and only so many of them.
///
///     let pin = CharacterFilter(.digits, maximumLength: 4)
///     pin.formatted(text: "12-34-56").text  // "1234"
///
///     let price = CharacterFilter(.decimal(separator: ","))
///     price.formatted(text: "1,234,5").text  // "1,2345"
///
/// A filter restricts and changes nothing but the stand-ins of a separator: what is typed stays as
/// it was typed, "٣" as much as "3". The text is the value, and it is complete when it isn't empty.
///
/// An edit replaces its range with the allowed characters of the replacement, as many as fit;
/// letters and digits among the others are ``EditOutcome/leftOut``. If none is allowed or none fits, the
/// edit is refused, and a selection stays; ``EditOutcome/refusal`` says which. A text that has the
/// maximum length is full. One that is longer, because the app made it so, can be edited but doesn't
/// grow.
///
/// Characters are judged as they come to stand in the text: U+0301 after "e" makes "é", which is
/// a letter and takes no room. What would turn a character that is there already into one that
/// isn't allowed is left out. Should a deletion bring two characters together that merge into one
/// that isn't allowed, the right one goes too, and is listed in ``EditOutcome/dropped``.
public struct CharacterFilter: InputFormat, Hashable {
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
  public static let any = CharacterFilter(.any)

  /// Decimal digits of every script.
  public static let digits = CharacterFilter(.digits)

  /// Decimal digits of every script, and one full stop among them.
  public static let decimal = CharacterFilter(.decimal())

  /// Letters of every script, with their marks.
  public static let letters = CharacterFilter(.letters)

  /// Letters and decimal digits of every script.
  public static let alphanumerics = CharacterFilter(.alphanumerics)

  /// Whole emoji.
  public static let emoji = CharacterFilter(.emoji)

  /// Everything but Chinese.
  public static let nonChinese = CharacterFilter(.nonChinese())
}

extension CharacterFilter {
  /// The allowed characters of `value`, up to the maximum length.
  ///
  /// - Complexity: O(*n*) in the length of `value`.
  public func formatted(value: String) -> FormattedText {
    formatted(text: value)
  }

  /// The allowed characters of `text`, up to the maximum length.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  public func formatted(text: String) -> FormattedText {
    var sieve = Sieve(rule, room: maximumLength)
    sieve.pour(text)
    return formatted(sieve.output)
  }

  /// The allowed characters of `text`, with the caret after those that stood before it.
  ///
  ///     CharacterFilter.digits.read("1-2-3", caret: 2, direction: .forward()).caret  // 1
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  public func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    let index = caret.index(in: text)
    var sieve = Sieve(rule, room: maximumLength)
    sieve.pour(String(text[..<index]))
    let before = UTF16Offset(sieve.output.utf16Length)
    sieve.pour(String(text[index...]))
    return StatelessReading(
      text: sieve.output, caret: before.clamped(to: sieve.output), value: sieve.output,
      isComplete: !sieve.output.isEmpty, affinity: nil, remainder: "")
  }

  func formatted(_ text: String, caret: UTF16Offset? = nil) -> FormattedText {
    var formatted = FormattedText(
      text: text, value: text, selection: caret.map { $0..<$0 }, isComplete: !text.isEmpty)
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
