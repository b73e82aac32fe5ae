#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

/// What UIKit tells of a keyboard that comes, goes or changes its size.
struct KeyboardChange: Sendable {
  /// The final frame, in the coordinates of the screen.
  var frame: CGRect
  var duration: TimeInterval
  var curve: UInt

  /// Whether it is this app's keyboard; beside another app's window it may be that one's.
  var isLocal: Bool
  var isHidden = false

  /// The screen that the keyboard is on, as far as UIKit says so (since iOS 16.1).
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

  /// The keyboard that is up in a window already, or `nil` if none is.
  ///
  /// Who begins to listen late has missed the notification; the layout guide knows it still. Without a
  /// keyboard it is as high as the safe area at the bottom.
  @MainActor
  init?(in window: UIWindow) {
    let guide = window.keyboardLayoutGuide
    // Made just now, perhaps: it has no place before the window is laid out.
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

  /// Moves things as the keyboard moves.
  @MainActor
  func animate(_ body: @escaping @MainActor () -> Void) {
    guard duration > 0 else { return body() }
    // The curve of the keyboard is none of the public ones; its number stands four bits higher
    // among the options.
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [UIView.AnimationOptions(rawValue: curve << 16), .beginFromCurrentState],
      animations: body, completion: nil)
  }
}
#endif
