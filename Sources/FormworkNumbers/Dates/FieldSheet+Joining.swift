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

  /// Whether the digits of a run went into several fields, one of which was filled up with zeros.
  func isGuessed(_ run: ClosedRange<Int>) -> Bool {
    run.count > 1 && run.contains { contents[$0].supplied > 0 && layout.slots[$0].pads }
  }

  /// Whether a digit may yet follow the last one, behind a zero that was supplied.
  var waits: Bool {
    let last = last
    return last >= 0 && !isTyped(last + 1) && contents[last].supplied > 0
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
    if isClosed, showsTail { return text }
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
      let content = contents[index]
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
