/// The reason why a text is no phone number.
///
///     do {
///       _ = try ParsedPhoneNumber("030 23125042")
///     } catch {
///       error         // .invalidCallingCode
///       "\(error)"    // "The number has no calling code that is known. Write it with a plus sign …"
///     }
public enum PhoneNumberError: Error, Hashable {
  /// There are fewer than two digits in it, or something that no number has.
  case notANumber

  /// It begins with a calling code that nobody has, or has none and no region was given.
  case invalidCallingCode

  /// After an international prefix there is too little for a calling code and a number.
  case tooShortAfterInternationalPrefix

  /// Fewer than two digits are left after the calling code.
  case tooShort

  /// It has more than 17 digits after the calling code, or more than 250 characters.
  case tooLong
}

extension PhoneNumberError: CustomStringConvertible {
  /// What is wrong, and a way out.
  public var description: String {
    switch self {
    case .notANumber:
      "There is no phone number in the text. Write its digits, with a plus sign and the calling code first."
    case .invalidCallingCode:
      "The number has no calling code that is known. Write it with a plus sign and the calling code, as in "
        + "+1 212 555 0100, or say of which region it is."
    case .tooShortAfterInternationalPrefix:
      "Too few digits follow the international prefix. Write the calling code and the whole number after it."
    case .tooShort:
      "The number is too short. Write all of it, with its area code."
    case .tooLong:
      "The number is too long. Write only one number, of 17 digits at most."
    }
  }
}
