#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

/// A notification that a keyboard appears, disappears, or changes its size.
struct KeyboardChange: Sendable {
  /// The final frame, in screen coordinates.
  var frame: CGRect
  var duration: TimeInterval
  var curve: UInt

  /// Whether the keyboard is this app's. With several apps on the screen, it may be another one's.
  var isLocal: Bool
  var isHidden = false

  /// The screen that the keyboard is on, if UIKit reports it (since iOS 16.1).
  var screen: ObjectIdentifier?

  init?(_ notification: Notification) {
    guard let info = notification.userInfo,
      let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return nil }
    func number(_ key: String) -> NSNumber? { info[key] as? NSNumber }
    self.frame = frame.cgRectValue
    duration = number(UIResponder.keyboardAnimationDurationUserInfoKey)?.doubleValue ?? 0
    curve = number(UIResponder.keyboardAnimationCurveUserInfoKey)?.uintValue ?? 0
    isLocal = number(UIResponder.keyboardIsLocalUserInfoKey)?.boolValue ?? true
    screen = (notification.object as? UIScreen).map { ObjectIdentifier($0) }
  }

  /// Creates the change for a keyboard that is already visible in a window, or returns `nil` if
  /// there is none.
  ///
  /// An observer that starts late has missed the notification, but the layout guide still has the
  /// frame. Without a keyboard, the guide is as high as the safe area at the bottom.
  @MainActor
  init?(in window: UIWindow) {
    let guide = window.keyboardLayoutGuide
    // The guide may be new, and has no frame before the window is laid out.
    window.layoutIfNeeded()
    let shown = guide.layoutFrame
    guard shown.height > window.safeAreaInsets.bottom else { return nil }
    frame = window.convert(shown, to: window.screen.coordinateSpace)
    duration = 0
    curve = 0
    isLocal = true
  }

  var hidden: KeyboardChange {
    var change = self
    change.isHidden = true
    return change
  }

  /// Animates changes together with the keyboard.
  @MainActor
  func animate(_ body: @escaping @MainActor () -> Void) {
    guard duration > 0 else { return body() }
    // The keyboard's animation curve isn't a public one. In the options, its number is shifted by
    // 16 bits.
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [UIView.AnimationOptions(rawValue: curve << 16), .beginFromCurrentState],
      animations: body, completion: nil)
  }
}
#endif
