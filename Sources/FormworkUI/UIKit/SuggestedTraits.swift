#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The keyboard settings that text fields and text views have under the same names.
@MainActor
protocol TraitBearing: AnyObject {
  var keyboardType: UIKeyboardType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  @available(iOS 17.0, tvOS 17.0, *)
  var inlinePredictionType: UITextInlinePredictionType { get set }
  var accessibilityHint: String? { get set }

  /// The `textContentType` as a plain optional; UIKit declares it as implicitly unwrapped.
  var offeredContentType: UITextContentType? { get set }

  /// Prevents the system from rewriting the whole text, and returns a closure that reverts it.
  func keepWritingToolsOff() -> (@MainActor () -> Void)?
}

/// The keyboard, content type, corrections, and accessibility hint that suit a format, for traits
/// that the app hasn't set.
@MainActor
final class SuggestedTraits {
  private var restorations: [@MainActor () -> Void] = []
  private var restoreWritingTools: (@MainActor () -> Void)?

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
    switch format.keyboard {
    case .digits: suggest(.numberPad, for: \.keyboardType, insteadOf: .default, in: field)
    case .decimal: suggest(.decimalPad, for: \.keyboardType, insteadOf: .default, in: field)
    case .phone: suggest(.phonePad, for: \.keyboardType, insteadOf: .default, in: field)
    case .numbersAndPunctuation:
      suggest(.numbersAndPunctuation, for: \.keyboardType, insteadOf: .default, in: field)
    case .ascii: suggest(.asciiCapable, for: \.keyboardType, insteadOf: .default, in: field)
    case .any: break
    }
    guard isPattern || format.keyboard != .any else { return allowWritingTools() }
    suggest(.no, for: \.autocorrectionType, insteadOf: .default, in: field)
    suggest(.no, for: \.spellCheckingType, insteadOf: .default, in: field)
    suggest(.no, for: \.smartQuotesType, insteadOf: .default, in: field)
    suggest(.no, for: \.smartDashesType, insteadOf: .default, in: field)
    suggest(.no, for: \.smartInsertDeleteType, insteadOf: .default, in: field)
    if #available(iOS 17.0, tvOS 17.0, *) {
      suggest(.no, for: \.inlinePredictionType, insteadOf: .default, in: field)
    }
    if let hint { suggest(hint, for: \.accessibilityHint, insteadOf: nil, in: field) }
    // Only once: if the app changes the setting later, its choice must stay.
    if restoreWritingTools == nil { restoreWritingTools = field.keepWritingToolsOff() }
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
    guard field[keyPath: path] == unset else { return }
    field[keyPath: path] = trait
    restorations.append { [weak field] in
      guard let field, field[keyPath: path] == trait else { return }
      field[keyPath: path] = unset
    }
  }
}

extension InputPurpose {
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
