import FormworkMasks
import FormworkTables

extension PhoneEditor {
  /// Applies an edit of the extension; `nil` if the edit is about the number.
  func applyToTail(_ edit: TextEdit) -> EditOutcome? {
    let length = tail.characters.count
    // A space separates the two.
    let start =
      length > 0
      ? current.text.utf16.count - length : text.offset(after: text.characters.count).value + 1
    let all = start + length
    let lower = min(max(edit.range.lowerBound.value, 0), all) - start
    let upper = min(max(edit.range.upperBound.value, 0), all) - start
    if length == 0 {
      guard current.isDone, lower >= -1, edit.replacement.utf8.count == 1 else { return nil }
      return beginTail(edit.replacement)
    }
    if lower < 0 {
      return upper <= 0 ? nil : applyToBoth(edit, first: lower + start, upTo: upper)
    }
    let range = lower..<max(lower, upper)
    var characters = tail.characters
    characters.replaceSubrange(range, with: edit.replacement.utf8)
    var next = PhoneTail()
    next.characters = characters
    if next.isPlausible {
      return EditOutcome(shown(next, caret: start + range.lowerBound + edit.replacement.utf8.count))
    }
    if !edit.replacement.isEmpty { return .rejected(current) }
    // Without its label, the rest isn't an extension.
    return EditOutcome(withoutTail.current, removed: next.lettersAndDigits)
  }

  /// Applies an edit of the end of the number and the beginning of the extension, which is removed.
  private func applyToBoth(_ edit: TextEdit, first: Int, upTo end: Int) -> EditOutcome? {
    let number = withoutTail
    let hasDigits = text.count(before: UTF16Offset(first)) < text.characters.count
    var rest = PhoneTail()
    rest.characters = Array(tail.characters.dropFirst(end))
    if edit.replacement.isEmpty, !hasDigits {
      return EditOutcome(number.current, removed: rest.lettersAndDigits)
    }
    guard var outcome = number.apply(edit),
      !outcome.formatted.text.utf8.elementsEqual(number.current.text.utf8)
    else {
      return .rejected(current)
    }
    if let rejection = outcome.rejection { return .rejected(current, because: rejection) }
    outcome.removed += rest.lettersAndDigits
    return outcome
  }

  /// Starts an extension after a number.
  private func beginTail(_ key: String) -> EditOutcome? {
    var next = PhoneTail()
    next.characters = Array(key.utf8)
    guard next.isPlausible else { return nil }
    return EditOutcome(shown(next, caret: nil))
  }

  private func shown(_ tail: PhoneTail, caret: Int?) -> FormattedText {
    var formatted = format.formatted(
      DialedDigits(dialed, of: format), caret: dialed.count, .after, tail: tail)
    formatted.caret = caret.map { UTF16Offset($0) } ?? UTF16Offset(formatted.text.utf8.count)
    return formatted
  }

  /// The same number without an extension.
  private var withoutTail: PhoneEditor {
    PhoneEditor(
      format, format.formatted(DialedDigits(dialed, of: format), caret: dialed.count, .after))
  }
}

extension PhoneTail {
  /// The letters and digits, which count when characters are removed.
  var lettersAndDigits: String {
    String(decoding: characters.filter { $0.isASCIIAlphanumeric }, as: UTF8.self)
  }
}
