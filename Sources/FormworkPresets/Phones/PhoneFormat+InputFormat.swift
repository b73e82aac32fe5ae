public import FormworkText

extension PhoneFormat: InputFormat {
  /// Puts digits in the place of a range, or takes some out, and formats what results as if it had just
  /// been typed.
  ///
  /// Typed separators are ignored; the format has its own. Backspace and Delete beside separators take the
  /// digit beyond them. Letters are refused, and left out of what is put in at once. Digits of other scripts
  /// become those of ASCII.
  ///
  /// A text is `isFull` where no digit finds room at its end: one in front of it may still make it the number
  /// of another country.
  ///
  /// - Returns: The text after the edit; a refusal with `Refusal.noRoom` for digits of which no number has so many, with
  ///   `Refusal.otherPrefix` for a number with a calling code that is put into another, and for those of other
  ///   countries where ``foreignNumbers`` says so, else with `Refusal.notAllowed`.
  /// - Complexity: O(*n*) in the length of the replacement.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    PhoneEditor(self, current).apply(edit) ?? EditOutcome(current)
  }

  /// The text that shows a number, with the caret at its end.
  ///
  ///     try PhoneFormat(region: "DE").formatted(value: "+493023125042").text  // "030 23125042"
  ///
  /// A number of the region's calling code is shown as it is dialled at home, if it is recognised then;
  /// other numbers in their international form. What has no plus sign is taken as if it had been typed.
  public func formatted(value: String) -> FormattedText {
    let typed = apply(TextEdit(inserting: value, at: 0), to: FormattedText()).formatted
    guard let home, !typed.text.isEmpty, typed.value.utf8.first == UInt8(ascii: "+") else {
      return typed.withCaretAtEnd()
    }
    let dialed = DigitBuffer(typed.value.utf8)
    let number = DialedNumber(dialed, home: home)
    if number.code == home, typed.text.utf8.first == UInt8(ascii: "+"),
      let local = home.dialedAtHome(number.national),
      self.value(of: local).utf8.elementsEqual(typed.value.utf8)
    {
      return formatted(local, caret: local.count, .after)
    }
    return typed.withCaretAtEnd()
  }

  /// The text as it is, but for what can be written better: a plus sign that nothing follows goes, and so
  /// does a trunk prefix behind a calling code, as in `+44 (0)20`; an international prefix that isn't dialled
  /// in the region, as `00` in the United States, becomes a plus sign.
  public func blurred(_ current: FormattedText) -> FormattedText {
    if current.text.utf8.elementsEqual([UInt8(ascii: "+")]) { return FormattedText() }
    let dialed = CountedText(phone: current.text).characters
    let number = DialedNumber(dialed, home: home)
    guard dialed.first == UInt8(ascii: "+") || number.isForeignPrefix, number.isComplete,
      let e164 = number.e164, e164 != dialed
    else { return current }
    return formatted(e164, caret: e164.count, .after)
  }

  /// Digits and a plus sign.
  public var keyboard: InputKeyboard { .phone }

  /// A telephone number.
  public var purpose: InputPurpose? { .telephone }
}

extension PhoneFormat: TypedInputFormat {
  /// The number of a whole text; `nil` as long as it is too short or too long to be one.
  public func typed(_ formatted: FormattedText) -> PhoneNumber? {
    formatted.isComplete ? number(of: formatted) : nil
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
    let number = DialedNumber(CountedText(phone: formatted.text).characters, home: home)
    guard let code = number.code, number.e164 != nil else { return nil }
    return PhoneNumber(number, code: code, home: region)
  }
}

extension CallingCode {
  /// What is dialled at home to reach a number; `nil` if no format knows it.
  fileprivate func dialedAtHome(_ national: DigitBuffer) -> DigitBuffer? {
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
