package import FormworkMasks
import FormworkTables

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
    if options.entry == .minorUnits { return MinorUnitsEditor.apply(edit, to: current, self) }
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
    if options.entry == .minorUnits {
      return MinorUnitsEditor.whole(reading, self) ?? FormattedText()
    }
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
    let left = shown(entry, at: place)
    guard let unit = options.roundsTo, let number = DecimalNumber(left.value) else { return left }
    let rounded = number.rounded(toMultipleOf: unit)
    return rounded == number ? left : formatted(typed: rounded)
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
    guard options.entry == .standard, options.roundsTo == nil,
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

/// Numbers that an app assigns.
extension NumberFormat {
  /// Returns the formatted text of a value, as after the user leaves the field, with the caret
  /// after its last digit.
  ///
  ///     let dollars = try NumberFormat(currency: "$")
  ///     dollars.formatted(value: "-1234.5").text     // "-$1,234.50"
  ///     dollars.formatted(value: "1234.567").text    // "$1,234.56"
  ///     dollars.formatted(value: "1234.567").value   // "1234.567", with the issue `tooLong`
  ///
  /// A string is never silently rounded or shortened. If it has too many digits, the text shows as
  /// many as fit, with the issue `tooLong`. It isn't complete, and the string stays its value. A
  /// string that isn't plain decimal text shows nothing, with the issue `malformed`. Trailing zeros
  /// of the fraction don't count. To round a number, assign it with ``formatted(typed:)``.
  ///
  /// - Parameter value: Plain decimal text, with digits of any script. An exponent is expanded.
  /// - Returns: The text, with an issue if the value is out of range.
  /// - Complexity: O(*n*) in the length of `value`.
  package func formatted(value: String) -> FormattedText {
    if value.isEmpty { return FormattedText() }
    guard let number = NumberEntry(plain: value.withASCIIDigits) else {
      return FormattedText(value: value, issue: .malformed)
    }
    var entry = number
    let isTooLong = cut(&entry)
    if entry.fractionCount == 0 { entry.hasPoint = false }
    entry.pad(to: isTooGreat(number) ? 0 : options.fractionMinimum)
    var formatted = whole(entry)
    if isTooLong {
      formatted.value = value
      formatted.issue = .tooLong
      formatted.isComplete = false
    }
    return formatted
  }

  /// Returns the formatted text of a number, rounded to the format's fraction digits, with the
  /// caret after its last digit.
  ///
  ///     try NumberFormat(currency: "$").formatted(typed: DecimalNumber("1234.567")!).text  // "$1,234.57"
  ///
  /// Ties are rounded to the even digit, as in Foundation's format styles.
  package func formatted(typed: DecimalNumber) -> FormattedText {
    formatted(value: typed.rounded(toPlaces: options.fractionLimit).text)
  }

  /// Removes digits that the format doesn't allow.
  ///
  /// - Returns: Whether any of them isn't an unneeded zero.
  private func cut(_ entry: inout NumberEntry) -> Bool {
    if isTooGreat(entry) {
      entry.digits = Array(
        entry.digits[entry.leadingZeros...].prefix(options.integerRoom(for: entry)))
      entry.integerCount = entry.digits.count
      entry.hasPoint = false
      return true
    }
    if entry.fractionCount <= options.fractionLimit { return false }
    let end = entry.integerCount + options.fractionLimit
    let isTooLong = entry.digits[end...].contains { $0 > 0 }
    entry.digits.removeSubrange(end...)
    return isTooLong
  }
}

extension NumberEntry {
  /// Creates a number from plain decimal text, including all zeros; `nil` for any other text.
  init?(plain text: String) {
    guard let number = DecimalNumber(text) else { return nil }
    self.init(number)
    // Trailing zeros are the app's, unless an exponent has moved the decimal point.
    let isExact = text.utf8.allSatisfy { $0 | 0x20 != 0x65 }
    guard isExact, let point = text.utf8.firstIndex(of: 0x2E) else { return }
    let written = text.utf8.distance(from: point, to: text.utf8.endIndex) - 1
    if written > fractionCount { pad(to: written) }
    padding = 0
  }
}

extension String {
  /// The text with ASCII digits instead of those of other scripts.
  fileprivate var withASCIIDigits: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var ascii = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let digit = UnicodeData.decimalDigitValue(scalar.value)
      ascii.append(digit.map { Unicode.Scalar(UInt8(0x30) + $0) } ?? scalar)
    }
    return String(ascii)
  }
}

extension NumberFormat {
  /// Returns the formatted text of a number, with the caret at a place.
  ///
  /// - Parameters:
  ///   - entry: The number.
  ///   - place: The place of the caret.
  /// - Returns: The text; empty if nothing was typed.
  func shown(_ entry: NumberEntry, at place: Int) -> FormattedText {
    if entry.isEmpty { return FormattedText() }
    var entry = entry
    if options.padsAlways { entry.pad(to: options.fractionMinimum) }
    let zeros = suppliedZeros(entry)
    var writer = NumberWriter(layout, reserving: entry.digits.count * 4 / 3 + 16)
    writer.write(entry, zeros: zeros, caretAt: min(place, entry.end))
    let range = rangeIssue(entry)
    var formatted = FormattedText(
      text: String(decoding: writer.bytes, as: UTF8.self), value: value(entry, without: zeros),
      selection: UTF16Offset(writer.caret)..<UTF16Offset(writer.caret),
      isComplete: !entry.digits.isEmpty && range == nil && !entry.isUnsettled,
      issue: range, provenance: Provenance(writer.pieces))
    formatted.isFull = isFull(entry, zeros: zeros)
    return formatted
  }

  /// Returns a number as a line that was read: what ``shown(_:at:)`` shows, without the origin of each character.
  func reading(of entry: NumberEntry) -> LineReading {
    var entry = entry
    if options.padsAlways { entry.pad(to: options.fractionMinimum) }
    var writer = NumberWriter(
      layout, reserving: entry.digits.count * 4 / 3 + 16, notesOrigin: false)
    writer.write(entry, zeros: 0, caretAt: 0)
    let range = rangeIssue(entry)
    return LineReading(
      text: writer.text, value: value(entry, without: suppliedZeros(entry)),
      isComplete: range == nil, issue: range)
  }

  /// Returns the number of zeros at the end of the fraction that the format supplies.
  func suppliedZeros(_ entry: NumberEntry) -> Int {
    if entry.fractionCount > options.fractionMinimum { return 0 }
    var count = 0
    while count < entry.fractionCount, entry.digits[entry.digits.count - 1 - count] == 0 {
      count += 1
    }
    return count
  }

  /// Returns the plain decimal text of the number.
  private func value(_ entry: NumberEntry, without zeros: Int) -> String {
    if entry.digits.isEmpty { return "" }
    let (integer, fraction) = (entry.integerCount, entry.digits.count - zeros)
    return String(capacity: entry.digits.count + 2) { bytes in
      var count = 0
      func write(_ byte: UInt8) {
        bytes[count] = byte
        count += 1
      }
      if entry.isNegative, !entry.isZero { write(0x2D) }
      for index in entry.leadingZeros..<integer { write(0x30 + entry.digits[index]) }
      if fraction > integer { write(0x2E) }
      for index in integer..<max(integer, fraction) { write(0x30 + entry.digits[index]) }
      return count
    }
  }

  /// Returns the issue of a number beyond the limits.
  private func rangeIssue(_ entry: NumberEntry) -> ValidationIssue? {
    // Up to 18 digits, an `Int` holds every number.
    let isLarge = options.holdsIntegers && entry.integerCount > 18
    if options.minimum == nil && options.maximum == nil && options.allowsNegative && !isLarge {
      return nil
    }
    guard let number = entry.number else { return nil }
    let minimum = options.minimum ?? (isLarge ? DecimalNumber(.min) : nil)
    let maximum = options.maximum ?? (isLarge ? DecimalNumber(.max) : nil)
    if let minimum, number < minimum {
      return .belowMinimum.limited(to: text(of: minimum))
    }
    if number.isNegative, !options.allowsNegative { return .belowMinimum.limited(to: text(of: 0)) }
    if let maximum, maximum < number {
      return .aboveMaximum.limited(to: text(of: maximum))
    }
    return nil
  }

  /// Returns a limit as the format shows it, with all of its digits, but a whole number without zeros after it.
  private func text(of limit: DecimalNumber) -> String {
    var entry = NumberEntry(limit)
    if entry.fractionCount > 0 { entry.pad(to: options.fractionMinimum) }
    var writer = NumberWriter(layout, reserving: entry.digits.count * 4 / 3 + 16)
    writer.write(entry, zeros: 0, caretAt: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Whether no digit, decimal separator, or sign can be inserted anywhere.
  private func isFull(_ entry: NumberEntry, zeros: Int) -> Bool {
    guard let most = options.maximumIntegerDigits, entry.integerCount >= most,
      !entry.hasLoneZero || most == 0, !options.takesMinus || entry.isNegative
    else { return false }
    return options.fractionLimit == 0
      || entry.fractionCount >= options.fractionLimit && zeros == 0 && options.entry == .standard
      || options.entry == .minorUnits && (most > 0 || entry.digits.dropFirst().first ?? 0 > 0)
  }
}

extension NumberFormat {
  /// Returns the range of the value that a range of the text shows, in UTF-16 code units.
  ///
  /// Digits correspond one to one, regardless of their script.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    let signs = ValueSigns(formatted, self)
    let (start, end) = (textRange.lowerBound.value, textRange.upperBound.value)
    var lower = 0
    var upper = 0
    for sign in signs.places {
      if sign.upperBound <= start { lower += 1 }
      if textRange.isEmpty ? sign.upperBound <= start : sign.lowerBound < end { upper += 1 }
    }
    return UTF16Offset(lower)..<UTF16Offset(max(lower, upper))
  }

  /// Returns the range of the text that shows a range of the value, in UTF-16 code units.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    let places = ValueSigns(formatted, self).places
    guard let first = places.first else { return 0..<0 }
    let lower = max(0, min(valueRange.lowerBound.value, places.count))
    let upper = max(lower, min(valueRange.upperBound.value, places.count))
    if lower == upper {
      let caret = UTF16Offset(lower == 0 ? first.lowerBound : places[lower - 1].upperBound)
      return caret..<caret
    }
    // A trailing sign is the first character of the value, and the last one of the text.
    var range = places[lower]
    for place in places[lower..<upper] {
      range = min(range.lowerBound, place.lowerBound)..<max(range.upperBound, place.upperBound)
    }
    return UTF16Offset(range.lowerBound)..<UTF16Offset(range.upperBound)
  }
}

/// The position in the text of each character of the value, in UTF-16 code units.
///
/// A trailing minus sign shows the first character of the value, so it comes first.
private struct ValueSigns {
  private(set) var places: [Range<Int>] = []

  init(_ formatted: FormattedText, _ format: NumberFormat) {
    if formatted.value.isEmpty { return }
    let scan = NumberScan(formatted.text, formatted.provenance, range: 0..<0, format)
    let layout = format.layout
    let affixes = layout.affixes(isNegative: scan.entry.isNegative)
    let start = affixes.before[...].utf16Length
    let end = formatted.text.utf16.count - affixes.after[...].utf16Length
    // The value may belong to another text.
    if scan.entry.isNegative, formatted.value.utf8.first == 0x2D {
      let affix = layout.isSignTrailing ? affixes.after : affixes.before
      let place = (layout.isSignTrailing ? end : 0) + affix[..<layout.sign.lowerBound].utf16Length
      places.append(place..<place + affix[layout.sign].utf16Length)
    }
    var skipped = scan.entry.leadingZeros
    var offset = 0
    let length = formatted.value.utf8.count
    for scalar in formatted.text.unicodeScalars {
      let width = UTF16.width(scalar)
      defer { offset += width }
      let isSign = scalar == layout.point || layout.digit(scalar.value) != nil
      guard offset >= start, offset < end, isSign, places.count < length else { continue }
      if skipped > 0 {
        skipped -= 1
      } else {
        places.append(offset..<offset + width)
      }
    }
  }
}

extension NumberFormat {
  /// Returns the number one or more steps up or down, starting from zero if there is none.
  ///
  ///     var field = EditingSession(format: try NumberFormat(), value: "9.5")
  ///     field.step(by: 1)
  ///     field.current.text  // "10.5"
  ///
  /// The caret keeps its distance from the decimal separator. A step beyond a limit results in the
  /// limit. At the limit, a step is rejected.
  ///
  /// - Parameters:
  ///   - current: Text of this format.
  ///   - steps: The number of steps up; a negative number steps down.
  /// - Returns: The outcome, or a rejection with `noRoom` if there are too many digits; `nil` for
  ///   no steps.
  /// - Complexity: O(*n*) in the length of the text.
  package func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    if steps == 0 { return nil }
    let scan = NumberScan(
      current.text, current.provenance, range: current.caret..<current.caret, self)
    let old = scan.entry.number ?? .zero
    let step = options.stepping == .byStep ? options.step : unit(of: scan)
    let wanted = old + step * DecimalNumber(steps)
    let number = limited(wanted, from: old)
    if number == old, !scan.entry.digits.isEmpty { return .rejected(current) }
    var entry = NumberEntry(number)
    entry.pad(to: min(scan.entry.fractionCount, options.fractionLimit))
    guard let fitting = fitting(entry) else {
      return .rejected(current, because: .noRoom)
    }
    if fitting.isNegative, !options.takesMinus { return .rejected(current) }
    entry = fitting
    entry.continuesGroups = true
    entry.pad(to: options.padsAlways ? options.fractionMinimum : 0)
    return EditOutcome(shown(entry, at: place(of: scan, in: entry)))
  }

  /// Returns the number, or a limit if the step from the old number crosses it.
  private func limited(_ number: DecimalNumber, from old: DecimalNumber) -> DecimalNumber {
    if let maximum = options.maximum, number > maximum, number > old { return max(old, maximum) }
    let minimum = options.takesMinus ? options.minimum : max(.zero, options.minimum ?? .zero)
    if let minimum, number < minimum, number < old { return min(old, minimum) }
    return number
  }

  /// Returns the place value of the digit before the caret, or of the first digit if there is none.
  private func unit(of scan: NumberScan) -> DecimalNumber {
    let index = max(1, scan.entry.digitIndex(of: scan.lower))
    let exponent = scan.entry.integerCount - index
    if scan.entry.digits.isEmpty { return 1 }
    return DecimalNumber(isNegative: false, digits: [1], scale: 0, exponent: exponent)
  }

  /// Returns the place with the same number of integer digits after it, or at the same digit of the
  /// fraction.
  private func place(of scan: NumberScan, in entry: NumberEntry) -> Int {
    let old = scan.entry
    if scan.lower > old.integerCount {
      return min(entry.end, entry.integerCount + scan.lower - old.integerCount)
    }
    return max(0, entry.integerCount - (old.integerCount - scan.lower))
  }
}

extension NumberFormat {
  /// Returns the unused letters, symbols, and digits of a text.
  ///
  ///     let euro = try NumberFormat(currency: "€", code: "EUR")
  ///     euro.unused(of: "5 EUR", in: euro.formatted(text: "5 EUR"))  // ""
  ///     euro.unused(of: "5 USD", in: euro.formatted(text: "5 USD"))  // "USD"
  ///     euro.unused(of: "1/2", in: euro.formatted(text: "1/2"))      // "/"
  ///
  /// A number is read as a whole or not at all. If a text isn't a number, the unused characters are
  /// the words and symbols that aren't affixes of the format, or else all digits.
  package func unused(of input: String, in formatted: FormattedText) -> String {
    if formatted.issue == .tooLong { return formatted.unused(of: input, countsLetters: false) }
    if !formatted.text.isEmpty || input.isEmpty { return "" }
    if case .nothing = NumberReading.read(input, for: self) { return "" }
    let foreign = foreign(in: input)
    return foreign.isEmpty ? formatted.unused(of: input) : foreign
  }

  /// Returns the words and symbols of a text that aren't affixes of the format.
  private func foreign(in input: String) -> String {
    let own = words
    var foreign = ""
    for run in input.split(whereSeparator: { $0.isBlank }) {
      var rest = run
      while let first = rest.first {
        let isLetter = UnicodeSet.letter.contains(first)
        let word = isLetter ? rest.prefix { UnicodeSet.letter.contains($0) } : rest.prefix(1)
        rest = rest[word.endIndex...]
        let scalar = first.unicodeScalars.first?.value ?? 0
        let isSymbol =
          !isLetter && NumberSign(scalar, in: layout) == .other && !UnicodeData.isInvisible(scalar)
          && !own.contains(scalar)
        if isSymbol || isLetter && !own.isWord(word.unicodeScalars) { foreign += word }
      }
    }
    return foreign
  }
}
