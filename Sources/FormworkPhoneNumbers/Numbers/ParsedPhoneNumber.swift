/// A phone number that was read from a text, with all that can be told of it.
///
///     let number = try ParsedPhoneNumber("(020) 7946 0018 ext. 5", region: "GB")
///     number.e164                        // "+442079460018"
///     number.formatted(.international)   // "+44 20 7946 0018 ext. 5"
///     number.kind                        // .fixedLine
///     number.isValid                     // true
///
/// It answers as libphonenumber does, by way of its port to Python in the version of ``dataVersion``. What a number
/// looks like says nothing about whether somebody has it.
public struct ParsedPhoneNumber: Hashable, Sendable {
  /// What is known of the calling code.
  let plan: CallingCodePlan

  /// The digits after the calling code.
  let national: PackedDigits

  private let extensionDigits: PackedDigits

  /// Reads a number.
  ///
  /// It may be written as people do: with a trunk prefix or an international one, with punctuation, with letters
  /// instead of digits (`1-800-FLOWERS`), with full-width digits or those of other alphabets, with an extension, as
  /// a link (`tel:020-7946-0018;phone-context=+44`), and with words before it.
  ///
  /// - Parameters:
  ///   - text: The text, with one number in it.
  ///   - region: Where the number is dialled, as two letters of ISO 3166 in any case. Without one, or with one that
  ///     there isn't, only numbers with a plus sign are read.
  /// - Throws: ``PhoneNumberError`` if the text can't be a number. A number that can be read isn't always one that
  ///   ``isValid``.
  /// - Complexity: O(*n*) in the length of the text; of more than 250 characters nothing is read.
  public init(_ text: String, region: String? = nil) throws(PhoneNumberError) {
    let dialed = try DialedText(text)
    let outcome = try PhoneNumberParser.parse(dialed, in: region.flatMap(NumberingRegion.init))
    (plan, national) = (outcome.plan, outcome.national)
    extensionDigits = dialed.extensionDigits
  }
}

extension ParsedPhoneNumber {
  /// The calling code, such as 44.
  public var callingCode: Int { plan.code }

  /// The digits after the calling code, without trunk prefix; zeros that belong to the number are among them.
  public var nationalNumber: String { national.text }

  /// The digits of the extension; `nil` if there is none.
  public var extensionNumber: String? {
    extensionDigits.count == 0 ? nil : extensionDigits.text
  }

  /// The version of libphonenumber's metadata, such as `9.0.43`.
  public static var dataVersion: String { NumberingTables.version }
}
