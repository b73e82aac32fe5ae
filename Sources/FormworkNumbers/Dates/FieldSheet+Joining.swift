/// What a separator or a letter makes of the digits before it: one number, however they flowed into fields.
extension FieldSheet {
  /// The first field behind the last separator that was typed before the last field.
  var run: ClosedRange<Int>? {
    let last = last
    if last < 0 { return nil }
    var first = last
    while first > 0, !isTyped(first) { first -= 1 }
    return first...last
  }

  /// Whether the digits of a run went into several fields, one of which didn't get all that it can have.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - exempt: A field that doesn't count.
  /// - Returns: Whether another split of the digits would have been possible.
  func isGuessed(_ run: ClosedRange<Int>, but exempt: Int? = nil) -> Bool {
    run.count > 1
      && run.contains {
        $0 != exempt && layout.slots[$0].pads
          && contents[$0].ownCount < layout.slots[$0].maximumWidth
      }
  }

  /// The fields as if separators had been typed between them, and after the last one where no digit can follow.
  var separated: FieldSheet {
    var sheet = self
    sheet.markSeparators()
    if layout.slots.last?.kind != .shortYear { sheet.isClosed = true }
    return sheet
  }

  /// Notes that there are separators between the fields that were not supplied.
  mutating func markSeparators() {
    let last = last
    if last < 1 { return }
    for literal in 1...last { typed |= 1 &<< UInt32(truncatingIfNeeded: literal) }
  }

  /// Whether a digit may yet follow the last one, if only behind a zero that was supplied.
  var waits: Bool {
    let last = last
    return last >= 0 && !isTyped(last + 1)
      && contents[last].ownCount < layout.slots[last].maximumWidth
  }

  /// The person's digits in some fields, one after the other.
  func digits(_ range: ClosedRange<Int>) -> String {
    var digits = ""
    for index in range { digits += shown(index) }
    return digits
  }

  /// The text, with the digits behind the last separator that was typed as one number.
  var joined: String {
    guard let run else { return "" }
    if isClosed, showsTail { return text(before: run.upperBound + 1) }
    return text(before: run.lowerBound) + digits(run)
  }

  /// What the person typed before the last separator: no zeros and centuries, no literals but those typed.
  var keysWithoutLast: String {
    var keys = ""
    let last = last
    for index in contents.indices {
      keys += shown(index)
      if isTyped(index + 1), index < last { keys += layout.literals[index + 1].text }
    }
    return keys
  }

  /// What is shown before a field, with the literal in front of it.
  func text(before field: Int) -> String {
    var text = layout.literals[0].text
    for index in 0..<field {
      // A century that was supplied may have been none.
      let content = layout.slots[index].pads ? contents[index] : contents[index].own
      if layout.slots[index].isPeriod {
        text += shown(index)
      } else {
        for digit in 0..<content.count { text += String(content[digit]) }
      }
      text += layout.literals[index + 1].text
    }
    return text
  }
}
