import FormworkMasks

extension FieldEditor {
  /// Types a digit at the caret: into its field, or into the next one if the field is complete.
  ///
  /// A digit that makes a field invalid is kept, because rejecting it would shift the digits after
  /// it.
  mutating func type(_ digit: Int) -> Rejection? {
    let end = sheet.contents.count - 1
    if sheet.last == end, sheet.closesWithoutLiteral, sheet.isTyped(end + 1), isAtEnd {
      return .noRoom
    }
    while place.slot < engine.layout.slots.count {
      let slot = engine.layout.slots[place.slot]
      // A century is shown, so that a digit before it changes the year of four digits.
      if !slot.pads { sheet.contents[place.slot].supplied = 0 }
      let content = sheet.contents[place.slot].own
      let index = min(place.digit, content.count)
      if !slot.isPeriod {
        if put(digit, in: slot, content, at: index) { return nil }
        // The second digit after one that filled a hole doesn't change the field after it.
        if index == content.count, content.count == 1, isHeld(place.slot) {
          return keep(digit, in: slot, content, at: index)
        }
        // The caret is within the digits, or another digit could follow them.
        let isOver = slot.accepts(content) && !slot.canGrow(content)
        if index < content.count || content.isEmpty || !isOver && content.count < slot.maximumWidth
        {
          return keep(digit, in: slot, content, at: index)
        }
      } else if !canPass(place.slot) {
        return growPadded(digit)
      }
      place = FieldPlace(slot: place.slot + 1, digit: 0)
    }
    return typeBehind(digit)
  }

  /// Whether a digit may follow AM or PM. It may not if AM or PM is still missing after a time.
  private func canPass(_ slot: Int) -> Bool {
    let slots = engine.layout.slots
    let isFirst = slot == 0 || slots[slot - 1].half != slots[slot].half
    return isFirst || !sheet.contents[slot].isEmpty
  }

  /// Types a second digit after one that got a zero before AM or PM. It can't be valid, but it is
  /// kept.
  private mutating func growPadded(_ digit: Int) -> Rejection? {
    let index = place.slot - 1
    guard index >= 0, isAtEnd, sheet.contents[index].supplied > 0, !sheet.isTyped(place.slot),
      engine.layout.slots[index].pads
    else { return .notAllowed }
    let content = sheet.contents[index].own
    place = FieldPlace(slot: index, digit: content.count)
    return keep(digit, in: engine.layout.slots[index], content, at: content.count)
  }

  /// Inserts a digit into a field if the field can be valid with it.
  private mutating func put(
    _ digit: Int, in slot: FieldSlot, _ content: FieldContent, at index: Int
  ) -> Bool {
    if content.count < slot.maximumWidth {
      let grown = content.inserting(digit, at: index)
      if slot.canHold(grown) { return set(grown, caret: index + 1) }
    }
    guard engine.overwrites, index < content.count else { return false }
    let replaced = content.replacing(index, with: digit)
    if slot.canHold(replaced) {
      removed += sheet.shown(place.slot, index..<index + 1)
      return set(replaced, caret: index + 1)
    }
    // The digits after it belonged to another value: 31 becomes a 0 that waits for the next digit.
    let begun = content.prefix(index).inserting(digit, at: index)
    guard slot.canHold(begun), begun.count < slot.maximumWidth || slot.accepts(begun) else {
      return false
    }
    removed += sheet.shown(place.slot, index..<content.count)
    return set(begun, caret: index + 1)
  }

  /// Inserts a digit into a field that can't be valid with it, if there is room.
  private mutating func keep(
    _ digit: Int, in slot: FieldSlot, _ content: FieldContent, at index: Int
  ) -> Rejection? {
    if content.count < slot.maximumWidth {
      _ = set(content.inserting(digit, at: index), caret: index + 1)
      return nil
    }
    guard engine.overwrites, index < content.count else { return .noRoom }
    removed += sheet.shown(place.slot, index..<index + 1)
    _ = set(content.replacing(index, with: digit), caret: index + 1)
    return nil
  }

  private mutating func set(_ content: FieldContent, caret: Int) -> Bool {
    let slot = place.slot
    if slot == sheet.last, !engine.layout.slots[slot].accepts(content) { sheet.isClosed = false }
    let isHole = sheet.contents[slot].isEmpty
    sheet.contents[slot] = content
    filled = slot
    place = FieldPlace(slot: slot, digit: caret)
    isChanged = true
    if isHole, caret == content.count, isHeld(slot) { return true }
    if caret == content.count, engine.completes, sheet.isOver(slot) { goOn(from: slot) }
    return true
  }

  /// Whether the caret stays after a digit that has room for another one, before a field with
  /// digits: they belong to the field only after a separator.
  private func isHeld(_ slot: Int) -> Bool {
    let slots = engine.layout.slots
    guard engine.completes, slots[slot].pads, slot < sheet.last,
      !sheet.contents[slot + 1].isEmpty, slots[slot].half == slots[slot + 1].half
    else { return false }
    return sheet.contents[slot].ownCount < slots[slot].maximumWidth
  }

  /// Types a digit after the last field, which is full. It may show that the digits were
  /// distributed wrongly.
  private mutating func typeBehind(_ digit: Int) -> Rejection? {
    let last = sheet.contents.count - 1
    guard sheet.last == last, let run = sheet.run, !sheet.isTyped(last + 1) else { return .noRoom }
    let slot = engine.layout.slots[last]
    let content = sheet.contents[last].own
    if slot.kind == .shortYear, run.count == 1 || !sheet.isGuessed(run) {
      return lengthenYear(content.inserting(digit, at: content.count), in: last)
    }
    // Only the last field could have been shorter: a second digit makes it invalid, and no other
    // field.
    if run.count > 1, sheet.isGuessed(run, but: last) {
      loose = sheet.joined + String(digit)
      isChanged = true
      return nil
    }
    if !slot.isPeriod, content.count < slot.maximumWidth {
      place = FieldPlace(slot: last, digit: content.count)
      return keep(digit, in: slot, content, at: content.count)
    }
    return contradictYear(digit, last)
  }

  /// Extends a two-digit year to four digits. It is shown with two digits if these are unambiguous.
  private mutating func lengthenYear(_ content: FieldContent, in last: Int) -> Rejection? {
    if content.count == 4, let short = engine.shortened(content) {
      sheet.contents[last] = short
    } else if content.count < 4 {
      sheet.contents[last] = content
    } else {
      loose = sheet.text(before: last) + String(content.value)
    }
    filled = last
    place = FieldPlace(slot: last, digit: 4)
    isChanged = true
    return nil
  }

  /// Handles a third digit of the last field, after a two-digit year, which shows that it wasn't a
  /// year.
  private mutating func contradictYear(_ digit: Int, _ last: Int) -> Rejection? {
    let slots = engine.layout.slots
    guard slots[last].isOfDate,
      let year = slots.indices.first(where: {
        slots[$0].kind == .year || slots[$0].kind == .shortYear
      }),
      year < last, sheet.isTyped(last) || slots[year].kind == .shortYear,
      sheet.contents[year].ownCount == 2
    else { return .noRoom }
    loose = sheet.joined + String(digit)
    isChanged = true
    return nil
  }

  /// Moves the caret after the literal of a field, if it is shown.
  mutating func goOn(from slot: Int) {
    let next = slot + 1
    guard next < sheet.shownLiterals, !engine.layout.literals[next].isEmpty else { return }
    place = FieldPlace(slot: next, digit: 0, isBeforeSupplied: true)
  }
}

extension FieldEngine {
  /// Returns a four-digit year as two digits, if these are unambiguous.
  func shortened(_ year: FieldContent) -> FieldContent? {
    let digits = year.value % 100
    guard year.count == 4, self.year(ofShort: digits) == year.value else { return nil }
    return FieldContent(value: digits, count: 2)
  }
}
