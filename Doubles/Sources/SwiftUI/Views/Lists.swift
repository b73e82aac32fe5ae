/// A list.
public struct List<Content: View>: Container {
  let content: Content
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views made of data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, Primitive {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  /// Creates a view for each element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.id, self.content) = (data, id, content)
  }

  func render(in node: Node, _ environment: EnvironmentValues) {
    var ids: Set<ID> = []
    for (index, element) in data.enumerated() {
      if !ids.insert(element[keyPath: id]).inserted {
        node.host.fail("ForEach: the ID \(element[keyPath: id]) occurs multiple times.")
      }
      node.child(index).update(content(element), environment)
    }
    node.keepChildren(data.count)
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates a view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

/// Views with a bar above them.
public struct NavigationView<Content: View>: Container {
  let content: Content
  /// Creates a navigation.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Space.
public struct Spacer: View, Primitive {
  /// Creates space.
  nonisolated public init() {}
  func render(in node: Node, _ environment: EnvironmentValues) { node.keepChildren(0) }
}

/// A picture.
public struct Image: View, Primitive {
  /// Creates a picture of the system's.
  nonisolated public init(systemName: String) {}
  func render(in node: Node, _ environment: EnvironmentValues) { node.keepChildren(0) }
}

/// Traits of a view for VoiceOver.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: Int
  /// Creates traits of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view is the one that is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1)
}

/// A view with a field to search in.
struct Searchable<Content: View>: View, Primitive {
  let content: Content
  let text: Binding<String>
  func render(in node: Node, _ environment: EnvironmentValues) {
    node.child(0).update(content, environment)
    node.keepChildren(1)
    node.host.searches.append(text)
  }
}

/// A view over which another one may come.
struct Sheet<Content: View, Over: View>: View, Primitive {
  let content: Content
  let isPresented: Binding<Bool>
  let over: () -> Over
  func render(in node: Node, _ environment: EnvironmentValues) {
    node.child(0).update(content, environment)
    if isPresented.wrappedValue { node.child(1).update(over(), environment) }
    node.keepChildren(isPresented.wrappedValue ? 2 : 1)
  }
}

/// A view with a label for VoiceOver.
struct Labelled<Content: View>: View, Primitive {
  let content: Content
  let label: String
  func render(in node: Node, _ environment: EnvironmentValues) {
    node.child(0).update(content, environment)
    node.keepChildren(1)
    node.spokenLabel = label
  }
}

extension View {
  /// Adds a field to search in.
  public func searchable(text: Binding<String>) -> some View {
    Searchable(content: self, text: text)
  }
  /// Shows another view over this one.
  public func sheet<Over: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Over
  ) -> some View {
    Sheet(content: self, isPresented: isPresented, over: content)
  }
  /// Sets the label for VoiceOver.
  public func accessibilityLabel(_ label: Text) -> some View {
    Labelled(content: self, label: label._resolveText(in: EnvironmentValues()))
  }
  /// Hides the view from VoiceOver.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    EnvironmentWriter(content: self) { _ in }
  }
  /// Says more of the view to VoiceOver.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    EnvironmentWriter(content: self) { _ in }
  }
}

extension Hosted {
  /// Presses the first button that shows a text.
  public func press(_ text: String) -> Bool {
    guard let press = root.button(showing: text)?.press else { return false }
    press()
    return true
  }

  /// Types into the search field.
  public func search(_ text: String) {
    root.host.searches.last?.wrappedValue = text
  }

  /// The labels for VoiceOver.
  public var spokenLabels: [String] { root.spokenLabels }
}

extension Node {
  func button(showing text: String) -> Node? {
    if press != nil, allTexts.contains(text) { return self }
    for child in children {
      if let found = child.button(showing: text) { return found }
    }
    return nil
  }

  fileprivate var spokenLabels: [String] {
    (spokenLabel.map { [$0] } ?? []) + children.flatMap(\.spokenLabels)
  }
}
