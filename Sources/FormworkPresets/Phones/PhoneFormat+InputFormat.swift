import FormworkPhoneNumbers
public import FormworkText

extension PhoneFormat: InputFormat {
  /// Puts digits in the place of a range, or takes some out, and formats what results as if it had just
  /// been typed.
  ///
  /// Typed separators are ignored; the format has its own. Backspace and Delete beside separators take the
  /// digit beyond them. Letters are rejected. Digits of other scripts become those of ASCII.
  ///
  /// Inserted text is placed whole, with more digits than the country has as the issue `tooLong`. If there is something
  /// else in it, the one complete number of it is placed, and the rest is reported as unused: an extension, words. A text
  /// without such a number, or with several, is rejected.
  ///
  /// A text is `isFull` where any digit at its end would be too much. No number has more than 17 digits after the calling
  /// code: a digit beyond them is rejected.
  ///
  /// - Returns: The text after the edit; a rejection with `Rejection.noRoom` for more than 17 digits, with
  ///   `Rejection.otherPrefix` for a number with a calling code that is put into another, and for those of other
  ///   countries where ``foreignNumbers`` says so, else with `Rejection.notAllowed`.
  /// - Complexity: O(*n*) in the length of the replacement.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    PhoneEditor(self, current).apply(edit) ?? EditOutcome(current)
  }

  /// The text that shows a number, with the caret at its end.
  ///
  ///     try PhoneFormat(region: "DE").formatted(value: "+493023125042").text  // "030 23125042"
  ///
  /// A number of the region's calling code is shown as it is dialed at home, if it is recognized then;
  /// other numbers in their international form. What has no plus sign is taken as if it had been typed.
  ///
  /// A value that isn't one number of a country, and nothing else, is shown as far as it goes, with an issue. It isn't
  /// complete, and stays the value as it was assigned until the user edits it.
  public func formatted(value: String) -> FormattedText {
    let outcome = apply(TextEdit(inserting: value, at: 0), to: FormattedText())
    guard outcome.placesAll, outcome.formatted.issue == nil else {
      return assigned(value, outcome)
    }
    let typed = outcome.formatted
    // A value that has the digits that were typed shows them again.
    let isAsTyped = valueStyle == .asTyped && homeNumbers == .asTyped
    return (isAsTyped ? typed : shownAtHome(typed) ?? typed).withCaretAtEnd()
  }

  /// A number of the region with its calling code, as it is dialed at home; `nil` if that isn't recognized as the same.
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

  /// The text that shows a value that isn't a number, or has more in it.
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

  /// The text as it is, but for what can be written better: a plus sign that nothing follows goes, and so
  /// does a trunk prefix behind a calling code, as in `+44 (0)20`; a calling code without a plus sign, or after an
  /// international prefix that isn't dialed in the region, as `00` in the United States, gets one. The beginning of an
  /// extension goes, too.
  public func blurred(_ current: FormattedText) -> FormattedText {
    if current.text.utf8.elementsEqual([UInt8(ascii: "+")]) { return FormattedText() }
    let dialed = CountedText(phone: current.text).characters
    let tail = PhoneTail(of: current.text)
    if !tail.characters.isEmpty {
      return tail.hasDigits ? current : blurred(formatted(dialed, caret: dialed.count, .after))
    }
    let number = DialedNumber(dialed, home: region)
    if homeNumbers == .national, current.isDone, let home = shownAtHome(current) { return home }
    guard dialed.first == UInt8(ascii: "+") || number.isForeignPrefix, current.isDone,
      let e164 = number.e164, e164 != dialed, self.e164(of: e164) == e164
    else { return current }
    let whole = formatted(e164, caret: e164.count, .after)
    return homeNumbers == .national ? shownAtHome(whole) ?? whole : whole
  }

  /// The letters and digits of a text that found no place; those of a link such as `tel:` are none.
  public func unused(of input: String, in formatted: FormattedText) -> String {
    let unused = formatted.unused(of: input)
    if unused.isEmpty { return "" }
    let outcome = apply(TextEdit(inserting: input, at: 0), to: FormattedText())
    return outcome.isRejected ? unused : outcome.unused
  }

  /// Digits and a plus sign.
  public var keyboard: InputKeyboard { .phone }

  /// A telephone number.
  public var purpose: InputPurpose? { .telephone }
}

extension PhoneFormat: TypedInputFormat {
  /// The number of a whole text; `nil` as long as something is missing, or wrong.
  public func typed(_ formatted: FormattedText) -> PhoneNumber? {
    formatted.isDone ? number(of: formatted) : nil
  }

  /// The text that shows a number, with the caret at its end.
  public func formatted(typed: PhoneNumber) -> FormattedText {
    formatted(value: typed.e164)
  }

  /// What is known of the number in a text: calling code, national number and region, also while it is
  /// typed.
  ///
  ///     let format = PhoneFormat()
  ///     format.number(of: format.formatted(text: "+1242"))?.region?.code  // "BS"
  ///
  /// - Parameter formatted: A text of this format.
  /// - Returns: The number as far as it is there; `nil` as long as its calling code isn't known, or nothing
  ///   stands there but a trunk prefix.
  /// - Complexity: O(*n*) in the length of the text.
  public func number(of formatted: FormattedText) -> PhoneNumber? {
    let number = DialedNumber(CountedText(phone: formatted.text).characters, home: region)
    guard let plan = number.plan, number.e164 != nil else { return nil }
    return PhoneNumber(number, plan, home: region)
  }
}

extension CallingCodePlan {
  /// What is dialed at home to reach a number; `nil` if no format knows it.
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
