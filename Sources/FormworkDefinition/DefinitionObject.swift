import Formwork

/// An object of a definition while it is read: its members, and the path that errors name.
struct DefinitionObject {
  let path: String
  private let members: JSON.Members

  /// Takes an object, of which `null` leaves out the members named by `nullable`.
  init(_ value: JSON, at path: String, nullable: [String] = []) throws(DefinitionError) {
    guard case .object(let members) = value else {
      throw DefinitionError(.wrongType(expected: "an object"), at: path)
    }
    self.path = path
    self.members = JSON.Members(members, nullable: nullable)
  }

  /// The path of the member `key`.
  func path(of key: String) -> String { Self.path(of: key, in: path) }

  /// The path of a member: `$.mask`, or `$["my key"]` for what is no plain word.
  static func path(of key: String, in path: String) -> String {
    let isWord = !key.isEmpty && key.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    return isWord ? path + "." + key : path + "[" + JSON.string(key).text + "]"
  }

  func contains(_ key: String) -> Bool { members[key] != nil }

  /// Refuses every member but those named; of several the first by name.
  func refuseKeys(except known: [String]) throws(DefinitionError) {
    let unknown = members.list.filter { member in !known.contains { $0.isSame(as: member.key) } }
    let first = unknown.min { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    if let first { throw DefinitionError(.unknownKey, at: path(of: first.key)) }
  }

  /// Refuses `key` where `other` stands beside it.
  func refuse(_ key: String, beside other: String) throws(DefinitionError) {
    if contains(key), contains(other) {
      throw DefinitionError(.excludedKey(by: other), at: path(of: key))
    }
  }

  /// The member `key` as `extract` takes it, or `nil` if there is none.
  func member<Value>(
    _ key: String, _ expected: String, _ extract: (JSON) -> Value?
  ) throws(DefinitionError) -> Value? {
    guard let member = members[key] else { return nil }
    guard let value = extract(member) else {
      throw DefinitionError(.wrongType(expected: expected), at: path(of: key))
    }
    return value
  }

  func bool(_ key: String) throws(DefinitionError) -> Bool? {
    try member(key, "true or false") { if case .bool(let value) = $0 { value } else { nil } }
  }

  func count(_ key: String) throws(DefinitionError) -> Int? {
    try member(key, "a whole number from 0") {
      if let value = $0.integer, value >= 0 { value } else { nil }
    }
  }

  func string(_ key: String) throws(DefinitionError) -> String? {
    try member(key, "a text in quotes") { $0.string }
  }

  /// A member that can't be left out.
  func requiredString(_ key: String) throws(DefinitionError) -> String {
    try required(key, "a text in quotes", string(key))
  }

  func character(_ key: String) throws(DefinitionError) -> Character? {
    try member(key, "a single character") { $0.string?.onlyCharacter }
  }

  func requiredCharacter(_ key: String) throws(DefinitionError) -> Character {
    try required(key, "a single character", character(key))
  }

  func name<Value>(_ key: String, of names: Names<Value>) throws(DefinitionError) -> Value? {
    guard let name = try string(key) else { return nil }
    guard let value = names[name] else {
      throw DefinitionError(.unknownName(name, known: names.all), at: path(of: key))
    }
    return value
  }

  func object(
    _ key: String, nullable: [String] = []
  ) throws(DefinitionError) -> DefinitionObject? {
    guard let member = members[key] else { return nil }
    return try DefinitionObject(member, at: path(of: key), nullable: nullable)
  }

  func requiredObject(
    _ key: String, nullable: [String]
  ) throws(DefinitionError) -> DefinitionObject {
    try required(key, "an object", object(key, nullable: nullable))
  }

  /// The elements of a list, each with its path; `nil` if there is none.
  func list(_ key: String) throws(DefinitionError) -> [(value: JSON, path: String)]? {
    let elements = try member(key, "a list") { value -> [JSON]? in
      if case .array(let elements) = value { elements } else { nil }
    }
    let path = path(of: key)
    return elements?.enumerated().map { ($1, path + "[\($0)]") }
  }

  /// The members of an object whose keys are single characters.
  func tokens(_ key: String) throws(DefinitionError) -> FormatDefinition.MaskRules.Tokens? {
    guard let object = try object(key) else { return nil }
    var tokens: [FormatDefinition.MaskRules.Token] = []
    for member in object.members.list {
      let path = object.path(of: member.key)
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

  func required<Value>(
    _ key: String, _ expected: String, _ value: Value?
  ) throws(DefinitionError) -> Value {
    guard let value else {
      throw DefinitionError(.missing(expected: expected), at: path(of: key))
    }
    return value
  }
}

extension String {
  /// The character this text is made of, or `nil` if there are several or none.
  fileprivate var onlyCharacter: Character? {
    utf8.count > 0 && index(after: startIndex) == endIndex ? first : nil
  }
}
