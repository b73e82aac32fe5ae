#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Notifies the user that a key was rejected: by voice, and with a tap if the app has asked for it.
///
/// Rejections within a second of the last notification aren't reported again.
@MainActor
final class RejectionFeedback {
  /// The sentence that VoiceOver speaks; `nil` for none, because only the app knows the user's
  /// language.
  var announcement: String?

  /// Whether the device taps.
  var isHaptic = false

  /// The clock, in seconds, which tests replace. `ProcessInfo` would require a reason in the
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
  /// A Boolean value that indicates whether the device taps when a key is rejected. The default is
  /// `false`.
  ///
  /// Only iPhones tap. Several rejected keys in quick succession cause one tap.
  public var tapsOnRejection: Bool {
    get { FieldFormatting.present(in: input)?.feedback.isHaptic ?? false }
    nonmutating set { FieldFormatting.of(input).feedback.isHaptic = newValue }
  }

  /// Lays out the field from left to right, even in a right-to-left interface.
  ///
  /// Phone and card numbers are written from left to right in every script. In a right-to-left
  /// layout, brackets and spaces of a mask would change places with its digits. No direction marks
  /// are added to the text, so offsets don't change. To align the text with the right edge, set
  /// `textAlignment`.
  ///
  /// A field of a format for numbers, codes, or addresses is laid out like this by itself in a right-to-left
  /// interface, at the edge where the interface begins, unless your app has set `semanticContentAttribute`.
  public func layOutLeftToRight() {
    input.semanticContentAttribute = .forceLeftToRight
    if input.textAlignment == .natural { input.textAlignment = .left }
    input.writeFromLeftToRight()
  }
}

extension FormattedInput {
  /// Sets the direction of the text that is being edited, if the field is laid out from left to right.
  func writeFromLeftToRight() {
    guard isFirstResponder, semanticContentAttribute == .forceLeftToRight,
      let range = textRange(from: beginningOfDocument, to: endOfDocument)
    else { return }
    setBaseWritingDirection(.leftToRight, for: range)
  }
}

/// The accessibility value of a field that isn't being edited, with digits that VoiceOver reads one
/// by one.
///
/// During editing, VoiceOver reads the system's own value, which follows each key.
@MainActor
final class SpokenValue {
  private var isShown = false

  func show(_ text: String, format: AnyInputFormat, in field: any FormattedInput) {
    hide(in: field)
    guard !field.isSecure, !text.isEmpty, format.keyboard == .numberPad,
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
