import FormworkMasks
import FormworkTables

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
    if OwnWords.isUnseen(scalar) || format.words.contains(scalar) { return ignored }
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
  mutating func stepOverPoint() -> EditOutcome {
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
