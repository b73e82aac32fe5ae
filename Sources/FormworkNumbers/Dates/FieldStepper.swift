import Formwork

/// Steps the field of the caret.
struct FieldStepper {
  private let engine: FieldEngine

  /// Where an empty year begins, moved between the earliest and the latest.
  private let firstYear: Int

  init(_ engine: FieldEngine, _ minimum: DateFields? = nil, _ maximum: DateFields? = nil) {
    self.engine = engine
    let year = engine.firstShortYear / 100 * 100 + 100
    firstYear = max(minimum?.year ?? 1, min(year, maximum?.year ?? 9999))
  }

  /// Steps a field of a text, or returns `nil` if there is none: `format` makes the text of fields,
  /// and `isAllowed` says whether they are within the limits.
  func step(
    _ current: FormattedText, by steps: Int, _ format: (FieldSheet) -> FormattedText,
    isAllowed: (FieldSheet, _ steps: Int) -> Bool
  ) -> EditOutcome? {
    var sheet = engine.sheet(of: current)
    sheet.adoptCenturies()
    let caret = current.caret.clamped(to: current.text).value
    guard let index = slot(at: caret, in: sheet) else { return nil }
    if steps == 0 { return EditOutcome(current) }
    let slot = engine.layout.slots[index]
    let range = range(of: index, in: sheet)
    let start = sheet.start(of: index)
    let inField = caret - start
    if slot.kind == .year, sheet.contents[index].count == 2 {
      sheet.contents[index] = .whole(engine.year(ofShort: sheet.contents[index].value), width: 4)
    }
    guard var target = target(sheet.contents[index], range, slot, steps) else {
      return .refused(current, because: .noRoom)
    }
    let before = sheet.contents[index]
    while true {
      sheet.contents[index] = .whole(target, width: slot.minimumWidth)
      if isAllowed(sheet, steps) { break }
      // Towards where it was: the first that is allowed is the farthest.
      target += steps > 0 ? -1 : 1
      let isBack =
        before.isEmpty || !slot.accepts(before)
        ? !range.contains(target) : target == before.value
      if isBack { return .refused(current, because: .noRoom) }
    }
    sheet.settle()
    var formatted = format(sheet)
    let place = sheet.start(of: index) + max(0, min(inField, sheet.width(index)))
    formatted.caret = UTF16Offset(place)
    return EditOutcome(formatted)
  }

  /// The field at an offset: the one before it, but for an empty one that comes next.
  private func slot(at caret: Int, in sheet: FieldSheet) -> Int? {
    let place = sheet.place(at: caret)
    let count = sheet.contents.count
    if place.slot >= count { return count - 1 }
    let isFillable = sheet.contents[..<place.slot].allSatisfy { !$0.isEmpty }
    return isFillable || !sheet.contents[place.slot].isEmpty ? place.slot : nil
  }

  /// What a field can hold, with as many days as the month has.
  private func range(of index: Int, in sheet: FieldSheet) -> ClosedRange<Int> {
    let slot = engine.layout.slots[index]
    guard slot.kind == .day else { return slot.lowest...slot.highest }
    return 1...engine.fields(of: sheet, half: slot.half).mostDays
  }

  /// The value that so many steps lead to, in the range; `nil` if there is none on that side.
  private func target(
    _ content: FieldContent, _ range: ClosedRange<Int>, _ slot: FieldSlot, _ steps: Int
  ) -> Int? {
    if content.isEmpty {
      if slot.kind == .year { return range.contains(firstYear) ? firstYear : nil }
      return steps > 0 ? range.lowerBound : range.upperBound
    }
    let (sum, isOver) = content.value.addingReportingOverflow(steps)
    let target = isOver ? (steps > 0 ? range.upperBound : range.lowerBound) : sum
    let clamped = max(range.lowerBound, min(target, range.upperBound))
    // A day that the month hasn't got is only stepped to where it has.
    let isOnItsSide = steps > 0 ? clamped > content.value : clamped < content.value
    return isOnItsSide ? clamped : nil
  }
}
