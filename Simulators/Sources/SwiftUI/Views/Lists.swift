/// Views with a bar above them.
public struct NavigationView<Content: View>: Container {
  let content: Content
  /// Creates a navigation.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
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

extension View {
  /// Adds a field to search in.
  public func searchable(text: Binding<String>) -> some View {
    Searchable(content: self, text: text)
  }
  /// Says more of the view to VoiceOver.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    EnvironmentWriter(content: self) { _ in }
  }
}

extension Hosted {
  /// Presses the first button that shows a text.
  public func press(_ text: String) -> Bool {
    guard let press = root.button(showing: text)?.button else { return false }
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
    if button != nil, allTexts.contains(text) { return self }
    for child in children {
      if let found = child.button(showing: text) { return found }
    }
    return nil
  }

  fileprivate var spokenLabels: [String] {
    (label.map { [$0] } ?? []) + children.flatMap(\.spokenLabels)
  }
}
