public import Foundation

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
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Views on top of each other.
public struct ZStack<Content: View>: Container {
  let content: Content
  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views in rows that scroll.
public struct List<Content: View>: Container {
  let content: Content
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A view for each of several values, by their identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, Primitive {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  /// Creates views for values.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.id, self.content) = (data, { $0[keyPath: id] }, content)
  }

  func render(in node: Node, _ environment: EnvironmentValues) {
    let old = node.remembered as? [ID] ?? []
    let ids = data.map(id)
    // A node belongs to the identity, not to the place.
    var kept = Dictionary(zip(old, node.children), uniquingKeysWith: { first, _ in first })
    node.children = ids.map { kept.removeValue(forKey: $0) ?? Node(node.host) }
    for child in kept.values { child.end() }
    node.remembered = ids
    for (child, element) in zip(node.children, data) { child.update(content(element), environment) }
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates views for values that have an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
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
public struct Button<Label: View>: View, Primitive {
  let content: Label
  let action: @MainActor () -> Void

  func render(in node: Node, _ environment: EnvironmentValues) {
    node.child(0).update(content, environment)
    node.keepChildren(1)
    if environment.isEnabled { node.button = action } else { node.button = {} }
  }

  /// Creates a button.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    content = label()
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.action = action
    content = Text(verbatim: title)
  }
}
