/// A direction on screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left
  case up
  case down
}

/// A direction in the text.
public enum UITextStorageDirection: Int, Sendable {
  case forward
  case backward
}

/// The direction of writing.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight
  case rightToLeft
}

/// Where lines stand.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

/// The direction of the interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

/// How a view chooses its direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

/// The keys of the keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// What is capitalized.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether quotes turn curly.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether hyphens turn into dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether spaces come and go with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether words are completed in place.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether the result of a calculation is offered in place.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether grammar is checked.
public enum UITextGrammarCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// What the Return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

/// What a field is for.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The content type `name`.
  public static let name = Self(rawValue: "name")
  /// The content type `tel`.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// The content type `email`.
  public static let emailAddress = Self(rawValue: "email")
  /// The content type `postal-code`.
  public static let postalCode = Self(rawValue: "postal-code")
  /// The content type `one-time-code`.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// The content type `new-password`.
  public static let newPassword = Self(rawValue: "new-password")
  /// The content type `password`.
  public static let password = Self(rawValue: "password")
  /// The content type `username`.
  public static let username = Self(rawValue: "username")
  /// The content type `cc-number`.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// The content type `cc-exp`.
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  /// The content type `cc-csc`.
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  /// The content type `bday`.
  public static let birthdate = Self(rawValue: "bday")
  /// The content type `date-time`.
  public static let dateTime = Self(rawValue: "date-time")
  /// The content type `url`.
  public static let URL = Self(rawValue: "url")
}
