/// A part of an interface, described by a value.
@MainActor @preconcurrency public protocol View {
  /// What the view consists of.
  associatedtype Body: View
  /// What the view consists of.
  @ViewBuilder @MainActor var body: Body { get }
}

extension Never: View {
  /// What the view consists of.
  public var body: Never { fatalError("a view without a body was asked for it") }
}

/// A view that the host knows by itself.
@MainActor protocol Primitive {
  func render(in node: Node, _ environment: EnvironmentValues)
}

extension View where Body == Never {
  /// What the view consists of.
  public var body: Never { fatalError("a view without a body was asked for it") }
}

/// Makes one view of several.
@resultBuilder public struct ViewBuilder {
  /// Makes one view of what a block has.
  @MainActor public static func buildExpression<V: View>(_ view: V) -> V { view }
  /// Makes one view of what a block has.
  @MainActor public static func buildBlock() -> EmptyView { EmptyView() }
  /// Makes one view of what a block has.
  @MainActor public static func buildBlock<V: View>(_ view: V) -> V { view }
  /// Makes one view of what a block has.
  @MainActor public static func buildBlock<each V: View>(
    _ view: repeat each V
  ) -> TupleView<(repeat each V)> {
    var views: [any View] = []
    repeat views.append(each view)
    return TupleView(views)
  }
  /// Makes one view of what a block has.
  @MainActor public static func buildIf<V: View>(_ view: V?) -> V? { view }
  /// Makes one view of what a block has.
  @MainActor public static func buildEither<A: View, B: View>(
    first: A
  ) -> _ConditionalContent<A, B> { .first(first) }
  /// Makes one view of what a block has.
  @MainActor public static func buildEither<A: View, B: View>(
    second: B
  ) -> _ConditionalContent<A, B> { .second(second) }
}

/// Nothing.
public struct EmptyView: View, Primitive {
  /// Creates nothing.
  nonisolated public init() {}
  func render(in node: Node, _ environment: EnvironmentValues) { node.keepChildren(0) }
}

/// Several views.
public struct TupleView<Content>: View, Primitive {
  let views: [any View]
  init(_ views: [any View]) { self.views = views }
  func render(in node: Node, _ environment: EnvironmentValues) {
    for (index, view) in views.enumerated() { node.child(index).update(view, environment) }
    node.keepChildren(views.count)
  }
}

/// One of two views.
public enum _ConditionalContent<First: View, Second: View>: View, Primitive {
  case first(First)
  case second(Second)
  func render(in node: Node, _ environment: EnvironmentValues) {
    switch self {
    case .first(let view):
      node.child(0).update(view, environment)
      node.keepChildren(1)
    case .second(let view):
      // Nothing is kept from one branch to the other, even if both hold the same type.
      node.child(0).end()
      node.child(1).update(view, environment)
      node.keepChildren(2)
    }
  }
}

extension Optional: View, Primitive where Wrapped: View {
  /// Nothing: the host knows it by itself.
  public typealias Body = Never
  func render(in node: Node, _ environment: EnvironmentValues) {
    if let self { node.child(0).update(self, environment) }
    node.keepChildren(isNone ? 0 : 1)
  }
}

extension Optional {
  fileprivate var isNone: Bool {
    if case .none = self { return true }
    return false
  }
}
