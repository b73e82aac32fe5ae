package import FormworkMasks
package import FormworkPhoneNumbers

extension PhoneFormat {
  /// The maximum number of digits and plus signs in a text: the longest number after a dialing
  /// prefix.
  static var mostDigits: Int { 32 }

  /// Returns the formatted text of dialed digits.
  ///
  /// - Parameters:
  ///   - dialed: ASCII digits, with an optional plus sign that the user typed.
  ///   - caret: The number of digits before the caret.
  ///   - side: The side of separators on which the caret is.
  /// - Returns: The text with its value and state.
  func formatted(_ dialed: DigitBuffer, caret: Int, _ side: CaretSide) -> FormattedText {
    formatted(DialedDigits(dialed, of: self), caret: caret, side)
  }

  /// Returns the formatted text of parsed digits, with an optional extension.
  func formatted(
    _ digits: DialedDigits, caret: Int, _ side: CaretSide, tail: PhoneTail = PhoneTail()
  ) -> FormattedText {
    let (dialed, supplied, number) = (digits.dialed, digits.supplied, digits.number)
    if dialed.isEmpty { return FormattedText() }
    var formatter = AsYouType(region: region)
    let bytes = formatter.text(of: dialed)
    var pieces = pieces(of: bytes, supplied: supplied)
    var (text, issue) = (bytes.text, issue(of: number))
    if !tail.characters.isEmpty {
      // A space may already follow the last digit.
      if bytes.count == 0 || bytes[bytes.count - 1] != 0x20 {
        text += " "
        pieces.append(.init(length: 1, kind: []))
      }
      text += String(decoding: tail.characters, as: UTF8.self)
      pieces.append(.init(length: tail.characters.count, kind: .user))
      let length = text.utf16Length
      let place = UTF16Offset(length - tail.characters.count)..<UTF16Offset(length)
      issue = issue ?? .hasExtension.located(at: place)
    }
    var formatted = FormattedText(
      text: text, value: value(of: number, dialed: digits.dialed),
      selection: selection(caret + supplied, side, in: bytes),
      isComplete: number.isPossible, issue: issue, provenance: Provenance(pieces))
    formatted.isFull = issue == nil && isFull(dialed, number)
    return formatted
  }

  private func selection(_ caret: Int, _ side: CaretSide, in bytes: DigitBuffer) -> Range<
    UTF16Offset
  > {
    var count = 0
    var place = 0
    while place < bytes.count, count < caret {
      if bytes[place].isDialed { count += 1 }
      place += 1
    }
    // A space may already follow the last digit; a key is inserted after it.
    let isLast = !bytes.dropFirst(place).contains { $0.isDialed }
    if isLast { place = bytes.count }
    if side == .before { while place < bytes.count, !bytes[place].isDialed { place += 1 } }
    return UTF16Offset(place)..<UTF16Offset(place)
  }

  private func pieces(of bytes: DigitBuffer, supplied: Int) -> [Provenance.Piece] {
    var pieces: [Provenance.Piece] = []
    pieces.reserveCapacity(12)
    for (place, byte) in bytes.enumerated() {
      let kind: Provenance.Kind = byte.isDialed && place >= supplied ? [.user, .value] : []
      if let last = pieces.last, last.kind == kind {
        pieces[pieces.count - 1].length += 1
      } else {
        pieces.append(.init(length: 1, kind: kind))
      }
    }
    return pieces
  }

  /// Whether a plus sign must be supplied: there is no region, and a calling code may follow.
  fileprivate func lacksPlus(_ dialed: DigitBuffer) -> Bool {
    guard region == nil, let first = dialed.first else { return false }
    return first != UInt8(ascii: "+") && first != 0x30
  }

  /// Whether the plus sign at the start of a text was supplied.
  func suppliesPlus(of current: FormattedText) -> Bool {
    guard region == nil, current.text.utf8.first == UInt8(ascii: "+") else { return false }
    let first = current.provenance.pieces(of: current.text).first
    return first.map { !$0.kind.contains(.user) } ?? false
  }

  /// Returns the number of dialed digits in E.164, or the digits themselves if it isn't known yet.
  func e164(of dialed: DigitBuffer) -> DigitBuffer {
    DialedNumber(dialed, home: region).e164 ?? dialed
  }

  /// Returns the value of dialed digits.
  func value(of number: DialedNumber, dialed: DigitBuffer) -> String {
    switch valueStyle {
    case .asTyped: return dialed.text
    case .e164: return (number.e164 ?? dialed).text
    case .national:
      guard let region, let plan = region.plan, number.plan == plan, number.e164 != nil else {
        return (number.e164 ?? dialed).text
      }
      if !number.isInternational { return dialed.text }
      return (plan.dialedAtHome(DigitBuffer(number.national)) ?? number.e164 ?? dialed).text
    }
  }
}

extension PhoneFormat {
  /// Returns the reason digits can't replace `count` others; `nil` if they can.
  func rejection(of digits: DialedDigits, insteadOf count: Int) -> Rejection? {
    if foreignNumbers == .reject, let region, digits.number.isForeign(to: region) {
      return .otherPrefix
    }
    if isExcluded(digits.number) { return .otherPrefix }
    // A number that is already too long may be edited as long as it doesn't grow.
    let isOverfull = digits.number.isOverfull || digits.dialed.count > Self.mostDigits
    return isOverfull && digits.dialed.count - digits.supplied > count ? .noRoom : nil
  }

  /// Whether no further digit can be added.
  ///
  /// Digits that begin like the region's calling code may become a number that is dialed with it.
  private func isFull(_ dialed: DigitBuffer, _ number: DialedNumber) -> Bool {
    guard number.isPossible else { return number.isOverfull }
    if !number.isInternational, let plan = region?.plan, dialed.starts(with: plan.digits) {
      return false
    }
    return DialedDigits(dialed + CollectionOfOne(0x35), of: self).number.isTooLong
  }

  /// Whether the number can be assigned to a subscriber, by its length and its first digits.
  func isValid(_ formatted: FormattedText) -> Bool {
    DialedNumber(CountedText(phone: formatted.text).characters, home: region).kind != nil
  }

  /// Returns the issue of a number, if any.
  func issue(of number: DialedNumber) -> ValidationIssue? {
    if number.hasUnknownCode { return .unknownCallingCode }
    if number.isTooLong { return .tooLong }
    // A deletion is never rejected, and may turn the number into another country's.
    if foreignNumbers == .reject, let region, number.isForeign(to: region) { return .foreignNumber }
    if isExcluded(number) || number.isPossible && isOfOtherRegion(number) { return .foreignNumber }
    if validity == .valid, number.isPossible, number.kind == nil { return .notValid }
    return kinds == .mobile && number.isPossible && !isMobile(number) ? .notMobile : nil
  }

  /// Whether none of the accepted regions has the calling code.
  private func isExcluded(_ number: DialedNumber) -> Bool {
    guard let allowedRegions, number.isInternational else { return false }
    return !allowedRegions.contains { region in
      number.plan.map { $0.code == region.callingCode }
        ?? PackedDigits(decimal: region.callingCode).starts(with: number.codeDigits)
    }
  }

  private func isOfOtherRegion(_ number: DialedNumber) -> Bool {
    guard let allowedRegions, let plan = number.plan else { return false }
    let found = PhoneFieldNumber(number, plan, home: region).region
    return found.map { !allowedRegions.contains($0) } ?? true
  }

  private func isMobile(_ number: DialedNumber) -> Bool {
    number.kind == .mobile || number.kind == .fixedLineOrMobile
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit or a plus sign.
  fileprivate var isDialed: Bool { self & 0xF0 == 0x30 && self < 0x3A || self == 0x2B }
}

/// Dialed digits, and the number that they represent.
struct DialedDigits {
  /// The digits with the plus sign that they need, in ASCII.
  let dialed: DigitBuffer

  /// The number of plus signs that were supplied: zero or one.
  let supplied: Int

  /// The number that the digits represent.
  let number: DialedNumber

  init(_ dialed: DigitBuffer, of format: PhoneFormat) {
    var dialed = dialed
    supplied = format.lacksPlus(dialed) ? 1 : 0
    if supplied == 1 { dialed.insert(UInt8(ascii: "+"), at: 0) }
    self.dialed = dialed
    number = DialedNumber(dialed, home: format.region)
  }
}

extension PhoneFormat {
  /// Returns the range of the value that a range of the text shows, in UTF-16 code units.
  ///
  /// A trunk prefix isn't part of the value: it corresponds to the calling code, or to the start of
  /// the text.
  package func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    let map = PhoneRangeMap(formatted, home: region)
    let lower = map.place(ofCount: map.text.count(before: textRange.lowerBound))
    let upper = map.place(ofCount: map.text.count(before: textRange.upperBound))
    return UTF16Offset(lower)..<UTF16Offset(max(lower, upper))
  }

  /// Returns the range of the text that shows a range of the value, in UTF-16 code units.
  package func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    let map = PhoneRangeMap(formatted, home: region)
    let lower = map.count(ofPlace: valueRange.lowerBound.value)
    let upper = map.count(ofPlace: valueRange.upperBound.value)
    if upper <= lower {
      let caret = lower == 0 ? map.text.offset(before: 0) : map.text.offset(after: lower)
      return caret..<caret
    }
    return map.text.offset(before: lower)..<map.text.offset(after: upper)
  }
}

/// The digits of a text and of its value, aligned at their ends. Different digits are at the start.
private struct PhoneRangeMap {
  let text: CountedText

  /// The number of digits in the text and in the value before the digits that they share.
  private let dialedStart: Int
  private let valueStart: Int
  private let shared: Int

  init(_ formatted: FormattedText, home: PhoneRegion?) {
    text = CountedText(phone: formatted.text)
    let value = Array(formatted.value.utf8)
    var shared = 0
    while shared < min(text.characters.count, value.count),
      text.characters[text.characters.count - 1 - shared] == value[value.count - 1 - shared]
    {
      shared += 1
    }
    let number = DialedNumber(text.characters, home: home)
    // A trunk prefix may equal the end of the calling code.
    if !number.isInternational, number.plan != nil, value.first == UInt8(ascii: "+") {
      shared = min(shared, number.national.count)
    }
    self.shared = shared
    dialedStart = text.characters.count - shared
    valueStart = value.count - shared
  }

  /// Returns the position in the value after `count` digits of the text.
  func place(ofCount count: Int) -> Int {
    if count <= 0 { return 0 }
    return count <= dialedStart
      ? valueStart : min(count, dialedStart + shared) - dialedStart + valueStart
  }

  /// Returns the number of digits in the text before a position in the value.
  func count(ofPlace place: Int) -> Int {
    if place <= 0 { return 0 }
    return place <= valueStart ? dialedStart : min(place - valueStart, shared) + dialedStart
  }
}

/// A complete or incomplete phone number.
///
///     let format = try PhoneFormat(region: "GB")
///     let number = format.number(of: format.formatted(text: "020 7946 0018"))
///     number?.e164            // "+442079460018"
///     number?.nationalNumber  // "2079460018"
///     number?.region?.code    // "GB"
package struct PhoneFieldNumber: Hashable, Sendable {
  /// The calling code, such as 44.
  package let callingCode: Int

  /// The digits after the calling code, without a trunk prefix.
  package let nationalNumber: String

  /// The region of the number; `nil` for services without a country, such as +800.
  ///
  /// If regions share a calling code, it is the one whose valid numbers begin with these digits: +1
  /// 242 belongs to the Bahamas. If several regions have such numbers, it is the region of the
  /// field if that is one of them, or else the main region.
  package let region: PhoneRegion?

  /// The purpose of the number; `nil` until its digits determine it, or if the number isn't valid.
  package let kind: PhoneNumber.NumberType?

  init(_ dialed: DialedNumber, _ plan: CallingCodePlan, home: PhoneRegion?) {
    callingCode = plan.code
    nationalNumber = dialed.national.text
    let preferred = home?.callingCode == plan.code ? home?.numbering : nil
    region = plan.region(ofNumbersStarting: dialed.national, preferring: preferred)
      .map(PhoneRegion.init)
    kind = dialed.kind
  }

  /// The number in E.164: `+`, the calling code, and the national number.
  package var e164: String {
    "+" + PackedDigits(decimal: callingCode).text + nationalNumber
  }

  /// Returns a Boolean value that indicates whether two numbers and their regions are equal.
  package static func == (left: Self, right: Self) -> Bool {
    left.callingCode == right.callingCode && left.region == right.region
      && left.nationalNumber.utf8.elementsEqual(right.nationalNumber.utf8)
  }

  /// Hashes the calling code and the national number.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(callingCode)
    for byte in nationalNumber.utf8 { hasher.combine(byte) }
  }
}
