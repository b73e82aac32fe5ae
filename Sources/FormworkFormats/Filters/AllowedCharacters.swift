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
    var filter = CharacterFilter(rule, room: maximumLength)
    let value = rule.withDigits(of: value)
    if rule.isFreeText {
      filter.append(words(of: value, after: nil, before: nil).text)
    } else {
      let end = value.firstIndex { !rule.contains($0) && !$0.isDecoration } ?? value.endIndex
      filter.append(String(value[..<end]))
    }
    return filter.output
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
    var filter = CharacterFilter(rule, room: maximumLength)
    filter.append(rule.withDigits(of: String(text[..<index])))
    let before = UTF16Offset(filter.output.utf16Length)
    filter.append(rule.withDigits(of: String(text[index...])))
    return StatelessReading(
      text: filter.output, caret: before.clamped(to: filter.output), value: filter.output,
      isComplete: !filter.output.isEmpty, affinity: nil, remainder: "")
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

extension AllowedCharacters {
  /// Every character except controls, marks that only control the writing direction, and U+FFFC.
  ///
  /// Line breaks are controls. For a field with several lines, use ``allowingLineBreaks``.
  public static let any = AllowedCharacters(rule: .any)

  /// Decimal digits. Digits of other scripts become ASCII digits.
  public static let digits = AllowedCharacters(rule: .digits)

  /// A decimal number with a full stop as the separator.
  public static let decimal = AllowedCharacters(rule: .decimal())

  /// Returns the allowed characters for a decimal number: digits and one separator. Digits of other scripts
  /// become ASCII digits.
  ///
  ///     let price = AllowedCharacters.decimal(separator: ",")
  ///     price.formatted(text: "12.50").text        // "12,50"
  ///     price.formatted(text: "7,192,053.10").text  // "7192053,10"
  ///     price.formatted(text: "1.234").text        // "1234"
  ///
  /// The decimal pad has only the separator of its region, so separators of other notations become this one.
  /// A single separator of another notation before exactly three digits groups them instead. A second
  /// separator is rejected, unless the edit replaces the first one, or both group digits.
  ///
  /// - Parameters:
  ///   - separator: The decimal separator, which the user can type once.
  ///   - standIns: The characters that become the separator if they occur alone, such as the full stop of a
  ///     keyboard without a comma. Pass an empty string for no stand-ins. By default, `.`, `,`, and `٫` are
  ///     stand-ins, and may also group digits.
  /// - Returns: The allowed characters.
  public static func decimal(separator: Character, standIns: String? = nil) -> AllowedCharacters {
    AllowedCharacters(rule: .decimal(separator: separator, standIns: standIns))
  }

  /// Letters of every script, with their marks.
  public static let letters = AllowedCharacters(rule: .letters)

  /// Letters of every script and decimal digits. Digits of other scripts become ASCII digits.
  public static let alphanumerics = AllowedCharacters(rule: .alphanumerics)

  /// Emoji that are one whole character, including joined sequences, flags, skin tones, and keycaps.
  ///
  /// The parts of a sequence aren't emoji themselves. Keyboards and the pasteboard insert a flag at once, but
  /// if a program inserts it scalar by scalar, it is rejected.
  public static let emoji = AllowedCharacters(rule: .emoji)

  /// Every character of ``any`` except emoji, including joined sequences, flags, skin tones, and keycaps.
  ///
  ///     AllowedCharacters.noEmoji.formatted(text: "5 stars⭐️ for #1 ©").text  // "5 stars for #1 ©"
  ///
  /// Digits, `#`, `*`, and symbols that are emoji only with U+FE0F, such as "©", are accepted. A character that
  /// contains an emoji and other marks, such as an accent, is rejected.
  public static let noEmoji = AllowedCharacters.any.excluding(.emoji)

  /// Every character except Chinese ones.
  public static let nonChinese = AllowedCharacters(rule: .nonChinese())

  /// Returns the characters of your own class.
  ///
  ///     let hex = AllowedCharacters.characters(try UnicodeSet("0-9A-Fa-f"))
  ///     hex.formatted(text: "color: #ff00aa;").text  // "ff00aa"
  public static func characters(_ members: UnicodeSet) -> AllowedCharacters {
    AllowedCharacters(rule: .characters(members))
  }

  /// Returns every character of ``any`` except scalars of the Han script, in which Chinese is written.
  ///
  /// Kana, Hangul, and Bopomofo are accepted. Ideographs are rejected in every language. The rejected
  /// characters are the scalars of Script=Han in Unicode 17.0: U+2E80–2E99, 2E9B–2EF3, 2F00–2FD5, 3005, 3007,
  /// 3021–3029, 3038–303B, 3400–4DBF, 4E00–9FFF, F900–FA6D, FA70–FAD9, 16FE2–16FE3, 16FF0–16FF6, 20000–2A6DF,
  /// 2A700–2B81D, 2B820–2CEAD, 2CEB0–2EBE0, 2EBF0–2EE5D, 2F800–2FA1D, 30000–3134A, and 31350–33479.
  ///
  /// - Parameter rejectsPunctuation: Whether to also reject the punctuation and full-width symbols of East
  ///   Asian text, such as "。", "，", and "「". They are U+3000–3004, 3008–3020, 3030, 3036–3037, 303D–303F,
  ///   30A0, 30FB, FE10–FE19, FE30–FE4F, FE50–FE6B, FF01–FF0F, FF1A–FF20, FF3B–FF40, FF5B–FF65, FFE0–FFE6,
  ///   and FFE8–FFEE. Quotation marks, dashes, and dots that Chinese shares with Western text are accepted.
  /// - Returns: The allowed characters.
  public static func nonChinese(rejectsPunctuation: Bool = false) -> AllowedCharacters {
    AllowedCharacters(rule: .nonChinese(rejectsPunctuation: rejectsPunctuation))
  }

  /// Returns these characters without those that another set accepts.
  ///
  ///     let name = AllowedCharacters.any.excluding(.digits).excluding(.emoji)
  ///     name.formatted(text: "Ann3 Lee👍").text  // "Ann Lee"
  ///     let letters = AllowedCharacters.letters.excluding(.characters(UnicodeSet(["ß"])))
  ///
  /// Characters are excluded as the text shows them: a digit that becomes an ASCII digit is excluded with that
  /// one. A maximum length of `others` has no effect. To exclude emoji from every character, use ``noEmoji``.
  ///
  /// - Parameter others: The characters to reject.
  /// - Returns: The allowed characters.
  /// - Complexity: O(*n*) in the sizes of the classes.
  public func excluding(_ others: AllowedCharacters) -> AllowedCharacters {
    AllowedCharacters(rule: rule.excluding(others.rule), maximumLength: maximumLength)
  }

  /// The same characters and line breaks, for a field with several lines.
  ///
  ///     AllowedCharacters.nonChinese.allowingLineBreaks.formatted(text: "a\n中b").text  // "a\nb"
  public var allowingLineBreaks: AllowedCharacters {
    AllowedCharacters(rule: rule.allowingLineBreaks, maximumLength: maximumLength)
  }

  /// The same characters, but digits of other scripts stay as typed.
  ///
  ///     AllowedCharacters.digits.keepingDigits.formatted(text: "٣").text  // "٣"
  ///
  /// By default, each decimal digit becomes an ASCII digit. If spaces are allowed, the text is free text, and
  /// digits are always kept.
  public var keepingDigits: AllowedCharacters {
    AllowedCharacters(rule: rule.keepingDigits, maximumLength: maximumLength)
  }
}

extension AllowedCharacters {
  /// Applies one edit to a decimal number.
  func apply(
    _ edit: TextEdit, to current: FormattedText, in notation: DecimalNotation
  ) -> EditOutcome {
    let range = current.text.characters(touching: edit.range)
    let keys = current.keys(after: edit)
    if edit.replacement.isEmpty {
      return keys.map { typed($0, insteadOf: current, notation) } ?? delete(range, from: current)
    }
    guard edit.replacement.isOneCharacter, let key = edit.replacement.first else {
      // Digits go on with keys whose meaning isn't settled, as they do one by one.
      if let keys, case .some = current.keys, edit.replacement.allSatisfy({ $0.digitValue != nil })
      {
        return typed(keys, insteadOf: current, notation)
      }
      return placeNumber(edit.replacement, in: current, edit.range, notation)
    }
    guard key.digitValue != nil || notation.isSeparator(key) else { return .rejected(current) }
    if let keys { return typed(keys, insteadOf: current, notation) }
    let isDigit = key.digitValue != nil
    let insertion = isDigit ? rule.withDigits(of: edit.replacement) : String(notation.separator)
    return insert(insertion, in: range, of: current)
  }

  /// Formats the number that the keys so far mean. A key may change the meaning of earlier keys.
  private func typed(
    _ keys: String, insteadOf current: FormattedText, _ notation: DecimalNotation
  ) -> EditOutcome {
    let reading = notation.reading(of: keys)
    guard let text = reading.digits ?? notation.digits(ofBroken: keys) else {
      return .rejected(current)
    }
    guard fits(text, insteadOf: current) else { return .rejected(current, because: .noRoom) }
    var formatted = formatted(text)
    if !reading.isNumber { formatted.issue = .malformed }
    formatted.keys = keys
    return EditOutcome(formatted)
  }

  /// Replaces a range with a whole number, or rejects the text.
  func placeNumber(
    _ text: String, in current: FormattedText, _ range: Range<UTF16Offset>,
    _ notation: DecimalNotation
  ) -> EditOutcome {
    let core = notation.core(of: text)
    guard case .number(let number) = notation.reading(of: core),
      text.isSame(as: number) || text.allSatisfy(notation.isSeparator)
        || number.contains(where: { $0.digitValue != nil })
    else { return .rejected(current) }
    let range = current.text.characters(touching: range)
    var placed = String(current.text[..<range.lowerBound])
    placed += number
    let caret = UTF16Offset(placed.utf16Length)
    placed += current.text[range.upperBound...]
    guard placed.count(where: rule.isSeparator) < 2 else { return .rejected(current) }
    guard fits(placed, insteadOf: current) else { return .rejected(current, because: .noRoom) }
    return EditOutcome(formatted(placed, caret: caret))
      .accounting(for: text, insteadOf: String(core))
  }

  private func fits(_ text: String, insteadOf current: FormattedText) -> Bool {
    guard let maximumLength, text.utf8.count > maximumLength else { return true }
    return text.count <= max(maximumLength, current.text.count)
  }
}
