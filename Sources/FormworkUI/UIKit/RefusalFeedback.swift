#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Tells the person that a key was refused: by voice, and by touch where the app wants it.
///
/// A burst of refused keys is one refusal: what is told isn't told again within a second.
@MainActor
final class RefusalFeedback {
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

  func refused() {
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
#endif
