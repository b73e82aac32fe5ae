#if !os(watchOS)
@_exported import Foundation

@MainActor @objc open class UITextPosition: NSObject {
  nonisolated public override init() { fatalError() }
}

@MainActor @objc open class UITextRange: NSObject {
  nonisolated public override init() { fatalError() }
  @objc(empty) open var isEmpty: Bool { fatalError() }
  @objc open var start: UITextPosition { fatalError() }
  @objc open var end: UITextPosition { fatalError() }
}

// The traits themselves are on the classes here: imported classes repeat them, not optional.
@MainActor @objc public protocol UITextInputTraits: NSObjectProtocol {}

@MainActor @objc public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

@MainActor @objc public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

@MainActor @objc public protocol UITextInput: UIKeyInput {
  @objc(textInRange:) func text(in range: UITextRange) -> String?
  @objc(replaceRange:withText:) func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  @objc(setMarkedText:selectedRange:)
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  @objc(textRangeFromPosition:toPosition:)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  @objc(positionFromPosition:offset:)
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  @objc(offsetFromPosition:toPosition:)
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  @objc weak var inputDelegate: (any UITextInputDelegate)? { get set }
  @objc(setBaseWritingDirection:forRange:)
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
@available(iOS 17.0, tvOS 17.0, *)
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { fatalError() }
  public static var name: Self { fatalError() }
  public static var telephoneNumber: Self { fatalError() }
  public static var emailAddress: Self { fatalError() }
  public static var postalCode: Self { fatalError() }
  public static var username: Self { fatalError() }
  public static var password: Self { fatalError() }
  public static var newPassword: Self { fatalError() }
  public static var oneTimeCode: Self { fatalError() }
  public static var creditCardNumber: Self { fatalError() }
  public static var URL: Self { fatalError() }
  @available(iOS 17.0, tvOS 17.0, *) public static var birthdate: Self { fatalError() }
  @available(iOS 17.0, tvOS 17.0, *)
  public static var creditCardExpiration: Self { fatalError() }
  @available(iOS 17.0, tvOS 17.0, *)
  public static var creditCardSecurityCode: Self { fatalError() }
}
#endif
