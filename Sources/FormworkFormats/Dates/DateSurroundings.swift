import FormworkMasks

/// The words around a part of a text, which can change the meaning of a date or a time in it: PM, the
/// other end of a range, a number of guests.
struct DateSurroundings {
  private let text: String
  private let words: [DateWord]
  private let hasDate: Bool
  private let hasTime: Bool
  private let hasPeriod: Bool

  /// Finds the words of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String, _ layout: FieldPlan) {
    self.text = text
    words = text.split(whereSeparator: { $0.isBlank }).map { DateWord($0, layout) }
    hasDate = layout.slots.contains { $0.isOfDate }
    hasTime = layout.hasTime && !layout.slots.contains { $0.kind == .count }
    hasPeriod = layout.slots.contains { $0.isPeriod }
  }

  /// Whether a part is one end of a range.
  func isEndOfRange(_ part: Substring) -> Bool {
    neighbors(of: part).map(isRange) ?? false
  }

  private func isRange(_ neighbors: (before: Neighbors, after: Neighbors)) -> Bool {
    neighbors.before.isRange(isOfDate: hasDate, isOfTime: hasTime)
      || neighbors.after.isRange(isOfDate: hasDate, isOfTime: hasTime)
  }

  private func neighbors(of part: Substring) -> (before: Neighbors, after: Neighbors)? {
    // Words such as "to" at the beginning of the part are between it and the words before it.
    let inner = words.firstIndex { $0.text.startIndex >= part.startIndex && !$0.isLink }
    let after = words.suffix(while: { $0.text.startIndex >= part.endIndex })
    guard let inner, inner < after.startIndex else { return nil }
    let (first, last) = (words[inner], words[after.startIndex - 1])
    return (
      Neighbors(words[..<inner].reversed(), isAhead: true, sign: first.hasLeadingSign),
      Neighbors(Array(after), isAhead: false, sign: last.hasTrailingSign)
    )
  }

  /// Whether the other words leave a part the meaning that it has alone.
  func allow(_ part: Substring, as reading: FieldEditor) -> Bool {
    guard let (ahead, following) = neighbors(of: part), !isRange((ahead, following)) else {
      return false
    }
    let (before, after) = (ahead.words, following.words)
    if reading.hasBareYear {
      if after.contains(where: { $0.hasLetters || $0.numbers > 0 || $0.hasSymbols }) {
        return false
      }
      if before.contains(where: { $0.hasYear }) { return false }
    }
    guard hasTime else { return true }
    if (before + after).contains(where: { $0.isTime }) { return false }
    if ahead.isPeriod || following.isPeriod { return false }
    guard !hasPeriod, let hour = reading.bareHour else { return true }
    let meant = (before + after).flatMap { $0.periods }
    if meant.contains(where: { $0 == 1 || hour == 12 }) { return false }
    return ahead.isClear && following.isClear
  }
}

extension FieldEditor {
  /// The hour of a 24-hour time, if it may also be one of the afternoon.
  fileprivate var bareHour: Int? {
    if isHourClear || engine.layout.slots.first?.kind == .year { return nil }
    guard let index = engine.layout.slots.firstIndex(where: { $0.kind == .hour }) else {
      return nil
    }
    let hour = sheet.contents[index].value
    return 1...12 ~= hour ? hour : nil
  }
}

extension [DateWord] {
  /// Returns the last words that fulfill a condition.
  fileprivate func suffix(while isIncluded: (DateWord) -> Bool) -> ArraySlice<DateWord> {
    var start = endIndex
    while start > startIndex, isIncluded(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}

/// The words on one side of a part, the nearest one first.
private struct Neighbors {
  let words: [DateWord]

  /// Whether the words are before the part.
  let isAhead: Bool

  /// Whether a dash or another sign of a range is between the part and the first word.
  let hasSign: Bool

  init(_ words: [DateWord], isAhead: Bool, sign: Bool) {
    self.words = words
    self.isAhead = isAhead
    hasSign = sign
  }

  /// Whether a dash, "and", or "to" joins the part with another number of the same kind.
  func isRange(isOfDate: Bool, isOfTime: Bool) -> Bool {
    var isJoined = hasSign
    for (index, word) in words.prefix(4).enumerated() {
      if isAhead ? word.hasTrailingSign : word.hasLeadingSign { isJoined = true }
      if word.numbers == 0 {
        if word.hasLetters, !word.joins { return false }
        isJoined = isJoined || word.joins
        continue
      }
      let isTime = word.isTime || words.dropFirst(index + 1).first?.periods.isEmpty == false
      let isNumber = !word.hasUnknown && word.longest <= 2 && word.numbers <= (isOfDate ? 2 : 1)
      return isJoined && (isTime ? isOfTime : isNumber)
    }
    return false
  }

  /// Whether the nearest word is AM or PM.
  var isPeriod: Bool { words.first { $0.hasLetters || $0.numbers > 0 }?.hasWholePeriod ?? false }

  /// Whether the nearest word that isn't a label, such as "Uhr" or a time zone, isn't an unknown one,
  /// which may mean the afternoon in any language.
  var isClear: Bool {
    for word in words {
      if word.numbers > 0 { return !word.hasUnknown }
      if !word.hasLetters { continue }
      if isAhead, word.isPreposition || word.endsLabel { return true }
      if word.hasUnknown { return false }
    }
    return true
  }
}
