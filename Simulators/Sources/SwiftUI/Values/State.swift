/// A property that the host connects with what it keeps for a view.
@MainActor protocol Connected {
  func connect(to node: Node, as label: String, _ environment: EnvironmentValues)
}

/// Where a state is kept while its view is described anew again and again.
final class Location<Value>: @unchecked Sendable {
  private var value: Value
  weak var host: HostCore?

  init(_ value: Value) { self.value = value }

  func get() -> Value { value }

  func set(_ newValue: Value) {
    value = newValue
    MainActor.assumeIsolated { host?.stateDidChange() }
  }
}

/// A state of a view.
@propertyWrapper public struct State<Value>: Connected {
  private let cell: Cell

  final class Cell: @unchecked Sendable {
    var location: Location<Value>
    init(_ value: Value) { location = Location(value) }
  }

  /// Creates a state.
  public init(wrappedValue: Value) { cell = Cell(wrappedValue) }
  /// Creates a state.
  public init(initialValue: Value) { cell = Cell(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { cell.location.get() }
    nonmutating set { cell.location.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let cell = cell
    return Binding(get: { cell.location.get() }, set: { cell.location.set($0) })
  }

  func connect(to node: Node, as label: String, _ environment: EnvironmentValues) {
    if let kept = node.kept[label] as? Location<Value> {
      cell.location = kept
    } else {
      cell.location.host = node.host
      node.kept[label] = cell.location
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil`.
  public init() { self.init(wrappedValue: nil) }
}

/// A value that somebody else keeps.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { get()[keyPath: keyPath] },
      set: { part in
        var value = get()
        value[keyPath: keyPath] = part
        set(value)
      })
  }

  /// A binding to a value that stays as it is.
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }
}
