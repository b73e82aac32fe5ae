#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

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
