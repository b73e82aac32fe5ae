import FormworkPhoneNumbers

/// Formats a telephone number digit by digit, as libphonenumber's as-you-type formatter does.
///
/// It is a port of `AsYouTypeFormatter` (Copyright (C) 2009 The Libphonenumber Authors, Apache License 2.0) to
/// digits and a leading plus sign. Which formats are left, and whether the text is formatted at all, depends on
/// each digit before; the text is only written once, at the end.
struct AsYouType {
  /// The region of the field.
  let region: PhoneRegion?

  /// Whose formats are used: at first those of the field's region, `nil` for a field without one.
  var code: CallingCodePlan?

  /// All that was typed, in ASCII.
  var dialed = DigitBuffer()

  /// What stands before the number: the international prefix, the calling code, the trunk prefix, spaces.
  var prefix = DigitBuffer()

  /// The digits that are to be formatted.
  var number = DigitBuffer()

  /// The trunk prefix that was found first.
  var trunk = DigitBuffer()

  /// The formats of the list that was chosen, and those of them that are still possible, a bit each.
  var entries: [PhoneFormatEntry] = []
  var possible: UInt32 = 0

  /// For how many digits too few the possible formats were last compared with the leading digits.
  var comparedAt = -1

  /// The format that shows its template, with how many digits of it are filled, and how many it has.
  var template: PhoneFormatEntry?
  var filled = 0
  var capacity = 0

  /// Whether the template is the one of the first possible format.
  var isTemplateCurrent = false

  /// Whether a space comes before the number.
  var needsSpace = false

  /// Whether the number can be formatted.
  var isAble = true

  /// Whether it has a calling code or a trunk prefix, so that it is whole.
  var isComplete = false

  /// Whether a calling code must come next.
  var expectsCode = false

  /// Whether a longer trunk prefix was looked for, after which a digit may be missing.
  var isDamaged = false

  init(region: PhoneRegion?) {
    self.region = region
    code = region?.plan
  }

  /// What is shown after a digit.
  enum Shown {
    /// What was typed, as it is.
    case typed

    /// The prefix, and the number as it is; maybe with a space between them.
    case plain, spaced

    /// The template, as far as it is filled.
    case template

    /// A format that the whole number fits.
    case exact(PhoneFormatEntry)
  }
}

extension AsYouType {
  /// Takes the next digit, or a plus sign before all.
  mutating func type(_ byte: UInt8) -> Shown {
    dialed.append(byte)
    if byte != UInt8(ascii: "+") { number.append(byte) }
    guard isAble else { return recover() }
    if dialed.count < 3 { return .typed }
    if dialed.count == 3 {
      if findInternationalPrefix() {
        expectsCode = true
      } else {
        trunk = takeTrunkPrefix()
        return choose()
      }
    }
    if expectsCode {
      if takeCallingCode() { expectsCode = false }
      return .plain
    }
    if possible == 0 { return choose() }
    let before = fillTemplate()
    if let exact = exactFormat() { return .exact(exact) }
    compareLeadingDigits()
    if chooseTemplate() { return refill() }
    return isAble ? before : .typed
  }

  /// Looks for another way to read what couldn't be formatted any more.
  private mutating func recover() -> Shown {
    if findInternationalPrefix() {
      return takeCallingCode() ? chooseAgain() : .typed
    }
    guard takeLongerTrunkPrefix() else { return .typed }
    prefix.append(UInt8(ascii: " "))
    return chooseAgain()
  }

  private mutating func chooseAgain() -> Shown {
    isAble = true
    expectsCode = false
    possible = 0
    template = nil
    (filled, capacity) = (0, 0)
    isTemplateCurrent = false
    return choose()
  }

  /// Chooses among all formats by what there is of the number.
  private mutating func choose() -> Shown {
    if number.count < 3 { return .spaced }
    findPossibleFormats()
    if let exact = exactFormat() { return .exact(exact) }
    return chooseTemplate() ? refill() : .typed
  }
}
