import FormworkMasks

/// One edit of a text with components.
struct ComponentEditor {
  let engine: ComponentEngine
  var values: ComponentValues

  /// The position of the caret after the edit.
  var position = ComponentPosition(slot: 0, digit: 0)

  /// Whether the edit changes the displayed text.
  var isChanged = false

  /// Whether a key replaces a selection. If it adds nothing, the selection stays.
  var replaces = false

  /// The component of the last digit that was used.
  var filled: Int?

  /// The existing characters that were removed.
  var removed = ""

  /// The unused letters and digits of an insertion.
  var unused = ""

  /// Whether the hour and the year of a text in another notation are certain.
  var isHourClear = false
  var hasBareYear = false

  /// The text that replaces the components, if the typed characters don't fit them.
  var loose: String?

  init(_ engine: ComponentEngine, _ values: ComponentValues) {
    self.engine = engine
    self.values = values
  }

  /// Applies an edit of a text whose length is in UTF-16 code units.
  ///
  /// - Returns: The rejection, after which the state is invalid; `nil` if there is none.
  mutating func apply(_ edit: TextEdit, length: Int) -> Rejection? {
    let lower = max(0, min(edit.range.lowerBound.value, length))
    let upper = max(lower, min(edit.range.upperBound.value, length))
    let hadLostPeriod = values.hasLostPeriod
    values.hasLostPeriod = false
    if hadLostPeriod, edit.direction == .backward, upper == length, upper - lower == 1 {
      position = values.position(at: upper)
      isChanged = true
      return nil
    }
    if edit.replacement.isEmpty {
      delete(lower..<upper, edit.direction)
      return nil
    }
    if lower < upper { values.adoptCenturies() }
    position = values.position(at: lower)
    if position.slot < values.contents.count, values.contents[position.slot].supplied > 0,
      !engine.layout.slots[position.slot].pads
    {
      values.adoptCenturies()
      position = values.position(at: lower)
    }
    if lower < upper { select(lower..<upper, isAll: lower == 0 && upper == length) }
    let rejection = insert(edit.replacement)
    if isChanged { values.settle() }
    return rejection
  }

  /// Whether the caret is at the end.
  var isAtEnd: Bool {
    guard let last = values.last, position.slot <= last else { return true }
    return position.slot == last && !position.isBeforeSupplied
      && position.digit >= values.contents[last].ownCount
  }

  /// Removes the text that an insertion replaces.
  private mutating func select(_ range: Range<Int>, isAll: Bool) {
    replaces = true
    remove(range, of: values)
    if values.isEmpty { position = ComponentPosition(slot: 0, digit: 0) }
    if isAll { values.typed = 0 }
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

extension ComponentValues {
  /// Returns the user's characters in a component, as they are shown.
  func shown(_ index: Int, _ range: Range<Int>? = nil) -> String {
    let content = contents[index].own
    if layout.slots[index].isPeriod {
      return content.dayPeriod.map { $0 == .am ? "AM" : "PM" } ?? ""
    }
    var text = ""
    for digit in range ?? 0..<content.count { text += String(content[digit]) }
    return text
  }
}

extension ComponentEditor {
  /// Types a digit at the caret: into its component, or into the next one if the component is complete.
  ///
  /// A digit that makes a component invalid is kept, because rejecting it would shift the digits after
  /// it.
  mutating func type(_ digit: Int) -> Rejection? {
    let end = values.contents.count - 1
    if values.last == end, values.closesWithoutLiteral, values.isTyped(end + 1), isAtEnd {
      return .noRoom
    }
    while position.slot < engine.layout.slots.count {
      let slot = engine.layout.slots[position.slot]
      // A century is shown, so that a digit before it changes the year of four digits.
      if !slot.pads { values.contents[position.slot].supplied = 0 }
      let content = values.contents[position.slot].own
      let index = min(position.digit, content.count)
      if !slot.isPeriod {
        if put(digit, in: slot, content, at: index) { return nil }
        // The second digit after one that filled a hole doesn't change the component after it.
        if index == content.count, content.count == 1, isHeld(position.slot) {
          return keep(digit, in: slot, content, at: index)
        }
        // The caret is within the digits, or another digit could follow them.
        let isOver = slot.accepts(content) && !slot.canGrow(content)
        if index < content.count || content.isEmpty || !isOver && content.count < slot.maximumWidth
        {
          return keep(digit, in: slot, content, at: index)
        }
      } else if !canPass(position.slot) {
        return growPadded(digit)
      }
      position = ComponentPosition(slot: position.slot + 1, digit: 0)
    }
    return typeBehind(digit)
  }

  /// Whether a digit may follow AM or PM. It may not if AM or PM is still missing after a time.
  private func canPass(_ slot: Int) -> Bool {
    let slots = engine.layout.slots
    let isFirst = slot == 0 || slots[slot - 1].rangeEnd != slots[slot].rangeEnd
    return isFirst || !values.contents[slot].isEmpty
  }

  /// Types a second digit after one that got a zero before AM or PM. It can't be valid, but it is
  /// kept.
  private mutating func growPadded(_ digit: Int) -> Rejection? {
    let index = position.slot - 1
    guard index >= 0, isAtEnd, values.contents[index].supplied > 0, !values.isTyped(position.slot),
      engine.layout.slots[index].pads
    else { return .notAllowed }
    let content = values.contents[index].own
    position = ComponentPosition(slot: index, digit: content.count)
    return keep(digit, in: engine.layout.slots[index], content, at: content.count)
  }

  /// Inserts a digit into a component if the component can be valid with it.
  private mutating func put(
    _ digit: Int, in slot: ComponentSlot, _ content: ComponentDigits, at index: Int
  ) -> Bool {
    if content.count < slot.maximumWidth {
      let grown = content.inserting(digit, at: index)
      if slot.canHold(grown) { return set(grown, caret: index + 1) }
    }
    guard engine.overwrites, index < content.count else { return false }
    let replaced = content.replacing(index, with: digit)
    if slot.canHold(replaced) {
      removed += values.shown(position.slot, index..<index + 1)
      return set(replaced, caret: index + 1)
    }
    // The digits after it belonged to another value: 31 becomes a 0 that waits for the next digit.
    let begun = content.prefix(index).inserting(digit, at: index)
    guard slot.canHold(begun), begun.count < slot.maximumWidth || slot.accepts(begun) else {
      return false
    }
    removed += values.shown(position.slot, index..<content.count)
    return set(begun, caret: index + 1)
  }

  /// Inserts a digit into a component that can't be valid with it, if there is room.
  private mutating func keep(
    _ digit: Int, in slot: ComponentSlot, _ content: ComponentDigits, at index: Int
  ) -> Rejection? {
    if content.count < slot.maximumWidth {
      _ = set(content.inserting(digit, at: index), caret: index + 1)
      return nil
    }
    guard engine.overwrites, index < content.count else { return .noRoom }
    removed += values.shown(position.slot, index..<index + 1)
    _ = set(content.replacing(index, with: digit), caret: index + 1)
    return nil
  }

  private mutating func set(_ content: ComponentDigits, caret: Int) -> Bool {
    let slot = position.slot
    if slot == values.last, !engine.layout.slots[slot].accepts(content) { values.isClosed = false }
    let isHole = values.contents[slot].isEmpty
    values.contents[slot] = content
    filled = slot
    position = ComponentPosition(slot: slot, digit: caret)
    isChanged = true
    if isHole, caret == content.count, isHeld(slot) { return true }
    if caret == content.count, engine.completes, values.isOver(slot) { goOn(from: slot) }
    return true
  }

  /// Whether the caret stays after a digit that has room for another one, before a component with
  /// digits: they belong to the component only after a separator.
  private func isHeld(_ slot: Int) -> Bool {
    let slots = engine.layout.slots
    guard engine.completes, slots[slot].pads, slot + 1 < values.end,
      !values.contents[slot + 1].isEmpty, slots[slot].rangeEnd == slots[slot + 1].rangeEnd
    else { return false }
    return values.contents[slot].ownCount < slots[slot].maximumWidth
  }

  /// Types a digit after the last component, which is full. It may show that the digits were
  /// distributed wrongly.
  private mutating func typeBehind(_ digit: Int) -> Rejection? {
    let last = values.contents.count - 1
    guard values.last == last, let run = values.run, !values.isTyped(last + 1) else {
      return .noRoom
    }
    let slot = engine.layout.slots[last]
    let content = values.contents[last].own
    if slot.kind == .shortYear, run.count == 1 || !values.isGuessed(run) {
      return lengthenYear(content.inserting(digit, at: content.count), in: last)
    }
    // Only the last component could have been shorter: a second digit makes it invalid, and no other
    // component.
    if run.count > 1, values.isGuessed(run, but: last) {
      loose = values.joined + String(digit)
      isChanged = true
      return nil
    }
    if !slot.isPeriod, content.count < slot.maximumWidth {
      position = ComponentPosition(slot: last, digit: content.count)
      return keep(digit, in: slot, content, at: content.count)
    }
    return contradictYear(digit, last)
  }

  /// Extends a two-digit year to four digits. It is shown with two digits if these are unambiguous.
  private mutating func lengthenYear(_ content: ComponentDigits, in last: Int) -> Rejection? {
    if content.count == 4, let short = engine.shortened(content) {
      values.contents[last] = short
    } else if content.count < 4 {
      values.contents[last] = content
    } else {
      loose = values.text(before: last) + String(content.value)
    }
    filled = last
    position = ComponentPosition(slot: last, digit: 4)
    isChanged = true
    return nil
  }

  /// Handles a third digit of the last component, after a two-digit year, which shows that it wasn't a
  /// year.
  private mutating func contradictYear(_ digit: Int, _ last: Int) -> Rejection? {
    let slots = engine.layout.slots
    guard slots[last].isOfDate,
      let year = slots.indices.first(where: {
        slots[$0].kind == .year || slots[$0].kind == .shortYear
      }),
      year < last, values.isTyped(last) || slots[year].kind == .shortYear,
      values.contents[year].ownCount == 2
    else { return .noRoom }
    loose = values.joined + String(digit)
    isChanged = true
    return nil
  }

  /// Moves the caret after the literal of a component, if it is shown.
  mutating func goOn(from slot: Int) {
    let next = slot + 1
    guard next < values.shownLiterals, !engine.layout.literals[next].isEmpty else { return }
    position = ComponentPosition(slot: next, digit: 0, isBeforeSupplied: true)
  }
}

extension ComponentEngine {
  /// Returns a four-digit year as two digits, if these are unambiguous.
  func shortened(_ year: ComponentDigits) -> ComponentDigits? {
    let digits = year.value % 100
    guard year.count == 4, self.year(ofShort: digits) == year.value else { return nil }
    return ComponentDigits(value: digits, count: 2)
  }
}

extension ComponentEditor {
  /// Handles a character that is neither a letter nor a digit: it closes the component before the
  /// caret.
  mutating func separate(_ character: Character) {
    if isAtEnd { return closeLast(character) }
    let slot = position.slot
    // The separator before the caret exists already, or there is nothing to close.
    guard slot < engine.layout.slots.count, position.digit > 0,
      !engine.layout.literals[slot + 1].isEmpty,
      values.isValue(slot) || position.digit < values.contents[slot].ownCount
    else { return }
    if position.digit >= values.contents[slot].ownCount { writeYear(slot) }
    isChanged = true
    goOn(from: slot)
  }

  /// Closes the last component at the end of the text.
  ///
  /// The digits since the last typed separator are one number, even if they went into several
  /// components: a day of `25`, typed in the position of a month, doesn't become February.
  private mutating func closeLast(_ character: Character) {
    guard let run = values.run, !(values.isClosed && values.showsTail) else { return }
    let last = run.upperBound
    let isEnd = last == values.contents.count - 1 && values.closesWithoutLiteral
    let isRight = values.isFilled && !values.isGuessed(run) && character.isBlank
    if isEnd, run.count == 1, !values.isTyped(last + 1), goesOn(behind: last, character) {
      loose = values.joined + String(character)
      isChanged = true
      return
    }
    let waitsForPeriod =
      last + 1 < values.contents.count && engine.layout.slots[last + 1].isPeriod
    let isJoined = !waitsForPeriod || isLateHour(run, before: character)
    if run.count > 1, !isRight, isJoined, !isHalfEnd(last) {
      join(run, before: character)
    } else if !engine.layout.literals[last + 1].isEmpty {
      writeYear(last)
      values.isClosed = true
      isChanged = true
      goOn(from: last)
    } else if isEnd, !values.isTyped(last + 1), values.isValue(last) || isShortened(last) {
      // A separator that isn't shown only completes a value.
      writeYear(last)
      values.isClosed = true
      isChanged = true
    }
  }

  /// Whether digits before a colon are an hour from 20 to 23, although the 2 alone was an hour of a
  /// 12-hour clock.
  private func isLateHour(_ run: ClosedRange<Int>, before character: Character) -> Bool {
    guard engine.layout.slots[run.lowerBound].kind == .hour12, run.count == 2,
      let scalar = character.onlyScalar, [0x2E, 0x3A, 0xFF0E, 0xFF1A, 0x2236].contains(scalar)
    else { return false }
    let digits = values.digits(run)
    return digits.utf8.count == 2 && 20...23 ~= (Int(digits) ?? 0)
  }

  /// Whether a date of a range ends in a component, including its year.
  private func isHalfEnd(_ index: Int) -> Bool {
    let slots = engine.layout.slots
    return index + 1 < slots.count && slots[index].rangeEnd != slots[index + 1].rangeEnd
      && slots[index].kind == .year && values.contents[index].ownCount == 4
  }

  /// Whether a separator after the last component shows that more text follows: a date in another
  /// order, or an address.
  private func goesOn(behind last: Int, _ character: Character) -> Bool {
    let slot = engine.layout.slots[last]
    if slot.isOfDate, !character.isBlank {
      return values.contents[last].ownCount < 4 && character.onlyScalar != 0x2C
    }
    return !values.isValue(last) && !slot.isPeriod
  }

  /// Joins the digits of a run of components to one number.
  private mutating func join(_ run: ClosedRange<Int>, before character: Character) {
    let first = run.lowerBound
    let slot = engine.layout.slots[first]
    let digits = values.digits(run)
    let count = digits.utf8.count
    var content = ComponentDigits(value: Int(digits) ?? 0, count: count)
    let isShort = slot.kind == .shortYear && count == 4
    if isShort, let short = engine.shortened(content) { content = short }
    guard !slot.isPeriod, count <= slot.maximumWidth || isShort && content.count == 2 else {
      loose = values.joined + String(character)
      isChanged = true
      return
    }
    for index in run { values.contents[index] = .empty }
    values.contents[first] = content
    values.typed &= (2 &<< UInt32(truncatingIfNeeded: first)) &- 1
    writeYear(first)
    values.isClosed = true
    isChanged = true
    values.settle()
    position = ComponentPosition(slot: first, digit: content.count)
    goOn(from: first)
  }

  /// Whether a year of four digits has two.
  private func isShortened(_ slot: Int) -> Bool {
    engine.layout.slots[slot].kind == .year && values.contents[slot].count == 2
  }

  /// Adds the century to a two-digit year.
  mutating func writeYear(_ slot: Int) {
    let content = values.contents[slot]
    guard isShortened(slot) else { return }
    values.contents[slot] = .whole(engine.year(ofShort: content.value), width: 4)
    values.contents[slot].supplied = 2
  }

  /// Handles a letter: A or P for AM or PM, a letter of a literal, or one of a date in words.
  mutating func type(_ letter: Unicode.Scalar, from character: Character) -> Rejection? {
    let isPeriod = letter.isSameLetter(as: "a") || letter.isSameLetter(as: "p")
    if isPeriod, setPeriod(letter.isSameLetter(as: "a") ? .am : .pm) { return nil }
    if isInPlace(letter) { return nil }
    guard isAtEnd else { return .notAllowed }
    let isTime = engine.layout.slots.contains { $0.kind == .hour }
    return keep(character, isMeant: isPeriod && isTime)
  }

  /// Whether a character doesn't belong to the components, so that it is kept, and the characters after
  /// it aren't misread.
  func isForeign(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, !values.isEmpty else { return false }
    if engine.layout.literals.contains(where: { $0.holds(scalar) }) || character.isBlank {
      return false
    }
    if !scalar.isOfDates, !scalar.isInvisible { return true }
    // A colon belongs to a time, and a slash to a date.
    let isOfDate = engine.layout.slots[values.last ?? 0].isOfDate
    return isOfDate ? scalar == ":" : scalar == "/"
  }

  /// Keeps a character that no component accepts. A complete text has no room for it.
  mutating func keep(_ character: Character, isMeant: Bool = false) -> Rejection? {
    if values.isComplete, !values.isWrong, !isMeant { return .noRoom }
    loose = values.joined + String(character)
    isChanged = true
    return nil
  }

  /// Whether a letter is part of the literal at the caret, or is the M of AM or PM.
  private mutating func isInPlace(_ letter: Unicode.Scalar) -> Bool {
    let literals = engine.layout.literals
    let slot = min(position.slot, literals.count - 1)
    if position.digit == 0, literals[slot].holds(letter: letter) {
      if isAtEnd, !values.isEmpty, values.showsTail, !values.isClosed {
        values.isClosed = true
        isChanged = true
      }
      return true
    }
    guard slot < values.contents.count, position.digit > 0 else { return false }
    if engine.layout.slots[slot].isPeriod, letter.isSameLetter(as: "m") { return true }
    guard literals[slot + 1].holds(letter: letter) else { return false }
    if !replaces { separate(Character(letter)) }
    return true
  }

  /// Sets AM or PM, from any position of the caret in the time.
  private mutating func setPeriod(_ period: DayPeriod) -> Bool {
    let slots = engine.layout.slots
    let rangeEnd = slots[min(position.slot, slots.count - 1)].rangeEnd
    guard let slot = engine.layout.slot(.dayPeriod, at: rangeEnd) else { return false }
    if slot >= values.end {
      // No component in between may be missing.
      guard slot == values.end, values.last.map(values.isValue) ?? true else { return false }
      if let run = values.run, values.isGuessed(run), readsAnew(period) { return true }
    }
    let content = ComponentDigits(period)
    let wasThere = !values.contents[slot].isEmpty
    if values.contents[slot] != content {
      removed += values.shown(slot)
      values.contents[slot] = content
      isChanged = true
    }
    if !wasThere || position.slot >= slot {
      isChanged = true
      position = ComponentPosition(slot: slot, digit: 1)
      if engine.completes, values.isOver(slot) { goOn(from: slot) }
    }
    return true
  }

  /// Reads digits without a separator as a time before AM or PM: `115` as 1:15.
  private mutating func readsAnew(_ period: DayPeriod) -> Bool {
    var other = ComponentEditor(engine, engine.blank)
    guard let run = values.run,
      other.readNotation(
        values.text(before: run.lowerBound) + values.digits(run) + (period == .am ? " AM" : " PM"),
        isPart: false),
      other.values.isComplete, !other.values.isWrong
    else { return false }
    other.values.typed = values.typed
    values = other.values
    position = other.position
    isChanged = true
    return true
  }
}
