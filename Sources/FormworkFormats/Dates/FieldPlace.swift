import FormworkMasks

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
