#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What VoiceOver reads of a field that isn't being edited: digits one by one, not as a number.
///
/// While a field is edited the system's own value is read, which follows each key.
@MainActor
final class SpokenValue {
  private var isShown = false

  func show(_ text: String, format: AnyInputFormat, in field: any FormattedInput) {
    hide(in: field)
    guard !field.isSecure, !text.isEmpty, format.keyboard == .digits,
      field.accessibilityAttributedValue == nil
    else { return }
    field.accessibilityAttributedValue = NSAttributedString(
      string: text, attributes: [.accessibilitySpeechSpellOut: true])
    isShown = true
  }

  func hide(in field: any FormattedInput) {
    guard isShown else { return }
    isShown = false
    field.accessibilityAttributedValue = nil
  }
}
#endif
