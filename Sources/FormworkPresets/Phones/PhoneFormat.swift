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
/// and the digits as they are until then. ``number(of:)`` tells the calling code, the national number and the
/// region.
///
/// Without a region all numbers are international: a plus sign is supplied unless the first digit is a zero.
///
///     PhoneFormat().formatted(text: "493023125042").text  // "+49 30 23125042"
public struct PhoneFormat: Hashable, Sendable {
  /// Where numbers without a calling code belong; `nil` if all of them are international.
  public let region: PhoneRegion?

  /// What becomes of numbers of other countries in a field with a region.
  public var foreignNumbers: ForeignNumbers

  /// What becomes of more digits than any number of the country has.
  public var extraDigits: ExtraDigits

  /// Creates a format for international numbers.
  ///
  /// - Parameter extraDigits: What becomes of more digits than any number has.
  public init(extraDigits: ExtraDigits = .refuse) {
    region = nil
    foreignNumbers = .international
    self.extraDigits = extraDigits
  }

  /// Creates a format for the numbers of a region, and those of others with their calling code.
  ///
  /// - Parameters:
  ///   - region: Where numbers without a calling code belong.
  ///   - foreignNumbers: What becomes of numbers of other countries.
  ///   - extraDigits: What becomes of more digits than any number has.
  public init(
    _ region: PhoneRegion, foreignNumbers: ForeignNumbers = .international,
    extraDigits: ExtraDigits = .refuse
  ) {
    self.region = region
    self.foreignNumbers = foreignNumbers
    self.extraDigits = extraDigits
  }

  /// Creates a format for the numbers of a region, and those of others with their calling code.
  ///
  /// - Parameters:
  ///   - region: The two letters of ISO 3166, such as `"US"`, in any case.
  ///   - foreignNumbers: What becomes of numbers of other countries.
  ///   - extraDigits: What becomes of more digits than any number has.
  /// - Throws: ``UnknownPhoneRegion`` if there is no such region.
  public init(
    region: String, foreignNumbers: ForeignNumbers = .international,
    extraDigits: ExtraDigits = .refuse
  ) throws(UnknownPhoneRegion) {
    self.init(
      try PhoneRegion(region), foreignNumbers: foreignNumbers, extraDigits: extraDigits)
  }
}

extension PhoneFormat {
  /// What becomes of a number of another country: one with a plus sign or an international prefix.
  public enum ForeignNumbers: Hashable, Sendable {
    /// It is shown in its international form.
    case international

    /// It is refused, with `Refusal.otherPrefix`.
    case refuse
  }

  /// What becomes of more digits than any number of the country has.
  public enum ExtraDigits: Hashable, Sendable {
    /// They are refused, with `Refusal.noRoom`.
    case refuse

    /// They are shown, with the problem `tooLong`, up to 32 signs with the calling code.
    case show
  }

  /// The calling code of the region.
  var home: CallingCode? { region?.callingCodeEntry }
}

extension InputProblem {
  /// A number of another country where such are refused, which a deletion has made of what was there.
  public static let foreignNumber = InputProblem(code: "foreignNumber")

  /// No calling code begins so.
  public static let unknownCallingCode = InputProblem(code: "unknownCallingCode")
}

extension InputFormat where Self == PhoneFormat {
  /// International telephone numbers.
  ///
  ///     MaskedTextField("Phone", value: $phone, format: .phone)
  public static var phone: PhoneFormat { PhoneFormat() }

  /// The telephone numbers of a region, and those of others with their calling code.
  ///
  ///     MaskedTextField("Phone", value: $phone, format: try .phone("US"))
  ///
  /// - Parameter region: Two letters, such as `US`.
  /// - Returns: The format.
  /// - Throws: ``UnknownPhoneRegion`` if there is no such region.
  public static func phone(_ region: String) throws(UnknownPhoneRegion) -> PhoneFormat {
    try PhoneFormat(region: region)
  }
}
