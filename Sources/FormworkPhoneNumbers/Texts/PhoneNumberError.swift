/// An error that indicates why text isn't a phone number.
///
///     do {
///       _ = try PhoneNumber("030 23125042")
///     } catch {
///       error         // .invalidCallingCode
///       "\(error)"    // "The number has no known calling code. Write it with a plus sign …"
///     }
public enum PhoneNumberError: Error, Hashable {
  /// The text has fewer than two digits, or other content that can't be part of a number.
  case notANumber

  /// The number begins with an unknown calling code, or it has none and no region was given.
  case invalidCallingCode

  /// The digits after an international prefix are too few for a calling code and a number.
  case tooShortAfterInternationalPrefix

  /// There are fewer than two digits after the calling code.
  case tooShort

  /// There are more than 17 digits after the calling code, or more than 250 characters.
  case tooLong
}

extension PhoneNumberError: CustomStringConvertible {
  /// The mistake, and how to fix it.
  public var description: String {
    switch self {
    case .notANumber:
      "The text isn't a phone number. Write its digits, beginning with a plus sign and the calling code."
    case .invalidCallingCode:
      "The number has no known calling code. Write it with a plus sign and the calling code, as in "
        + "+1 212 555 0100, or specify its region."
    case .tooShortAfterInternationalPrefix:
      "Too few digits follow the international prefix. Write the calling code and the complete number after it."
    case .tooShort:
      "The number is too short. Write the complete number, including its area code."
    case .tooLong:
      "The number is too long. Write only one number, with at most 17 digits."
    }
  }
}
