#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

public protocol DynamicProperty {}

@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) { fatalError() }
  public init(initialValue value: Value) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() { fatalError() }
}

@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}

extension Environment: Sendable where Value: Sendable {}

public struct EnvironmentValues: CustomStringConvertible {
  public var description: String { fatalError() }
  public var isEnabled: Bool
  public var locale: Locale
  public var timeZone: TimeZone
  public var font: Font?
  public var layoutDirection: LayoutDirection
  public var multilineTextAlignment: TextAlignment
  public var dynamicTypeSize: DynamicTypeSize
  public var autocorrectionDisabled: Bool
  public var fontResolutionContext: Font.Context { fatalError() }
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set { fatalError() }
  }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

@available(*, unavailable) extension EnvironmentValues: Sendable {}

public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

@frozen public enum TextAlignment: Hashable, CaseIterable {
  case leading
  case center
  case trailing
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

@frozen public struct Font: Hashable, Sendable {
  public struct Context: Hashable {}
  public static var largeTitle: Font { fatalError() }
  public static var title: Font { fatalError() }
  public static var title2: Font { fatalError() }
  public static var title3: Font { fatalError() }
  public static var headline: Font { fatalError() }
  public static var subheadline: Font { fatalError() }
  public static var body: Font { fatalError() }
  public static var callout: Font { fatalError() }
  public static var footnote: Font { fatalError() }
  public static var caption: Font { fatalError() }
  public static var caption2: Font { fatalError() }
}

@frozen public struct Color: Hashable, CustomStringConvertible, Sendable {
  public var description: String { fatalError() }
  public static var accentColor: Color { fatalError() }
}
