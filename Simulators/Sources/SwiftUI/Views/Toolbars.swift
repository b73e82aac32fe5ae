public import Foundation

/// The content of a bar.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The parts of the content.
  associatedtype Body
}

/// Makes one content of several.
@resultBuilder public struct ToolbarContentBuilder {
  /// Makes one content of what a block has.
  @MainActor public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
}

/// Where the content of a bar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
}

/// Several views in a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Nothing: the host knows it by itself.
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group.
  public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// A view with a bar, whose content comes after it.
struct BarBearer<Content: View, Bar: View>: View, Primitive {
  let content: Content
  let bar: Bar
  func render(in node: Node, _ environment: EnvironmentValues) {
    node.child(0).update(content, environment)
    node.child(1).update(bar, environment)
    node.child(1).isBar = true
    node.keepChildren(2)
    // On iOS 15, a button that a bar lacks at first never appears. On iOS 26, constraints break when it gets
    // empty [F: B87]. A hidden button counts.
    let isEmpty = node.child(1).isWithoutButtons
    if let wasEmpty = node.remembered as? Bool, wasEmpty != isEmpty {
      node.host.fail("The content of a bar appears or disappears.")
    }
    node.remembered = isEmpty
  }
}

/// A view that another one covers while a state says so.
struct Presenter<Content: View, Sheet: View>: View, Primitive {
  let content: Content
  let isPresented: Binding<Bool>
  let sheet: () -> Sheet
  func render(in node: Node, _ environment: EnvironmentValues) {
    node.child(0).update(content, environment)
    if isPresented.wrappedValue { node.child(1).update(sheet(), environment) }
    node.keepChildren(isPresented.wrappedValue ? 2 : 1)
  }
}

extension View {
  /// Puts views into bars.
  public func toolbar<Content: View>(
    @ToolbarContentBuilder content: () -> ToolbarItemGroup<Content>
  ) -> some View { BarBearer(content: self, bar: content().content) }
  /// Covers the view by another one while a state says so.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { Presenter(content: self, isPresented: isPresented, sheet: content) }
  /// Says what assistive technologies read.
  public func accessibilityLabel(_ label: Text) -> some View {
    Labelled(content: self, label: label)
  }
  /// Sets how opaque the view is. Nobody can tap an invisible view.
  public func opacity(_ opacity: Double) -> some View {
    Veiled(content: self, isVisible: opacity > 0)
  }
  /// Hides the view from assistive technologies.
  public func accessibilityHidden(_ hidden: Bool) -> some View { padding() }
  /// Sets whether the view is touched.
  public func allowsHitTesting(_ enabled: Bool) -> some View { padding() }
  /// Sets the size.
  public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil
  ) -> some View { padding() }
  /// Draws a view behind.
  public func background<Background: View>(
    @ViewBuilder content: () -> Background
  ) -> some View { padding() }
}

/// A view with a label.
struct Labelled<Content: View>: View, Primitive {
  let content: Content
  let label: Text
  func render(in node: Node, _ environment: EnvironmentValues) {
    node.child(0).update(content, environment)
    node.keepChildren(1)
    node.label = label._resolveText(in: environment)
  }
}

/// A view that may be invisible.
struct Veiled<Content: View>: View, Primitive {
  let content: Content
  let isVisible: Bool
  func render(in node: Node, _ environment: EnvironmentValues) {
    node.child(0).update(content, environment)
    node.keepChildren(1)
    node.isInvisible = !isVisible
  }
}

/// Room.
public struct Spacer: View, Primitive {
  /// Creates room.
  nonisolated public init() {}
  func render(in node: Node, _ environment: EnvironmentValues) { node.keepChildren(0) }
}

/// A picture, by the name of its symbol only.
public struct Image: View, Primitive {
  let name: String
  /// Shows a symbol of the system.
  public init(systemName: String) { name = systemName }
  func render(in node: Node, _ environment: EnvironmentValues) { node.keepChildren(0) }
}

/// A shape with round corners.
public struct RoundedRectangle: View, Primitive {
  /// Creates a shape.
  public init(cornerRadius: CGFloat) {}
  func render(in node: Node, _ environment: EnvironmentValues) { node.keepChildren(0) }
  /// The outline of the shape.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
}

/// A button on the screen.
@MainActor public struct HostedButton {
  /// The label for assistive technologies, or the words on the button.
  public let label: String
  /// Whether it is in a bar.
  public let isInBar: Bool
  /// Presses the button, if it can be used, and ends the turn.
  public let press: @MainActor () -> Void
}

extension Node {
  /// Whether there is no button inside, not even an invisible one.
  var isWithoutButtons: Bool { button == nil && children.allSatisfy(\.isWithoutButtons) }

  func buttons(label: String? = nil, isInBar: Bool = false, _ host: HostCore) -> [HostedButton] {
    if isInvisible { return [] }
    let (label, isInBar) = (self.label ?? label, isInBar || isBar)
    if let button {
      let words = label ?? allTexts.joined(separator: " ")
      return [
        HostedButton(label: words, isInBar: isInBar) {
          button()
          host.endTurn()
        }
      ]
    }
    return children.flatMap { $0.buttons(label: label, isInBar: isInBar, host) }
  }
}
