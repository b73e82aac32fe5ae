public import Foundation

/// A value that passes from view to view.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The values that pass from view to view.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var hidden = HiddenValues()

  /// Creates an environment of defaults.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether controls can be used.
  public var isEnabled = true
  /// The language and the region of the interface.
  public var locale = Locale(identifier: "en_US")
  /// Where times are read.
  public var timeZone = TimeZone.current
  /// The font, if one is set.
  public var font: Font?
  /// The direction of the interface.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Where lines stand.
  public var multilineTextAlignment = TextAlignment.leading
  /// How large the person wants texts to be.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Whether words aren't corrected.
  public var autocorrectionDisabled = false
  /// What it takes to make a font of a description.
  public var fontResolutionContext: Font.Context { Font.Context(size: dynamicTypeSize) }
}

/// A value of the environment.
@propertyWrapper public struct Environment<Value>: Connected {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let cell = Cell()

  final class Cell { var values = EnvironmentValues() }

  /// Creates a property that reads a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value.
  public var wrappedValue: Value { cell.values[keyPath: keyPath] }

  func connect(to node: Node, as label: String, _ environment: EnvironmentValues) {
    cell.values = environment
  }
}

/// The direction of the interface.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// Where lines stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// How large the person wants texts to be.
public enum DynamicTypeSize: Hashable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
