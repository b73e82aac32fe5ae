import FormworkMasks

/// A stepper for the component at the caret.
struct ComponentStepper {
  private let engine: ComponentEngine

  /// The initial value of an empty year, clamped to the limits.
  private let firstYear: Int

  init(
    _ engine: ComponentEngine, _ minimum: DateTimeComponents? = nil,
    _ maximum: DateTimeComponents? = nil
  ) {
    self.engine = engine
    let year = engine.firstShortYear / 100 * 100 + 100
    firstYear = max(minimum?.year ?? 1, min(year, maximum?.year ?? 9999))
  }

  /// Steps a component of a text, or returns `nil` if there is none. `format` makes the text of components,
  /// and `isWithin` checks the limits. A value that is already beyond them can be stepped anywhere.
  func step(
    _ current: FormattedText, by steps: Int, _ format: (ComponentValues) -> FormattedText,
    isWithin: (ComponentValues) -> Bool
  ) -> EditOutcome? {
    var values = engine.values(of: current)
    let tail = values.showsTail
    values.adoptCenturies()
    let caret = current.caret.clamped(to: current.text).value
    guard let index = slot(at: caret, in: values) else { return nil }
    if steps == 0 { return EditOutcome(current) }
    let isEnded = tail && values.isComplete
    let before = number(in: index, of: values)
    let range = range(of: index, in: values)
    guard var target = target(before, range, isYear: isYear(index), steps) else {
      return .rejected(current, because: .noRoom)
    }
    let inComponent = caret - values.start(of: index)
    let isFree = !isWithin(values)
    while true {
      set(target, in: index, of: &values)
      if isFree || isWithin(values) { break }
      // Back towards the old value, the first one within the limits is the farthest.
      target += steps > 0 ? -1 : 1
      if target == before || !range.contains(target) {
        return .rejected(current, because: .noRoom)
      }
    }
    // The text after the last component stays, even if another digit could follow the new value.
    if isEnded { values.isClosed = true }
    values.settle()
    values.markSeparators(around: index, tail: tail)
    var formatted = format(values)
    let position = values.start(of: index) + max(0, min(inComponent, values.width(index)))
    formatted.caret = UTF16Offset(position)
    return EditOutcome(formatted)
  }

  /// Returns the component at an offset: the one before it, or an empty one after it.
  private func slot(at caret: Int, in values: ComponentValues) -> Int? {
    let position = values.position(at: caret)
    let count = values.contents.count
    if position.slot >= count { return count - 1 }
    let isFillable = values.contents[..<position.slot].allSatisfy { !$0.isEmpty }
    return isFillable || !values.contents[position.slot].isEmpty ? position.slot : nil
  }

  private func isYear(_ index: Int) -> Bool {
    let kind = engine.layout.slots[index].kind
    return kind == .year || kind == .shortYear
  }

  /// Returns the number of a component, with the full year for two digits; `nil` if it is empty.
  private func number(in index: Int, of values: ComponentValues) -> Int? {
    let content = values.contents[index]
    if content.isEmpty { return nil }
    return isYear(index) && content.count <= 2
      ? engine.year(ofShort: content.value) : content.value
  }

  private func set(_ number: Int, in index: Int, of values: inout ComponentValues) {
    let slot = engine.layout.slots[index]
    values.contents[index] = .whole(
      slot.kind == .shortYear ? number % 100 : number, width: slot.minimumWidth)
  }

  /// Returns the possible numbers of a component, with the days of the month.
  private func range(of index: Int, in values: ComponentValues) -> ClosedRange<Int> {
    let slot = engine.layout.slots[index]
    switch slot.kind {
    case .day: return 1...engine.components(of: values, at: slot.rangeEnd).mostDays
    case .shortYear: return engine.firstShortYear...engine.firstShortYear + 99
    default: return slot.lowest...slot.highest
    }
  }

  /// Returns the number after some steps, within the range; `nil` if there is none in that
  /// direction.
  private func target(
    _ number: Int?, _ range: ClosedRange<Int>, isYear: Bool, _ steps: Int
  ) -> Int? {
    guard let number else {
      if isYear { return max(range.lowerBound, min(firstYear, range.upperBound)) }
      return steps > 0 ? range.lowerBound : range.upperBound
    }
    let (sum, isOver) = number.addingReportingOverflow(steps)
    let target = isOver ? (steps > 0 ? range.upperBound : range.lowerBound) : sum
    let clamped = max(range.lowerBound, min(target, range.upperBound))
    // A day that the month doesn't have is only stepped to one that it has.
    let isOnItsSide = steps > 0 ? clamped > number : clamped < number
    return isOnItsSide ? clamped : nil
  }
}
