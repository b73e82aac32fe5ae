public import FormworkText

/// Telephone numbers of all countries, formatted while they are typed.
///
///     let format = try PhoneFormat(region: "US")
///     format.formatted(text: "2125550100").text     // "(212) 555-0100"
///     format.formatted(text: "2125550100").value    // "+12125550100"
///     format.formatted(text: "+442079460018").text  // "+44 20 7946 0018"
///
/// What is shown is what libphonenumber's as-you-type formatter shows, digit by digit, with trunk prefixes and
/// international prefixes. The value is the number as E.164 writes it as soon as the calling code is known,
/// and the digits as they are until then; it is what libphonenumber's parser reads, also in what is pasted, filled in, or
/// assigned. Too many digits are shown with the issue `tooLong`, and never cut. ``number(of:)`` tells the calling code, the national number and the
/// region.
///
/// Without a region all numbers are international: a plus sign is supplied unless the first digit is a zero.
///
///     PhoneFormat().formatted(text: "493023125042").text  // "+49 30 23125042"
public struct PhoneFormat: Hashable, Sendable {
  /// Where numbers without a calling code belong; `nil` if all of them are international.
  public let region: PhoneRegion?

  /// The treatment of numbers of other countries in a field with a region.
  public var foreignNumbers: ForeignNumbers

  /// What the digits of a number must be like to be accepted without an issue.
  public var validity: Validity

  /// The regions whose numbers are accepted; `nil` for all.
  ///
  /// A calling code of none of them is rejected, and a number of another region with the same calling code has the issue
  /// `foreignNumber`.
  public var allowedRegions: [PhoneRegion]?

  /// The accepted kinds of numbers; others have an issue.
  public var kinds = Kinds.any

  /// The display of a number of the region that was typed with its calling code.
  public var homeNumbers = HomeNumbers.asTyped

  /// The notation of the value.
  public var valueStyle = ValueStyle.e164

  /// Creates a format for international numbers.
  ///
  /// - Parameter validity: What the digits of a number must be like.
  public init(validity: Validity = .possible) {
    region = nil
    foreignNumbers = .international
    self.validity = validity
  }

  /// Creates a format for the numbers of a region, and those of others with their calling code.
  ///
  /// - Parameters:
  ///   - region: Where numbers without a calling code belong.
  ///   - foreignNumbers: What becomes of numbers of other countries.
  ///   - validity: How much of a number is checked.
  public init(
    _ region: PhoneRegion, foreignNumbers: ForeignNumbers = .international,
    validity: Validity = .possible
  ) {
    self.region = region
    self.foreignNumbers = foreignNumbers
    self.validity = validity
  }

  /// Creates a format for the numbers of a region, and those of others with their calling code.
  ///
  /// - Parameters:
  ///   - region: The two letters of ISO 3166, such as `"US"`, in any case.
  ///   - foreignNumbers: What becomes of numbers of other countries.
  ///   - validity: How much of a number is checked.
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
  /// What becomes of a number of another country: one with a plus sign or an international prefix.
  public enum ForeignNumbers: Hashable, Sendable {
    /// It is shown in its international form.
    case international

    /// It is rejected, with `Rejection.otherPrefix`.
    case reject
  }

  /// The accepted kinds of numbers.
  public enum Kinds: Hashable, Sendable {
    /// All.
    case any

    /// Those of mobile phones, and those that may be one's, as in the United States; others have the issue `notMobile`.
    case mobile
  }

  /// The display of a number of the field's region that was typed with its calling code.
  public enum HomeNumbers: Hashable, Sendable {
    /// As it was typed: `+49 30 23125042`.
    case asTyped

    /// As it is dialed in the region, once the number is complete and the field is left: `030 23125042`.
    case national
  }

  /// The notation of the value.
  public enum ValueStyle: Hashable, Sendable {
    /// As E.164 writes it: `+493023125042`.
    case e164

    /// As it is dialed in the field's region, `03023125042`; a number of another calling code as E.164 writes it.
    case national

    /// With the digits that were typed: `03023125042` or `+493023125042`.
    case asTyped
  }

  /// What the digits of a number must be like to be accepted without an issue.
  public enum Validity: Hashable, Sendable {
    /// Its length must be that of a number of the country.
    case possible

    /// It must look like a number that is given to somebody, by its length and its first digits; one that doesn't has
    /// the issue `notValid`.
    ///
    /// Numbering plans change, and the data is of one day: a new number can be right, and not valid yet.
    case valid
  }
}

extension ValidationIssue {
  /// A number of another country where such are rejected, which a deletion has made of what was there.
  public static let foreignNumber = ValidationIssue(code: "foreignNumber")

  /// No calling code begins so.
  public static let unknownCallingCode = ValidationIssue(code: "unknownCallingCode")

  /// Digits that no number of the country begins with, where numbers must be valid.
  public static let notValid = ValidationIssue(code: "notValid")

  /// A number that isn't that of a mobile phone, where only such are accepted.
  public static let notMobile = ValidationIssue(code: "notMobile")

  /// An extension after a number, which has no place in the value.
  public static let hasExtension = ValidationIssue(code: "hasExtension")
}
