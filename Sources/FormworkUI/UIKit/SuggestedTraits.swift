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

  /// `textContentType`, whose type is that of an implicitly unwrapped optional.
  var offeredContentType: UITextContentType? { get set }

  /// Keeps the system from rewriting the text in bulk; returns what takes it back.
  func keepWritingToolsOff() -> (@MainActor () -> Void)?
}

/// The keyboard that suits a format, what AutoFill can offer, no corrections in a pattern, and what that
/// takes as a hint: as far as the app has left those choices to the system.
@MainActor
final class SuggestedTraits {
  private var restorations: [@MainActor () -> Void] = []
  private var restoreWritingTools: (@MainActor () -> Void)?

  /// Whether the app speaks English, the language of the hints.
  static var isAppEnglish: Bool {
    Bundle.main.preferredLocalizations.first.map(speaksEnglish) ?? false
  }

  /// Whether a localization is one of English, by its identifier.
  static func speaksEnglish(identifier: String) -> Bool {
    identifier.lowercased().prefix { $0 != "-" && $0 != "_" } == "en"
  }

  /// Suggests what suits a format; what was suggested before is taken back.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - isPattern: Whether corrections have no place in the text.
  ///   - hint: What assistive technologies read; `nil` for nothing.
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
    // Once: what the app chooses after that is to stay with the next setting.
    if restoreWritingTools == nil { restoreWritingTools = field.keepWritingToolsOff() }
  }

  /// Takes back what is still as it was suggested.
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
  /// What UIKit calls it; `nil` where the system has no name for it.
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
