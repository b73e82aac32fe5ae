import FormworkText

extension FieldEditor {
  /// Types a digit at the caret: into its field, or into the next one behind a field that is over.
  mutating func type(_ digit: Int) -> Refusal? {
    while place.slot < engine.layout.slots.count {
      let slot = engine.layout.slots[place.slot]
      let content = sheet.contents[place.slot].own
      let index = min(place.digit, content.count)
      if !slot.isPeriod {
        if put(digit, in: slot, content, at: index) { return nil }
        // The caret is within the digits, or another digit would do behind them.
        if index < content.count {
          let hasNoRoom = !engine.overwrites && content.count == slot.maximumWidth
          return hasNoRoom ? .noRoom : .notAllowed
        }
        if content.isEmpty || slot.canGrow(content) || !slot.accepts(content) { return .notAllowed }
      } else if !canPass(place.slot) {
        return .notAllowed
      }
      place = FieldPlace(slot: place.slot + 1, digit: 0)
    }
    return .noRoom
  }

  /// Whether a digit may be typed behind AM or PM: not where they are still to come after a time.
  private func canPass(_ slot: Int) -> Bool {
    let slots = engine.layout.slots
    let isFirst = slot == 0 || slots[slot - 1].half != slots[slot].half
    return isFirst || !sheet.contents[slot].isEmpty
  }

  /// Puts a digit into a field if the field can be right with it.
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
      dropped += sheet.shown(place.slot, index..<index + 1)
      return set(replaced, caret: index + 1)
    }
    // The digits behind it were another value's: 31 becomes a 0 that waits for the next digit.
    let begun = content.prefix(index).inserting(digit, at: index)
    guard slot.canHold(begun) else { return false }
    dropped += sheet.shown(place.slot, index..<content.count)
    return set(begun, caret: index + 1)
  }

  private mutating func set(_ content: FieldContent, caret: Int) -> Bool {
    let slot = place.slot
    if slot == sheet.last, !engine.layout.slots[slot].accepts(content) { sheet.isClosed = false }
    sheet.contents[slot] = content
    filled = slot
    place = FieldPlace(slot: slot, digit: caret)
    isChanged = true
    if caret == content.count, engine.completes, sheet.isOver(slot) { goOn(from: slot) }
    return true
  }

  /// Moves the caret behind the literal after a field, if that is shown.
  mutating func goOn(from slot: Int) {
    let next = slot + 1
    guard next < sheet.shownLiterals, !engine.layout.literals[next].isEmpty else { return }
    place = FieldPlace(slot: next, digit: 0, isBeforeSupplied: true)
  }

  /// Types a character that is neither a letter nor a digit: it closes the field before the caret.
  mutating func separate() {
    let slot = place.slot
    // What is right after a separator is there already, or there is nothing to close.
    guard slot < engine.layout.slots.count, place.digit > 0,
      !sheet.contents[slot].isEmpty, !engine.layout.literals[slot + 1].isEmpty
    else { return }
    let isAtEnd = place.digit >= sheet.contents[slot].ownCount
    if isAtEnd { writeYear(slot) }
    if slot + 1 >= sheet.shownLiterals {
      guard sheet.isValue(slot) else { return }
      sheet.isClosed = true
    }
    isChanged = true
    goOn(from: slot)
  }

  /// Supplies the century of a year of two digits.
  private mutating func writeYear(_ slot: Int) {
    let content = sheet.contents[slot]
    guard engine.layout.slots[slot].kind == .year, content.count == 2 else { return }
    sheet.contents[slot] = .whole(engine.year(ofShort: content.value), width: 4)
    sheet.contents[slot].supplied = 2
  }

  /// Types a letter: A or P for a half of the day, or one of a literal.
  mutating func type(_ letter: Unicode.Scalar) -> Refusal? {
    if letter.isSameLetter(as: "a") || letter.isSameLetter(as: "p") {
      if setPeriod(letter.isSameLetter(as: "a") ? 0 : 1) { return nil }
    }
    let literals = engine.layout.literals
    let slot = min(place.slot, literals.count - 1)
    if place.digit == 0, literals[slot].holds(letter: letter) { return nil }
    if slot < sheet.contents.count, place.digit > 0 {
      // The M of AM and PM.
      if engine.layout.slots[slot].isPeriod, letter.isSameLetter(as: "m") { return nil }
      if literals[slot + 1].holds(letter: letter) {
        if !replaces { separate() }
        return nil
      }
    }
    return .notAllowed
  }

  /// Sets the half of the day, from wherever in its time the caret is.
  private mutating func setPeriod(_ value: Int) -> Bool {
    let slots = engine.layout.slots
    let half = slots[min(place.slot, slots.count - 1)].half
    guard let slot = engine.layout.slot(.dayPeriod, half: half) else { return false }
    let last = sheet.last
    if slot > last {
      // Nothing between may be missing.
      guard slot == last + 1, last < 0 || sheet.isValue(last) else { return false }
    }
    let content = FieldContent(value: value, count: 1)
    let wasThere = !sheet.contents[slot].isEmpty
    if sheet.contents[slot] != content {
      dropped += sheet.shown(slot)
      sheet.contents[slot] = content
      isChanged = true
    }
    if !wasThere || place.slot >= slot {
      isChanged = true
      place = FieldPlace(slot: slot, digit: 1)
      if engine.completes, sheet.isOver(slot) { goOn(from: slot) }
    }
    return true
  }
}
