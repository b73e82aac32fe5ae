import FormworkPhoneNumbers

/// Formats a phone number digit by digit, like libphonenumber's as-you-type formatter.
///
/// It is a port of `AsYouTypeFormatter` (Copyright (C) 2009 The Libphonenumber Authors, Apache
/// License 2.0) to digits and a leading plus sign. Each digit affects which formats remain and
/// whether the text is formatted at all; the text is only written once, at the end.
struct AsYouType {
  /// The region of the field.
  let region: PhoneRegion?

  /// The country whose formats are used: at first that of the field's region, or `nil` without one.
  var code: CallingCodePlan?

  /// All typed characters, in ASCII.
  var dialed = DigitBuffer()

  /// The characters before the number: the international prefix, the calling code, the trunk
  /// prefix, and spaces.
  var prefix = DigitBuffer()

  /// The digits to format.
  var number = DigitBuffer()

  /// The trunk prefix that was found first.
  var trunk = DigitBuffer()

  /// The formats of the chosen list. A bit mask marks the possible ones.
  var entries: [PhoneFormatEntry] = []
  var possible: UInt32 = 0

  /// The number of missing digits when the possible formats were last matched with the leading
  /// digits.
  var comparedAt = -1

  /// The format of the current template, with its filled and its total digits.
  var template: PhoneFormatEntry?
  var filled = 0
  var capacity = 0

  /// Whether the template belongs to the first possible format.
  var isTemplateCurrent = false

  /// Whether a space precedes the number.
  var needsSpace = false

  /// Whether the number can be formatted.
  var isAble = true

  /// Whether the number has a calling code or a trunk prefix, so that it is complete.
  var isComplete = false

  /// Whether a calling code must follow.
  var expectsCode = false

  /// Whether the formatter has looked for a longer trunk prefix, after which a digit may be
  /// missing.
  var isDamaged = false

  init(region: PhoneRegion?) {
    self.region = region
    code = region?.plan
  }

  /// The text to show after a digit.
  enum Shown {
    /// The typed characters.
    case typed

    /// The prefix and the unformatted number, possibly with a space between them.
    case plain, spaced

    /// The filled part of the template.
    case template

    /// A format that the whole number fits.
    case exact(PhoneFormatEntry)
  }
}

extension AsYouType {
  /// Handles the next digit, or a leading plus sign.
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

  /// Looks for another interpretation of a number that can't be formatted any more.
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

  /// Chooses among all formats for the current part of the number.
  private mutating func choose() -> Shown {
    if number.count < 3 { return .spaced }
    findPossibleFormats()
    if let exact = exactFormat() { return .exact(exact) }
    return chooseTemplate() ? refill() : .typed
  }
}
