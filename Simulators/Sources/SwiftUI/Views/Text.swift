public import Foundation

/// A text that is looked up in the tables of the app.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let key: String
  /// Creates a key.
  public init(_ value: String) { key = value }
  /// Creates a key.
  public init(stringLiteral value: String) { key = value }
}

/// A text.
public struct Text: View, Primitive {
  /// The tables of the app: words by language and key.
  @TaskLocal public static var tables: [String: [String: String]] = [:]

  private let key: String
  private let isVerbatim: Bool

  /// Creates a text that is translated.
  nonisolated public init(_ key: LocalizedStringKey) { (self.key, isVerbatim) = (key.key, false) }
  /// Creates a text that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    (key, isVerbatim) = (String(content), true)
  }
  /// Creates a text that is shown as it is.
  nonisolated public init(verbatim content: String) { (key, isVerbatim) = (content, true) }

  /// The words in the language of an environment.
  nonisolated public func _resolveText(in environment: EnvironmentValues) -> String {
    if isVerbatim { return key }
    let language = String(environment.locale.identifier.prefix(2))
    return Self.tables[language]?[key] ?? key
  }

  func render(in node: Node, _ environment: EnvironmentValues) {
    node.text = _resolveText(in: environment)
    node.keepChildren(0)
  }
}

/// A view whose type is hidden.
public struct AnyView: View, Primitive {
  let view: any View
  /// Hides the type of a view.
  public init<V: View>(_ view: V) { self.view = view }
  func render(in node: Node, _ environment: EnvironmentValues) {
    node.child(0).update(view, environment)
    node.keepChildren(1)
  }
}

/// A view with an identity: with another one, another view takes its place.
struct Identified<Content: View, ID: Hashable>: View, Primitive {
  let content: Content
  let id: ID
  func render(in node: Node, _ environment: EnvironmentValues) {
    if let old = node.remembered as? ID, old != id { node.child(0).end() }
    node.remembered = id
    node.child(0).update(content, environment)
    node.keepChildren(1)
  }
}

extension View {
  /// Gives the view an identity.
  public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }
}
