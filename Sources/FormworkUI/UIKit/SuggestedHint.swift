#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What a mask takes, for assistive technologies, as far as the app has left that to us.
@MainActor
final class SuggestedHint {
  private var suggested: String?
  private weak var field: UIView?

  /// Whether the app speaks English, the language of the sentences.
  static var isEnglish: Bool {
    Bundle.main.preferredLocalizations.first?.lowercased().hasPrefix("en") ?? false
  }

  /// Gives the field a hint that it hasn't got from the app.
  ///
  /// - Parameters:
  ///   - hint: The hint; `nil` for none.
  ///   - isWanted: Whether the app wants it; `nil` if it doesn't say.
  ///   - field: The field.
  func suggest(_ hint: String?, isWanted: Bool?, in field: UIView) {
    restore()
    guard let hint, isWanted ?? Self.isEnglish, field.accessibilityHint == nil else { return }
    field.accessibilityHint = hint
    suggested = hint
    self.field = field
  }

  /// Takes back what is still as it was suggested.
  func restore() {
    if let field, suggested != nil, field.accessibilityHint == suggested {
      field.accessibilityHint = nil
    }
    suggested = nil
  }
}
#endif
