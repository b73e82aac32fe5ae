public import Foundation

/// A rectangle that views could be placed by; there are no constraints.
@MainActor open class UILayoutGuide: NSObject, @unchecked Sendable {
  /// The view in whose coordinates the rectangle is.
  open fileprivate(set) weak var owningView: UIView?

  /// The rectangle.
  open var layoutFrame: CGRect { .zero }
}

/// The place of a docked keyboard; without one, of the safe area at the bottom. It has none before
/// the view that made it is laid out.
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide, @unchecked Sendable {
  fileprivate var isPlaced = false

  open override var layoutFrame: CGRect {
    guard isPlaced, let view = owningView, let window = view.window else { return .zero }
    let bottom = view.safeAreaInsets.bottom
    let keyboard = Simulation.current.keyboard
    let none = CGRect(
      x: 0, y: view.bounds.maxY - bottom, width: view.bounds.width, height: bottom)
    guard let frame = keyboard.frame, !keyboard.isFloating else { return none }
    let shown = view.convert(frame, from: window.screen.coordinateSpace).intersection(view.bounds)
    return shown.isNull || shown.height < bottom ? none : shown
  }
}

extension UIView {
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Where the keyboard is; made when it is first asked for.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = associations[Self.key] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    associations[Self.key] = guide
    setNeedsLayout()
    return guide
  }

  /// Gives the guide its place, if there is one.
  func placeKeyboardLayoutGuide() {
    (associations[Self.key] as? UIKeyboardLayoutGuide)?.isPlaced = true
  }
}
