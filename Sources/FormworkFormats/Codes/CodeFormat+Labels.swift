import FormworkMasks

/// The labels that scanners write before a code: the symbology identifier of ISO/IEC 15424, such as
/// `]E0`, and the application identifier of GS1, such as `(01)`.
///
/// A scanner types them key by key, and their digits must not become part of the code. The text shows a
/// label until the first character of the code follows.
extension CodeFormat {
  /// Returns the input without a label, and rejects groups that are too short for their place.
  package func meaning(of input: String) -> InputMeaning? {
    if let rest = withoutLabel(input) { return .text(rest) }
    return hasShortGroups(input) ? .nothing : nil
  }

  /// Whether an input may have a label, or groups of other lengths than the code has.
  package func mayMeanMore(_ input: String, _ characters: DigitBuffer, last: Int) -> Bool {
    let isGrouped = last < characters.count
    return isGrouped && !layouts.contains { $0.places.count == characters.count }
      || !labels.isEmpty && withoutLabel(input) != nil
  }

  func isLabel(_ text: FormattedText) -> Bool {
    text.value.isEmpty && text.text.utf8.first.map { $0.beginsLabel } ?? false
  }

  /// Applies an edit of a typed label; `nil` for any other edit.
  package func applyToLabel(_ edit: TextEdit, _ current: FormattedText) -> EditOutcome? {
    let isPending = isLabel(current)
    let begins =
      current.isEmpty && edit.replacement.utf8.count == 1
      && edit.replacement.utf8.first.map { $0.beginsLabel } ?? false
    if labels.isEmpty || !isPending && !begins { return nil }
    var text = current.text
    let lower = edit.range.lowerBound.index(in: text)
    let upper = edit.range.upperBound.index(in: text)
    text.replaceSubrange(lower..<max(lower, upper), with: edit.replacement)
    let typed = Array(text.utf8.filter { $0 > 0x20 })
    if typed.isEmpty { return EditOutcome(FormattedText()) }
    if labels.contains(where: { $0.starts(with: typed) }) {
      let shown = String(decoding: typed, as: UTF8.self)
      return EditOutcome(FormattedText(text: shown, value: ""))
    }
    let rest = withoutLabel(text)
    // After the sign of an identifier, other characters are another symbology.
    if rest == nil, typed.first == UInt8(ascii: "]") { return .rejected(current) }
    let whole = TextEdit(inserting: rest ?? text, at: 0)
    let outcome = EntryEditor.apply(whole, to: FormattedText(), self)
    return outcome.rejection.map { .rejected(current, because: $0) } ?? outcome
  }

  /// Returns a text without the longest label that it begins with; `nil` without one.
  private func withoutLabel(_ text: String) -> String? {
    var longest: String.Index?
    for label in labels {
      guard let end = text.index(after: label) else { continue }
      if longest.map({ $0 < end }) ?? true { longest = end }
    }
    guard let longest, longest < text.endIndex else { return nil }
    return String(text[longest...])
  }
}

extension CodeFormat {
  /// Whether an input has as many groups as a layout, but a shorter one before its last one.
  ///
  /// A character is missing there, and the ones after it must not move to its place.
  fileprivate func hasShortGroups(_ input: String) -> Bool {
    let words = GroupedParts.allWords(of: input, alphabet)
    let count = words.reduce(0) { $0 + $1.count }
    if words.count < 2 || words.count > 16 || layouts.contains(where: { $0.places.count == count })
    {
      return false
    }
    return layouts.contains { $0.isShortened(in: words) }
  }
}

extension CodeLayout {
  /// The numbers of characters in the groups.
  fileprivate var sizes: [Int] {
    var (sizes, rest, sum) = ([] as [Int], groups, 0)
    while rest & 15 != 0 {
      sizes.append(Int(rest & 15))
      sum += Int(rest & 15)
      rest >>= 4
    }
    if sum < places.count { sizes.append(places.count - sum) }
    return sizes
  }

  /// Whether words are the groups, one of those before the last is shorter, and none is longer.
  fileprivate func isShortened(in words: [[UInt8]]) -> Bool {
    let sizes = sizes
    guard words.count == sizes.count else { return false }
    if zip(words, sizes).contains(where: { $0.isEmpty || $0.count > $1 }) { return false }
    // The last group may still be unfinished.
    return (0..<sizes.count - 1).contains { words[$0].count < sizes[$0] }
  }
}

extension String {
  /// Returns the position after a label at the start, with or without spaces; `nil` if it isn't there.
  fileprivate func index(after label: [UInt8]) -> String.Index? {
    var (index, count) = (startIndex, 0)
    while count < label.count {
      guard index < endIndex else { return nil }
      let byte = utf8[index]
      if byte == label[count] { count += 1 } else if byte > 0x20 { return nil }
      index = utf8.index(after: index)
    }
    return index
  }
}

extension UInt8 {
  /// Whether a label can begin with the character.
  fileprivate var beginsLabel: Bool { self == UInt8(ascii: "]") || self == UInt8(ascii: "(") }
}
