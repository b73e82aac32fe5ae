package import FormworkMasks

extension NumberFormat: TypedInputFormat {
  /// Applies a user edit to text of this format.
  ///
  /// A digit is inserted at the caret and replaces a single zero. A decimal separator turns the
  /// rest of the integer part into the fraction, if it fits. A separator of any notation at the end
  /// stays unchanged, and the following characters determine its meaning. Backspace next to a group
  /// separator or an affix deletes the digit beyond it. It moves over the decimal separator while
  /// digits follow. A paste is read as a whole, in any notation, and inserted as a whole or not at
  /// all.
  ///
  /// An edit is rejected with one of these reasons:
  ///
  /// - `noRoom` for a digit beyond ``Options/maximumIntegerDigits`` or
  ///   ``Options/maximumFractionDigits``;
  /// - `wouldLose` for a separator that would push digits out of the fraction;
  /// - `notAllowed` for letters, symbols that aren't affixes of the format, misplaced separators, a
  ///   minus sign that isn't allowed, and a paste that isn't one number.
  ///
  /// A number beyond a limit is never rejected, because a rejected digit would make it another
  /// number. It has an issue.
  ///
  /// - Complexity: O(*n*) in the lengths of the text and the replacement.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if options.entry == .minorUnits { return CentsEditor.apply(edit, to: current, self) }
    var editor = NumberEditor(self, edit, current)
    if edit.replacement.isEmpty { return editor.delete() }
    if let scalar = edit.replacement.onlyScalar { return editor.type(scalar) }
    return editor.paste(edit.replacement)
  }

  /// Formats arbitrary text in any notation, with the caret after its last digit.
  ///
  ///     try NumberFormat().formatted(text: "1.234.567,89").text  // "1,234,567.89"
  ///     try NumberFormat().formatted(text: "12.05.2024").text    // "": not one number
  ///     try NumberFormat().formatted(text: "1.5M").text          // "": not a number alone
  ///
  /// If a field would reject the text as a paste, the result is empty. If the number is out of
  /// range, it has an issue.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  package func formatted(text: String) -> FormattedText {
    guard case .number(let reading) = NumberReading.read(text, for: self) else {
      return FormattedText()
    }
    if options.entry == .minorUnits { return CentsEditor.whole(reading, self) ?? FormattedText() }
    return fitting(reading.entry).map { whole($0) } ?? FormattedText()
  }

  /// Returns the number of a text; `nil` if it has no digit.
  package func typed(_ formatted: FormattedText) -> DecimalNumber? {
    DecimalNumber(formatted.value)
  }

  /// Returns the text after the user leaves the field: tidied up, padded with the required zeros,
  /// and with an issue if it is out of range.
  ///
  /// Leading zeros, a minus sign before zero, and a lone sign or decimal separator are removed.
  /// Misplaced separators that the user typed stay, with the issue `malformed`.
  package func editingEnded(_ current: FormattedText) -> FormattedText {
    // An assigned value stays, and so does invalid input, so that the user can see it.
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
    leave(&entry, &place)
    return shown(entry, at: place)
  }

  /// Tidies up a number that the user leaves, and moves a place with its digits.
  private func leave(_ entry: inout NumberEntry, _ place: inout Int) {
    let isOpen = entry.openPoint(layout)?.sign.isGroup(of: layout) ?? false
    isOpen ? entry.settleGroups(layout) : entry.settle()
    entry.dropLeadingZeros(&place)
    if entry.supplyZero() { place += 1 }
    if entry.isZero { entry.isNegative = false }
    if entry.fractionCount == 0 { entry.hasPoint = false }
    // Zeros that the format adds decide its meaning.
    if !entry.hasPoint || entry.fractionCount < options.fractionMinimum { entry.settle() }
    if !entry.marks.isEmpty { entry.marks[0].place = entry.integerCount }
    entry.pad(to: options.fractionMinimum)
    if !entry.hasPoint { entry.isZeroSupplied = false }
  }

  /// Reads a line. A number is read once, and written once.
  package func read(line: String) -> LineReading { readWhole(line) ?? readPasted(line) }

  /// Reads a line that is a number of the format; `nil` for any other.
  private func readWhole(_ line: String) -> LineReading? {
    guard options.entry == .standard,
      case .number(let reading) = NumberReading.read(line, for: self),
      var entry = fitting(reading.entry), !entry.digits.isEmpty
    else { return nil }
    _ = entry.supplyZero()
    entry.continuesGroups = true
    if options.padsAlways { entry.pad(to: options.fractionMinimum) }
    var place = 0
    leave(&entry, &place)
    return self.reading(of: entry)
  }

  /// Returns the text after the user enters the field: without the zeros that the format added, so
  /// that another digit can follow those of the user.
  package func editingBegan(_ current: FormattedText) -> FormattedText {
    if options.padsAlways || current.issue == .tooLong || current.issue == .malformed {
      return current
    }
    let scan = NumberScan(
      current.text, current.provenance, range: current.caret..<current.caret, self)
    var entry = scan.entry
    if entry.padding == 0 { return current }
    entry.removeZeros(entry.padding)
    if entry.fractionCount == 0 { entry.hasPoint = false }
    return shown(entry, at: min(scan.lower, entry.end))
  }

  /// The keyboard that is enough: number pads have no minus sign.
  package var keyboard: KeyboardType {
    options.takesMinus
      ? .numbersAndPunctuation
      : options.fractionLimit == 0 || options.entry == .minorUnits ? .numberPad : .decimalPad
  }

  /// Returns the text of an assigned or parsed number, with issues instead of a rejection.
  func whole(_ entry: NumberEntry) -> FormattedText {
    var entry = entry
    _ = entry.supplyZero()
    entry.continuesGroups = true
    var place = entry.end
    if options.entry == .minorUnits { entry.dropLeadingZeros(&place) }
    return shown(entry, at: entry.end)
  }
}

extension String {
  /// The only scalar of the string; `nil` if there are several or none.
  fileprivate var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first
  }
}
