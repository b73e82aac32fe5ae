/// A view that only holds others; nothing is laid out.
protocol Container: View, Primitive {
  associatedtype Content: View
  var content: Content { get }
}

extension Container {
  func render(in node: Node, _ environment: EnvironmentValues) {
    node.child(0).update(content, environment)
    node.keepChildren(1)
  }
}

/// Views from top to bottom.
public struct VStack<Content: View>: Container {
  let content: Content
  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views in a row.
public struct HStack<Content: View>: Container {
  let content: Content
  /// Creates a row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views that are treated as one.
public struct Group<Content: View>: Container {
  let content: Content
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A form.
public struct Form<Content: View>: Container {
  let content: Content
  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A part of a form, with a title.
public struct Section<Content: View>: Container {
  let content: Content
  /// Creates a section.
  public init(_ title: String, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a section without a title.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A button.
public struct Button<Label: View>: Container {
  let content: Label
  let action: @MainActor () -> Void
  /// Creates a button.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    content = label()
  }

  func render(in node: Node, _ environment: EnvironmentValues) {
    node.child(0).update(content, environment)
    node.keepChildren(1)
    node.press = action
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.action = action
    content = Text(verbatim: title)
  }
}
