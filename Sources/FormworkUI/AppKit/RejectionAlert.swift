#if canImport(AppKit) && !canImport(UIKit)
import AppKit

extension FormworkControl {
  /// A Boolean value that indicates whether the alert sound plays when a key is rejected. The default is
  /// `true`.
  ///
  /// A secure field makes no sound, which would reveal what it accepts.
  public var beepsOnRejection: Bool {
    get { ControlFormatting.present(in: input)?.rejections.beeps ?? true }
    nonmutating set { ControlFormatting.of(input).rejections.beeps = newValue }
  }
}

/// Tells the person that a key was rejected: by the system's alert sound, and by voice.
///
/// Each rejected key sounds, as everywhere on the Mac. A burst of them is announced once: what is
/// said isn't said again within a second.
@MainActor
final class RejectionAlert {
  /// Whether the alert sound is played.
  var beeps = true

  /// What VoiceOver says; `nil` for nothing, as nobody but the app knows the person's language.
  var announcement: String?

  /// The clock, in seconds; tests have their own. That of `ProcessInfo` would need a reason in the
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
