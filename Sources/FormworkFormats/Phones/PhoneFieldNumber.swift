package import FormworkPhoneNumbers

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
