import FormworkText

extension FieldEditor {
  /// Deletes the person's digits in a range of the text; those beside it where a key finds none.
  mutating func delete(_ range: Range<Int>, _ direction: TextEdit.Direction) {
    let before = sheet
    if range.isEmpty || before.isEmpty { return }
    if direction == .backward, takesBackSeparator(range) { return }
    sheet.adoptCenturies()
    let own = sheet
    place = own.place(at: range.lowerBound)
    if !remove(range, of: own) {
      switch direction {
      case .insertion: return move(to: range.lowerBound)
      case .backward: removeOwn(before: range.lowerBound)
      case .forward: removeOwn(after: range.upperBound)
      }
    }
    guard isChanged else { return }
    // Zeros that are supplied now stand behind the caret, unless it was behind what is gone.
    if direction != .backward, place.digit == 0 { place.isBeforeSupplied = true }
    if sheet.isEmpty {
      sheet.typed = 0
      place = FieldPlace(slot: 0, digit: 0)
    }
    sheet.settle()
  }

  /// A separator that the person typed last is taken back first, with the zero that came with it.
  private mutating func takesBackSeparator(_ range: Range<Int>) -> Bool {
    let last = sheet.last
    if takesBackClosing(range, last) { return true }
    guard sheet.isClosed, sheet.showsTail else { return false }
    let end = sheet.start(of: last + 1)
    let start = end - engine.layout.literals[last + 1].length
    guard range.upperBound == end, range.lowerBound >= start else { return false }
    var open = sheet
    open.isClosed = false
    open.contents[last] = open.contents[last].own
    // Digits that a separator made one number flow into the fields again.
    if sheet.isWrong(last) {
      keys = sheet.keysWithoutLast
      isChanged = true
      return true
    }
    // One that would appear anyway was typed before the field was full.
    if open.showsTail { return false }
    sheet = open
    sheet.settle()
    place = sheet.place(at: end)
    isChanged = true
    return true
  }

  /// A separator that was typed behind the last field is only seen by the zero or the century that came with it.
  private mutating func takesBackClosing(_ range: Range<Int>, _ last: Int) -> Bool {
    guard last == sheet.contents.count - 1, sheet.closesWithoutLiteral, sheet.isTyped(last + 1),
      sheet.contents[last].supplied > 0,
      range.upperBound == sheet.start(of: last) + sheet.width(last)
    else { return false }
    var open = sheet
    open.isClosed = false
    open.contents[last] = open.contents[last].own
    open.settle()
    if open.contents[last].supplied > 0 { return false }
    sheet = open
    place = sheet.endOfSlot(last)
    isChanged = true
    return true
  }

  private mutating func move(to offset: Int) {
    place = sheet.place(at: offset)
    isChanged = true
  }

  /// Removes the person's digits in a range of the text that some fields show.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  mutating func remove(_ range: Range<Int>, of shown: FieldSheet) -> Bool {
    var isFirst = true
    let last = shown.last
    if last < 0 { return false }
    var start = 0
    for index in 0...last {
      start += engine.layout.literals[index].length
      let content = shown.contents[index]
      let width = shown.width(index)
      let digits: Range<Int>
      if engine.layout.slots[index].isPeriod {
        let isTouched = range.lowerBound < start + width && range.upperBound > start
        digits = 0..<(isTouched ? content.count : 0)
      } else {
        let own = start + content.supplied
        let lower = max(0, min(range.lowerBound - own, content.ownCount))
        digits = lower..<max(lower, min(range.upperBound - own, content.ownCount))
      }
      if !digits.isEmpty {
        remove(digits, from: index)
        if isFirst { place = FieldPlace(slot: index, digit: digits.lowerBound) }
        isFirst = false
      }
      start += width
    }
    return !isFirst
  }

  private mutating func remove(_ digits: Range<Int>, from index: Int) {
    // What is behind the last field goes with a part of it, but stays when the next field goes.
    if index == sheet.last { sheet.isClosed = false }
    let content = sheet.contents[index].own
    sheet.contents[index] = content.removing(digits)
    isChanged = true
  }

  /// Removes the last of the person's digits before an offset.
  private mutating func removeOwn(before offset: Int) {
    let place = sheet.place(at: offset)
    var slot = min(place.slot, sheet.contents.count - 1)
    var digit = slot == place.slot ? place.digit : sheet.contents[slot].ownCount
    if digit == 0, sheet.contents[slot].supplied > 0, !place.isBeforeSupplied {
      // A zero that was supplied stands for the digit behind it: the caret moves over it.
      self.place = FieldPlace(slot: slot, digit: 0, isBeforeSupplied: true)
      isChanged = true
      return
    }
    while digit == 0, slot > 0 {
      slot -= 1
      digit = sheet.contents[slot].ownCount
    }
    guard digit > 0 else { return }
    self.place = FieldPlace(slot: slot, digit: digit - 1)
    remove(digit - 1..<digit, from: slot)
  }

  /// Removes the first of the person's digits after an offset.
  private mutating func removeOwn(after offset: Int) {
    let place = sheet.place(at: offset)
    var slot = place.slot
    var digit = place.digit
    while slot < sheet.contents.count, digit >= sheet.contents[slot].ownCount {
      slot += 1
      digit = 0
    }
    guard slot < sheet.contents.count else { return }
    self.place = FieldPlace(slot: slot, digit: digit)
    remove(digit..<digit + 1, from: slot)
  }
}
