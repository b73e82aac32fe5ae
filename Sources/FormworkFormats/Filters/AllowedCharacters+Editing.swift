public import FormworkMasks

extension AllowedCharacters {
  /// Applies one edit: a key, text that arrives at once, or a deletion.
  ///
  /// The range is widened to whole characters. The caret is placed after the last accepted character of an
  /// insertion, or at the start of the deleted range.
  ///
  /// - Returns: The text after the edit, or the rejection.
  /// - Complexity: O(*n*) in the lengths of the text and the replacement.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    ExportedNumber.outcome(of: edit, in: current, .number) { applyInput($0, to: current) }
  }

  private func applyInput(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if let outcome = applyPlain(edit, to: current) { return outcome }
    if let notation = rule.notation { return apply(edit, to: current, in: notation) }
    let range = current.text.characters(touching: edit.range)
    if edit.replacement.isEmpty { return delete(range, from: current) }
    guard edit.replacement.isOneCharacter else {
      return insertWhole(edit.replacement, in: range, of: current)
    }
    var outcome = insert(rule.withDigits(of: edit.replacement), in: range, of: current)
    outcome.unused = outcome.unused.lettersAndDigits
    return outcome
  }

  /// Inserts text as a whole input, even if it is a single character.
  func place(
    _ text: String, in current: FormattedText, _ range: Range<UTF16Offset>
  ) -> EditOutcome {
    if let notation = rule.notation {
      return placeNumber(text, in: current, range, notation)
    }
    return insertWhole(text, in: current.text.characters(touching: range), of: current)
  }

  /// Replaces a range with the allowed characters that fit.
  func insert(
    _ insertion: String, in range: Range<String.Index>, of current: FormattedText
  ) -> EditOutcome {
    let left = current.text[..<range.lowerBound]
    let right = current.text[range.upperBound...]
    var sieve = Sieve(
      rule, after: left.last, room: room(beside: left, right, in: current.text),
      hasSeparator: hasSeparator(left) || hasSeparator(right))
    sieve.pour(insertion)
    var junction = sieve.junction(with: right)
    if junction == .impossible {
      sieve.takeBack()
      junction = sieve.junction(with: right)
    }
    guard junction != .impossible, !sieve.output.isEmpty else {
      return rejected(insertion, between: left, right, current)
    }
    var text = String(left)
    text += sieve.output
    var caret = UTF16Offset(text.utf16Length)
    text += right
    if junction == .merged {
      let start = caret.clamped(to: text)
      let end = UTF16Offset(start.value + 1)
      if start < caret { caret = text.end(ofCharactersTouching: start..<end) }
    }
    return EditOutcome(formatted(text, caret: caret), unused: sieve.removed)
  }

  /// Returns the rejection of an insertion. The reason is missing room if a part would be accepted without a
  /// limit.
  func rejected(
    _ insertion: String, between left: Substring, _ right: Substring, _ current: FormattedText
  ) -> EditOutcome {
    guard maximumLength != nil else { return .rejected(current) }
    var sieve = Sieve(
      rule, after: left.last, hasSeparator: hasSeparator(left) || hasSeparator(right))
    sieve.pour(insertion)
    let isAllowed = !sieve.output.isEmpty && sieve.junction(with: right) != .impossible
    return .rejected(current, because: isAllowed ? .noRoom : .notAllowed)
  }

  func delete(_ range: Range<String.Index>, from current: FormattedText) -> EditOutcome {
    guard !range.isEmpty else { return EditOutcome(current) }
    let left = current.text[..<range.lowerBound]
    let right = current.text[range.upperBound...]
    var sieve = Sieve(rule, after: left.last, hasSeparator: hasSeparator(left))
    let junction = sieve.junction(with: right)
    if junction == .impossible { sieve.pour(String(right)) }
    var text = String(left)
    var caret = UTF16Offset(text.utf16Length)
    if junction == .impossible { text += sieve.output } else { text += right }
    if junction != .apart { caret = caret.clamped(to: text) }
    return EditOutcome(formatted(text, caret: caret), removed: sieve.removed)
  }

  /// Returns the number of characters that fit between `left` and `right`, or `nil` if there is no limit.
  func room(beside left: Substring, _ right: Substring, in text: String) -> Int? {
    guard let maximumLength else { return nil }
    return max(maximumLength, text.count) - left.count - right.count
  }

  private func hasSeparator(_ text: Substring) -> Bool {
    rule.separator != nil && text.contains(where: rule.isSeparator)
  }
}

extension AllowedCharacters {
  /// Applies an edit if all characters are single bytes, and everything inserted is allowed and fits; `nil` for any
  /// other edit.
  func applyPlain(_ edit: TextEdit, to current: FormattedText) -> EditOutcome? {
    guard current.text.isPlainASCII, edit.replacement.isPlainASCII else { return nil }
    let count = current.text.byteCount
    let lower = max(0, min(edit.range.lowerBound.value, count))
    let upper = max(lower, min(edit.range.upperBound.value, count))
    if edit.replacement.isEmpty {
      if current.maker != nil { return nil }
      if lower == upper { return EditOutcome(current) }
    } else {
      guard rule.separator == nil, rule.accepts(plain: edit.replacement),
        count - (upper - lower) + edit.replacement.byteCount <= max(maximumLength ?? .max, count)
      else { return nil }
      if upper - lower == count {
        return EditOutcome(
          formatted(edit.replacement, caret: UTF16Offset(edit.replacement.byteCount)))
      }
    }
    let utf8 = current.text.utf8
    var text = String(Substring(utf8.prefix(lower)))
    text += edit.replacement
    text += Substring(utf8.dropFirst(upper))
    let caret = UTF16Offset(lower + edit.replacement.byteCount)
    return EditOutcome(formatted(text, caret: caret))
  }
}

extension String {
  /// Returns the end of the last character that `range` touches, in UTF-16 code units.
  fileprivate func end(ofCharactersTouching range: Range<UTF16Offset>) -> UTF16Offset {
    UTF16Offset(
      UTF16Units.count(before: bytes(ofCharactersTouching: range).upperBound, in: self))
  }
}

extension AllowedCharacters {
  /// The smallest keyboard with all characters of the rule.
  public var keyboard: KeyboardType {
    guard let members = rule.members else { return .default }
    guard members.holdsOnlyDigits else { return members.holdsOnlyASCII ? .asciiCapable : .default }
    return rule.separator == nil ? .numberPad : .decimalPad
  }
}
