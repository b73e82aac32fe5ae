import FormworkTables

/// A whole text that a spreadsheet or a program wrote as a number, though it is a code: `1067.0` for the
/// postal code 01067, or `4.91511E+11` for a phone number.
///
///     ExportedNumber("1067.0")       // .whole("1067")
///     ExportedNumber("4.91511E+11")  // .rounded
///     ExportedNumber("10.67.0")      // nil
///
/// The point may be a comma, as programs with another decimal separator write it.
package enum ExportedNumber: Equatable {
  /// The digits before the point. The zeros after it aren't part of a code.
  case whole(String)

  /// A number in scientific notation, whose last digits are lost.
  case rounded

  /// Reads a text; `nil` if it is anything else.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init?(_ text: String) {
    if !Self.isPossible(text) { return nil }
    var (digits, reading) = ("", nil as (digits: Int, isRounded: Bool)?)
    text.withBytes { bytes in
      var plain: [UInt8] = []
      var starts: [Int] = []
      for place in bytes.indices where bytes[place] & 0xC0 != 0x80 {
        starts.append(place)
        let byte = bytes[place]
        let isSpace = byte == 0x20 || 0x09...0x0D ~= byte
        plain.append(isSpace ? 0x20 : byte < 0x80 ? byte : Self.plain(bytes[place...]))
      }
      starts.append(bytes.count)
      // A copied cell may have spaces or a line break around it.
      guard let first = plain.firstIndex(where: { $0 != 0x20 }),
        let last = plain.lastIndex(where: { $0 != 0x20 })
      else { return }
      reading = Self.read([UInt8](plain[first...last]))
      if let reading {
        let range = starts[first]..<starts[first + reading.digits]
        digits = String(bytes: UnsafeBufferPointer(rebasing: bytes[range]))
      }
    }
    guard let reading else { return nil }
    self = reading.isRounded ? .rounded : .whole(digits)
  }

  /// Whether a text has the bytes of such a number, which most text doesn't have.
  private static func isPossible(_ text: String) -> Bool {
    var result = false
    text.withBytes { bytes in
      // No number that is exported is longer.
      if bytes.count < 3 || bytes.count > 128 { return }
      var (points, exponents, isForeign) = (0, 0, false)
      for byte in bytes where !isDigit(byte) {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: ","): points += 1
        case UInt8(ascii: "e"), UInt8(ascii: "E"): exponents += 1
        case UInt8(ascii: "+"), UInt8(ascii: "-"): if exponents == 0 { return }
        case 0x20, 0x09...0x0D: break
        case ..<0x80: return
        default: isForeign = true
        }
        if points > 1 { return }
      }
      result = isForeign || points + exponents > 0
    }
    return result
  }

  /// Returns a digit or a decimal separator of another script in ASCII; 0xFF for anything else.
  private static func plain(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt8 {
    let lead = bytes[bytes.startIndex]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var scalar = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in bytes.dropFirst().prefix(length - 1) { scalar = scalar << 6 | UInt32(byte & 0x3F) }
    if scalar == 0x66B { return UInt8(ascii: ".") }
    if scalar == 0xA0 { return 0x20 }
    return UnicodeData.decimalDigitValue(scalar).map { $0 + 0x30 } ?? 0xFF
  }

  private static func read(_ bytes: [UInt8]) -> (digits: Int, isRounded: Bool)? {
    guard let last = bytes.last, bytes.count > 2, isDigit(last) else { return nil }
    var index = 0
    func skipDigits() { while index < bytes.count, isDigit(bytes[index]) { index += 1 } }
    skipDigits()
    let digits = index
    guard digits > 0, digits < bytes.count else { return nil }
    var (hasFraction, isZero) = (false, true)
    if bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",") {
      index += 1
      let start = index
      skipDigits()
      hasFraction = index > start
      for place in start..<index where bytes[place] != UInt8(ascii: "0") { isZero = false }
      if !hasFraction { return nil }
    }
    if index == bytes.count { return isZero ? (digits, false) : nil }
    guard digits == 1, bytes[index] | 0x20 == UInt8(ascii: "e") else { return nil }
    index += 1
    let hasSign = bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
    if hasSign { index += 1 }
    let exponent = index
    skipDigits()
    // Without a fraction and a sign, `1E5` may be a code.
    guard index == bytes.count, 1...3 ~= index - exponent, hasFraction || hasSign else {
      return nil
    }
    return (digits, true)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}

extension ExportedNumber {
  /// The meaning of the point and the zeros after it in a format of digits.
  package struct Reading {
    /// How many zeros are a group of their own if the format shows a separator where the point was, as in the
    /// time `12.00`.
    let leastGroup: Int

    /// Whether the length is fixed, so that zeros that a number has lost at its start are put back.
    let restoresZeros: Bool

    /// A mask: the point may be a separator, if more than one zero follows it.
    package static let mask = Reading(leastGroup: 2, restoresZeros: false)

    /// A phone number: lengths and groups vary.
    package static let phone = Reading(leastGroup: 3, restoresZeros: false)

    /// A number that may have any length, so that lost zeros aren't put back.
    package static let number = Reading(leastGroup: .max, restoresZeros: false)

    /// A code of digits, such as a postal code.
    package static let code = Reading(leastGroup: .max, restoresZeros: true)
  }

  /// The maximum number of lost zeros that are put back.
  private static var mostLostZeros: Int { 2 }

  /// Applies an edit to a format of digits. If it inserts a number that a program exported, and nothing else
  /// is there, the zeros after the point aren't digits.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - current: The text before it.
  ///   - reading: The meaning of the point.
  ///   - place: Applies an edit to `current`.
  /// - Returns: The outcome. A number in scientific notation is rejected with `Rejection.rounded`, unless all of
  ///   it is shown.
  package static func outcome(
    of edit: TextEdit, in current: FormattedText, _ reading: @autoclosure () -> Reading,
    by place: (TextEdit) -> EditOutcome
  ) -> EditOutcome {
    isPossible(edit.replacement)
      ? outcome(ofWhole: edit, in: current, reading, by: place) : place(edit)
  }

  /// Applies an edit that inserts a part of a whole text, as in `1067.0 Dresden`.
  package static func outcome(
    ofPart part: String, in current: FormattedText, _ reading: @autoclosure () -> Reading,
    by place: (String) -> EditOutcome
  ) -> EditOutcome {
    outcome(of: TextEdit(inserting: part, at: 0), in: current, reading()) { place($0.replacement) }
  }

  private static func outcome(
    ofWhole edit: TextEdit, in current: FormattedText, _ reading: () -> Reading,
    by place: (TextEdit) -> EditOutcome
  ) -> EditOutcome {
    let isAlone =
      current.content.isValueEmpty
      || edit.range.lowerBound.value <= 0 && edit.range.upperBound >= current.end
    let outcome = place(edit)
    guard isAlone, let number = ExportedNumber(edit.replacement) else { return outcome }
    guard case .whole(let digits) = number else {
      let isShown = outcome.formatted.text.isSame(as: edit.replacement)
      return isShown && outcome.placesAll ? outcome : .rejected(current, because: .rounded)
    }
    // From the right, the digits after a point that is shown are the last ones.
    if outcome.formatted.content[.isReversed], outcome.placesAll {
      let point = UInt8(ascii: edit.replacement.utf8.contains(UInt8(ascii: ".")) ? "." : ",")
      if outcome.formatted.text.utf8.contains(point) { return outcome }
    }
    let reading = reading()
    let (count, zeros) = (digits.scalarCount, edit.replacement.scalarCount - digits.scalarCount - 1)
    if outcome.placesAll {
      let next = outcome.formatted.next(after: count)
      if next == .point || next == .separator && zeros >= reading.leastGroup { return outcome }
    }
    let whole = place(edit.replacing(with: digits))
    if whole.isDone, whole.placesAll { return whole }
    if reading.restoresZeros, let restored = restored(edit, digits, by: place) { return restored }
    return whole.placesAll ? whole : .rejected(current, because: whole.rejection ?? .notAllowed)
  }

  /// Returns the outcome of the only number with zeros before it that is complete.
  private static func restored(
    _ edit: TextEdit, _ digits: String, by place: (TextEdit) -> EditOutcome
  ) -> EditOutcome? {
    var (restored, found) = (digits, nil as EditOutcome?)
    for _ in 0..<min(mostLostZeros, digits.scalarCount - 1) {
      restored = "0" + restored
      let outcome = place(edit.replacing(with: restored))
      guard outcome.isDone, outcome.placesAll else { continue }
      if found != nil { return nil }
      found = outcome
    }
    return found
  }

  /// Returns the text of a value of a mask, which may be a number that a program exported.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - show: Formats a value.
  /// - Returns: The text. If the value is such a number, it is that of its digits, which counts only if they are
  ///   complete.
  package static func formatted(value: String, by show: (String) -> FormattedText) -> FormattedText
  {
    guard case .whole(let digits) = ExportedNumber(value) else { return show(value) }
    let shown = show(value)
    let (count, zeros) = (digits.scalarCount, value.scalarCount - digits.scalarCount - 1)
    let next = shown.next(after: count)
    let isJoined = next == .digit || next == .separator && zeros < Reading.mask.leastGroup
    if !isJoined { return shown }
    let whole = show(digits)
    return whole.isDone ? whole : whole.showing(partOf: value)
  }
}

extension FormattedText {
  fileprivate enum Next {
    case digit, point, separator
  }

  /// Returns what is shown right after the first digits of the user; `nil` at the end.
  ///
  /// It looks at bytes, so that a page doesn't need the standard library's rules for characters.
  fileprivate func next(after count: Int) -> Next? {
    var next: Next?
    let pieces = provenance.pieces(of: text)
    text.withBytes { bytes in
      var (digits, place, index, end) = (0, 0, 0, pieces.first?.length ?? 0)
      while place < bytes.count {
        while end <= place, index + 1 < pieces.count {
          index += 1
          end += pieces[index].length
        }
        let byte = bytes[place]
        place += 1
        // The rest of a character that isn't ASCII.
        if byte & 0xC0 == 0x80 { continue }
        let isDigit =
          pieces[index].kind.contains(.user) && (byte >= 0x80 || byte.isASCIIAlphanumeric)
        if digits == count {
          let isPoint = byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
          next = isDigit ? .digit : isPoint ? .point : .separator
          return
        }
        if isDigit { digits += 1 }
      }
    }
    return next
  }
}

extension String {
  /// The number of scalars that aren't spaces.
  fileprivate var scalarCount: Int {
    var count = 0
    withBytes { bytes in
      for byte in bytes where byte & 0xC0 != 0x80 && byte > 0x20 && byte != 0xC2 { count += 1 }
    }
    return count
  }
}
