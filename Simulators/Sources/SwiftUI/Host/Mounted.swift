#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

/// A size that is offered to a view.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width, or `nil` for the view's own.
  public var width: CGFloat?
  /// The height, or `nil` for the view's own.
  public var height: CGFloat?
  /// Creates an offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  static let offer = ProposedViewSize(width: 300, height: nil)
}

/// What was made of a representable.
@MainActor final class Mounted<View: PlatformView, Coordinator> {
  let view: View
  let coordinator: Coordinator

  init(_ view: View, _ coordinator: Coordinator) {
    self.view = view
    self.coordinator = coordinator
  }

  /// Sizes the view; a new one gets into the window after its first update.
  func place(in node: Node, _ size: CGSize?) {
    if let size { view.frame.size = size }
    if view.superview == nil { node.host.view.addSubview(view) }
  }
}

extension Node {
  /// What stands here already, or what is made now.
  func mounted<View: PlatformView, Coordinator>(
    _ make: () -> (View, Coordinator),
    dismantle end: @escaping @MainActor (View, Coordinator) -> Void
  ) -> Mounted<View, Coordinator> {
    if let mounted = kept["mounted"] as? Mounted<View, Coordinator> { return mounted }
    let (view, coordinator) = make()
    let mounted = Mounted(view, coordinator)
    kept["mounted"] = mounted
    dismantle = {
      end(view, coordinator)
      view.removeFromSuperview()
    }
    return mounted
  }
}

/// A view in the canvas of Xcode.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// What is shown there.
  associatedtype Previews: View
  /// What is shown there.
  @ViewBuilder @MainActor static var previews: Previews { get }
}
