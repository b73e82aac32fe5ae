import FormworkPhoneNumbers

extension DialedNumber {
  /// Reads the digits dialed in a field.
  ///
  /// - Parameters:
  ///   - dialed: ASCII digits, with an optional leading plus sign.
  ///   - home: The region of the field.
  init(_ dialed: DigitBuffer, home: PhoneRegion?) {
    self.init(dialed.packed, hasPlus: dialed.first == 0x2B, in: home?.numbering)
  }

  /// The number in E.164 notation, in ASCII; `nil` if there is only a trunk prefix, or the calling
  /// code isn't known.
  var e164: DigitBuffer? {
    guard let plan, isInternational || national.count > 0 else { return nil }
    var e164 = DigitBuffer()
    e164.append(UInt8(ascii: "+"))
    e164 += plan.digits
    e164 += DigitBuffer(national)
    return e164
  }

  /// Whether it has, or begins with, a calling code other than the region's.
  func isForeign(to home: PhoneRegion) -> Bool {
    if !isInternational { return false }
    if let plan { return plan.code != home.callingCode }
    return !PackedDigits(decimal: home.callingCode).starts(with: codeDigits)
  }

  /// Whether the number is right, but can be written better once it is complete.
  var isForeignPrefix: Bool { form == .foreignDialing || form == .ownCode }
}
