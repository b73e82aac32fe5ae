public import FormworkMasks

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
