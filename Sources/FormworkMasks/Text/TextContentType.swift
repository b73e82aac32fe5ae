/// The purpose of a field, for suggestions of the system, such as the user's own telephone number.
///
///     PhoneFormat().purpose?.name  // "tel"
///
/// The names are those of the `autocomplete` attribute of HTML (HTML Living Standard, section Autofill). The
/// content types of UIKit and AppKit have the same meanings.
public struct TextContentType: Hashable, Sendable {
  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  private enum Kind: UInt8, Sendable, CaseIterable {
    case telephone, cardNumber, cardSecurityCode, cardExpiration, postalCode, oneTimeCode,
      personName
    case emailAddress, webAddress, birthday
  }

  /// A telephone number.
  public static let telephone = TextContentType(.telephone)

  /// The number of a payment card.
  public static let cardNumber = TextContentType(.cardNumber)

  /// The security code of a payment card.
  public static let cardSecurityCode = TextContentType(.cardSecurityCode)

  /// The month in which a payment card expires.
  public static let cardExpiration = TextContentType(.cardExpiration)

  /// A postal code.
  public static let postalCode = TextContentType(.postalCode)

  /// A one-time code.
  public static let oneTimeCode = TextContentType(.oneTimeCode)

  /// The name of a person.
  public static let personName = TextContentType(.personName)

  /// An e-mail address.
  public static let emailAddress = TextContentType(.emailAddress)

  /// A web address.
  public static let webAddress = TextContentType(.webAddress)

  /// A date of birth.
  public static let birthday = TextContentType(.birthday)

  /// All purposes.
  package static var all: [TextContentType] { Kind.allCases.map { Self($0) } }

  /// Creates the purpose with a name of HTML, or `nil` if the name isn't one of these.
  public init?(name: String) {
    guard let kind = Kind.allCases.first(where: { Self($0).name.isSame(as: name) })
    else { return nil }
    self.init(kind)
  }

  /// The name in the `autocomplete` attribute of HTML.
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

/// The keys that a format needs, for choosing the smallest suitable keyboard.
///
///     try Mask("+1 ([000]) [000]-[0000]").keyboard  // .numberPad
///     AllowedCharacters.decimal.keyboard              // .decimalPad
public enum KeyboardType: Hashable, Sendable {
  /// Any key.
  case `default`

  /// Digits. The format inserts other literals.
  case numberPad

  /// Digits and a decimal separator.
  case decimalPad

  /// Digits and the plus sign.
  case phonePad

  /// Digits and symbols, with letters within reach, for numbers that may be negative, and for times with AM
  /// and PM.
  case numbersAndPunctuation

  /// ASCII letters, digits, and symbols.
  case asciiCapable

  /// The characters of an email address, with `@` within reach.
  case emailAddress

  /// The characters of a web address, with `/` within reach.
  case URL
}
