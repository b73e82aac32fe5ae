/// Something that is done to a view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// What comes of it.
  associatedtype Body: View
  /// The view that it is done to.
  typealias Content = _ViewModifier_Content<Self>
  /// What comes of it.
  @ViewBuilder @MainActor func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Primitive {
  let view: any View
  func render(in node: Node, _ environment: EnvironmentValues) {
    node.child(0).update(view, environment)
    node.keepChildren(1)
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier
  /// What the view consists of.
  public var body: some View { modifier.body(content: .init(view: content)) }
}

/// A view whose environment is changed.
struct EnvironmentWriter<Content: View>: View, Primitive {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
  func render(in node: Node, _ environment: EnvironmentValues) {
    var environment = environment
    change(&environment)
    node.child(0).update(content, environment)
    node.keepChildren(1)
  }
}

/// A view that watches a value.
struct Watcher<Content: View, Value: Equatable>: View, Primitive {
  let content: Content
  let value: Value
  let action: @MainActor (Value) -> Void
  func render(in node: Node, _ environment: EnvironmentValues) {
    node.child(0).update(content, environment)
    node.keepChildren(1)
    let old = node.remembered as? Value
    node.remembered = value
    if let old, old != value { node.host.afterUpdate.append { action(value) } }
  }
}

/// A view that tells when it appears.
struct Appearing<Content: View>: View, Primitive {
  let content: Content
  let action: @MainActor () -> Void
  func render(in node: Node, _ environment: EnvironmentValues) {
    node.child(0).update(content, environment)
    node.keepChildren(1)
    if node.remembered == nil { node.host.afterUpdate.append(action) }
    node.remembered = true
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
  /// Sets a value of the environment.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentWriter(content: self) { $0[keyPath: keyPath] = value }
  }
  /// Sets the font.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Takes the controls out of use.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentWriter(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
  /// Sets whether words are corrected.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, isDisabled)
  }
  /// Sets where lines stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Calls `action` when a value changed.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (V) -> Void
  ) -> some View {
    Watcher(content: self, value: value, action: action)
  }
  /// Calls `action` when the view appears.
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
    Appearing(content: self, action: action)
  }
  /// Adds space.
  public func padding() -> some View { EnvironmentWriter(content: self) { _ in } }
}

/// What SwiftUI keeps where no view but its own can read it: nothing comes of these.
extension View {
  /// Sets the key, for SwiftUI's own views.
  public func submitLabel(_ label: SubmitLabel) -> some View { padding() }
  /// Sets the colour, for SwiftUI's own views.
  public func tint(_ tint: Color?) -> some View { padding() }
  /// Hears of Return, in SwiftUI's own views.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View { padding() }
}

/// What the Return key says.
public struct SubmitLabel: Sendable {
  /// The key says "next".
  public static var next: SubmitLabel { SubmitLabel() }
  /// The key says "done".
  public static var done: SubmitLabel { SubmitLabel() }
}

/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates triggers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A text field.
  public static let text = SubmitTriggers(rawValue: 1)
}
