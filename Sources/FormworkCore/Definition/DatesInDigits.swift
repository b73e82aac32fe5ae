package import FormworkMasks

/// A format of dates whose text has the digits of a locale, as its amounts have.
///
///     // In ar_EG, after the keys 24121990:
///     text.text   // "٢٤/١٢/١٩٩٠"
///     text.value  // "24/12/1990"
///
/// The base does everything in Latin digits, which the value keeps. Each digit is one UTF-16 code unit in both, so no
/// offset changes.
package struct DatesInDigits<Base: InputFormat>: InputFormat {
  /// The format in Latin digits.
  package let base: Base

  /// The digit zero of the locale.
  private let zero: Unicode.Scalar

  /// Creates the format; `nil` if the digits are Latin, or longer than a UTF-16 code unit.
  package init?(_ base: Base, zero: Unicode.Scalar?) {
    guard let zero, zero != "0", zero.value + 9 <= 0xFFFF else { return nil }
    self.base = base
    self.zero = zero
  }

  /// Applies an edit with the base.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    var outcome = base.apply(edit.replacing(with: latin(edit.replacement)), to: latin(current))
    outcome.formatted = outcome.isRejected ? current : native(outcome.formatted)
    return outcome
  }

  /// Formats `value` with the base.
  package func formatted(value: String) -> FormattedText {
    native(base.formatted(value: latin(value)))
  }

  /// Formats `text` with the base.
  package func formatted(text: String) -> FormattedText {
    native(base.formatted(text: latin(text)))
  }

  /// Reads `text` with the base.
  package func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    var reading = base.read(latin(text), caret: caret, direction: direction)
    reading.text = native(reading.text)
    return reading
  }

  package func remainder(after current: FormattedText) -> String {
    base.remainder(after: latin(current))
  }

  package func editingBegan(_ current: FormattedText) -> FormattedText {
    native(base.editingBegan(latin(current)))
  }

  package func editingEnded(_ current: FormattedText) -> FormattedText {
    native(base.editingEnded(latin(current)))
  }

  package func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    guard var outcome = base.stepped(latin(current), by: steps) else { return nil }
    outcome.formatted = outcome.isRejected ? current : native(outcome.formatted)
    return outcome
  }

  package func unused(of input: String, in formatted: FormattedText) -> String {
    base.unused(of: latin(input), in: latin(formatted))
  }

  package func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    base.valueRange(of: textRange, in: latin(formatted))
  }

  package func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    base.textRange(of: valueRange, in: latin(formatted))
  }

  package var keyboard: KeyboardType { base.keyboard }
  package var purpose: TextContentType? { base.purpose }

  /// Returns a text as the base has made it.
  package func latin(_ formatted: FormattedText) -> FormattedText { shown(formatted, latin) }

  /// Returns a text of the base in the digits of the locale.
  package func native(_ formatted: FormattedText) -> FormattedText {
    var shown = shown(formatted, native)
    if let issue = shown.issue, let limit = issue.limit {
      shown.issue = issue.limited(to: native(limit), ofDates: true)
    }
    return shown
  }
}

extension DatesInDigits {
  private func latin(_ text: String) -> String {
    replacingDigits(of: text) { scalar in
      guard scalar.value >= zero.value, scalar.value - zero.value < 10 else { return nil }
      return 0x30 + scalar.value - zero.value
    }
  }

  private func native(_ text: String) -> String {
    replacingDigits(of: text) { scalar in
      guard (0x30...0x39).contains(scalar.value) else { return nil }
      return zero.value + scalar.value - 0x30
    }
  }

  private func replacingDigits(
    of text: String, _ digit: (Unicode.Scalar) -> UInt32?
  ) -> String {
    var replaced = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      replaced.append(digit(scalar).flatMap { Unicode.Scalar($0) } ?? scalar)
    }
    return String(replaced)
  }

  /// Returns the same text with other digits.
  private func shown(
    _ formatted: FormattedText, _ replace: (String) -> String
  ) -> FormattedText {
    if formatted.isEmpty { return formatted }
    let text = formatted.text
    let isUsers = formatted.provenance == .user
    var pieces = isUsers ? [] : formatted.provenance.pieces(of: text)
    var rest = text.utf8[...]
    for index in pieces.indices {
      let piece = rest.prefix(pieces[index].length)
      rest = rest.dropFirst(pieces[index].length)
      pieces[index].length = replace(String(Substring(piece))).utf8.count
    }
    var shown = FormattedText(
      text: replace(text), value: formatted.value, selection: formatted.selection,
      isComplete: formatted.isComplete, issue: formatted.issue,
      provenance: isUsers ? .user : Provenance(pieces))
    shown.isFull = formatted.isFull
    shown.isFullByLimit = formatted.isFullByLimit
    shown.showsPrefix = formatted.showsPrefix
    shown.isPartShown = formatted.isPartShown
    shown.maker = formatted.maker
    shown.choice = formatted.choice
    return shown
  }
}

extension DatesInDigits: Equatable where Base: Equatable {}
extension DatesInDigits: Hashable where Base: Hashable {}
