import FormworkMasks

extension FieldEditor {
  /// Deletes the user's digits in a range of the text, or the adjacent one if there are none.
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
      case .backward: removeOwn(before: range.upperBound)
      case .forward: removeOwn(after: range.upperBound)
      }
    }
    guard isChanged else { return }
    // Zeros that are supplied after this follow the caret, unless it was after the deleted digits.
    if direction != .backward, place.digit == 0 { place.isBeforeSupplied = true }
    if sheet.isEmpty {
      sheet.typed = 0
      place = FieldPlace(slot: 0, digit: 0)
    }
    sheet.settle()
    let period = sheet.last + 1
    sheet.hasLostPeriod =
      direction == .backward && range.count == 1 && period == before.last && period > 0
      && engine.layout.slots[period].isPeriod && range.upperBound == before.text.utf16.count
  }

  /// Deletes the last typed separator first, together with the zero that it added.
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
    if sheet.isWrong(last), distributesAgain(last) { return true }
    // A separator that would appear automatically was typed before the field was full.
    if open.showsTail { return false }
    sheet = open
    sheet.settle()
    place = sheet.place(at: end)
    isChanged = true
    return true
  }

  /// Distributes the digits that a separator joined to one number to fields again, as they were typed.
  private mutating func distributesAgain(_ last: Int) -> Bool {
    var other = self
    let digits = other.sheet.contents[last].own
    other.sheet.contents[last] = .empty
    other.place = FieldPlace(slot: last, digit: 0)
    for index in 0..<digits.count {
      guard other.type(digits[index]) == nil, other.loose == nil else { return false }
      other.sheet.settle()
    }
    self = other
    return true
  }

  /// Deletes a separator after the last field. Only the zero or the century that it added shows
  /// that it was typed.
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

  /// Removes the user's digits in a range of the text of some fields.
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
    // The mark after the last field is removed with a part of the field, but stays when the next
    // field is removed.
    if index == sheet.last { sheet.isClosed = false }
    let content = sheet.contents[index].own
    sheet.contents[index] = content.removing(digits)
    isChanged = true
  }

  /// Removes the last of the user's digits before an offset.
  private mutating func removeOwn(before offset: Int) {
    let place = sheet.place(at: offset)
    var slot = min(place.slot, sheet.contents.count - 1)
    var digit = slot == place.slot ? place.digit : sheet.contents[slot].ownCount
    if digit == 0, sheet.contents[slot].supplied > 0, !place.isBeforeSupplied {
      // Deleting a supplied zero deletes the digit after it, and the caret moves over the zero.
      self.place = FieldPlace(slot: slot, digit: 0, isBeforeSupplied: true)
      isChanged = true
      return
    }
    while digit == 0, slot > 0 {
      if slot < sheet.last, sheet.contents[slot].isEmpty || sheet.contents[slot - 1].isEmpty {
        // The caret leaves or enters an empty field in the middle before it deletes in another one.
        self.place = sheet.endOfSlot(slot - 1)
        isChanged = true
        return
      }
      slot -= 1
      digit = sheet.contents[slot].ownCount
    }
    guard digit > 0 else { return }
    self.place = FieldPlace(slot: slot, digit: digit - 1)
    remove(digit - 1..<digit, from: slot)
  }

  /// Removes the first of the user's digits after an offset.
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

/// A position of the caret: before a digit of a field, or after its last one.
struct FieldPlace: Hashable {
  /// The index of the field. At the end of a text with a literal after the last field, it is the
  /// number of fields.
  var slot: Int

  /// The number of the user's digits before the caret in the field.
  var digit: Int

  /// Whether the caret is before the supplied zeros, too.
  var isBeforeSupplied = false
}

extension FieldSheet {
  /// Returns the position for an offset in the text, in UTF-16 code units.
  func place(at offset: Int) -> FieldPlace {
    let last = last
    if last < 0 { return FieldPlace(slot: 0, digit: 0) }
    var end = 0
    for index in 0...last {
      end += layout.literals[index].length
      let width = width(index)
      // An offset within a literal belongs to the field after it.
      if offset <= end, index == 0 || offset > end - layout.literals[index].length {
        return FieldPlace(slot: index, digit: 0, isBeforeSupplied: true)
      }
      if offset <= end + width, offset >= end { return place(in: index, offset - end) }
      end += width
    }
    return offset > end && showsTail && !layout.literals[last + 1].isEmpty
      ? FieldPlace(slot: last + 1, digit: 0) : endOfSlot(last)
  }

  private func place(in index: Int, _ offset: Int) -> FieldPlace {
    let content = contents[index]
    if layout.slots[index].isPeriod {
      return FieldPlace(slot: index, digit: offset < 2 ? 0 : content.count)
    }
    return FieldPlace(
      slot: index, digit: max(0, offset - content.supplied),
      isBeforeSupplied: offset == 0 && content.supplied > 0)
  }

  func endOfSlot(_ index: Int) -> FieldPlace {
    FieldPlace(slot: index, digit: contents[index].ownCount)
  }

  /// Returns the start of a field in the text, in UTF-16 code units; the end of the text if it
  /// isn't shown.
  func start(of slot: Int) -> Int {
    let shownLiterals = shownLiterals
    var start = 0
    for index in 0...slot {
      if index < shownLiterals { start += layout.literals[index].length }
      if index < slot { start += width(index) }
    }
    return start
  }

  /// Returns the range of the text that shows some fields, in UTF-16 code units.
  func range(of slots: Range<Int>) -> Range<UTF16Offset> {
    let last = slots.upperBound - 1
    return UTF16Offset(start(of: slots.lowerBound))..<UTF16Offset(start(of: last) + width(last))
  }

  /// Returns the offset of a position in the text, in UTF-16 code units.
  func offset(of place: FieldPlace) -> UTF16Offset {
    if isEmpty { return 0 }
    let start = start(of: min(place.slot, contents.count))
    guard place.slot < contents.count, !place.isBeforeSupplied else { return UTF16Offset(start) }
    let content = contents[place.slot]
    if content.isEmpty { return UTF16Offset(start) }
    if layout.slots[place.slot].isPeriod {
      return UTF16Offset(start + (place.digit > 0 ? 2 : 0))
    }
    return UTF16Offset(start + content.supplied + min(place.digit, content.ownCount))
  }
}
