public import FormworkText

extension NumberFormat: TypedInputFormat {
  /// Applies one edit of the person to a text of this format.
  ///
  /// Typed digits go where the caret is; a lone zero gives way. The decimal separator moves the rest of
  /// the integer part into the fraction, if it fits there. A separator that is typed at the end, of whatever
  /// notation, stays where it is, and what follows decides what it means. Backspace takes the digit beyond a
  /// group separator, an affix and the like in one press, and moves over the decimal separator as long as
  /// digits are behind it. What is pasted is read as a whole, in whatever notation, and placed whole or not at
  /// all.
  ///
  /// Rejections are:
  ///
  /// - `noRoom` for a digit beyond ``Options/maximumIntegerDigits`` or
  ///   ``Options/maximumFractionDigits``;
  /// - `wouldLose` for a separator that would push digits out of the fraction;
  /// - `notAllowed` for letters, for symbols that the format doesn't have beside a number, for separators
  ///   that no number has there, for a minus where there may be none, for what would make the number
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

  /// The text that comes of a whole text, in whatever notation, with the caret behind its last digit.
  ///
  ///     try NumberFormat().formatted(text: "1.234.567,89").text  // "1,234,567.89"
  ///     try NumberFormat().formatted(text: "12.05.2024").text    // "": not one number
  ///     try NumberFormat().formatted(text: "1.5M").text          // "": not a number alone
  ///
  /// A text that a field would reject as a paste gives an empty text; one that is out of range, a text
  /// with an issue.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  public func formatted(text: String) -> FormattedText {
    guard case .number(let reading) = NumberReading.read(text, for: self) else {
      return FormattedText()
    }
    if options.entry == .cents { return CentsEditor.whole(reading, self) ?? FormattedText() }
    return fitting(reading.entry).map { whole($0) } ?? FormattedText()
  }

  /// The number that a text stands for; `nil` as long as it has no digit.
  public func typed(_ formatted: FormattedText) -> DecimalNumber? {
    DecimalNumber(formatted.value)
  }

  /// The text as it is when the field is left: without what says nothing, with the zeros that must be
  /// there, and with an issue if it is out of range.
  ///
  /// Leading zeros go, and so does a minus before zero, a sign or a decimal separator alone. Separators that
  /// were typed where no number has them stay, with the issue `malformed`.
  public func blurred(_ current: FormattedText) -> FormattedText {
    // What the app assigned stays assigned, and what can't be right stays to be seen.
    if current.issue == .tooLong || current.issue == .malformed { return current }
    let scan = NumberScan(
      current.text, current.provenance, range: current.caret..<current.caret, self)
    var entry = scan.entry
    var place = scan.lower
    if entry.digits.isEmpty { return FormattedText() }
    if entry.isUnsettled {
      var malformed = current
      malformed.issue = .malformed
      return malformed
    }
    entry.settle()
    entry.dropLeadingZeros(&place)
    if entry.supplyZero() { place += 1 }
    if entry.isZero { entry.isNegative = false }
    if entry.fractionCount == 0 { entry.hasPoint = false }
    entry.pad(to: options.fractionMinimum)
    if !entry.hasPoint { entry.isZeroSupplied = false }
    return shown(entry, at: place, checksMinimum: true)
  }

  /// The keyboard that is enough: number pads have no minus sign.
  public var keyboard: InputKeyboard {
    options.takesMinus
      ? .numbersAndPunctuation
      : options.fractionLimit == 0 || options.entry == .cents ? .digits : .decimal
  }

  /// A number as the app sets it, or as it is read: with issues rather than rejected.
  func whole(_ entry: NumberEntry) -> FormattedText {
    var entry = entry
    _ = entry.supplyZero()
    var place = entry.end
    if options.entry == .cents { entry.dropLeadingZeros(&place) }
    return shown(entry, at: entry.end, checksMinimum: true)
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
