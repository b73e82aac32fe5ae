#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The keyboard settings that text fields and text views have under the same names.
@MainActor
protocol TraitBearing: AnyObject {
  var keyboardType: UIKeyboardType { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  @available(iOS 17.0, tvOS 17.0, *)
  var inlinePredictionType: UITextInlinePredictionType { get set }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  #if compiler(>=6.2)
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  var allowsNumberPadPopover: Bool { get set }
  #endif
  #if compiler(>=6.4) || FORMWORK_XCODE_27
  @available(iOS 27.0, tvOS 27.0, visionOS 27.0, *)
  var grammarCheckingType: UITextGrammarCheckingType { get set }
  #endif
  #if os(iOS) || os(visionOS) || !canImport(ObjectiveC)
  @available(iOS 18.0, visionOS 2.4, *)
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  #endif
  var accessibilityHint: String? { get set }
  var semanticContentAttribute: UISemanticContentAttribute { get set }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }

  /// The `textContentType` as a plain optional; UIKit declares it as implicitly unwrapped.
  var offeredContentType: UITextContentType? { get set }
}

extension TraitBearing {
  /// Prevents the system from rewriting the whole text, and returns a closure that reverts it.
  fileprivate func keepWritingToolsOff() -> (@MainActor () -> Void)? {
    #if os(iOS) || os(visionOS) || !canImport(ObjectiveC)
    // The property never reads as `default`, so the app's choice can't be detected.
    guard #available(iOS 18.0, visionOS 2.4, *), writingToolsBehavior != .none else { return nil }
    let before = writingToolsBehavior
    writingToolsBehavior = .none
    return { [weak self] in
      if self?.writingToolsBehavior == UIWritingToolsBehavior.none {
        self?.writingToolsBehavior = before
      }
    }
    #else
    return nil
    #endif
  }

  /// Prevents iPads from showing the number pad as a popover at the field, and returns a closure
  /// that reverts it.
  fileprivate func keepNumberPadDocked() -> (@MainActor () -> Void)? {
    #if compiler(>=6.2)
    guard #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *), allowsNumberPadPopover else {
      return nil
    }
    allowsNumberPadPopover = false
    return { [weak self] in self?.allowsNumberPadPopover = true }
    #else
    return nil
    #endif
  }
}

/// The keyboard, capitals, content type, corrections, and accessibility hint that suit a format, for
/// traits that the app hasn't set.
@MainActor
final class SuggestedTraits {
  private var restorations: [@MainActor () -> Void] = []
  private var restoreWritingTools: (@MainActor () -> Void)?
  private var restorePopover: (@MainActor () -> Void)?

  /// Whether the app runs in English, the language of the hints.
  static var isAppEnglish: Bool {
    Bundle.main.preferredLocalizations.first.map(speaksEnglish) ?? false
  }

  /// Whether the identifier of a localization is English.
  static func speaksEnglish(identifier: String) -> Bool {
    identifier.lowercased().prefix { $0 != "-" && $0 != "_" } == "en"
  }

  /// Suggests traits that suit a format, and reverts earlier suggestions.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - isPattern: Whether to turn corrections off.
  ///   - hint: The accessibility hint; `nil` for none.
  ///   - field: The field.
  func suggest(
    _ format: AnyInputFormat, isPattern: Bool, hint: String?, in field: some TraitBearing
  ) {
    restoreTraits()
    if let type = format.purpose?.contentType {
      suggest(type, for: \.offeredContentType, insteadOf: nil, in: field)
    }
    suggest(format.keyboard.type, for: \.keyboardType, insteadOf: .default, in: field)
    suggest(
      format.capitals.type, for: \.autocapitalizationType, insteadOf: .sentences, in: field)
    // The alignment stays natural, so that the text is at the edge where the interface begins.
    if format.readsFromLeftToRight, field.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      suggest(
        .forceLeftToRight, for: \.semanticContentAttribute, insteadOf: .unspecified, in: field)
    }
    guard isPattern || format.keyboard != .default else { return allowWritingTools() }
    suggest(.no, for: \.autocorrectionType, insteadOf: .default, in: field)
    suggest(.no, for: \.spellCheckingType, insteadOf: .default, in: field)
    suggest(.no, for: \.smartQuotesType, insteadOf: .default, in: field)
    suggest(.no, for: \.smartDashesType, insteadOf: .default, in: field)
    suggest(.no, for: \.smartInsertDeleteType, insteadOf: .default, in: field)
    if #available(iOS 17.0, tvOS 17.0, *) {
      suggest(.no, for: \.inlinePredictionType, insteadOf: .default, in: field)
    }
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) {
      suggest(.no, for: \.mathExpressionCompletionType, insteadOf: .default, in: field)
    }
    #if compiler(>=6.4) || FORMWORK_XCODE_27
    if #available(iOS 27.0, tvOS 27.0, visionOS 27.0, *) {
      suggest(.no, for: \.grammarCheckingType, insteadOf: .default, in: field)
    }
    #endif
    if let hint { suggest(hint, for: \.accessibilityHint, insteadOf: nil, in: field) }
    // Only once: if the app changes the setting later, its choice must stay.
    if restoreWritingTools == nil { restoreWritingTools = field.keepWritingToolsOff() }
  }

  /// Keeps the number pad docked if the focus moves from the field by itself, with or without a
  /// format.
  ///
  /// A popover would disappear and appear again with each move. It is only suggested once: if the
  /// app changes the setting later, its choice must stay.
  func focusMoves(_ moves: Bool, in field: some TraitBearing) {
    guard moves else {
      restorePopover?()
      return restorePopover = nil
    }
    if restorePopover == nil { restorePopover = field.keepNumberPadDocked() }
  }

  /// Reverts suggestions that the app hasn't changed since.
  func restore() {
    restoreTraits()
    allowWritingTools()
  }

  private func allowWritingTools() {
    restoreWritingTools?()
    restoreWritingTools = nil
  }

  private func restoreTraits() {
    for restore in restorations { restore() }
    restorations = []
  }

  private func suggest<Field: TraitBearing, Trait: Equatable>(
    _ trait: Trait, for path: ReferenceWritableKeyPath<Field, Trait>, insteadOf unset: Trait,
    in field: Field
  ) {
    guard field[keyPath: path] == unset, trait != unset else { return }
    field[keyPath: path] = trait
    restorations.append { [weak field] in
      guard let field, field[keyPath: path] == trait else { return }
      field[keyPath: path] = unset
    }
  }
}

extension KeyboardType {
  /// The UIKit keyboard.
  fileprivate var type: UIKeyboardType {
    switch self {
    case .default: .default
    case .numberPad: .numberPad
    case .decimalPad: .decimalPad
    case .phonePad: .phonePad
    case .numbersAndPunctuation: .numbersAndPunctuation
    case .asciiCapable: .asciiCapable
    case .emailAddress: .emailAddress
    case .URL: .URL
    }
  }
}

extension InputCapitals {
  /// The UIKit setting.
  fileprivate var type: UITextAutocapitalizationType {
    switch self {
    case .sentences: .sentences
    case .none: .none
    case .words: .words
    case .all: .allCharacters
    }
  }
}

extension TextContentType {
  /// The UIKit content type; `nil` if the system has none.
  var contentType: UITextContentType? {
    switch self {
    case .telephone: return .telephoneNumber
    case .cardNumber: return .creditCardNumber
    case .postalCode: return .postalCode
    case .oneTimeCode: return .oneTimeCode
    case .personName: return .name
    case .emailAddress: return .emailAddress
    case .webAddress: return .URL
    default:
      guard #available(iOS 17.0, tvOS 17.0, *) else { return nil }
      switch self {
      case .cardSecurityCode: return .creditCardSecurityCode
      case .cardExpiration: return .creditCardExpiration
      case .birthday: return .birthdate
      default: return nil
      }
    }
  }
}
#endif
