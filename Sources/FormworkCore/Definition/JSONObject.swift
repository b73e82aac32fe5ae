import FormworkMasks

/// A JSON object that is being read, with typed access to its members, and its path for errors.
///
/// Keys and sentences are static strings, which keeps web pages smaller.
package final class JSONObject {
  private let path: String
  private let members: JSON.Members

  /// Creates the object, without members named in `nullable` that are `null`.
  package init(
    _ value: JSON, at path: String, nullable: [StaticString] = []
  ) throws(DefinitionError) {
    guard case .object(let members) = value else {
      throw DefinitionError(.wrongType(expected: "an object"), at: path)
    }
    self.path = path
    self.members = JSON.Members(members, nullable: nullable)
  }

  /// Returns the path of the member `key`.
  package func path(of key: StaticString) -> String { Self.path(of: String(key), in: path) }

  /// Returns the path of a member: `$.mask`, or `$["my key"]` if the key isn't a plain word.
  static func path(of key: String, in path: String) -> String {
    let isWord = !key.isEmpty && key.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    return isWord ? path + "." + key : path + "[" + JSON.string(key).text + "]"
  }

  package subscript(key: StaticString) -> JSON? { members[key] }

  /// Returns the keys that have a member.
  package func present(_ keys: [StaticString]) -> [StaticString] {
    keys.filter { members[$0] != nil }
  }

  /// Rejects all members except known ones. If there are several, the error is for the first by
  /// name.
  package func rejectKeys(except known: [StaticString]) throws(DefinitionError) {
    let unknown = members.list.filter { member in !known.contains { member.key.isSame(as: $0) } }
    let first = unknown.min { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    guard let first else { return }
    throw DefinitionError(
      .unknownKey(known: known.map { String($0) }), at: Self.path(of: first.key, in: path))
  }

  /// Rejects `key` if `other` is also present.
  package func reject(_ key: StaticString, beside other: StaticString) throws(DefinitionError) {
    if members[key] != nil, members[other] != nil {
      throw DefinitionError(.excludedKey(by: String(other)), at: path(of: key))
    }
  }
}

extension JSONObject {
  /// Returns the member `key`, converted by `extract`, or `nil` if there is none.
  package func member<Value>(
    _ key: StaticString, _ expected: StaticString, _ extract: (JSON) -> Value?
  ) throws(DefinitionError) -> Value? {
    guard let member = members[key] else { return nil }
    guard let value = extract(member) else { throw wrongType(key, expected) }
    return value
  }

  /// Returns a required member.
  package func required<Value>(
    _ key: StaticString, _ expected: StaticString, _ value: Value?
  ) throws(DefinitionError) -> Value {
    guard let value else {
      throw DefinitionError(.missing(expected: String(expected)), at: path(of: key))
    }
    return value
  }

  /// Returns an error for a member of the wrong type.
  package func wrongType(_ key: StaticString, _ expected: StaticString) -> DefinitionError {
    DefinitionError(.wrongType(expected: String(expected)), at: path(of: key))
  }

  package func bool(_ key: StaticString) throws(DefinitionError) -> Bool? {
    try member(key, "true or false") { if case .bool(let value) = $0 { value } else { nil } }
  }

  package func integer(_ key: StaticString) throws(DefinitionError) -> Int? {
    try member(key, "a whole number") { $0.integer }
  }

  package func requiredInteger(_ key: StaticString) throws(DefinitionError) -> Int {
    try required(key, "a whole number", integer(key))
  }

  func count(_ key: StaticString) throws(DefinitionError) -> Int? {
    try member(key, "a whole number from 0") {
      if let value = $0.integer, value >= 0 { value } else { nil }
    }
  }

  package func string(_ key: StaticString) throws(DefinitionError) -> String? {
    try member(key, "a text in quotes") { $0.string }
  }

  package func requiredString(_ key: StaticString) throws(DefinitionError) -> String {
    try required(key, "a text in quotes", string(key))
  }

  func character(_ key: StaticString) throws(DefinitionError) -> Character? {
    try member(key, "a single character") { $0.string?.onlyCharacter }
  }

  func requiredCharacter(_ key: StaticString) throws(DefinitionError) -> Character {
    try required(key, "a single character", character(key))
  }

  /// Returns the value of a name.
  package func name<Value>(
    _ key: StaticString, of names: Names<Value>
  ) throws(DefinitionError) -> Value? {
    guard let name = try string(key) else { return nil }
    guard let value = names[name] else {
      throw DefinitionError(.unknownName(name, known: names.all), at: path(of: key))
    }
    return value
  }

  func requiredObject(
    _ key: StaticString, nullable: [StaticString] = []
  ) throws(DefinitionError) -> JSONObject {
    let member = try required(key, "an object", members[key])
    return try JSONObject(member, at: path(of: key), nullable: nullable)
  }

  /// Returns the elements of a list, each with its path; `nil` if there is none.
  package func list(_ key: StaticString) throws(DefinitionError) -> [(value: JSON, path: String)]? {
    let elements = try member(key, "a list") { value -> [JSON]? in
      if case .array(let elements) = value { elements } else { nil }
    }
    let path = path(of: key)
    return elements?.enumerated().map { ($1, path + "[\($0)]") }
  }

  /// Returns the members of an object whose keys are single characters.
  func tokens(_ key: StaticString) throws(DefinitionError) -> FormatDefinition.MaskRules.Tokens? {
    guard let member = members[key] else { return nil }
    let object = try JSONObject(member, at: path(of: key))
    var tokens: [FormatDefinition.MaskRules.Token] = []
    for member in object.members.list {
      let path = Self.path(of: member.key, in: object.path)
      guard let symbol = member.key.onlyCharacter else {
        throw DefinitionError(.wrongType(expected: "a key of a single character"), at: path)
      }
      guard let characters = member.value.string else {
        throw DefinitionError(.wrongType(expected: "a text in quotes"), at: path)
      }
      tokens.append(.init(symbol, characters: characters))
    }
    return .init(tokens)
  }
}

extension String {
  /// The only character of the string, or `nil` if there are several or none.
  fileprivate var onlyCharacter: Character? {
    utf8.count > 0 && index(after: startIndex) == endIndex ? first : nil
  }
}
