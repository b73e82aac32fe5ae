import FormworkPhoneNumbers
package import FormworkMasks

extension PhoneFormat: InputFormat {
  /// Inserts or deletes digits, and formats the result as if it had just been typed.
  ///
  /// Typed separators are ignored, because the format supplies its own. Backspace and Delete next
  /// to separators delete the digit beyond them. Letters are rejected. Digits of other scripts
  /// become ASCII digits.
  ///
  /// Inserted text is placed as a whole; if there are more digits than the country has, it has the
  /// issue `tooLong`. If the text contains anything else, such as words or an extension, its one
  /// complete number is placed, and the rest is reported as unused. Text without such a number, or
  /// with several, is rejected.
  ///
  /// Text is `isFull` if no digit can be added at its end. A number can't have more than 17 digits
  /// after the calling code: further digits are rejected.
  ///
  /// - Returns: The text after the edit, or a rejection: `Rejection.noRoom` for more than 17
  ///   digits, `Rejection.otherPrefix` for a calling code inside a number or a number that
  ///   ``foreignNumbers`` excludes, and `Rejection.notAllowed` otherwise.
  /// - Complexity: O(*n*) in the length of the replacement.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    ExportedNumber.outcome(of: edit, in: current, .phone) {
      PhoneEditor(self, current).apply($0) ?? EditOutcome(current)
    }
  }

  /// Returns the formatted text of a number, with the caret at its end.
  ///
  ///     try PhoneFormat(region: "DE").formatted(value: "+493023125042").text  // "030 23125042"
  ///
  /// A number with the region's calling code is shown in national form if it can be recognized in
  /// that form. Other numbers are shown in international form. A value without a plus sign is
  /// handled as typed digits.
  ///
  /// A value that isn't exactly one number is shown as far as possible, with an issue. It isn't
  /// complete, and the value stays as assigned until the user edits it.
  package func formatted(value: String) -> FormattedText {
    let outcome = apply(TextEdit(inserting: value, at: 0), to: FormattedText())
    guard outcome.placesAll, outcome.formatted.issue == nil else {
      return assigned(value, outcome)
    }
    let typed = outcome.formatted
    // A value that has the digits that were typed shows them again.
    let isAsTyped = valueStyle == .asTyped && homeNumbers == .asTyped
    return (isAsTyped ? typed : shownAtHome(typed) ?? typed).withCaretAtEnd()
  }

  /// Returns a number of the region in national form, without its calling code; `nil` if that form
  /// would be read as another number.
  private func shownAtHome(_ typed: FormattedText) -> FormattedText? {
    guard let region, let plan = region.plan, typed.text.utf8.first == UInt8(ascii: "+"),
      let e164 = DialedNumber(CountedText(phone: typed.text).characters, home: region).e164
    else { return nil }
    let number = DialedNumber(e164, home: region)
    guard number.plan == plan, let local = plan.dialedAtHome(DigitBuffer(number.national)),
      self.e164(of: local) == e164
    else { return nil }
    return formatted(local, caret: local.count, .after)
  }

  /// Returns the formatted text of a value that isn't a number, or contains more than one.
  private func assigned(_ value: String, _ outcome: EditOutcome) -> FormattedText {
    let input = PhoneInput(value)
    if input.isIgnored { return FormattedText() }
    let first = DigitBuffer((input.whole ?? input.first).prefix(Self.mostDigits - 1))
    var shown = outcome.formatted
    if outcome.isRejected { shown = formatted(first, caret: first.count, .after) }
    let hasExtension = input.hasExtension || input.link.map { !$0.unused.isEmpty } ?? false
    shown.issue =
      shown.issue
      ?? (input.whole != nil ? .tooLong : hasExtension ? .hasExtension : .malformed)
    shown.isComplete = false
    shown.isFull = false
    shown.value = value
    return shown.withCaretAtEnd()
  }

  /// Returns the text after the user leaves the field, with small corrections.
  ///
  /// A plus sign without digits, the beginning of an extension, and a trunk prefix after a calling
  /// code, as in `+44 (0)20`, are removed. A plus sign is added to a calling code without one. It
  /// replaces an international prefix that isn't dialed in the region, such as `00` in the United
  /// States. The same goes for a prefix before the region's own calling code. With ``PhoneFormat/NationalDisplay/national``, a number of the region loses its calling code.
  package func editingEnded(_ current: FormattedText) -> FormattedText {
    if current.text.utf8.elementsEqual([UInt8(ascii: "+")]) { return FormattedText() }
    let dialed = CountedText(phone: current.text).characters
    let tail = PhoneTail(of: current.text)
    if !tail.characters.isEmpty {
      return tail.hasDigits ? current : editingEnded(formatted(dialed, caret: dialed.count, .after))
    }
    let number = DialedNumber(dialed, home: region)
    guard current.isDone, number.isInternational, let e164 = number.e164 else { return current }
    let whole = formatted(e164, caret: e164.count, .after)
    if homeNumbers == .national, let home = shownAtHome(whole) { return home }
    return isCorrected(number, dialed) && e164 != dialed && self.e164(of: e164) == e164
      ? whole : current
  }

  /// Returns the unused letters and digits of a text, without those of a link such as `tel:`.
  package func unused(of input: String, in formatted: FormattedText) -> String {
    let unused = formatted.unused(of: input)
    if unused.isEmpty { return "" }
    let outcome = apply(TextEdit(inserting: input, at: 0), to: FormattedText())
    return outcome.isRejected ? unused : outcome.unused
  }

  /// The keyboard for phone numbers.
  package var keyboard: KeyboardType { .phonePad }

  /// The purpose: a phone number.
  package var purpose: TextContentType? { .telephone }
}

extension PhoneFormat: TypedInputFormat {
  /// Returns the number of a complete text; `nil` if something is missing or wrong.
  package func typed(_ formatted: FormattedText) -> PhoneFieldNumber? {
    formatted.isDone ? number(of: formatted) : nil
  }

  /// Returns the formatted text of a number, with the caret at its end.
  package func formatted(typed: PhoneFieldNumber) -> FormattedText {
    formatted(value: typed.e164)
  }

  /// Returns the calling code, national number, and region of a complete or incomplete number.
  ///
  ///     let format = PhoneFormat()
  ///     format.number(of: format.formatted(text: "+1242"))?.region?.code  // "BS"
  ///
  /// - Parameter formatted: Text of this format.
  /// - Returns: The known part of the number; `nil` if the calling code isn't known yet, or there
  ///   is only a trunk prefix.
  /// - Complexity: O(*n*) in the length of the text.
  package func number(of formatted: FormattedText) -> PhoneFieldNumber? {
    let number = DialedNumber(CountedText(phone: formatted.text).characters, home: region)
    guard let plan = number.plan, number.e164 != nil else { return nil }
    return PhoneFieldNumber(number, plan, home: region)
  }
}

extension CallingCodePlan {
  /// Returns the digits to dial a number from its own country; `nil` if no format knows it.
  func dialedAtHome(_ national: DigitBuffer) -> DigitBuffer? {
    let tooFew = max(0, national.count - 3)
    let fitting = nationalFormats.entries.filter { entry in
      let last = entry.leadingCount - 1
      return last < 0 || entry.leading(min(tooFew, last))?.end(in: national) != nil
    }
    let exact = fitting.first { $0.lengths.contains(national.count) }
    let coming = fitting.first { $0.lengths.upperBound > national.count }
    guard let entry = exact ?? coming else { return nil }
    return entry.isGroupOnly ? national : trunkPrefix + national
  }
}
