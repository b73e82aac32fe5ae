/// Which of several views has the focus.
///
/// A value that no view claims doesn't stay: SwiftUI takes it back. Whether it knows of the focus of a
/// view of the platform is reported both ways: ``HostCore/knowsFocusOfPlatformViews``.
@propertyWrapper public struct FocusState<Value: Hashable>: Connected {
  private let cell: Cell

  final class Cell: @unchecked Sendable {
    var location: Location<Value>
    let none: Value
    init(_ none: Value) { (location, self.none) = (Location(none), none) }
  }

  /// Creates a state without a focus.
  public init() where Value == Bool { cell = Cell(false) }
  /// Creates a state without a focus.
  public init<T>() where Value == T?, T: Hashable { cell = Cell(nil) }

  /// The value.
  public var wrappedValue: Value {
    get { cell.location.get() }
    nonmutating set { cell.location.set(newValue) }
  }

  /// A binding for `focused(_:)`.
  public var projectedValue: Binding { Binding(cell: cell) }

  /// A focus that a view may claim.
  @propertyWrapper public struct Binding {
    let cell: Cell
    /// The value.
    public var wrappedValue: Value {
      get { cell.location.get() }
      nonmutating set { cell.location.set(newValue) }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  func connect(to node: Node, as label: String, _ environment: EnvironmentValues) {
    if let kept = node.kept[label] as? Location<Value> {
      cell.location = kept
    } else {
      cell.location.host = node.host
      node.kept[label] = cell.location
    }
    let (location, none, host) = (cell.location, cell.none, node.host)
    host.focusStates.append {
      let value = location.get()
      guard value != none else { return }
      let isClaimed = host.focusClaims[ObjectIdentifier(location)]?.contains(value) ?? false
      if !isClaimed || !host.knowsFocusOfPlatformViews { location.set(none) }
    }
  }
}

/// A view that claims a focus.
struct FocusClaim<Content: View, Value: Hashable>: View, Primitive {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  func render(in node: Node, _ environment: EnvironmentValues) {
    var environment = environment
    let (binding, value) = (binding, value)
    node.host.focusClaims[ObjectIdentifier(binding.cell.location), default: []].insert(value)
    environment.hidden.claims.append { isFocused in
      if isFocused == true { binding.wrappedValue = value }
      if isFocused == false, binding.wrappedValue == value {
        binding.wrappedValue = binding.cell.none
      }
      return binding.wrappedValue == value
    }
    node.child(0).update(content, environment)
    node.keepChildren(1)
  }
}

extension View {
  /// Claims the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusClaim(content: self, binding: condition, value: true)
  }
  /// Claims a value of the focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusClaim(content: self, binding: binding, value: value)
  }
}
