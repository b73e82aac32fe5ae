import FormworkMasks

/// Typing at the end, where a separator stays unchanged, because its meaning may only become clear
/// later.
///
///     1,   1.|        1,2   1.2|        1,234   1,234|        1,234.   1,234.|
extension NumberEditor {
  /// Returns whether the position is after all typed characters, and removes the supplied zeros
  /// after it.
  mutating func reachesEnd() -> Bool {
    if !isAtEnd { return false }
    if entry.hasPoint, place <= entry.integerCount { entry.hasPoint = false }
    entry.removeZeros(entry.digits.count - entry.digitIndex(of: place))
    return true
  }

  /// Whether the position is after all typed characters.
  var isAtEnd: Bool {
    if isBeforeLastGroup { return false }
    let rest = entry.digits.count - entry.digitIndex(of: place)
    if entry.hasPoint, place <= entry.integerCount {
      return options.padsAlways && !entry.isPointTyped && rest > 0 && rest == entry.fractionCount
        && rest == format.suppliedZeros(entry)
    }
    return rest == 0 || options.padsAlways && rest <= format.suppliedZeros(entry)
  }

  /// Whether the position is before a group separator at the end, which has no place of its own.
  private var isBeforeLastGroup: Bool {
    guard endsWithSeparator, !entry.hasPoint, entry.groupMarks.last?.place == entry.digits.count
    else { return false }
    let after = format.layout.frame(isNegative: entry.isNegative).after[...].utf16Length
    return edit.range.upperBound.value < current.text.utf16.count - after
  }

  /// Whether the last typed character is a separator.
  var endsWithSeparator: Bool { entry.marks.last?.place == entry.digits.count }

  /// Whether the last character is a decimal separator, or may become one.
  var endsWithPoint: Bool {
    endsWithSeparator && entry.marks.last?.sign != .group
      || entry.hasPoint && entry.fractionCount == 0
  }

  /// Types a digit at the end.
  mutating func typeAtEnd(_ digit: UInt8) -> EditOutcome {
    if entry.endsWithSign { return rejected(.notAllowed) }
    entry.digits.append(digit)
    guard entry.arrange(format), fits else { return rejected(.noRoom) }
    place = entry.end
    return outcome()
  }

  /// Whether the integer part has room. One that was already too long, such as `007`, may stay so.
  var fits: Bool {
    entry.integerCount <= max(options.integerRoom(for: entry), scan.entry.integerCount)
      || entry.hasLoneZero
  }

  /// Types a separator at the end.
  mutating func typeAtEnd(_ sign: NumberMark.Sign) -> EditOutcome {
    if endsWithSeparator {
      place = entry.end
      return outcome()
    }
    if entry.hasPoint, !entry.isPointTyped { return sign == .group ? ignored : stepOverPoint() }
    if entry.endsWithSign { return sign == .group ? ignored : rejected(.notAllowed) }
    if sign == .group, entry.digits.isEmpty { return ignored }
    if entry.digits.isEmpty {
      entry.hasPoint = true
      _ = entry.supplyZero()
    }
    entry.marks.append(NumberMark(sign: sign, place: entry.digits.count))
    guard entry.arrange(format), fits else { return rejected(.notAllowed) }
    place = entry.end
    return outcome()
  }

  /// Deletes the last typed character, and reverts its effect on the separators before it.
  ///
  /// - Returns: The outcome; `nil` if no separator was typed, or the position isn't at the end.
  mutating func deleteAtEnd() -> EditOutcome? {
    guard edit.direction == .backward, entry.isTyped, !scan.touchesSign,
      scan.upper - scan.lower <= 1, !(format.layout.isSignTrailing && scan.isBehindSign)
    else { return nil }
    var last = self
    last.place = scan.upper
    guard last.reachesEnd() else { return nil }
    // The typed separators say nothing about a decimal separator that the format supplied: without
    // it, the digits after it would become part of the integer.
    if last.entry.hasPoint, !last.entry.isPointTyped { return nil }
    last.entry.endsWithSign = false
    let isSpaced = last.entry.isSpaced(at: last.entry.digits.count)
    if isSpaced { last.entry.marks.removeLast() }
    if !isSpaced, last.endsWithSeparator {
      last.entry.marks.removeLast()
      last.entry.hasPoint = false
      if last.entry.isZeroSupplied { last.entry.digits = [] }
      last.entry.integerCount = last.entry.digits.count
    } else if !last.entry.digits.isEmpty {
      last.entry.digits.removeLast()
      last.entry.integerCount = min(last.entry.integerCount, last.entry.digits.count)
    }
    guard last.entry.arrange(format) else { return nil }
    last.place = last.entry.end
    last.clearIfSupplied()
    self = last
    return outcome()
  }
}
