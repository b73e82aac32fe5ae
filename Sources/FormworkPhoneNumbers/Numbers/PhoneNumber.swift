/// A phone number parsed from text.
///
///     let number = try PhoneNumber("(020) 7946 0018 ext. 5", region: "GB")
///     number.e164                        // "+442079460018"
///     number.formatted(.international)   // "+44 20 7946 0018 ext. 5"
///     number.kind                        // .fixedLine
///     number.isValid                     // true
///
/// The results match those of libphonenumber in version ``dataVersion``, tested against its Python
/// port. A valid number isn't necessarily in use.
public struct PhoneNumber: Hashable, Sendable {
  /// The numbering plan of the calling code.
  let plan: CallingCodePlan

  /// The digits after the calling code.
  let national: PackedDigits

  private let extensionDigits: PackedDigits

  /// Parses a phone number.
  ///
  /// The text can contain a trunk prefix or an international prefix, punctuation, letters instead
  /// of digits (`1-800-FLOWERS`), full-width digits or those of other scripts, an extension, and
  /// leading words. It can also be a link (`tel:020-7946-0018;phone-context=+44`).
  ///
  /// - Parameters:
  ///   - text: Text with one number.
  ///   - region: The region from which the number is dialed, as the two letters of ISO 3166 in any
  ///     case. If it is `nil` or unknown, the number needs a plus sign.
  /// - Throws: ``PhoneNumberError`` if the text can't be a number. A parsed number isn't
  ///   necessarily ``isValid``.
  /// - Complexity: O(*n*) in the length of the text. Text of more than 250 characters is rejected.
  public init(_ text: String, region: String? = nil) throws(PhoneNumberError) {
    let dialed = try DialedText(text)
    let outcome = try PhoneNumberParser.parse(dialed, in: region.flatMap(NumberingRegion.init))
    (plan, national) = (outcome.plan, outcome.national)
    extensionDigits = dialed.extensionDigits
  }
}

extension PhoneNumber {
  /// The calling code, such as 44.
  public var callingCode: Int { plan.code }

  /// The digits after the calling code, without a trunk prefix, but with leading zeros that belong
  /// to the number.
  public var nationalNumber: String { national.text }

  /// The digits of the extension; `nil` if there is none.
  public var extensionNumber: String? {
    extensionDigits.count == 0 ? nil : extensionDigits.text
  }

  /// The version of libphonenumber's metadata, such as `9.0.43`.
  public static var dataVersion: String { NumberingTables.version }
}
