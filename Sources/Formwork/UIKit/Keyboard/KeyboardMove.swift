#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

/// A move for a keyboard: what is moved, how far, and how to revert it.
///
/// The app may change the same inset or transform in the meantime. If it adds to the value, its
/// part stays. If it assigns another value, there is nothing left to revert.
@MainActor
struct KeyboardMove {
  private let target: Target
  private let amount: CGFloat

  private enum Target {
    case scrollView(WeakView<UIScrollView>, left: Insets)
    case view(WeakView<UIView>)
  }

  /// The two bottom insets, with the values after the move.
  private struct Insets {
    var content: CGFloat = 0
    var indicator: CGFloat = 0
  }

  private init(_ target: Target, by amount: CGFloat) {
    self.target = target
    self.amount = amount
  }

  /// Creates a move that adds a bottom inset to a scroll view.
  init(insetting scrollView: UIScrollView, by amount: CGFloat) {
    self.init(.scrollView(WeakView(scrollView), left: Insets()), by: amount)
  }

  /// Creates a move that raises a whole view.
  init(raising view: UIView, by amount: CGFloat) {
    self.init(.view(WeakView(view)), by: amount)
  }

  /// Makes the move, and returns it with the resulting state.
  func made() -> KeyboardMove {
    switch target {
    case .scrollView(let scrollView, _):
      guard let view = scrollView.view else { return self }
      view.contentInset.bottom += amount
      view.verticalScrollIndicatorInsets.bottom += amount
      let left = Insets(
        content: view.contentInset.bottom, indicator: view.verticalScrollIndicatorInsets.bottom)
      return KeyboardMove(.scrollView(scrollView, left: left), by: amount)
    case .view(let view):
      guard let view = view.view else { return self }
      view.transform = view.transform.translatedBy(x: 0, y: 0 - amount)
      return self
    }
  }

  /// Reverts the move, as far as it is still in effect.
  func takeBack() {
    switch target {
    case .scrollView(let scrollView, let left):
      guard let view = scrollView.view else { return }
      view.contentInset.bottom = without(view.contentInset.bottom, left.content)
      view.verticalScrollIndicatorInsets.bottom = without(
        view.verticalScrollIndicatorInsets.bottom, left.indicator)
    case .view(let raised):
      guard let view = raised.view, lift(of: view) > 0 else { return }
      view.transform = view.transform.translatedBy(x: 0, y: amount)
    }
  }

  /// Returns an inset without the amount that was added. If it is smaller than that, the app has
  /// assigned it.
  private func without(_ present: CGFloat, _ left: CGFloat) -> CGFloat {
    present == left || present >= amount ? present - amount : present
  }

  /// Returns the distance by which the move currently raises a view.
  func lift(of view: UIView) -> CGFloat {
    guard case .view(let raised) = target, raised.view === view, view.transform != .identity else {
      return 0
    }
    return amount
  }

  /// Whether another move of the same view would change nothing.
  func isSame(as other: KeyboardMove) -> Bool {
    guard amount == other.amount else { return false }
    switch (target, other.target) {
    case (.scrollView(let one, _), .scrollView(let two, let left)):
      return one.view === two.view
        && two.view?.contentInset.bottom ?? 0 >= min(amount, left.content)
    case (.view(let one), .view(let two)):
      guard let view = two.view else { return one.view == nil }
      return one.view === view && other.lift(of: view) > 0
    default: return false
    }
  }
}

/// A weak reference to a view.
struct WeakView<View: UIView> {
  weak var view: View?

  init(_ view: View) {
    self.view = view
  }
}

/// The views and controllers that contain a view, as far as they matter for a keyboard.
extension UIView {
  /// The scroll views that contain the view, the nearest first, without a text view's own
  /// scrolling.
  var enclosingScrollViews: [UIScrollView] {
    sequence(first: self, next: \.superview).dropFirst().compactMap {
      $0 is UITextView ? nil : $0 as? UIScrollView
    }
  }

  /// The view controllers whose views contain the view, the nearest first.
  ///
  /// The responder chain would continue to the presenting view controllers.
  private var controllers: [UIViewController] {
    sequence(first: self, next: \.superview).compactMap { $0.next as? UIViewController }
  }

  /// The view of the nearest view controller.
  var controllersView: UIView? { controllers.first?.view }

  /// Whether a containing view controller keeps its content above the keyboard by itself.
  var isAvoidedByController: Bool {
    controllers.contains { $0 is UITableViewController || $0 is UICollectionViewController }
  }

  /// Whether the view is in a SwiftUI hierarchy, which has a safe area for the keyboard.
  ///
  /// SwiftUI isn't imported here; its hosting classes are recognized by their names.
  var isInsideSwiftUI: Bool {
    let views = sequence(first: self, next: \.superview).map { $0 as UIResponder }
    return (views + controllers).contains { responder in
      let name = String(describing: type(of: responder))
      return ["_UIHosting", "UIHosting", "PlatformViewHost"].contains(where: name.hasPrefix)
    }
  }
}
#endif
