/// What a field is for, so that the system can offer what it knows, such as the person's own telephone number.
///
///     PhoneFormat().purpose?.name  // "tel"
///
/// Names are those of HTML's attribute `autocomplete`, in the HTML Living Standard, section Autofill. The content
/// types of UIKit and AppKit have the same meanings.
public struct InputPurpose: Hashable, Sendable {
  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  private enum Kind: UInt8, Sendable, CaseIterable {
    case telephone, cardNumber, cardSecurityCode, cardExpiration, postalCode, oneTimeCode,
      personName
    case emailAddress, webAddress, birthday
  }

  /// A telephone number.
  public static let telephone = InputPurpose(.telephone)

  /// The number of a payment card.
  public static let cardNumber = InputPurpose(.cardNumber)

  /// The security code of a payment card.
  public static let cardSecurityCode = InputPurpose(.cardSecurityCode)

  /// The month in which a payment card expires.
  public static let cardExpiration = InputPurpose(.cardExpiration)

  /// A postal code.
  public static let postalCode = InputPurpose(.postalCode)

  /// A code that is sent for one use.
  public static let oneTimeCode = InputPurpose(.oneTimeCode)

  /// The name of a person.
  public static let personName = InputPurpose(.personName)

  /// An e-mail address.
  public static let emailAddress = InputPurpose(.emailAddress)

  /// The address of a page.
  public static let webAddress = InputPurpose(.webAddress)

  /// The date of a person's birth.
  public static let birthday = InputPurpose(.birthday)

  /// The purpose of a name of HTML's; `nil` for a name that isn't among these.
  public init?(name: String) {
    guard let kind = Kind.allCases.first(where: { Self($0).name.isSame(as: name) })
    else { return nil }
    self.init(kind)
  }

  /// The name in HTML's attribute `autocomplete`.
  public var name: String {
    switch kind {
    case .telephone: "tel"
    case .cardNumber: "cc-number"
    case .cardSecurityCode: "cc-csc"
    case .cardExpiration: "cc-exp"
    case .postalCode: "postal-code"
    case .oneTimeCode: "one-time-code"
    case .personName: "name"
    case .emailAddress: "email"
    case .webAddress: "url"
    case .birthday: "bday"
    }
  }
}

/// The keys that a format has a use for, so that a surface can show a keyboard with no others.
///
///     try Mask("+1 ([000]) [000]-[0000]").keyboard  // .digits
///     AllowedCharacters.decimal.keyboard              // .decimal
public enum InputKeyboard: Hashable, Sendable {
  /// Any key.
  case any

  /// Digits; literals that are no digits are the format's to supply.
  case digits

  /// Digits and a decimal separator.
  case decimal

  /// Digits and the plus sign of telephone numbers.
  case phone

  /// Digits and signs, with letters at hand: numbers that may be negative, and times with AM and PM.
  case numbersAndPunctuation

  /// Letters, digits, and signs of ASCII alone.
  case ascii
}
