extension CharacterFilter {
  /// Replaces a range with the allowed characters of the replacement, as many as fit.
  ///
  /// The range is widened to whole characters. After an insertion the caret stands after the last
  /// character that was let in, after a deletion where the range began.
  ///
  /// - Returns: The text after the edit; the refusal, if nothing of a replacement was let in.
  /// - Complexity: O(*n*) in the lengths of the text and the replacement.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let isPlain =
      current.text.isPlainASCII && edit.replacement.isPlainASCII
      && (rule.separator.map { $0.ascii != nil } ?? true)
    if isPlain { return applyPlain(edit, to: current) }
    let range = current.text.characters(touching: edit.range)
    return edit.replacement.isEmpty
      ? delete(range, from: current) : insert(edit.replacement, in: range, of: current)
  }

  private func insert(
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
      return refused(insertion, between: left, right, current)
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
    return EditOutcome(formatted(text, caret: caret), leftOut: sieve.dropped.lettersAndDigits)
  }

  /// The refusal of an insertion: there is no room if a part of it would do, were there more.
  private func refused(
    _ insertion: String, between left: Substring, _ right: Substring, _ current: FormattedText
  ) -> EditOutcome {
    guard maximumLength != nil else { return .refused(current) }
    var sieve = Sieve(
      rule, after: left.last, hasSeparator: hasSeparator(left) || hasSeparator(right))
    sieve.pour(insertion)
    let isAllowed = !sieve.output.isEmpty && sieve.junction(with: right) != .impossible
    return .refused(current, because: isAllowed ? .noRoom : .notAllowed)
  }

  private func delete(_ range: Range<String.Index>, from current: FormattedText) -> EditOutcome {
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
    return EditOutcome(formatted(text, caret: caret), dropped: sieve.dropped)
  }

  /// How many characters may come between `left` and `right`; `nil` for any number.
  private func room(beside left: Substring, _ right: Substring, in text: String) -> Int? {
    guard let maximumLength else { return nil }
    return max(maximumLength, text.count) - left.count - right.count
  }

  private func hasSeparator(_ text: Substring) -> Bool {
    rule.separator != nil && text.contains(where: rule.isSeparator)
  }
}

extension CharacterFilter {
  /// The same where every character is one byte.
  private func applyPlain(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let count = current.text.byteCount
    let lower = max(0, min(edit.range.lowerBound.value, count))
    let upper = max(lower, min(edit.range.upperBound.value, count))
    let utf8 = current.text.utf8
    let left = utf8.prefix(lower)
    let right = utf8.dropFirst(upper)
    var insertion = edit.replacement
    var leftOut = ""
    if insertion.isEmpty {
      if lower == upper { return EditOutcome(current) }
    } else {
      let room = maximumLength.map { max($0, count) - lower - right.count } ?? .max
      let separator = rule.separator?.ascii
      let hasSeparator = separator.map { left.contains($0) || right.contains($0) } ?? false
      (insertion, leftOut) = plain(
        insertion, room: room, separator: separator, hasSeparator: hasSeparator)
      if insertion.isEmpty {
        let allowed = plain(
          edit.replacement, room: .max, separator: separator, hasSeparator: hasSeparator)
        return .refused(current, because: allowed.taken.isEmpty ? .notAllowed : .noRoom)
      }
    }
    var text = String(Substring(left))
    text += insertion
    text += Substring(right)
    let caret = UTF16Offset(lower + insertion.byteCount)
    return EditOutcome(formatted(text, caret: caret), leftOut: leftOut)
  }

  /// The allowed characters of an ASCII insertion, as many as there is room for, and the letters
  /// and digits among the others.
  private func plain(
    _ insertion: String, room: Int, separator: UInt8?, hasSeparator: Bool
  ) -> (taken: String, leftOut: String) {
    if insertion.byteCount <= room, separator == nil,
      insertion.utf8.allSatisfy(rule.ascii.contains)
    {
      return (insertion, "")
    }
    var taken: [UInt8] = []
    var others: [UInt8] = []
    var hasSeparator = hasSeparator
    for byte in insertion.utf8 {
      let isSeparator = separator != nil && rule.separator?.takes([UInt32(byte)]) ?? false
      guard taken.count < room, rule.ascii.contains(byte), !isSeparator || !hasSeparator else {
        if CharacterClass.alphanumeric.ascii.contains(byte) { others.append(byte) }
        continue
      }
      if isSeparator { hasSeparator = true }
      taken.append(isSeparator ? separator ?? byte : byte)
    }
    return (String(decoding: taken, as: UTF8.self), String(decoding: others, as: UTF8.self))
  }
}

extension String {
  /// The end of the last character that `range` touches, in UTF-16 code units.
  fileprivate func end(ofCharactersTouching range: Range<UTF16Offset>) -> UTF16Offset {
    UTF16Offset(
      UTF16Units.count(before: bytes(ofCharactersTouching: range).upperBound, in: self))
  }
}

extension CharacterFilter {
  /// The keyboard that is enough for the rule.
  public var keyboard: InputKeyboard {
    guard let members = rule.members, members.holdsOnlyDigits else { return .any }
    return rule.separator == nil ? .digits : .decimal
  }
}
