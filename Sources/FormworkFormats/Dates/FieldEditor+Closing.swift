import FormworkMasks

extension FieldEditor {
  /// Handles a character that is neither a letter nor a digit: it closes the field before the
  /// caret.
  mutating func separate(_ character: Character) {
    if isAtEnd { return closeLast(character) }
    let slot = place.slot
    // The separator before the caret exists already, or there is nothing to close.
    guard slot < engine.layout.slots.count, place.digit > 0,
      !engine.layout.literals[slot + 1].isEmpty,
      sheet.isValue(slot) || place.digit < sheet.contents[slot].ownCount
    else { return }
    if place.digit >= sheet.contents[slot].ownCount { writeYear(slot) }
    isChanged = true
    goOn(from: slot)
  }

  /// Closes the last field at the end of the text.
  ///
  /// The digits since the last typed separator are one number, even if they went into several
  /// fields: a day of `25`, typed in the position of a month, doesn't become February.
  private mutating func closeLast(_ character: Character) {
    guard let run = sheet.run, !(sheet.isClosed && sheet.showsTail) else { return }
    let last = run.upperBound
    let isEnd = last == sheet.contents.count - 1 && sheet.closesWithoutLiteral
    let isRight = sheet.isFilled && !sheet.isGuessed(run) && character.isBlank
    if isEnd, run.count == 1, !sheet.isTyped(last + 1), goesOn(behind: last, character) {
      loose = sheet.joined + String(character)
      isChanged = true
      return
    }
    let waitsForPeriod =
      last + 1 < sheet.contents.count && engine.layout.slots[last + 1].isPeriod
    let isJoined = !waitsForPeriod || isLateHour(run, before: character)
    if run.count > 1, !isRight, isJoined, !isHalfEnd(last) {
      join(run, before: character)
    } else if !engine.layout.literals[last + 1].isEmpty {
      writeYear(last)
      sheet.isClosed = true
      isChanged = true
      goOn(from: last)
    } else if isEnd, !sheet.isTyped(last + 1), sheet.isValue(last) || isShortened(last) {
      // A separator that isn't shown only completes a value.
      writeYear(last)
      sheet.isClosed = true
      isChanged = true
    }
  }

  /// Whether digits before a colon are an hour from 20 to 23, although the 2 alone was an hour of a
  /// 12-hour clock.
  private func isLateHour(_ run: ClosedRange<Int>, before character: Character) -> Bool {
    guard engine.layout.slots[run.lowerBound].kind == .hour12, run.count == 2,
      let scalar = character.onlyScalar, [0x2E, 0x3A, 0xFF0E, 0xFF1A, 0x2236].contains(scalar)
    else { return false }
    let digits = sheet.digits(run)
    return digits.utf8.count == 2 && 20...23 ~= (Int(digits) ?? 0)
  }

  /// Whether a date of a range ends in a field, including its year.
  private func isHalfEnd(_ index: Int) -> Bool {
    let slots = engine.layout.slots
    return index + 1 < slots.count && slots[index].half != slots[index + 1].half
      && slots[index].kind == .year && sheet.contents[index].ownCount == 4
  }

  /// Whether a separator after the last field shows that more text follows: a date in another
  /// order, or an address.
  private func goesOn(behind last: Int, _ character: Character) -> Bool {
    let slot = engine.layout.slots[last]
    if slot.isOfDate, !character.isBlank {
      return sheet.contents[last].ownCount < 4 && character.onlyScalar != 0x2C
    }
    return !sheet.isValue(last) && !slot.isPeriod
  }

  /// Joins the digits of a run of fields to one number.
  private mutating func join(_ run: ClosedRange<Int>, before character: Character) {
    let first = run.lowerBound
    let slot = engine.layout.slots[first]
    let digits = sheet.digits(run)
    let count = digits.utf8.count
    var content = FieldContent(value: Int(digits) ?? 0, count: count)
    let isShort = slot.kind == .shortYear && count == 4
    if isShort, let short = engine.shortened(content) { content = short }
    guard !slot.isPeriod, count <= slot.maximumWidth || isShort && content.count == 2 else {
      loose = sheet.joined + String(character)
      isChanged = true
      return
    }
    for index in run { sheet.contents[index] = .empty }
    sheet.contents[first] = content
    sheet.typed &= (2 &<< UInt32(truncatingIfNeeded: first)) &- 1
    writeYear(first)
    sheet.isClosed = true
    isChanged = true
    sheet.settle()
    place = FieldPlace(slot: first, digit: content.count)
    goOn(from: first)
  }

  /// Whether a year of four digits has two.
  private func isShortened(_ slot: Int) -> Bool {
    engine.layout.slots[slot].kind == .year && sheet.contents[slot].count == 2
  }

  /// Adds the century to a two-digit year.
  mutating func writeYear(_ slot: Int) {
    let content = sheet.contents[slot]
    guard isShortened(slot) else { return }
    sheet.contents[slot] = .whole(engine.year(ofShort: content.value), width: 4)
    sheet.contents[slot].supplied = 2
  }

  /// Handles a letter: A or P for AM or PM, a letter of a literal, or one of a date in words.
  mutating func type(_ letter: Unicode.Scalar, from character: Character) -> Rejection? {
    let isPeriod = letter.isSameLetter(as: "a") || letter.isSameLetter(as: "p")
    if isPeriod, setPeriod(letter.isSameLetter(as: "a") ? 0 : 1) { return nil }
    if isInPlace(letter) { return nil }
    guard isAtEnd else { return .notAllowed }
    let isTime = engine.layout.slots.contains { $0.kind == .hour }
    return keep(character, isMeant: isPeriod && isTime)
  }

  /// Whether a character doesn't belong to the fields, so that it is kept, and the characters after
  /// it aren't misread.
  func isForeign(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, !sheet.isEmpty else { return false }
    if engine.layout.literals.contains(where: { $0.holds(scalar) }) || character.isBlank {
      return false
    }
    if !scalar.isOfDates, !scalar.isInvisible { return true }
    // A colon belongs to a time, and a slash to a date.
    let isOfDate = engine.layout.slots[max(0, sheet.last)].isOfDate
    return isOfDate ? scalar == ":" : scalar == "/"
  }

  /// Keeps a character that no field accepts. A complete text has no room for it.
  mutating func keep(_ character: Character, isMeant: Bool = false) -> Rejection? {
    if sheet.isComplete, !sheet.isWrong, !isMeant { return .noRoom }
    loose = sheet.joined + String(character)
    isChanged = true
    return nil
  }

  /// Whether a letter is part of the literal at the caret, or is the M of AM or PM.
  private mutating func isInPlace(_ letter: Unicode.Scalar) -> Bool {
    let literals = engine.layout.literals
    let slot = min(place.slot, literals.count - 1)
    if place.digit == 0, literals[slot].holds(letter: letter) {
      if isAtEnd, !sheet.isEmpty, sheet.showsTail, !sheet.isClosed {
        sheet.isClosed = true
        isChanged = true
      }
      return true
    }
    guard slot < sheet.contents.count, place.digit > 0 else { return false }
    if engine.layout.slots[slot].isPeriod, letter.isSameLetter(as: "m") { return true }
    guard literals[slot + 1].holds(letter: letter) else { return false }
    if !replaces { separate(Character(letter)) }
    return true
  }

  /// Sets AM or PM, from any position of the caret in the time.
  private mutating func setPeriod(_ value: Int) -> Bool {
    let slots = engine.layout.slots
    let half = slots[min(place.slot, slots.count - 1)].half
    guard let slot = engine.layout.slot(.dayPeriod, half: half) else { return false }
    let last = sheet.last
    if slot > last {
      // No field in between may be missing.
      guard slot == last + 1, last < 0 || sheet.isValue(last) else { return false }
      if let run = sheet.run, sheet.isGuessed(run), readsAnew(value) { return true }
    }
    let content = FieldContent(value: value, count: 1)
    let wasThere = !sheet.contents[slot].isEmpty
    if sheet.contents[slot] != content {
      removed += sheet.shown(slot)
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

  /// Reads digits without a separator as a time before AM or PM: `115` as 1:15.
  private mutating func readsAnew(_ period: Int) -> Bool {
    var other = FieldEditor(engine, engine.blank)
    guard let run = sheet.run,
      other.readNotation(
        sheet.text(before: run.lowerBound) + sheet.digits(run) + (period == 0 ? " AM" : " PM"),
        isPart: false),
      other.sheet.isComplete, !other.sheet.isWrong
    else { return false }
    other.sheet.typed = sheet.typed
    sheet = other.sheet
    place = other.place
    isChanged = true
    return true
  }
}
