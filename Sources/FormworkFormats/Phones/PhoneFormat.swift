public import FormworkMasks
import FormworkPhoneNumbers

/// A format for phone numbers of all countries, which formats them as the user types.
///
///     let format = try PhoneFormat(region: "US")
///     format.formatted(text: "2125550100").text     // "(212) 555-0100"
///     format.formatted(text: "2125550100").value    // "+12125550100"
///     format.formatted(text: "+442079460018").text  // "+44 20 7946 0018"
///
/// The text is the same as that of libphonenumber's as-you-type formatter, digit by digit,
/// including trunk prefixes and international prefixes. The value is the number in E.164 once the
/// calling code is known, and the digits until then. Typed, pasted, and assigned numbers are parsed
/// as in libphonenumber. If there are too many digits, they are all shown, with the issue
/// `tooLong`. ``number(of:)`` returns the calling code, the national number, and the region.
///
/// Without a region, all numbers are international, and a plus sign is supplied unless the first
/// digit is a zero.
///
///     PhoneFormat().formatted(text: "493023125042").text  // "+49 30 23125042"
package struct PhoneFormat: Hashable, Sendable {
  /// The region of numbers without a calling code; `nil` if all numbers are international.
  package let region: PhoneRegion?

  /// The treatment of numbers of other countries in a field with a region.
  package var foreignNumbers: InternationalNumbers

  /// The strictness with which a number is checked.
  package var validity: Validity

  /// The regions whose numbers are accepted; `nil` for all.
  ///
  /// A calling code that none of them has is rejected, and a number of another region with the same
  /// calling code has the issue `foreignNumber`.
  package var allowedRegions: [PhoneRegion]?

  /// The accepted kinds of numbers; others have an issue.
  package var kinds = Kinds.any

  /// The display of a number of the region that was typed with its calling code.
  package var homeNumbers = NationalDisplay.asTyped

  /// The notation of the value.
  package var valueStyle = ValueStyle.e164

  /// Creates a format for international numbers.
  ///
  /// - Parameter validity: How strictly a number is checked.
  package init(validity: Validity = .valid) {
    region = nil
    foreignNumbers = .international
    self.validity = validity
  }

  /// Creates a format for numbers of a region; foreign numbers have a calling code.
  ///
  /// - Parameters:
  ///   - region: The region of numbers without a calling code.
  ///   - foreignNumbers: How numbers of other countries are handled.
  ///   - validity: How strictly a number is checked.
  package init(
    _ region: PhoneRegion, foreignNumbers: InternationalNumbers = .international,
    validity: Validity = .valid
  ) {
    self.region = region
    self.foreignNumbers = foreignNumbers
    self.validity = validity
  }

  /// Creates a format for numbers of a region; foreign numbers have a calling code.
  ///
  /// - Parameters:
  ///   - region: The two letters of ISO 3166, such as `"US"`, in any case.
  ///   - foreignNumbers: How numbers of other countries are handled.
  ///   - validity: How strictly a number is checked.
  /// - Throws: ``UnknownPhoneRegion`` if there is no such region.
  package init(
    region: String, foreignNumbers: InternationalNumbers = .international,
    validity: Validity = .valid
  ) throws(UnknownPhoneRegion) {
    self.init(
      try PhoneRegion(region), foreignNumbers: foreignNumbers, validity: validity)
  }
}

extension PhoneFormat {
  package typealias InternationalNumbers = FormworkFormats.InternationalNumbers
  package typealias NationalDisplay = FormworkFormats.NationalDisplay
  package typealias Kinds = PhoneNumberTypes
  package typealias Validity = PhoneValidity
  package typealias ValueStyle = PhoneNumberFormat
}

extension ValidationIssue {
  /// The number belongs to another country, and the field rejects such numbers. A deletion can
  /// cause it.
  public static let foreignNumber = ValidationIssue(code: "foreignNumber")

  /// The digits don't begin with a known calling code.
  public static let unknownCallingCode = ValidationIssue(code: "unknownCallingCode")

  /// The digits aren't the beginning of a valid number of the country, and the field only accepts
  /// valid numbers.
  public static let notValid = ValidationIssue(code: "notValid")

  /// The number isn't a mobile number, and the field only accepts mobile numbers.
  public static let notMobile = ValidationIssue(code: "notMobile")

  /// The number has an extension, which can't be part of the value.
  public static let hasExtension = ValidationIssue(code: "hasExtension")
}

/// The handling of numbers of other countries, which have a foreign calling code.
public enum InternationalNumbers: Hashable, Sendable {
  /// They are shown in international form.
  case international

  /// They are rejected, with `Rejection.otherPrefix`.
  case reject
}

/// The accepted kinds of numbers.
public enum PhoneNumberTypes: Hashable, Sendable {
  /// All.
  case any

  /// Mobile numbers, and numbers that may be mobile, as in the United States. Others have the
  /// issue `notMobile`.
  case mobile
}

/// The display of a number of the field's region that was typed with its calling code.
public enum NationalDisplay: Hashable, Sendable {
  /// As it was typed: `+49 30 23125042`.
  case asTyped

  /// As it is dialed in the region, once the number is complete and the user leaves the field:
  /// `030 23125042`.
  case national
}

/// The notation of the value.
public enum PhoneNumberFormat: Hashable, Sendable {
  /// In E.164: `+493023125042`.
  case e164

  /// As it is dialed in the field's region, `03023125042`; a number with another calling code is
  /// in E.164.
  case national

  /// With the digits that were typed: `03023125042` or `+493023125042`.
  case asTyped
}

/// The strictness with which a number is checked.
public enum PhoneValidity: Hashable, Sendable {
  /// The number must have a possible length for its country, and mustn't be the beginning of a longer one.
  ///
  /// Use it if numbers must be accepted that were assigned after the data was compiled. It also
  /// accepts numbers that nobody can have, such as `000 000 0000` in the United States.
  case possible

  /// The number must be valid by its length and its first digits, as in libphonenumber; otherwise,
  /// it has the issue `notValid`. This is the default.
  case valid
}

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

// Lines of a file.
extension PhoneFormat {
  /// Reads a line. A number in ASCII is parsed once and written once.
  package func read(line: String) -> LineReading { readWhole(line) ?? readPasted(line) }

  /// Reads a line that is one complete number in ASCII, without a label and an extension; `nil` for any other.
  private func readWhole(_ line: String) -> LineReading? {
    guard let all = DigitBuffer(phoneLine: line), ExportedNumber(line) == nil else { return nil }
    let digits = DialedDigits(all, of: self)
    let number = digits.number
    guard rejection(of: digits, insteadOf: 0) == nil, number.isPossible, issue(of: number) == nil
    else { return nil }
    guard number.isInternational, let e164 = number.e164 else { return reading(of: digits) }
    if homeNumbers == .national { return nil }
    // Leaving the field may correct a prefix.
    if isCorrected(number, digits.dialed), e164 != digits.dialed {
      let corrected = DialedDigits(e164, of: self)
      if corrected.number.e164 == e164 {
        guard corrected.number.isPossible, issue(of: corrected.number) == nil else { return nil }
        return reading(of: corrected)
      }
    }
    return reading(of: digits)
  }

  /// Returns the digits of a number without an issue as a line that was read: what ``formatted(_:caret:_:)`` shows,
  /// without the origin of each character.
  private func reading(of digits: DialedDigits) -> LineReading {
    var formatter = AsYouType(region: region)
    return LineReading(
      text: formatter.text(of: digits.dialed).text,
      value: value(of: digits.number, dialed: digits.dialed), isComplete: true)
  }

  /// Whether a number is shown in E.164's digits after the user has left the field: nobody dials a prefix for other
  /// countries before the code of the own one.
  private func isCorrected(_ number: DialedNumber, _ dialed: DigitBuffer) -> Bool {
    let isOwn = region?.plan != nil && number.plan == region?.plan
    return dialed.first == UInt8(ascii: "+") || number.isForeignPrefix || isOwn
  }
}

extension DigitBuffer {
  /// Creates the digits of a line, with a leading plus sign; `nil` if there is anything else than one number of
  /// ASCII digits with the separators of phone numbers.
  fileprivate init?(phoneLine line: String) {
    var (digits, isNumber) = (DigitBuffer(), false)
    line.withBytes { bytes in
      // One character is a key.
      guard 2...64 ~= bytes.count else { return }
      for byte in bytes {
        switch byte {
        case 0x30...0x39: digits.append(byte)
        case UInt8(ascii: "+") where digits.isEmpty: digits.append(byte)
        case 0x09, 0x20, 0x28, 0x29, 0x2D...0x2F, 0x5B, 0x5D, 0x7E: break
        default: return
        }
      }
      isNumber = digits.count > 1 && digits.count <= PhoneFormat.mostDigits
    }
    if !isNumber { return nil }
    self = digits
  }
}
