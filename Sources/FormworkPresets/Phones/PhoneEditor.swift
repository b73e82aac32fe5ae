import FormworkText

/// One edit of a phone's text.
///
/// The digits that are left and those that come are put together, and formatted as if they had just been
/// typed, one after the other: a deletion is no different from never having typed what it takes.
struct PhoneEditor {
  let format: PhoneFormat
  let current: FormattedText
  let text: CountedText

  /// What is there, in ASCII, without a plus sign that the format supplied.
  let dialed: DigitBuffer

  /// How many plus signs the format supplied: none or one.
  let supplied: Int

  init(_ format: PhoneFormat, _ current: FormattedText) {
    self.format = format
    self.current = current
    text = CountedText(phone: current.text)
    supplied =
      format.suppliesPlus(of: current) && text.characters.first == UInt8(ascii: "+") ? 1 : 0
    dialed = supplied == 0 ? text.characters : text.characters.suffix(after: 1)
  }

  /// Carries out an edit, or returns `nil` where there is nothing to do.
  func apply(_ edit: TextEdit) -> EditOutcome? {
    let range = text.clamped(edit.range)
    let lower = max(0, text.count(before: range.lowerBound) - supplied)
    let upper = max(lower, text.count(before: range.upperBound) - supplied)
    if edit.replacement.isEmpty { return delete(range, edit.direction) }
    return insert(edit.replacement, in: lower..<upper, of: range)
  }

  /// Takes out the digits of a range, or the one beside it where it holds none.
  private func delete(
    _ range: Range<UTF16Offset>, _ direction: TextEdit.Direction
  ) -> EditOutcome? {
    guard let deletion = text.deletion(of: range, direction, first: supplied) else {
      let isSelection = direction == .insertion && !range.isEmpty
      return isSelection ? .moved(current, to: range.lowerBound) : nil
    }
    let lower = deletion.characters.lowerBound - supplied
    var rest = dialed
    rest.removeSubrange(lower..<deletion.characters.upperBound - supplied)
    return EditOutcome(format.formatted(rest, caret: lower, deletion.side))
  }
}

extension PhoneEditor {
  /// Puts digits in the place of a range: as many of them as there is room for.
  private func insert(
    _ replacement: String, in digits: Range<Int>, of range: Range<UTF16Offset>
  ) -> EditOutcome? {
    let input = PhoneInput(replacement)
    if input.isIgnored { return .steppedOver(replacement, at: range, in: current) }
    if input.dialed.isEmpty { return .refused(current) }
    var rest = dialed
    rest.removeSubrange(digits)
    guard let target = place(for: input.dialed, in: digits.lowerBound, of: rest) else {
      return input.dialed.count == 1 ? nil : .refused(current, because: .otherPrefix)
    }
    if target.replacesAll { rest = DigitBuffer() }
    var taken = DigitBuffer(input.dialed.prefix(PhoneFormat.mostDigits + 1))
    if target.skipsSign { taken.removeFirst() }
    let skipped = target.skipsSign ? 1 : 0
    while true {
      var all = rest
      all.insert(contentsOf: taken, at: target.index)
      let digits = DialedDigits(all, of: format)
      guard let refusal = format.refusal(of: digits, insteadOf: dialed.count) else {
        return EditOutcome(
          format.formatted(digits, caret: target.index + taken.count, .after),
          leftOut: input.leftOut(beyond: taken.count + skipped))
      }
      if refusal == .otherPrefix || taken.count <= 1 { return .refused(current, because: refusal) }
      taken.removeLast()
    }
  }

  /// Where new digits go.
  private struct Place {
    var index: Int

    /// Whether they take the place of all that is there.
    var replacesAll = false

    /// Whether their plus sign is there already.
    var skipsSign = false
  }

  /// Where new digits go; `nil` if they begin with a plus sign and what is there is another number.
  private func place(for new: [UInt8], in index: Int, of rest: DigitBuffer) -> Place? {
    let plus = UInt8(ascii: "+")
    let hasSign = rest.first == plus
    guard new.first == plus else { return Place(index: hasSign ? max(1, index) : index) }
    if rest.isEmpty || (index == 0 && !hasSign) { return Place(index: index) }
    if new.count == 1 { return nil }
    if rest.count == 1, hasSign { return Place(index: 1, skipsSign: true) }
    // A whole number takes the place of its own beginning.
    let whole = format.value(of: DigitBuffer(new))
    let isBeginning = whole.utf8.starts(with: format.value(of: rest).utf8)
    return isBeginning ? Place(index: 0, replacesAll: true) : nil
  }
}
