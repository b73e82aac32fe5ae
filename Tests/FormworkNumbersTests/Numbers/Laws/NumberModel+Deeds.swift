import FormworkFormats

extension NumberModel {
  /// What must come of a deed, or `nil` if the model has no opinion.
  enum Expectation {
    case shows(NumberModel)
    case rejected
    case untouched
  }

  /// Where something is in a text: places of the row, and whether it touches the sign.
  private struct Place {
    var lower = 0
    var upper = 0
    var touchesSign = false
    var isBehindSign = false
    var isBeforeSign = false

    var isNothing: Bool { lower == upper && !touchesSign }
  }

  /// What a part of a text is of the row.
  private func place(_ range: Range<Int>, in text: String, _ spec: NumberSpec) -> Place {
    let affixes = spec.affixes(isNegative: isNegative)
    let start = affixes.before.utf16.count
    let end = text.utf16.count - affixes.after.utf16.count
    var place = Place()
    var offset = 0
    for character in text {
      let upper = offset + character.utf16.count
      defer { offset = upper }
      if offset < start || offset >= end || character == spec.group { continue }
      if upper <= range.lowerBound { place.lower += 1 }
      if range.isEmpty ? upper <= range.lowerBound : offset < range.upperBound { place.upper += 1 }
    }
    guard isNegative else { return place }
    let length = spec.sign == .parentheses ? 1 : spec.minus.utf16.count
    let first: Int
    switch spec.sign {
    case .first, .parentheses: first = 0
    case .atNumber: first = spec.prefix.utf16.count
    case .behindNumber: first = end
    case .last: first = text.utf16.count - length
    }
    place.touchesSign =
      !range.isEmpty && range.lowerBound < first + length && range.upperBound > first
    place.isBehindSign = range.lowerBound >= first + length
    place.isBeforeSign = range.upperBound <= first
    return place
  }

  /// What must come of a deed.
  func after(_ deed: NumberDeed, at selection: Range<Int>, in text: String, _ spec: NumberSpec)
    -> Expectation?
  {
    if hasTypedSeparators { return nil }
    var model = self
    let place = place(selection, in: text, spec)
    func removing() {
      model.remove(place.lower..<place.upper)
      if place.touchesSign { model.isNegative = false }
    }
    switch deed {
    case .digit(let digit):
      if endsWithSign, selection.isEmpty, isAtEnd(spec) { return .rejected }
      removing()
      if !model.type(Character(String(digit)), spec) { return .rejected }
      model.settle(spec)
      return .shows(model)
    case .point:
      // Behind the decimal separator, another one does nothing.
      let isBehindPoint = hasPoint && fraction.count <= spec.least && caret > pointPlace
      if endsWithSign, selection.isEmpty, isAtEnd(spec), !isBehindPoint { return .rejected }
      // A second separator may make groups of what the first one parts.
      if hasPoint, selection.isEmpty, isAtEnd(spec), !fraction.isEmpty { return nil }
      // Without a fraction, a separator may still be one between groups.
      if spec.most == 0 { return nil }
      removing()
      if !model.typePoint(spec) { return .rejected }
      model.settle(spec)
      return .shows(model)
    case .minus:
      if !spec.takesMinus || isNegative && row.isEmpty && selection.isEmpty { return .rejected }
      // A dash behind the point stands for no cents.
      if selection.isEmpty, row.last == ".", caret == row.count { return .untouched }
      if selection.isEmpty, hasPoint, isAtEnd(spec), caret == pointPlace + 1 { return nil }
      removing()
      model.isNegative = selection.isEmpty ? !isNegative : true
      model.settle(spec)
      return .shows(model)
    case .backspace, .delete, .removeSelection:
      if !selection.isEmpty {
        if place.isNothing {
          model.caret = place.lower
        } else {
          removing()
          // The point alone can't be removed from between digits.
          if model.row == row, model.isNegative == isNegative { return .rejected }
        }
        model.settleDeletion(spec)
        return .shows(model)
      }
      if deed == .removeSelection { return .untouched }
      return deleting(isForward: deed == .delete, at: selection.lowerBound, in: text, spec)
    default: return nil
    }
  }

  /// What Backspace or Delete must do without a selection.
  private func deleting(
    isForward: Bool, at caret: Int, in text: String, _ spec: NumberSpec
  ) -> Expectation {
    var model = self
    let bounds = text.bounds(beside: caret, isForward: isForward)
    if bounds.isEmpty { return .untouched }
    let place = place(bounds, in: text, spec)
    let trails = spec.sign == .behindNumber || spec.sign == .last
    if place.touchesSign {
      model.isNegative = false
      model.caret = place.lower
    } else {
      var unit = place.lower..<place.upper
      if unit.isEmpty {
        let takesSign =
          isForward
          ? place.isBeforeSign && (!trails || place.upper == row.count)
          : place.isBehindSign && (trails || place.lower == 0)
        if takesSign {
          model.isNegative = false
        } else if isForward {
          unit = place.upper..<min(place.upper + 1, row.count)
        } else {
          unit = max(0, place.lower - 1)..<place.lower
        }
      }
      model.caret = unit.lowerBound
      let isHeld = unit.count == 1 && row[unit.lowerBound] == "." && !fraction.isEmpty
      if isHeld {
        model.caret = isForward ? unit.upperBound : unit.lowerBound
      } else if !unit.isEmpty {
        model.remove(unit)
      }
    }
    model.settleDeletion(spec)
    return .shows(model)
  }
}

extension String {
  /// The character before or behind an offset in UTF-16 code units.
  fileprivate func bounds(beside offset: Int, isForward: Bool) -> Range<Int> {
    var start = 0
    for character in self {
      let end = start + character.utf16.count
      if isForward ? start == offset : end == offset { return start..<end }
      start = end
    }
    return offset..<offset
  }
}
