#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Tells the person that a key was rejected: by voice, and by touch where the app wants it.
///
/// A burst of rejected keys is one rejection: what is told isn't told again within a second.
@MainActor
final class RejectionFeedback {
  /// What VoiceOver says; `nil` for nothing, as nobody but the app knows the person's language.
  var announcement: String?

  /// Whether the device taps.
  var isHaptic = false

  /// The clock, in seconds; tests have their own. That of `ProcessInfo` would need a reason in the
  /// privacy manifest.
  var now: @MainActor () -> TimeInterval = {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
  }

  private var last: TimeInterval?
  private static let pause: TimeInterval = 1

  func rejected() {
    let now = now()
    defer { last = now }
    if let last, now - last < Self.pause { return }
    if let announcement, UIAccessibility.isVoiceOverRunning {
      UIAccessibility.post(notification: .announcement, argument: announcement)
    }
    #if os(iOS)
    if isHaptic { UINotificationFeedbackGenerator().notificationOccurred(.warning) }
    #endif
  }
}

extension FormworkControl {
  /// A Boolean value that indicates whether the device taps when a key is rejected. The default is `false`.
  ///
  /// Only iPhones tap. A burst of rejected keys is one tap.
  public var tapsOnRejection: Bool {
    get { FieldFormatting.present(in: input)?.feedback.isHaptic ?? false }
    nonmutating set { FieldFormatting.of(input).feedback.isHaptic = newValue }
  }

  /// Lays the field out from left to right, as numbers and codes are read, also in a right-to-left
  /// interface.
  ///
  /// Phone and card numbers are written from left to right in every script. Without this, brackets and
  /// spaces of a mask would change places with its digits. The text gets no direction marks, so all offsets
  /// stay the same. Set `textAlignment` if the text should keep to the right edge.
  public func layOutLeftToRight() {
    input.semanticContentAttribute = .forceLeftToRight
    if input.textAlignment == .natural { input.textAlignment = .left }
    guard input.isFirstResponder,
      let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return }
    input.setBaseWritingDirection(.leftToRight, for: range)
  }
}

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
