import FormworkMasks
import FormworkTables

/// An editor for one number: the number without the replaced range, and a position in it.
struct NumberEditor {
  let format: NumberFormat
  let current: FormattedText
  let edit: TextEdit
  let scan: NumberScan

  var entry: NumberEntry
  var place: Int

  /// The user's digits that were removed, and those that had no room.
  var removed = ""
  var unused = ""

  /// The number of unused zeros at the start of a paste.
  var skipped = 0

  /// Whether an edit inside the number may change the meaning of its decimal separator.
  var isPointOpen = false

  var options: NumberFormat.Options { format.options }

  init(_ format: NumberFormat, _ edit: TextEdit, _ current: FormattedText) {
    self.format = format
    self.current = current
    self.edit = edit
    scan = NumberScan(current.text, current.provenance, range: edit.range, format)
    entry = scan.entry
    place = scan.lower
  }

  /// Whether the range contains no part of the number, only affixes and group separators.
  private var touchesNothing: Bool { scan.lower == scan.upper && !scan.touchesSign }

  /// Returns the outcome, if nothing was rejected.
  ///
  /// If the text and the value haven't changed, neither has anything else except the caret.
  mutating func outcome() -> EditOutcome {
    if entry.supplyZero() { place += 1 }
    if isPointOpen { rearrange() }
    if !entry.hasLoneZero || !entry.hasPoint { entry.isZeroSupplied = false }
    var formatted = format.shown(entry, at: place)
    var old = scan.entry
    old.continuesGroups = entry.continuesGroups
    if entry == old, formatted.text.isSame(as: current.text) {
      let selection = formatted.selection
      formatted = current
      formatted.selection = selection
    }
    return EditOutcome(formatted, removed: removed, unused: unused)
  }

  /// The outcome without a change.
  var ignored: EditOutcome { EditOutcome(current, unused: unused) }

  func rejected(_ rejection: Rejection) -> EditOutcome { .rejected(current, because: rejection) }
}

extension NumberEditor {
  /// Lets the format place the separators before an edit inside the number.
  mutating func settle() {
    entry.settleGroups(format.layout)
    isPointOpen = !entry.marks.isEmpty
  }

  /// Determines the role of an open decimal separator again, after an edit that may have moved it.
  private mutating func rearrange() {
    isPointOpen = false
    guard let point = entry.openPoint(format.layout) else {
      return entry.marks.isEmpty ? () : entry.settle()
    }
    if let regrouped = entry.regrouped(format) {
      if place > entry.integerCount { place -= 1 }
      entry = regrouped
      place = min(place, entry.end)
    } else {
      entry.marks = [point]
      entry.checkMarks(format)
    }
  }

  /// Removes the range.
  ///
  /// The decimal separator stays while digits of the fraction follow it, because they would
  /// otherwise become part of the integer.
  mutating func removeRange() {
    if scan.touchesSign { entry.isNegative = false }
    let lower = entry.digitIndex(of: scan.lower)
    let upper = entry.digitIndex(of: scan.upper)
    let isPointTouched =
      entry.hasPoint && scan.lower <= entry.integerCount && scan.upper > entry.integerCount
    entry.digits.removeSubrange(lower..<upper)
    entry.integerCount -= min(upper, entry.integerCount) - min(lower, entry.integerCount)
    if isPointTouched, entry.fractionCount == 0 {
      entry.hasPoint = false
      // The zero was supplied with the decimal separator, and is removed with it.
      if entry.isZeroSupplied {
        entry.digits = []
        entry.integerCount = 0
      }
    }
    if lower < upper, entry.integerCount == 0 { entry.isZeroSupplied = false }
    if entry.digits.isEmpty { entry.continuesGroups = false }
    place = min(scan.lower, entry.end)
  }
}

extension NumberEditor {
  /// Replaces the range with one typed scalar.
  mutating func type(_ scalar: Unicode.Scalar) -> EditOutcome {
    let value = scalar.value
    let sign = NumberSign(value, in: format.layout)
    switch sign {
    case .digit(let digit):
      if entry.isTyped, edit.range.isEmpty, reachesEnd() { return typeAtEnd(digit) }
      if entry.isTyped || !edit.range.isEmpty || !isAtEnd { settle() }
      removeRange()
      if let rejection = insert(digit) { return rejected(rejection) }
      return outcome()
    case .minus: return typeMinus()
    case .plus:
      if !entry.isNegative { return entry.digits.isEmpty ? ignored : rejected(.notAllowed) }
      entry.isNegative = false
      return outcome()
    case .dot, .comma, .point:
      return NumberMark.Sign(sign).map { typeSeparator($0, value) } ?? ignored
    case .letter: return value == 0x30FC ? typeMinus() : rejected(.notAllowed)
    case .group: return typeSpace(value)
    case .open, .close, .other: return typeSymbol(sign, value)
    }
  }

  /// Changes the sign, from any position of the caret. A selected number is replaced with the sign.
  private mutating func typeMinus() -> EditOutcome {
    if !options.takesMinus { return rejected(.notAllowed) }
    // A number can't have two signs.
    if entry.isNegative, entry.digits.isEmpty, edit.range.isEmpty { return rejected(.notAllowed) }
    // A dash after a decimal separator means zero cents: `5,-`.
    var end = self
    let isAtEnd = edit.range.isEmpty && !entry.digits.isEmpty && end.reachesEnd()
    if isAtEnd, end.endsWithPoint { return ignored }
    if !edit.range.isEmpty {
      settle()
      removeRange()
    }
    entry.isNegative = edit.range.isEmpty ? !entry.isNegative : true
    entry.endsWithSign = isAtEnd && entry.isNegative
    return outcome()
  }

  /// Types a space, an apostrophe, or a similar separator. Its position is remembered, even if the
  /// format shows its own separators, so that `12 34` isn't mistaken for one number.
  private mutating func typeSpace(_ scalar: UInt32) -> EditOutcome {
    if scalar == format.layout.group?.value, let outcome = stepOverGroup() { return outcome }
    if endsWithOwnStop {
      entry = NumberEntry(isNegative: entry.isNegative)
      place = 0
      return outcome()
    }
    guard edit.range.isEmpty, !entry.digits.isEmpty, reachesEnd() else { return ignored }
    return typeAtEnd(.group)
  }

  /// Whether the only typed character is the full stop of a currency that was typed before the
  /// number, as in `kr. 5`. Before a digit, it is a decimal separator.
  private var endsWithOwnStop: Bool {
    edit.range.isEmpty && entry.isZeroSupplied && entry.fractionCount == 0 && entry.marks.count == 1
      && entry.marks[0].sign == .dot && isAtEnd && format.words.contains(0x2E)
  }

  /// Types a symbol that isn't part of a number. It is ignored if it is one of the format's
  /// affixes; parentheses are a minus sign, as in accounting.
  private mutating func typeSymbol(_ sign: NumberSign, _ scalar: UInt32) -> EditOutcome {
    if UnicodeData.isInvisible(scalar) || format.words.contains(scalar) { return ignored }
    if sign == .close, entry.isNegative { return ignored }
    guard sign == .open, options.takesMinus, !entry.isNegative, place == 0 else {
      return rejected(.notAllowed)
    }
    return typeMinus()
  }

  /// Inserts a digit at the position.
  ///
  /// - Returns: The reason it can't be inserted; `nil` if it can.
  mutating func insert(_ digit: UInt8) -> Rejection? {
    let isInFraction = entry.hasPoint && place > entry.integerCount
    return isInFraction ? insertBehindPoint(digit) : insertBeforePoint(digit)
  }

  /// Inserts a digit before the decimal separator. It replaces a zero before the caret, or one that
  /// the format supplied. A zero of the user after the caret is a digit like any other: `0` before
  /// `.9` may be what a deletion left of `50`.
  private mutating func insertBeforePoint(_ digit: UInt8) -> Rejection? {
    if entry.hasLoneZero, place == 1 || entry.isZeroSupplied {
      if options.maximumIntegerDigits == 0, digit > 0 { return .noRoom }
      if digit == 0 {
        unused = edit.replacement
      } else if !entry.isZeroSupplied {
        removed += String(format.layout.zeroSign)
      }
      entry.digits[0] = digit
      // A typed zero is the user's.
      entry.isZeroSupplied = false
      place = 1
      return nil
    }
    let isLoneZero = digit == 0 && entry.integerCount == 0
    if entry.integerCount >= options.integerRoom(for: entry), !isLoneZero { return .noRoom }
    entry.digits.insert(digit, at: place)
    entry.integerCount += 1
    place += 1
    return nil
  }

  /// Inserts a digit after the decimal separator. The digit replaces a zero that the format would
  /// supply.
  private mutating func insertBehindPoint(_ digit: UInt8) -> Rejection? {
    let index = place - 1
    let isSupplied =
      entry.digits.count > index && entry.digits.last == 0
      && entry.fractionCount <= options.fractionMinimum
    let isFull = entry.fractionCount >= options.fractionLimit
    if isFull || options.padsAlways, isSupplied {
      entry.removeZeros(1)
    } else if isFull, !regroups(inserting: digit, at: index) {
      return .noRoom
    }
    entry.digits.insert(digit, at: index)
    place += 1
    return nil
  }

  /// Whether a digit after an open decimal separator completes a group.
  private func regroups(inserting digit: UInt8, at index: Int) -> Bool {
    if entry.marks.isEmpty { return false }
    var longer = entry
    longer.digits.insert(digit, at: index)
    return longer.regrouped(format) != nil
  }
}

extension NumberEditor {
  /// Types a separator: the format's decimal separator, or another one, which replaces it at the
  /// end of the integer part.
  private mutating func typeSeparator(_ sign: NumberMark.Sign, _ scalar: UInt32) -> EditOutcome {
    let isOwn = sign.isPoint(of: format.layout)
    if !isOwn, scalar == format.layout.group?.value, let outcome = stepOverGroup() {
      return outcome
    }
    if !edit.range.isEmpty {
      settle()
      removeRange()
    }
    if reachesEnd() { return typeAtEnd(sign) }
    settle()
    if options.fractionLimit == 0 { return isOwn ? rejected(.notAllowed) : ignored }
    if !isOwn, edit.range.isEmpty, place < entry.integerCount { return ignored }
    // The format's own group separator before a fraction of the user isn't a decimal separator.
    let isGroup =
      sign.isGroup(of: format.layout) || sign == .comma && format.layout.point.value == 0x66B
    if isGroup, entry.hasPoint, place == entry.integerCount,
      format.suppliedZeros(entry) < entry.fractionCount
    {
      return edit.range.isEmpty ? ignored : outcome()
    }
    if entry.hasPoint, place >= entry.integerCount { return stepOverPoint() }
    // The digits after the position become the fraction: all of them, or none.
    let zeros = format.suppliedZeros(entry)
    if options.padsAlways || entry.digits.count - place > options.fractionLimit {
      entry.removeZeros(zeros)
    }
    if entry.digits.count - place > options.fractionLimit { return rejected(.wouldLose) }
    entry.integerCount = place
    entry.hasPoint = true
    entry.marks = [NumberMark(sign: sign, place: place)]
    entry.isPointTyped = true
    if isOwn { entry.settle() } else { isPointOpen = true }
    if entry.supplyZero() { place += 1 }
    place += 1
    return outcome()
  }

  /// Types a decimal separator where there is one already: the caret moves over it, and over
  /// supplied zeros at most.
  private mutating func stepOverPoint() -> EditOutcome {
    let index = entry.digitIndex(of: place)
    if index > entry.integerCount, format.suppliedZeros(entry) < entry.fractionCount {
      return rejected(.notAllowed)
    }
    place = entry.integerCount + 1
    return outcome()
  }

  /// Moves over the group separator on the right.
  private func stepOverGroup() -> EditOutcome? {
    guard edit.range.isEmpty, let group = format.layout.group else { return nil }
    let scalars = current.text.unicodeScalars
    let caret = edit.range.lowerBound.index(in: current.text)
    if caret < scalars.endIndex, scalars[caret] == group, place > 0, place < entry.integerCount {
      var formatted = current
      formatted.caret = UTF16Offset(
        edit.range.lowerBound.clamped(to: current.text).value + UTF16.width(group))
      return EditOutcome(formatted)
    }
    return nil
  }
}

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
  private mutating func clearIfSupplied() {
    guard options.padsAlways, entry.integerCount == 0 || entry.isZeroSupplied, entry.isZero,
      entry.fractionCount <= options.fractionMinimum
    else { return }
    entry = NumberEntry(isNegative: entry.isNegative)
    place = 0
  }
}

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
    let after = format.layout.affixes(isNegative: entry.isNegative).after[...].utf16Length
    return edit.range.upperBound.value < current.text.utf16.count - after
  }

  /// Whether the last typed character is a separator.
  var endsWithSeparator: Bool { entry.marks.last?.place == entry.digits.count }

  /// Whether the last character is a decimal separator, or may become one.
  private var endsWithPoint: Bool {
    endsWithSeparator && entry.marks.last?.sign != .group
      || entry.hasPoint && entry.fractionCount == 0
  }

  /// Types a digit at the end.
  private mutating func typeAtEnd(_ digit: UInt8) -> EditOutcome {
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
  private mutating func typeAtEnd(_ sign: NumberMark.Sign) -> EditOutcome {
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
  private mutating func deleteAtEnd() -> EditOutcome? {
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
