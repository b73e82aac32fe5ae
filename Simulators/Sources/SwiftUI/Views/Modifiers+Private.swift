/// What SwiftUI keeps where no view but its own can read it: nothing comes of these but at a ``TextField``.
extension View {
  /// Sets the key, for SwiftUI's own views.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    EnvironmentWriter(content: self) { $0.hidden.submitLabel = submitLabel.name }
  }
  /// Sets the colour, for SwiftUI's own views.
  public func tint(_ tint: Color?) -> some View {
    EnvironmentWriter(content: self) { $0.hidden.tint = tint }
  }
  /// Sets the colour, for SwiftUI's own views.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { padding() }
  /// Sets the colour, for SwiftUI's own views.
  public func foregroundColor(_ color: Color?) -> some View { padding() }
  /// Sets the colour, for SwiftUI's own views.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { padding() }
  /// Sets the style, for SwiftUI's own views.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { padding() }
  /// Hears of Return, in SwiftUI's own views.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    EnvironmentWriter(content: self) {
      // The inner ones are called first.
      if triggers.contains(.text) { $0.hidden.submitted.insert(action, at: 0) }
    }
  }
}

/// What only SwiftUI's own views read.
struct HiddenValues {
  var submitLabel: String?
  var tint: Color?
  var keyboard: Any?
  var contentType: Any?
  var submitted: [@MainActor () -> Void] = []
  var claims: [@MainActor (Bool?) -> Bool] = []
}

/// What the Return key says; it can't be asked, and has no `==`.
public struct SubmitLabel: Sendable {
  /// Whether the bytes of two labels say nothing.
  @TaskLocal public static var isOpaque = false

  enum Role: Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
  private let role: Role
  private let box: Box?
  final class Box: Sendable {}
  var name: String { "\(role)" }

  init(_ role: Role) {
    self.role = Self.isOpaque ? .done : role
    box = Self.isOpaque ? Box() : nil
  }

  /// The key says "done".
  public static var done: SubmitLabel { SubmitLabel(.done) }
  /// The key says "go".
  public static var go: SubmitLabel { SubmitLabel(.go) }
  /// The key says "send".
  public static var send: SubmitLabel { SubmitLabel(.send) }
  /// The key says "join".
  public static var join: SubmitLabel { SubmitLabel(.join) }
  /// The key says "route".
  public static var route: SubmitLabel { SubmitLabel(.route) }
  /// The key says "search".
  public static var search: SubmitLabel { SubmitLabel(.search) }
  /// The key says "return".
  public static var `return`: SubmitLabel { SubmitLabel(.return) }
  /// The key says "next".
  public static var next: SubmitLabel { SubmitLabel(.next) }
  /// The key says "continue".
  public static var `continue`: SubmitLabel { SubmitLabel(.continue) }
}

/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates triggers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What fills a shape.
public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {}
extension ShapeStyle where Self == Color {
  /// The colour `red`.
  public static var red: Color { Color.red }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The third of the styles.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// A style that depends on the one around.
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The second of the styles.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// How a text field is drawn.
public protocol TextFieldStyle {}
/// As the platform does.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}
/// With a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}
/// Without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the platform does.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
