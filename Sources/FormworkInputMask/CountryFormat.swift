package import FormworkMasks

/// A format for phone numbers of countries with their own masks. Each number uses its country's
/// masks as soon as the country is certain.
package struct CountryFormat: InputFormat {
  private let choice: CountryChoice
  private let masks: [Country: MaskSet]

  /// The mask for a number whose country isn't known.
  private let any: Mask

  /// Creates the format of a choice of countries.
  ///
  /// - Parameters:
  ///   - choice: The countries.
  ///   - notations: Symbols of slots in their patterns.
  ///   - options: The options of their masks.
  /// - Throws: `MaskError` for a pattern that can't be read.
  package init(
    _ choice: CountryChoice, notations: [Mask.Notation], options: Mask.Options
  ) throws(MaskError) {
    self.choice = choice
    any = try Mask(Self.anyCountry, options: options)
    var masks: [Country: MaskSet] = [:]
    for country in choice.custom ?? [] {
      var alternatives: [Mask] = []
      for pattern in country.affineFormats {
        alternatives.append(try Mask(pattern, notations: notations, options: options))
      }
      let primary = try Mask(country.primaryFormat, notations: notations, options: options)
      masks[country] = MaskSet(primary: primary, alternatives: alternatives)
    }
    self.masks = masks
  }

  static var anyCountry: String { "+[000] [000] [000] [00] [00]" }

  /// Returns the only possible country of a number, if its masks have room for it.
  private func country(of text: String) -> Country? {
    let digits = text.digits
    let countries = choice.countries(of: digits)
    let shown = countries.first.flatMap { masks[$0] }?.formatted(text: "+" + digits)
    return countries.count == 1 && shown?.text.digits == digits ? countries[0] : nil
  }

  private func format(of text: String) -> AnyInputFormat {
    country(of: text).flatMap { masks[$0] }.map { AnyInputFormat($0) } ?? AnyInputFormat(any)
  }

  private func format(of formatted: FormattedText) -> AnyInputFormat {
    format(of: formatted.text)
  }

  /// Edits a number with its present masks, and formats the result with those of its country.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let isWhole =
      edit.range.lowerBound == 0 && edit.range.upperBound.value >= current.text.utf16.count
    if isWhole, !edit.replacement.isEmpty {
      let outcome = whole(edit.replacement)
      return outcome.formatted.text.digits.isEmpty ? .rejected(current) : outcome
    }
    let outcome = format(of: current).apply(edit, to: current)
    if outcome.isRejected { return outcome }
    let digits = outcome.formatted.text.digits
    if country(of: digits) == country(of: current.text) { return outcome }
    var other = whole(digits)
    let count = outcome.formatted.caret.head(of: outcome.formatted.text).digits.count
    if count < digits.count {
      other.formatted.caret = UTF16Offset(count, ofDigitsIn: other.formatted.text)
    }
    other.removed = outcome.removed
    other.unused = outcome.unused + other.unused
    return other
  }

  /// Formats a whole number, which begins with its calling code, with or without a plus sign.
  private func whole(_ text: String) -> EditOutcome {
    let format = format(of: text)
    let formatted = format.formatted(text: text.contains("+") ? text : "+" + text)
    return EditOutcome(formatted, unused: format.unused(of: text, in: formatted))
  }

  package func formatted(text: String) -> FormattedText { whole(text).formatted }

  package func formatted(value: String) -> FormattedText {
    format(of: value).formatted(value: value)
  }

  package func remainder(after current: FormattedText) -> String {
    format(of: current).remainder(after: current)
  }

  package func editingBegan(_ current: FormattedText) -> FormattedText {
    format(of: current).editingBegan(current)
  }

  package func editingEnded(_ current: FormattedText) -> FormattedText {
    format(of: current).editingEnded(current)
  }

  package func unused(of input: String, in formatted: FormattedText) -> String {
    format(of: formatted).unused(of: input, in: formatted)
  }

  package func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    format(of: formatted).valueRange(of: textRange, in: formatted)
  }

  package func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    format(of: formatted).textRange(of: valueRange, in: formatted)
  }

  package var keyboard: KeyboardType { .phonePad }

  package var purpose: TextContentType? { .telephone }
}

extension String {
  /// The digits 0 to 9 in the string.
  var digits: String { filter { $0.isASCII && $0.isWholeNumber } }
}

extension UTF16Offset {
  /// Returns the text before the offset.
  fileprivate func head(of text: String) -> String {
    String(decoding: text.utf16.prefix(value), as: UTF16.self)
  }

  /// Creates the offset after a number of digits in a text.
  fileprivate init(_ count: Int, ofDigitsIn text: String) {
    var (rest, offset) = (count, 0)
    for unit in text.utf16 where rest > 0 {
      offset += 1
      if 0x30..<0x3A ~= unit { rest -= 1 }
    }
    self.init(offset)
  }
}
