/// A value that takes one word wherever it is kept or handed on.
///
///     private let contents: Boxed<Contents>
///
/// Each function that may throw hands an error on, field by field: with errors of one word a page is
/// smaller, one with definitions by a fortieth for theirs alone.
package indirect enum Boxed<Value> {
  case value(Value)

  package init(_ value: Value) { self = .value(value) }

  package var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}

extension Boxed: Sendable where Value: Sendable {}
extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Hashable where Value: Hashable {}
