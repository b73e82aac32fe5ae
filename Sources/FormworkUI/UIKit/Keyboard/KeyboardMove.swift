#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

/// What is moved for a keyboard, how far, and how to take it back.
///
/// The app may change the same inset or transform in the meantime. What it adds stays, and where
/// it assigned something else, there is nothing left to take back.
@MainActor
struct KeyboardMove {
  private let target: Target
  private let amount: CGFloat

  private enum Target {
    case scrollView(WeakView<UIScrollView>, left: Insets)
    case view(WeakView<UIView>)
  }

  /// The two insets at the bottom that are added to, as they were left.
  private struct Insets {
    var content: CGFloat = 0
    var indicator: CGFloat = 0
  }

  private init(_ target: Target, by amount: CGFloat) {
    self.target = target
    self.amount = amount
  }

  /// An inset at the bottom of a scroll view.
  init(insetting scrollView: UIScrollView, by amount: CGFloat) {
    self.init(.scrollView(WeakView(scrollView), left: Insets()), by: amount)
  }

  /// The raising of a whole view.
  init(raising view: UIView, by amount: CGFloat) {
    self.init(.view(WeakView(view)), by: amount)
  }

  /// Makes the move, and returns it with how things were left.
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

  /// Takes the move back, as far as it is still there.
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

  /// An inset without what was added; one that is smaller than that was assigned by the app.
  private func without(_ present: CGFloat, _ left: CGFloat) -> CGFloat {
    present == left || present >= amount ? present - amount : present
  }

  /// How far the move holds a view above its place.
  func lift(of view: UIView) -> CGFloat {
    guard case .view(let raised) = target, raised.view === view, view.transform != .identity else {
      return 0
    }
    return amount
  }

  /// Whether another move of the same thing would change nothing.
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

/// A view that may go while it is remembered.
struct WeakView<View: UIView> {
  weak var view: View?

  init(_ view: View) {
    self.view = view
  }
}

/// What a control stands in, as far as it matters for a keyboard.
extension UIView {
  /// The scroll views around the view, the nearest first; a text view's own scrolling is none.
  var enclosingScrollViews: [UIScrollView] {
    sequence(first: self, next: \.superview).dropFirst().compactMap {
      $0 is UITextView ? nil : $0 as? UIScrollView
    }
  }

  /// The view controllers whose views the view is in, the nearest first.
  ///
  /// The responder chain would go on to who has presented them.
  private var controllers: [UIViewController] {
    sequence(first: self, next: \.superview).compactMap { $0.next as? UIViewController }
  }

  /// The view of the nearest view controller.
  var controllersView: UIView? { controllers.first?.view }

  /// Whether a view controller around keeps its content above the keyboard by itself.
  var isAvoidedByController: Bool {
    controllers.contains { $0 is UITableViewController || $0 is UICollectionViewController }
  }

  /// Whether the view is in a SwiftUI hierarchy, which has a safe area for the keyboard.
  ///
  /// SwiftUI isn't imported here; its hosting classes are known by their names.
  var isInsideSwiftUI: Bool {
    let views = sequence(first: self, next: \.superview).map { $0 as UIResponder }
    return (views + controllers).contains { responder in
      let name = String(describing: type(of: responder))
      return ["_UIHosting", "UIHosting", "PlatformViewHost"].contains(where: name.hasPrefix)
    }
  }
}
#endif
