/// A JSON value as it was written: numbers keep their digits, objects the order of their members.
public enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  /// One key of an object with its value.
  public struct Member: Hashable, Sendable {
    let key: String
    let value: JSON
  }
}

extension JSON {
  /// The number, if it is one without a fraction; beyond 64 bits it is clamped.
  ///
  ///     JSON.number("2").integer     // 2
  ///     JSON.number("1e99").integer  // Int.max
  ///     JSON.number("1.5").integer   // nil
  var integer: Int? {
    guard case .number(let digits) = self else { return nil }
    if let exact = Int(digits) { return exact }
    guard let value = Double(digits) else { return nil }
    if let exact = Int(exactly: value) { return exact }
    guard value.rounded() == value || value.isInfinite else { return nil }
    return value < 0 ? Int.min : Int.max
  }
}
