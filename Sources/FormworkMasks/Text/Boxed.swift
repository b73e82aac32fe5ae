/// A value in a box of one word.
///
///     private let contents: Boxed<Contents>
///
/// A function that can throw passes errors on, field by field. Errors of one word make a page smaller. With
/// the errors of definitions alone, it is smaller by a fortieth.
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
