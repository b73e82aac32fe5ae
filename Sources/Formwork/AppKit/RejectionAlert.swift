#if canImport(AppKit) && !canImport(UIKit)
import AppKit

extension FormworkControl {
  /// A Boolean value that indicates whether the alert sound plays when a key is rejected. The
  /// default is `true`.
  ///
  /// A secure field never plays it, because it would reveal what the field accepts.
  public var beepsOnRejection: Bool {
    get { ControlFormatting.present(in: input)?.rejections.beeps ?? true }
    nonmutating set { ControlFormatting.of(input).rejections.beeps = newValue }
  }
}

/// Notifies the user that a key was rejected: with the system's alert sound, and by voice.
///
/// Each rejected key plays the sound, as everywhere on the Mac. The announcement isn't repeated
/// within a second.
@MainActor
final class RejectionAlert {
  /// Whether the alert sound plays.
  var beeps = true

  /// The sentence that VoiceOver speaks; `nil` for none, because only the app knows the user's
  /// language.
  var announcement: String?

  /// The clock, in seconds, which tests replace. `ProcessInfo` would require a reason in the
  /// privacy manifest.
  var now: @MainActor () -> TimeInterval = {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
  }

  private var last: TimeInterval?
  private static let pause: TimeInterval = 1

  func rejected(in view: NSView) {
    if beeps { NSSound.beep() }
    let now = now()
    defer { last = now }
    if let last, now - last < Self.pause { return }
    guard let announcement, NSWorkspace.shared.isVoiceOverEnabled else { return }
    let element: NSResponder = view.window ?? view
    NSAccessibility.post(
      element: element, notification: .announcementRequested,
      userInfo: [
        .announcement: announcement, .priority: NSAccessibilityPriorityLevel.medium.rawValue,
      ])
  }
}
#endif
