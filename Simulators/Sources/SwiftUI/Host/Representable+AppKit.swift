#if !canImport(UIKit)
public import AppKit

/// A view of AppKit, as a part of an interface.
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype NSViewType: NSView
  /// What lives as long as the view.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes the view.
  func makeNSView(context: Context) -> NSViewType
  /// Makes the view what the description says.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Makes what lives as long as the view.
  func makeCoordinator() -> Coordinator
  /// Tells that the view goes.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Returns the size of the view.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  /// Dismantle nsview.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  /// Size that fits.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize? { nil }
}

extension NSViewRepresentable where Coordinator == Void {
  /// Make coordinator.
  public func makeCoordinator() {}
}

/// What a representable is told.
@MainActor public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// What lives as long as the view.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
}

extension NSViewRepresentable {
  func mount(in node: Node, _ environment: EnvironmentValues) {
    func context(_ coordinator: Coordinator) -> Context {
      Context(coordinator: coordinator, environment: environment)
    }
    let mounted: Mounted<NSViewType, Coordinator> = node.mounted {
      let coordinator = makeCoordinator()
      return (makeNSView(context: context(coordinator)), coordinator)
    } dismantle: {
      Self.dismantleNSView($0, coordinator: $1)
    }
    let now = context(mounted.coordinator)
    updateNSView(mounted.view, context: now)
    mounted.place(in: node, sizeThatFits(.offer, nsView: mounted.view, context: now))
  }
}
#endif
