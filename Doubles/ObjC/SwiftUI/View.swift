#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<V: View>(_ view: V) -> V { fatalError() }
  public static func buildBlock<V: View>(_ view: V) -> V { fatalError() }
  public static func buildBlock<each V: View>(
    _ view: repeat each V
  ) -> TupleView<(repeat each V)> { fatalError() }
  public static func buildIf<V: View>(_ view: V?) -> V? { fatalError() }
}

public struct TupleView<T>: View {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct Form<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
  public var body: Never { fatalError() }
}

public struct Section<Content: View>: View {
  public init(_ title: String, @ViewBuilder content: () -> Content) { fatalError() }
  public var body: Never { fatalError() }
}

public struct Text: View {
  public init(_ string: String) { fatalError() }
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension View {
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { self }
  nonisolated public func tint(_ tint: Color?) -> some View { self }
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }
}

public struct SubmitLabel: Sendable {
  public static var next: SubmitLabel { fatalError() }
  public static var done: SubmitLabel { fatalError() }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static let text = SubmitTriggers(rawValue: 1)
}

@available(iOS 16.0, tvOS 16.0, macOS 13.0, *)
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
}
