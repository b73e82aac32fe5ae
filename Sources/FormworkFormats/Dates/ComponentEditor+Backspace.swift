import FormworkMasks

extension ComponentEditor {
  /// Deletes the user's digits in a range of the text, or the adjacent one if there are none.
  mutating func delete(_ range: Range<Int>, _ direction: TextEdit.Direction) {
    let before = values
    if range.isEmpty || before.isEmpty { return }
    if direction == .backward, takesBackSeparator(range) { return }
    values.adoptCenturies()
    let own = values
    position = own.position(at: range.lowerBound)
    if !remove(range, of: own) {
      switch direction {
      case .insertion: return move(to: range.lowerBound)
      case .backward: removeOwn(before: range.upperBound)
      case .forward: removeOwn(after: range.upperBound)
      }
    }
    guard isChanged else { return }
    // Zeros that are supplied after this follow the caret, unless it was after the deleted digits.
    if direction != .backward, position.digit == 0 { position.isBeforeSupplied = true }
    if values.isEmpty {
      values.typed = 0
      position = ComponentPosition(slot: 0, digit: 0)
    }
    values.settle()
    let period = values.end
    values.hasLostPeriod =
      direction == .backward && range.count == 1 && period == before.last && period > 0
      && engine.layout.slots[period].isPeriod && range.upperBound == before.text.utf16.count
  }

  /// Deletes the last typed separator first, together with the zero that it added.
  private mutating func takesBackSeparator(_ range: Range<Int>) -> Bool {
    guard let last = values.last else { return false }
    if takesBackClosing(range, last) { return true }
    guard values.isClosed, values.showsTail else { return false }
    let end = values.start(of: last + 1)
    let start = end - engine.layout.literals[last + 1].length
    guard range.upperBound == end, range.lowerBound >= start else { return false }
    var open = values
    open.isClosed = false
    open.contents[last] = open.contents[last].own
    if values.isWrong(last), distributesAgain(last) { return true }
    // A separator that would appear automatically was typed before the component was full.
    if open.showsTail { return false }
    values = open
    values.settle()
    position = values.position(at: end)
    isChanged = true
    return true
  }

  /// Distributes the digits that a separator joined to one number to components again, as they were typed.
  private mutating func distributesAgain(_ last: Int) -> Bool {
    var other = self
    let digits = other.values.contents[last].own
    other.values.contents[last] = .empty
    other.position = ComponentPosition(slot: last, digit: 0)
    for index in 0..<digits.count {
      guard other.type(digits[index]) == nil, other.loose == nil else { return false }
      other.values.settle()
    }
    self = other
    return true
  }

  /// Deletes a separator after the last component. Only the zero or the century that it added shows
  /// that it was typed.
  private mutating func takesBackClosing(_ range: Range<Int>, _ last: Int) -> Bool {
    guard last == values.contents.count - 1, values.closesWithoutLiteral, values.isTyped(last + 1),
      values.contents[last].supplied > 0,
      range.upperBound == values.start(of: last) + values.width(last)
    else { return false }
    var open = values
    open.isClosed = false
    open.contents[last] = open.contents[last].own
    open.settle()
    if open.contents[last].supplied > 0 { return false }
    values = open
    position = values.endOfSlot(last)
    isChanged = true
    return true
  }

  private mutating func move(to offset: Int) {
    position = values.position(at: offset)
    isChanged = true
  }

  /// Removes the user's digits in a range of the text of some components.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  mutating func remove(_ range: Range<Int>, of shown: ComponentValues) -> Bool {
    var isFirst = true
    var start = 0
    for index in 0..<shown.end {
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
        if isFirst { position = ComponentPosition(slot: index, digit: digits.lowerBound) }
        isFirst = false
      }
      start += width
    }
    return !isFirst
  }

  private mutating func remove(_ digits: Range<Int>, from index: Int) {
    // The mark after the last component is removed with a part of the component, but stays when the next
    // component is removed.
    if index == values.last { values.isClosed = false }
    let content = values.contents[index].own
    values.contents[index] = content.removing(digits)
    isChanged = true
  }

  /// Removes the last of the user's digits before an offset.
  private mutating func removeOwn(before offset: Int) {
    let position = values.position(at: offset)
    var slot = min(position.slot, values.contents.count - 1)
    var digit = slot == position.slot ? position.digit : values.contents[slot].ownCount
    if digit == 0, values.contents[slot].supplied > 0, !position.isBeforeSupplied {
      // Deleting a supplied zero deletes the digit after it, and the caret moves over the zero.
      self.position = ComponentPosition(slot: slot, digit: 0, isBeforeSupplied: true)
      isChanged = true
      return
    }
    while digit == 0, slot > 0 {
      if slot + 1 < values.end, values.contents[slot].isEmpty || values.contents[slot - 1].isEmpty {
        // The caret leaves or enters an empty component in the middle before it deletes in another one.
        self.position = values.endOfSlot(slot - 1)
        isChanged = true
        return
      }
      slot -= 1
      digit = values.contents[slot].ownCount
    }
    guard digit > 0 else { return }
    self.position = ComponentPosition(slot: slot, digit: digit - 1)
    remove(digit - 1..<digit, from: slot)
  }

  /// Removes the first of the user's digits after an offset.
  private mutating func removeOwn(after offset: Int) {
    let position = values.position(at: offset)
    var slot = position.slot
    var digit = position.digit
    while slot < values.contents.count, digit >= values.contents[slot].ownCount {
      slot += 1
      digit = 0
    }
    guard slot < values.contents.count else { return }
    self.position = ComponentPosition(slot: slot, digit: digit)
    remove(digit..<digit + 1, from: slot)
  }
}

/// A position of the caret: before a digit of a component, or after its last one.
struct ComponentPosition: Hashable {
  /// The index of the component. At the end of a text with a literal after the last component, it is the
  /// number of components.
  var slot: Int

  /// The number of the user's digits before the caret in the component.
  var digit: Int

  /// Whether the caret is before the supplied zeros, too.
  var isBeforeSupplied = false
}

extension ComponentValues {
  /// Returns the position for an offset in the text, in UTF-16 code units.
  func position(at offset: Int) -> ComponentPosition {
    guard let last else { return ComponentPosition(slot: 0, digit: 0) }
    var end = 0
    for index in 0...last {
      end += layout.literals[index].length
      let width = width(index)
      // An offset within a literal belongs to the component after it.
      if offset <= end, index == 0 || offset > end - layout.literals[index].length {
        return ComponentPosition(slot: index, digit: 0, isBeforeSupplied: true)
      }
      if offset <= end + width, offset >= end { return position(in: index, offset - end) }
      end += width
    }
    return offset > end && showsTail && !layout.literals[last + 1].isEmpty
      ? ComponentPosition(slot: last + 1, digit: 0) : endOfSlot(last)
  }

  private func position(in index: Int, _ offset: Int) -> ComponentPosition {
    let content = contents[index]
    if layout.slots[index].isPeriod {
      return ComponentPosition(slot: index, digit: offset < 2 ? 0 : content.count)
    }
    return ComponentPosition(
      slot: index, digit: max(0, offset - content.supplied),
      isBeforeSupplied: offset == 0 && content.supplied > 0)
  }

  func endOfSlot(_ index: Int) -> ComponentPosition {
    ComponentPosition(slot: index, digit: contents[index].ownCount)
  }

  /// Returns the start of a component in the text, in UTF-16 code units; the end of the text if it
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

  /// Returns the range of the text that shows some components, in UTF-16 code units.
  func range(of slots: Range<Int>) -> Range<UTF16Offset> {
    let last = slots.upperBound - 1
    return UTF16Offset(start(of: slots.lowerBound))..<UTF16Offset(start(of: last) + width(last))
  }

  /// Returns the offset of a position in the text, in UTF-16 code units.
  func offset(of position: ComponentPosition) -> UTF16Offset {
    if isEmpty { return 0 }
    let start = start(of: min(position.slot, contents.count))
    guard position.slot < contents.count, !position.isBeforeSupplied else {
      return UTF16Offset(start)
    }
    let content = contents[position.slot]
    if content.isEmpty { return UTF16Offset(start) }
    if layout.slots[position.slot].isPeriod {
      return UTF16Offset(start + (position.digit > 0 ? 2 : 0))
    }
    return UTF16Offset(start + content.supplied + min(position.digit, content.ownCount))
  }
}
