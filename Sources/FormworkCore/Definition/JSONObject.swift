import FormworkMasks

/// A JSON object that is being read, with typed access to its members, and its path for errors.
///
/// Keys and sentences are static strings, which keeps web pages smaller.
package final class JSONObject {
  private let path: String
  private let members: JSON.Members

  /// The members in their original order, including duplicates.
  var list: [JSON.Member] { members.list }

  /// Creates the object; a member that is `null` may count as missing.
  package init(
    _ value: JSON, at path: String, omitsNull: Bool = false
  ) throws(FormatError) {
    guard case .object(let members) = value else {
      throw FormatError(.wrongType(expected: "an object"), at: path)
    }
    self.path = path
    self.members = JSON.Members(members, omitsNull: omitsNull)
  }

  /// Returns the path of the member `key`.
  package func path(of key: StaticString) -> String { Self.path(of: String(key), in: path) }

  /// Returns the path of a member with any key.
  func path(ofMember key: String) -> String { Self.path(of: key, in: path) }

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
  ///
  /// - Parameters:
  ///   - known: The keys that an error lists.
  ///   - old: Keys that are also accepted.
  /// - Throws: ``FormatError`` with the path of the unknown key.
  package func rejectKeys(
    except known: [StaticString], and old: [StaticString] = []
  ) throws(FormatError) {
    let unknown = members.list.filter { member in
      !known.contains { member.key.isSame(as: $0) } && !old.contains { member.key.isSame(as: $0) }
    }
    let first = unknown.min { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    guard let first else { return }
    throw FormatError(
      .unknownKey(known: known.map { String($0) }), at: Self.path(of: first.key, in: path))
  }

  /// Rejects `key` if `other` is also present.
  package func reject(_ key: StaticString, beside other: StaticString) throws(FormatError) {
    if members[key] != nil, members[other] != nil {
      throw FormatError(.excludedKey(by: String(other)), at: path(of: key))
    }
  }
}

extension JSONObject {
  /// Returns the member `key`, converted by `extract`, or `nil` if there is none.
  package func member<Value>(
    _ key: StaticString, _ expected: StaticString, _ extract: (JSON) -> Value?
  ) throws(FormatError) -> Value? {
    guard let member = members[key] else { return nil }
    guard let value = extract(member) else { throw wrongType(key, expected) }
    return value
  }

  /// Returns a required member.
  package func required<Value>(
    _ key: StaticString, _ expected: StaticString, _ value: Value?
  ) throws(FormatError) -> Value {
    guard let value else {
      throw FormatError(.missing(expected: String(expected)), at: path(of: key))
    }
    return value
  }

  /// Returns an error for a member of the wrong type.
  package func wrongType(_ key: StaticString, _ expected: StaticString) -> FormatError {
    FormatError(.wrongType(expected: String(expected)), at: path(of: key))
  }

  package func bool(_ key: StaticString) throws(FormatError) -> Bool? {
    try member(key, "true or false") { if case .bool(let value) = $0 { value } else { nil } }
  }

  package func integer(_ key: StaticString) throws(FormatError) -> Int? {
    try member(key, "a whole number") { $0.integer }
  }

  package func requiredInteger(_ key: StaticString) throws(FormatError) -> Int {
    try required(key, "a whole number", integer(key))
  }

  func count(_ key: StaticString) throws(FormatError) -> Int? {
    try member(key, "a whole number from 0") {
      if let value = $0.integer, value >= 0 { value } else { nil }
    }
  }

  package func string(_ key: StaticString) throws(FormatError) -> String? {
    try member(key, "a text in quotes") { $0.string }
  }

  package func requiredString(_ key: StaticString) throws(FormatError) -> String {
    try required(key, "a text in quotes", string(key))
  }

  /// Returns the value of a name.
  package func name<Value>(
    _ key: StaticString, of names: NameTable<Value>
  ) throws(FormatError) -> Value? {
    guard let name = try string(key) else { return nil }
    guard let value = names[name] else {
      throw FormatError(.unknownName(name, known: names.all), at: path(of: key))
    }
    return value
  }

  /// Returns the elements of a list, each with its path; `nil` if there is none.
  package func list(_ key: StaticString) throws(FormatError) -> [(value: JSON, path: String)]? {
    let elements = try member(key, "a list") { value -> [JSON]? in
      if case .array(let elements) = value { elements } else { nil }
    }
    let path = path(of: key)
    return elements?.enumerated().map { ($1, path + "[\($0)]") }
  }
}
