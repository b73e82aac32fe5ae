import FormworkText

/// One edit of a grouped text.
///
/// The characters that are left and those that come are put together, and grouped as what they are
/// then: the caret keeps its count of characters, wherever the separators go.
struct GroupedEditor<Format: GroupedFormat> {
  private let format: Format
  private let current: FormattedText
  private let text: CountedText

  /// Whether a whole text is read, so that not even a single character is a key.
  private let isReading: Bool

  init(_ format: Format, _ current: FormattedText, isReading: Bool = false) {
    self.format = format
    self.current = current
    self.isReading = isReading
    text = CountedText(grouped: current.text, letters: Format.takesLetters)
  }

  /// Carries out an edit.
  func apply(_ edit: TextEdit) -> EditOutcome {
    let range = text.clamped(edit.range)
    if edit.replacement.isEmpty { return delete(range, edit.direction) }
    let lower = text.count(before: range.lowerBound)
    let upper = max(lower, text.count(before: range.upperBound))
    return insert(edit.replacement, in: lower..<upper, of: range)
  }

  private func delete(
    _ range: Range<UTF16Offset>, _ direction: TextEdit.Direction
  ) -> EditOutcome {
    guard let deletion = text.deletion(of: range, direction) else {
      let isSelection = direction == .insertion && !range.isEmpty
      return isSelection ? .moved(current, to: range.lowerBound) : EditOutcome(current)
    }
    var rest = text.characters
    rest.removeSubrange(deletion.characters)
    return EditOutcome(
      format.formatted(rest, caret: deletion.characters.lowerBound, deletion.side))
  }

  /// Puts characters in the place of others: as many of them as there is room for.
  private func insert(
    _ replacement: String, in characters: Range<Int>, of range: Range<UTF16Offset>
  ) -> EditOutcome {
    var input = GroupedInput(replacement, letters: Format.takesLetters)
    if input.isIgnored { return .steppedOver(replacement, at: range, in: current) }
    if characters.lowerBound == 0 { input.removeHeading(Format.heading) }
    if input.characters.isEmpty { return .refused(current) }
    var rest = text.characters
    rest.removeSubrange(characters)
    var taken = DigitBuffer(input.characters.prefix(max(0, 63 - rest.count)))
    while !taken.isEmpty {
      var all = rest
      all.insert(contentsOf: taken, at: characters.lowerBound)
      // A key is judged where it is typed; what comes at once is taken as it is, and may be mended.
      if input.characters.count == 1, !isReading,
        !format.accepts(taken[0], at: characters.lowerBound, in: all)
      {
        return .refused(current)
      }
      // What has too many already may be edited as long as it doesn't grow.
      if all.count <= max(format.rules(for: all).most, text.characters.count) {
        return EditOutcome(
          format.formatted(all, caret: characters.lowerBound + taken.count, .after),
          leftOut: input.leftOut(beyond: taken.count))
      }
      taken.removeLast()
    }
    return .refused(current, because: .noRoom)
  }
}

extension GroupedFormat {
  /// The places that are still missing, in their groups: `0` for a digit, `A` for a letter.
  ///
  /// Nothing is missing in a text that is complete, though there may be room for more.
  public func remainder(after current: FormattedText) -> String {
    if current.isComplete { return "" }
    let characters = characters(of: current)
    let missing = missing(after: characters)
    if missing.isEmpty { return "" }
    var (groups, remainder) = (rules(for: characters).groups, DigitBuffer())
    var end = 0
    for place in 0..<characters.count + missing.count {
      if place == end {
        let size = Int(groups & 15)
        end = size == 0 ? .max : end + size
        groups >>= 4
        if place > 0, place >= characters.count { remainder.append(UInt8(ascii: " ")) }
      }
      if place >= characters.count { remainder.append(missing[place - characters.count]) }
    }
    return remainder.text
  }

  /// The text that shows a value, with the caret at its end.
  public func formatted(value: String) -> FormattedText { formatted(text: value) }

  /// The text that comes of a whole one, with the caret at its end.
  public func formatted(text: String) -> FormattedText {
    let empty = FormattedText()
    let read = GroupedEditor(self, empty, isReading: true).apply(TextEdit(inserting: text, at: 0))
    return read.formatted.withCaretAtEnd()
  }
}
