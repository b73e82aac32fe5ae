import FormworkMasks

extension NumberEditor {
  /// Deletes the range, or an adjacent digit if the range has no part of the number.
  mutating func delete() -> EditOutcome {
    if edit.range.isEmpty { return ignored }
    if let outcome = deleteAtEnd() { return outcome }
    let isLast = edit.direction == .backward && !entry.isTyped && scan.upper == entry.end
    if !isLast, !scan.touchesSign || scan.lower < scan.upper { settle() }
    if touchesNothing { return deleteBeside() }
    removeRange()
    let isPointAlone =
      scan.upper - scan.lower == 1 && entry.digits == scan.entry.digits
      && entry.hasPoint == scan.entry.hasPoint
    // The caret moves over it. If it is selected, the user means to remove it.
    if isPointAlone, edit.direction == .insertion { return rejected(.wouldLose) }
    if isPointAlone, edit.direction == .forward { place += 1 }
    clearIfSupplied()
    return outcome()
  }

  /// Deletes a digit with Backspace or Delete next to characters that the format supplies.
  ///
  /// The next character is never a decimal separator with digits after it, because these have no
  /// supplied characters next to them.
  private mutating func deleteBeside() -> EditOutcome {
    switch edit.direction {
    case .backward:
      if scan.isBehindSign, place == 0 || format.layout.isSignTrailing {
        entry.isNegative = false
      } else if place > 0 {
        remove(at: place - 1)
      }
    case .forward:
      if scan.isBeforeSign, !format.layout.isSignTrailing {
        entry.isNegative = false
      } else if place < entry.end {
        remove(at: place)
      } else if scan.isBeforeSign {
        entry.isNegative = false
      }
    case .insertion: break
    }
    clearIfSupplied()
    return outcome()
  }

  private mutating func remove(at place: Int) {
    self.place = place
    if entry.hasPoint, place == entry.integerCount {
      entry.hasPoint = false
      if entry.isZeroSupplied {
        entry.digits = []
        entry.integerCount = 0
        self.place = 0
      }
      return
    }
    let index = entry.digitIndex(of: place)
    entry.digits.remove(at: index)
    if index < entry.integerCount { entry.integerCount -= 1 }
  }

  /// Clears a number with only supplied zeros, if they are always supplied.
  mutating func clearIfSupplied() {
    guard options.padsAlways, entry.integerCount == 0 || entry.isZeroSupplied, entry.isZero,
      entry.fractionCount <= options.fractionMinimum
    else { return }
    entry = NumberEntry(isNegative: entry.isNegative)
    place = 0
  }
}
