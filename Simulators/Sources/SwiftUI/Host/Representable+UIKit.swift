#if canImport(UIKit)
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

extension UIViewRepresentable {
  func mount(in node: Node, _ environment: EnvironmentValues) {
    func context(_ coordinator: Coordinator) -> Context {
      Context(coordinator: coordinator, environment: environment)
    }
    let mounted: Mounted<UIViewType, Coordinator> = node.mounted {
      let coordinator = makeCoordinator()
      return (makeUIView(context: context(coordinator)), coordinator)
    } dismantle: {
      Self.dismantleUIView($0, coordinator: $1)
    }
    let now = context(mounted.coordinator)
    updateUIView(mounted.view, context: now)
    mounted.place(in: node, sizeThatFits(.offer, uiView: mounted.view, context: now))
  }
}
#endif
