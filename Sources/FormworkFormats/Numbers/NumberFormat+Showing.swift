import FormworkMasks

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
