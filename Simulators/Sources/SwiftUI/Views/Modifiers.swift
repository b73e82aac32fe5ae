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

/// A view that watches a value, and knows the one before.
struct ChangeWatcher<Content: View, Value: Equatable>: View, Primitive {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void
  func render(in node: Node, _ environment: EnvironmentValues) {
    node.child(0).update(content, environment)
    node.keepChildren(1)
    let old = node.remembered as? Value
    node.remembered = value
    if old == nil ? isInitial : old != value {
      node.host.afterUpdate.append { action(old ?? value, value) }
    }
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
  /// Calls `action` when a value changed, with the old one and the new one.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View {
    ChangeWatcher(content: self, value: value, isInitial: initial, action: action)
  }
  /// Calls `action` when the view appears.
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
    Appearing(content: self, action: action)
  }
  /// Adds space.
  public func padding() -> some View { EnvironmentWriter(content: self) { _ in } }
}

/// The looks of buttons, and how a row of a list takes their taps.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

/// A button that takes only the taps on itself.
public struct PlainButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that takes only the taps on itself.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
  /// Sets the looks of the buttons inside, which the double doesn't draw.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    EnvironmentWriter(content: self) { _ in }
  }
}
