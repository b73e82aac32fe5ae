import Formwork
@_spi(JSON) import FormworkDefinition

/// The members of a JSON object, taken by name and type; errors name the path to them.
struct Fields {
  /// Where the object is, such as `format.notations[0]`; empty for the whole line.
  let path: String

  private let members: JSON.Members

  /// Takes an object whose keys are all among `keys`, of which `null` leaves the `nullable` out.
  init(
    _ json: JSON, at path: String, keys: [String], nullable: [String] = []
  ) throws(ReplayError) {
    guard case .object(let members) = json else {
      throw ReplayError(
        .wrongType, path.isEmpty ? "The line must be an object." : "“\(path)” must be an object.")
    }
    self.path = path
    self.members = JSON.Members(members, nullable: nullable)
    for member in members where !keys.contains(where: { $0.isSame(as: member.key) }) {
      throw ReplayError(
        .unknownKey,
        "“\(self.path(to: member.key))” is unknown; the keys here are \(keys.listed).")
    }
  }

  func path(to key: String) -> String {
    path.isEmpty ? key : path + "." + key
  }

  func has(_ key: String) -> Bool {
    members[key] != nil
  }

  subscript(key: String) -> JSON? {
    members[key]
  }

  func string(_ key: String) throws(ReplayError) -> String? {
    guard let value = members[key] else { return nil }
    guard case .string(let string) = value else { throw wrongType(key, "a string") }
    return string
  }

  func flag(_ key: String) throws(ReplayError) -> Bool? {
    guard let value = members[key] else { return nil }
    guard case .bool(let flag) = value else { throw wrongType(key, "true or false") }
    return flag
  }

  func integer(_ key: String) throws(ReplayError) -> Int? {
    guard let value = members[key] else { return nil }
    guard let integer = value.integer else { throw wrongType(key, "a whole number") }
    return integer
  }

  func array(_ key: String) throws(ReplayError) -> [JSON]? {
    guard let value = members[key] else { return nil }
    guard case .array(let elements) = value else { throw wrongType(key, "an array") }
    return elements
  }

  /// The value that a name stands for.
  func name<Value>(
    _ key: String, in names: KeyValuePairs<String, Value>
  ) throws(ReplayError) -> Value? {
    guard let string = try string(key) else { return nil }
    guard let known = names.first(where: { $0.key.isSame(as: string) }) else {
      throw ReplayError(
        .unknownName, "“\(path(to: key))” is “\(string)”; it can be \(names.map { $0.key }.listed)."
      )
    }
    return known.value
  }

  func required<Value>(_ key: String, _ value: Value?) throws(ReplayError) -> Value {
    guard let value else { throw ReplayError(.wrongType, "“\(path(to: key))” is missing.") }
    return value
  }

  func wrongType(_ key: String, _ expected: String) -> ReplayError {
    ReplayError(.wrongType, "“\(path(to: key))” must be \(expected).")
  }
}

extension [String] {
  fileprivate var listed: String {
    map { "“\($0)”" }.joined(separator: ", ")
  }
}
