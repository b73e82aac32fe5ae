import FormworkMasks

/// One edit of a text with fields.
struct FieldEditor {
  let engine: FieldEngine
  var sheet: FieldSheet

  /// The position of the caret after the edit.
  var place = FieldPlace(slot: 0, digit: 0)

  /// Whether the edit changes the displayed text.
  var isChanged = false

  /// Whether a key replaces a selection. If it adds nothing, the selection stays.
  var replaces = false

  /// The field of the last digit that was used.
  var filled: Int?

  /// The existing characters that were removed.
  var removed = ""

  /// The unused letters and digits of an insertion.
  var unused = ""

  /// Whether the hour and the year of a text in another notation are certain.
  var isHourClear = false
  var hasBareYear = false

  /// The text that replaces the fields, if the typed characters don't fit them.
  var loose: String?

  init(_ engine: FieldEngine, _ sheet: FieldSheet) {
    self.engine = engine
    self.sheet = sheet
  }

  /// Applies an edit of a text whose length is in UTF-16 code units.
  ///
  /// - Returns: The rejection, after which the state is invalid; `nil` if there is none.
  mutating func apply(_ edit: TextEdit, length: Int) -> Rejection? {
    let lower = max(0, min(edit.range.lowerBound.value, length))
    let upper = max(lower, min(edit.range.upperBound.value, length))
    let hadLostPeriod = sheet.hasLostPeriod
    sheet.hasLostPeriod = false
    if hadLostPeriod, edit.direction == .backward, upper == length, upper - lower == 1 {
      place = sheet.place(at: upper)
      isChanged = true
      return nil
    }
    if edit.replacement.isEmpty {
      delete(lower..<upper, edit.direction)
      return nil
    }
    if lower < upper { sheet.adoptCenturies() }
    place = sheet.place(at: lower)
    if place.slot < sheet.contents.count, sheet.contents[place.slot].supplied > 0,
      !engine.layout.slots[place.slot].pads
    {
      sheet.adoptCenturies()
      place = sheet.place(at: lower)
    }
    if lower < upper { select(lower..<upper, isAll: lower == 0 && upper == length) }
    let rejection = insert(edit.replacement)
    if isChanged { sheet.settle() }
    return rejection
  }

  /// Whether the caret is at the end.
  var isAtEnd: Bool {
    let last = sheet.last
    if last < 0 || place.slot > last { return true }
    return place.slot == last && !place.isBeforeSupplied
      && place.digit >= sheet.contents[last].ownCount
  }

  /// Removes the text that an insertion replaces.
  private mutating func select(_ range: Range<Int>, isAll: Bool) {
    replaces = true
    remove(range, of: sheet)
    if sheet.isEmpty { place = FieldPlace(slot: 0, digit: 0) }
    if isAll { sheet.typed = 0 }
    // No change so far would outweigh a rejection.
    isChanged = false
  }

  private mutating func insert(_ text: String) -> Rejection? {
    if text.utf8.count == 1, let byte = text.utf8.first, byte >= 0x30, byte <= 0x39 {
      return type(Int(byte - 0x30))
    }
    guard let character = text.first, text.utf8.count == 1 || text.dropFirst().isEmpty else {
      return paste(text)
    }
    switch DateCharacter(character) {
    case .digit(let digit): return type(digit)
    case .letter(let letter): return type(letter, from: character)
    case .separator:
      if replaces { return nil }
      if isAtEnd, isForeign(character) { return keep(character) }
      separate(character)
      return nil
    case .other: return .notAllowed
    }
  }
}

extension FieldSheet {
  /// Returns the user's characters in a field, as they are shown.
  func shown(_ index: Int, _ range: Range<Int>? = nil) -> String {
    let content = contents[index].own
    if layout.slots[index].isPeriod {
      return content.isEmpty ? "" : content.value == 0 ? "AM" : "PM"
    }
    var text = ""
    for digit in range ?? 0..<content.count { text += String(content[digit]) }
    return text
  }
}

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
