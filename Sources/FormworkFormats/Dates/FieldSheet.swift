import FormworkMasks

/// The contents of the fields of a pattern: the state that determines the whole text.
struct FieldSheet {
  let layout: FieldPlan

  /// Whether literals appear as soon as the field before them is full.
  let completes: Bool

  var contents: [FieldContent]

  /// The literals that the user typed, one bit each. They stay when the text after them is deleted.
  var typed: UInt32 = 0

  /// Whether Backspace has just deleted AM or PM at the end, which is two characters. The next
  /// Backspace, for the other one, deletes nothing.
  var hasLostPeriod = false

  init(_ layout: FieldPlan, completes: Bool) {
    self.layout = layout
    self.completes = completes
    contents = layout.blank
  }

  /// The last field with content; -1 if there is none.
  var last: Int {
    var index = contents.count - 1
    while index >= 0, contents[index].isEmpty { index -= 1 }
    return index
  }

  var isEmpty: Bool { last < 0 }

  /// Whether the user closed the last field with content by typing a separator.
  var isClosed: Bool {
    get { isTyped(last + 1) }
    set {
      let bit = 1 &<< UInt32(truncatingIfNeeded: last + 1)
      typed = newValue ? typed | bit : typed & (bit &- 1)
    }
  }

  func isTyped(_ literal: Int) -> Bool { typed >> UInt32(truncatingIfNeeded: literal) & 1 != 0 }

  /// Whether the literal after the last field with content is shown.
  var showsTail: Bool {
    let last = last
    guard last >= 0, !layout.literals[last + 1].isEmpty else { return false }
    return isClosed || completes && isOver(last)
  }

  /// The number of shown literals: those before the fields, and possibly one after them.
  var shownLiterals: Int { last + 1 + (showsTail ? 1 : 0) }

  /// Whether a field contains digits that no other digit can follow, whether valid or not.
  func isOver(_ index: Int) -> Bool {
    let content = contents[index].own
    let slot = layout.slots[index]
    if slot.canGrow(content) { return false }
    return isValue(index) || content.count == slot.maximumWidth
  }

  /// Whether the content of a field can't become a value, or was left incomplete.
  func isWrong(_ index: Int) -> Bool {
    if contents[index].isEmpty || isValue(index) { return false }
    return index < last || isClosed || !layout.slots[index].canHold(contents[index])
  }

  /// Whether the content of a field can't become a value.
  var isWrong: Bool { contents.indices.contains(where: isWrong) }

  /// Whether a field has a value, padded or not.
  func isValue(_ index: Int) -> Bool { layout.slots[index].accepts(contents[index]) }

  /// Whether a field has a value with all of its digits.
  func isWhole(_ index: Int) -> Bool {
    isValue(index) && contents[index].count >= layout.slots[index].minimumWidth
  }

  var isComplete: Bool {
    for index in contents.indices where !isWhole(index) { return false }
    return true
  }

  /// Whether every field has all of its digits, whether valid or not.
  var isFilled: Bool {
    contents.indices.allSatisfy {
      !contents[$0].isEmpty && contents[$0].count >= layout.slots[$0].minimumWidth
    }
  }

  /// Whether no field has room for another digit.
  var isFull: Bool {
    isComplete
      && contents.indices.allSatisfy {
        contents[$0].count == layout.slots[$0].maximumWidth || isOver($0)
      }
  }

  /// Supplies the zeros that fields need, and removes those that they no longer need.
  ///
  /// - Returns: Whether there were any changes.
  @discardableResult
  mutating func settle() -> Bool {
    var isChanged = false
    let last = last
    let isClosed = isClosed
    var index = 0
    while index <= last {
      let content = contents[index]
      let slot = layout.slots[index]
      if !content.isEmpty, slot.pads {
        var settled = content.own
        let missing = slot.minimumWidth - settled.count
        if missing > 0, slot.accepts(settled),
          index < last || isClosed || !slot.canGrow(settled)
        {
          settled.count += missing
          settled.supplied = missing
        }
        if settled != content {
          contents[index] = settled
          isChanged = true
        }
      }
      index += 1
    }
    return isChanged
  }

  /// Turns supplied centuries into the user's digits, because the user is about to change them.
  mutating func adoptCenturies() {
    for index in contents.indices
    where contents[index].supplied > 0 && !layout.slots[index].pads {
      contents[index].supplied = 0
    }
  }
}

extension FieldSheet {
  /// Returns the width of a field, in UTF-8 code units, which equal its UTF-16 code units.
  func width(_ index: Int) -> Int {
    layout.slots[index].isPeriod ? contents[index].count * 2 : contents[index].count
  }

  /// The text of the fields.
  var text: String {
    if isEmpty { return "" }
    let last = last
    let shownLiterals = shownLiterals
    var count = 0
    for index in 0...last { count += width(index) + layout.literals[index].bytes.count }
    if shownLiterals > last + 1 { count += layout.literals[last + 1].bytes.count }
    return String(unsafeUninitializedCapacity: count) { buffer in
      var end = 0
      for index in 0..<shownLiterals {
        for byte in layout.literals[index].bytes {
          buffer[end] = byte
          end += 1
        }
        if index > last { break }
        let content = contents[index]
        if layout.slots[index].isPeriod, !content.isEmpty {
          buffer[end] = content.value == 0 ? UInt8(ascii: "A") : UInt8(ascii: "P")
          buffer[end + 1] = UInt8(ascii: "M")
        } else {
          var rest = content.value
          var place = end + content.count
          while place > end {
            place -= 1
            buffer[place] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
            rest /= 10
          }
        }
        end += width(index)
      }
      return end
    }
  }

  /// Whether a separator after the last field isn't shown. The origin of the digits before it then
  /// records it.
  var closesWithoutLiteral: Bool { layout.literals[contents.count].isEmpty }

  /// The mark of the last piece of a text after whose end AM or PM was deleted.
  static var lostPeriod: UInt32 { 1 }

  /// The origin of each run of the text.
  var provenance: Provenance {
    var pieces: [Provenance.Piece] = []
    let last = last
    let shownLiterals = shownLiterals
    pieces.reserveCapacity(2 * shownLiterals + 2)
    for index in 0..<shownLiterals {
      let literal = layout.literals[index].bytes.count
      if literal > 0 {
        pieces.append(.init(length: literal, kind: isTyped(index) ? [.value, .typed] : .value))
      }
      if index > last || contents[index].isEmpty { continue }
      let supplied = contents[index].supplied
      if supplied > 0 { pieces.append(.init(length: supplied, kind: .value)) }
      let isEnd = index == contents.count - 1 && closesWithoutLiteral
      pieces.append(
        .init(
          length: width(index) - supplied,
          kind: isEnd && isTyped(index + 1) ? [.user, .value, .typed] : [.user, .value]))
    }
    if hasLostPeriod, let end = pieces.indices.last { pieces[end].element = Self.lostPeriod }
    return Provenance(pieces)
  }
}
