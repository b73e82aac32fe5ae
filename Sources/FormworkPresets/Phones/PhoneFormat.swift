public import FormworkText

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
public struct PhoneFormat: Hashable, Sendable {
  /// The region of numbers without a calling code; `nil` if all numbers are international.
  public let region: PhoneRegion?

  /// The treatment of numbers of other countries in a field with a region.
  public var foreignNumbers: ForeignNumbers

  /// The strictness with which a number is checked.
  public var validity: Validity

  /// The regions whose numbers are accepted; `nil` for all.
  ///
  /// A calling code that none of them has is rejected, and a number of another region with the same
  /// calling code has the issue `foreignNumber`.
  public var allowedRegions: [PhoneRegion]?

  /// The accepted kinds of numbers; others have an issue.
  public var kinds = Kinds.any

  /// The display of a number of the region that was typed with its calling code.
  public var homeNumbers = HomeNumbers.asTyped

  /// The notation of the value.
  public var valueStyle = ValueStyle.e164

  /// Creates a format for international numbers.
  ///
  /// - Parameter validity: How strictly a number is checked.
  public init(validity: Validity = .possible) {
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
  public init(
    _ region: PhoneRegion, foreignNumbers: ForeignNumbers = .international,
    validity: Validity = .possible
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
  public init(
    region: String, foreignNumbers: ForeignNumbers = .international,
    validity: Validity = .possible
  ) throws(UnknownPhoneRegion) {
    self.init(
      try PhoneRegion(region), foreignNumbers: foreignNumbers, validity: validity)
  }
}

extension PhoneFormat {
  /// The handling of numbers of other countries, which have a foreign calling code.
  public enum ForeignNumbers: Hashable, Sendable {
    /// They are shown in international form.
    case international

    /// They are rejected, with `Rejection.otherPrefix`.
    case reject
  }

  /// The accepted kinds of numbers.
  public enum Kinds: Hashable, Sendable {
    /// All.
    case any

    /// Mobile numbers, and numbers that may be mobile, as in the United States. Others have the
    /// issue `notMobile`.
    case mobile
  }

  /// The display of a number of the field's region that was typed with its calling code.
  public enum HomeNumbers: Hashable, Sendable {
    /// As it was typed: `+49 30 23125042`.
    case asTyped

    /// As it is dialed in the region, once the number is complete and the user leaves the field:
    /// `030 23125042`.
    case national
  }

  /// The notation of the value.
  public enum ValueStyle: Hashable, Sendable {
    /// In E.164: `+493023125042`.
    case e164

    /// As it is dialed in the field's region, `03023125042`; a number with another calling code is
    /// in E.164.
    case national

    /// With the digits that were typed: `03023125042` or `+493023125042`.
    case asTyped
  }

  /// The strictness with which a number is checked.
  public enum Validity: Hashable, Sendable {
    /// The number must have a possible length for its country.
    case possible

    /// The number must be assignable by its length and its first digits; otherwise, it has the
    /// issue `notValid`.
    ///
    /// Numbering plans change after the data was compiled, so a new number may have this issue
    /// although it is right.
    case valid
  }
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
