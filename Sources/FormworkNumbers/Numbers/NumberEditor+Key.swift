import FormworkText
import FormworkUnicode

extension NumberEditor {
  /// Types one scalar in the place of the range.
  mutating func type(_ scalar: Unicode.Scalar) -> EditOutcome {
    let value = scalar.value
    let sign = NumberSign(value, in: format.layout)
    switch sign {
    case .digit(let digit):
      if entry.isTyped, edit.range.isEmpty, reachesEnd() { return typeAtEnd(digit) }
      entry.settle()
      removeRange()
      if let rejection = insert(digit) { return rejected(rejection) }
      return outcome()
    case .minus: return typeMinus()
    case .plus:
      if !entry.isNegative { return entry.digits.isEmpty ? ignored : rejected(.notAllowed) }
      entry.isNegative = false
      entry.endsWithSign = false
      return format.exceedsMaximum(entry) ? rejected(.notAllowed) : outcome()
    case .dot, .comma, .point:
      return NumberMark.Sign(sign).map { typeSeparator($0, value) } ?? ignored
    case .letter: return value == 0x30FC ? typeMinus() : rejected(.notAllowed)
    case .group: return typeSpace(value)
    case .open, .close, .other: return typeSymbol(sign, value)
    }
  }

  /// Changes the sign, wherever the caret is; a selected number makes way for the sign.
  private mutating func typeMinus() -> EditOutcome {
    if !options.takesMinus { return rejected(.notAllowed) }
    // Two signs make no number.
    if entry.isNegative, entry.digits.isEmpty, edit.range.isEmpty { return rejected(.notAllowed) }
    // A dash that follows a decimal separator stands for no cents: `5,-`.
    var end = self
    let isAtEnd = edit.range.isEmpty && !entry.digits.isEmpty && end.reachesEnd()
    if isAtEnd, end.endsWithPoint { return ignored }
    if !edit.range.isEmpty {
      entry.settle()
      removeRange()
    }
    entry.isNegative = edit.range.isEmpty ? !entry.isNegative : true
    entry.endsWithSign = isAtEnd && entry.isNegative
    return format.exceedsMaximum(entry) ? rejected(.notAllowed) : outcome()
  }

  /// Types a space, an apostrophe or the like: it stays where it is, though the format shows its own
  /// separators, so that `12 34` isn't taken for one number.
  private mutating func typeSpace(_ scalar: UInt32) -> EditOutcome {
    if scalar == format.layout.group?.value, let outcome = stepOverGroup() { return outcome }
    guard edit.range.isEmpty, !entry.digits.isEmpty, reachesEnd() else { return ignored }
    return typeAtEnd(.group)
  }

  /// Types what isn't part of a number: nothing if the format has it beside one; a minus for the
  /// parentheses of accountants.
  private mutating func typeSymbol(_ sign: NumberSign, _ scalar: UInt32) -> EditOutcome {
    if OwnWords.isUnseen(scalar) || OwnWords(format).contains(scalar) { return ignored }
    if sign == .close, entry.isNegative { return ignored }
    guard sign == .open, options.takesMinus, !entry.isNegative, place == 0 else {
      return rejected(.notAllowed)
    }
    return typeMinus()
  }

  /// Puts a digit at the place.
  ///
  /// - Returns: Why it can't be there.
  mutating func insert(_ digit: UInt8) -> Rejection? {
    let isInFraction = entry.hasPoint && place > entry.integerCount
    if let rejection = isInFraction ? insertBehindPoint(digit) : insertBeforePoint(digit) {
      return rejection
    }
    return format.exceedsMaximum(entry) ? .notAllowed : nil
  }

  private mutating func insertBeforePoint(_ digit: UInt8) -> Rejection? {
    if entry.hasLoneZero, place == 1 || entry.hasPoint {
      if options.maximumIntegerDigits == 0, digit > 0 { return .noRoom }
      if digit == 0 {
        unused = edit.replacement
      } else if !entry.isZeroSupplied {
        removed += String(format.layout.zeroSign)
      }
      entry.digits[0] = digit
      // A zero that was typed is the person's.
      entry.isZeroSupplied = false
      place = 1
      return nil
    }
    let isLoneZero = digit == 0 && entry.integerCount == 0
    if entry.integerCount >= options.maximumIntegerDigits ?? .max, !isLoneZero { return .noRoom }
    entry.digits.insert(digit, at: place)
    entry.integerCount += 1
    place += 1
    return nil
  }

  /// A zero that the format would supply makes way for what is typed before it.
  private mutating func insertBehindPoint(_ digit: UInt8) -> Rejection? {
    let index = place - 1
    let isSupplied =
      entry.digits.count > index && entry.digits.last == 0
      && entry.fractionCount <= options.fractionMinimum
    let isFull = entry.fractionCount >= options.fractionLimit
    if isFull || options.padsAlways, isSupplied {
      entry.digits.removeLast()
    } else if isFull {
      return .noRoom
    }
    entry.digits.insert(digit, at: index)
    place += 1
    return nil
  }
}

extension NumberEditor {
  /// Types a separator: the format's point, or another one, which stands for it where the integer part
  /// ends.
  private mutating func typeSeparator(_ sign: NumberMark.Sign, _ scalar: UInt32) -> EditOutcome {
    let isOwn = sign.isPoint(of: format.layout)
    if !isOwn, scalar == format.layout.group?.value, let outcome = stepOverGroup() {
      return outcome
    }
    if !edit.range.isEmpty {
      entry.settle()
      removeRange()
    }
    // The full stop of a currency that is typed before the number, as in `kr.`
    if !isOwn, entry.digits.isEmpty, OwnWords(format).contains(scalar) { return ignored }
    if reachesEnd() { return typeAtEnd(sign) }
    entry.settle()
    if options.fractionLimit == 0 { return isOwn ? rejected(.notAllowed) : ignored }
    if !isOwn, edit.range.isEmpty, place < entry.integerCount { return ignored }
    if entry.hasPoint, place >= entry.integerCount { return stepOverPoint() }
    // The digits behind the place become the fraction: all of them, or none.
    let zeros = format.suppliedZeros(entry)
    if options.padsAlways || entry.digits.count - place > options.fractionLimit {
      entry.digits.removeLast(zeros)
    }
    if entry.digits.count - place > options.fractionLimit { return rejected(.wouldLose) }
    entry.integerCount = place
    entry.hasPoint = true
    if entry.supplyZero() { place += 1 }
    place += 1
    return outcome()
  }

  /// Types the point where there is one: the caret moves behind it, over zeros that are supplied at most.
  mutating func stepOverPoint() -> EditOutcome {
    let index = entry.digitIndex(of: place)
    if index > entry.integerCount, format.suppliedZeros(entry) < entry.fractionCount {
      return rejected(.notAllowed)
    }
    place = entry.integerCount + 1
    return outcome()
  }

  /// Steps over the group separator on the right; does nothing beside the one on the left.
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
    if caret > scalars.startIndex, scalars[scalars.index(before: caret)] == group,
      place > 0, place < entry.integerCount
    {
      return ignored
    }
    return nil
  }
}
