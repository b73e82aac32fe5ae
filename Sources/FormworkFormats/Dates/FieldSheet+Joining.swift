/// Joins the digits before a separator or a letter to one number, even if they were distributed to
/// fields.
extension FieldSheet {
  /// The fields since the last separator that the format didn't supply.
  var run: ClosedRange<Int>? {
    let last = last
    if last < 0 { return nil }
    var first = last
    while first > 0, isSupplied(first) { first -= 1 }
    return first...last
  }

  /// Whether the digits before and after a separator may be one number, because the format moved on to
  /// the next field: only after a field that has no room for another digit.
  func isSupplied(_ literal: Int) -> Bool { !isTyped(literal) && isOver(literal - 1) }

  /// Whether the digits of a run were distributed to several fields, one of which isn't full.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - exempt: A field to ignore.
  /// - Returns: Whether the digits could have been distributed differently.
  func isGuessed(_ run: ClosedRange<Int>, but exempt: Int? = nil) -> Bool {
    run.count > 1
      && run.contains {
        $0 != exempt && layout.slots[$0].pads
          && contents[$0].ownCount < layout.slots[$0].maximumWidth
      }
  }

  /// The fields as if separators had been typed between them, and after the last one if no digit
  /// can follow.
  var separated: FieldSheet {
    var sheet = self
    sheet.markSeparators()
    if layout.slots.last?.kind != .shortYear { sheet.isClosed = true }
    return sheet
  }

  /// Records that the separators between the fields weren't supplied.
  mutating func markSeparators() {
    let last = last
    if last < 1 { return }
    for literal in 1...last { typed |= 1 &<< UInt32(truncatingIfNeeded: literal) }
  }

  /// Records that the fields are a value, and not digits that were typed one after another. A complete value is
  /// followed by the literal after the last field.
  mutating func close() {
    markSeparators()
    if isComplete { isClosed = true }
    settle()
  }

  /// Records that the digits of a field aren't part of a longer number.
  ///
  /// - Parameters:
  ///   - index: The field.
  ///   - tail: Whether the literal after the last field stays, if it is shown.
  mutating func markSeparators(around index: Int, tail: Bool) {
    let end = tail ? shownLiterals : last + 1
    for literal in [index, index + 1] where literal > 0 && literal < end {
      typed |= 1 &<< UInt32(truncatingIfNeeded: literal)
    }
  }

  /// Whether another digit may follow, even if only after a supplied zero.
  var waits: Bool {
    let last = last
    return last >= 0 && !isTyped(last + 1)
      && contents[last].ownCount < layout.slots[last].maximumWidth
  }

  /// Returns the user's digits in some fields, joined.
  func digits(_ range: ClosedRange<Int>) -> String {
    var digits = ""
    for index in range { digits += shown(index) }
    return digits
  }

  /// The text, with the digits since the last typed separator as one number.
  var joined: String {
    guard let run else { return "" }
    if isClosed, showsTail { return text(before: run.upperBound + 1) }
    return text(before: run.lowerBound) + digits(run)
  }

  /// Returns the text before a field, including the literal in front of it.
  func text(before field: Int) -> String {
    var text = layout.literals[0].text
    for index in 0..<field {
      // A supplied century may have been wrong.
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
