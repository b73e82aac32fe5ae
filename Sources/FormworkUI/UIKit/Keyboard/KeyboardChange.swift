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

extension UIView {
  /// The nearest scroll view around the view; a text view's own scrolling is none.
  var enclosingScrollView: UIScrollView? {
    var view = superview
    while let candidate = view {
      if let scrollView = candidate as? UIScrollView, !(scrollView is UITextView) {
        return scrollView
      }
      view = candidate.superview
    }
    return nil
  }

  /// The view controller that the view belongs to.
  private var controller: UIViewController? {
    var responder = next
    while let candidate = responder {
      if let controller = candidate as? UIViewController { return controller }
      responder = candidate.next
    }
    return nil
  }

  var controllersView: UIView? { controller?.view }

  /// Whether the view controller keeps its content above the keyboard by itself.
  var isAvoidedByController: Bool {
    controller is UITableViewController || controller is UICollectionViewController
  }

  /// Whether the view is in a SwiftUI hierarchy, which has a safe area for the keyboard.
  ///
  /// SwiftUI isn't imported here; its hosting classes are known by their names.
  var isInsideSwiftUI: Bool {
    var responder: UIResponder? = self
    while let candidate = responder {
      let name = String(describing: type(of: candidate))
      if ["_UIHosting", "UIHosting", "PlatformViewHost"].contains(where: name.hasPrefix) {
        return true
      }
      responder = candidate.next
    }
    return false
  }
}

extension UIScrollView {
  /// Adds to the bottom insets, leaving what the app has set.
  func addToBottomInset(_ amount: CGFloat) {
    contentInset.bottom += amount
    verticalScrollIndicatorInsets.bottom += amount
  }
}
#endif
