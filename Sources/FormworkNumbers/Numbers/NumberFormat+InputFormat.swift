public import FormworkText

extension NumberFormat: TypedInputFormat {
  /// Applies one edit of the person to a text of this format.
  ///
  /// Typed digits go where the caret is; a lone zero gives way. The decimal separator moves the rest of
  /// the integer part into the fraction, if it fits there; in the fraction it moves the caret. Backspace
  /// takes the digit beyond a group separator, an affix and the like in one press, and moves over the
  /// decimal separator as long as digits are behind it. What is pasted is read as a whole, in whatever
  /// notation. Separators and signs that are of no use are ignored.
  ///
  /// Refusals are:
  ///
  /// - `noRoom` for a digit beyond ``Options/maximumIntegerDigits`` or
  ///   ``Options/maximumFractionDigits``;
  /// - `wouldLose` for a separator that would push digits out of the fraction;
  /// - `notAllowed` for letters, for a minus where there may be none, for what would make the number
  ///   greater than ``Options/maximum``, and for a pasted text that isn't one number.
  ///
  /// - Complexity: O(*n*) in the lengths of the text and the replacement.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if options.entry == .cents { return CentsEditor.apply(edit, to: current, self) }
    var editor = NumberEditor(self, edit, current)
    if edit.replacement.isEmpty { return editor.delete() }
    if let scalar = edit.replacement.onlyScalar { return editor.type(scalar) }
    return editor.paste(edit.replacement)
  }

  /// The text that shows a value, as it is when the field is left, with the caret behind its last digit.
  ///
  ///     try NumberFormat(currency: "$").formatted(value: "-1234.5").text  // "-$1,234.50"
  ///
  /// Fraction digits beyond ``Options/maximumFractionDigits`` are left out, never rounded. A value
  /// that isn't plain decimal text, has too many digits before the point, or a minus that isn't
  /// allowed, gives an empty text.
  ///
  /// - Parameter value: Plain decimal text; an exponent is expanded.
  /// - Returns: The text, with a problem if the value is out of range.
  /// - Complexity: O(*n*) in the length of `value`.
  public func formatted(value: String) -> FormattedText {
    guard var entry = NumberEntry(plain: value), let fitting = fitting(entry) else {
      return FormattedText()
    }
    entry = fitting.entry
    if entry.fractionCount == 0 { entry.hasPoint = false }
    entry.pad(to: options.fractionMinimum)
    return whole(entry) ?? FormattedText()
  }

  /// The text that comes of a whole text, in whatever notation, with the caret behind its last digit.
  ///
  ///     try NumberFormat().formatted(text: "1.234.567,89").text  // "1,234,567.89"
  ///     try NumberFormat().formatted(text: "12.05.2024").text    // "": not one number
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  public func formatted(text: String) -> FormattedText {
    let reading: NumberReading
    switch NumberReading.read(text, for: self) {
    case .number(let number): reading = number
    case .nothing, .refused: return FormattedText()
    }
    if options.entry == .cents, reading.isPlain {
      return CentsEditor.whole(reading.entry, self) ?? FormattedText()
    }
    return whole(reading.entry) ?? FormattedText()
  }

  /// The number that a text stands for; `nil` as long as it has no digit.
  public func typed(_ formatted: FormattedText) -> DecimalNumber? {
    DecimalNumber(formatted.value)
  }

  /// The text that shows a number, with the caret behind its last digit.
  public func formatted(typed: DecimalNumber) -> FormattedText {
    formatted(value: typed.text)
  }

  /// The text as it is when the field is left: without what says nothing, with the zeros that must be
  /// there, and with a problem if it is out of range.
  ///
  /// Leading zeros go, and so does a minus before zero, a sign or a decimal separator alone.
  public func blurred(_ current: FormattedText) -> FormattedText {
    let scan = NumberScan(
      current.text, current.provenance, range: current.caret..<current.caret, self)
    var entry = scan.entry
    var place = scan.lower
    if entry.digits.isEmpty { return FormattedText() }
    entry.dropLeadingZeros(&place)
    if entry.supplyZero() { place += 1 }
    if entry.isZero { entry.isNegative = false }
    if entry.fractionCount == 0 { entry.hasPoint = false }
    entry.pad(to: options.fractionMinimum)
    if !entry.hasPoint { entry.isZeroSupplied = false }
    return shown(entry, at: place, checksMinimum: true)
  }

  /// The keyboard that is enough: one with a minus sign has all keys.
  public var keyboard: InputKeyboard {
    options.takesMinus
      ? .any : options.fractionLimit == 0 || options.entry == .cents ? .digits : .decimal
  }

  /// A number as the app sets it, or as it is read: with problems rather than refused.
  private func whole(_ entry: NumberEntry) -> FormattedText? {
    if entry.isNegative, !options.allowsNegative { return nil }
    guard var (entry, _) = fitting(entry) else { return nil }
    _ = entry.supplyZero()
    var place = entry.end
    if options.entry == .cents { entry.dropLeadingZeros(&place) }
    return shown(entry, at: entry.end, checksMinimum: true)
  }
}

extension NumberEntry {
  /// What plain decimal text says, zeros and all; `nil` for any other text.
  init?(plain text: String) {
    guard let number = DecimalNumber(text) else { return nil }
    self.init(number)
    // The zeros at the end are the app's, unless an exponent has moved the point.
    let isExact = text.utf8.allSatisfy { $0 | 0x20 != 0x65 }
    guard isExact, let point = text.utf8.firstIndex(of: 0x2E) else { return }
    let written = text.utf8.distance(from: point, to: text.utf8.endIndex) - 1
    if written > fractionCount, written > 0 {
      if digits.isEmpty { digits = [0]; integerCount = 1 }
      pad(to: written)
    }
  }
}

extension String {
  /// The scalar that the text is; `nil` if there are several or none.
  fileprivate var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first
  }
}
