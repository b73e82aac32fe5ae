public import UIKit

/// A view of UIKit, as a part of an interface.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// What lives as long as the view.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Makes the view what the description says.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what lives as long as the view.
  func makeCoordinator() -> Coordinator
  /// Tells that the view goes.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Returns the size of the view.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Dismantle uiview.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Size that fits.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Make coordinator.
  public func makeCoordinator() {}
}

/// What a representable is told.
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What lives as long as the view.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
}

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
}

/// What was made of a representable.
private final class Mounted<Representable: UIViewRepresentable> {
  let view: Representable.UIViewType
  let coordinator: Representable.Coordinator

  init(_ view: Representable.UIViewType, _ coordinator: Representable.Coordinator) {
    self.view = view
    self.coordinator = coordinator
  }
}

extension UIViewRepresentable {
  /// Makes or updates the view; a new one gets into the window after its first update.
  func mount(in node: Node, _ environment: EnvironmentValues) {
    if let mounted = node.kept["mounted"] as? Mounted<Self> {
      let context = Context(coordinator: mounted.coordinator, environment: environment)
      updateUIView(mounted.view, context: context)
      place(mounted.view, context)
      return
    }
    let context = Context(coordinator: makeCoordinator(), environment: environment)
    let view = makeUIView(context: context)
    let coordinator = context.coordinator
    node.kept["mounted"] = Mounted<Self>(view, coordinator)
    node.dismantle = {
      Self.dismantleUIView(view, coordinator: coordinator)
      view.removeFromSuperview()
    }
    updateUIView(view, context: context)
    place(view, context)
    node.host.view.addSubview(view)
  }

  private func place(_ view: UIViewType, _ context: Context) {
    let offer = ProposedViewSize(width: 300, height: nil)
    guard let size = sizeThatFits(offer, uiView: view, context: context) else { return }
    view.frame.size = size
  }
}

/// A view in the canvas of Xcode.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// What is shown there.
  associatedtype Previews: View
  /// What is shown there.
  @ViewBuilder @MainActor static var previews: Previews { get }
}
