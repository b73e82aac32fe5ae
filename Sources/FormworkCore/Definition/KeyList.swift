#if !hasFeature(Embedded)
package import FormworkMasks

/// A coder that lists the keys of definitions: where they are, the form of their values, and the names in it.
///
///     try KeyList.all().first { $0.path == "number.style" }?.type  // "\"number\" | \"percent\""
///
/// The declarations for pages and the table of the article have to contain exactly these keys.
package struct KeyList: KeyCoder {
  /// A key.
  package struct Entry: Hashable, Sendable {
    /// The path of the key, such as `number.style`. The elements of a list add nothing to it, so the key `mask` of an
    /// alternative is `alternatives.mask`.
    package let path: String

    /// The type of the value in TypeScript, with the default name first.
    ///
    /// An object whose keys are listed is `object`, and a set of characters is ``characters``.
    package let type: String

    /// Whether an object must have the key.
    package let isRequired: Bool

    /// The key that was used before.
    package let oldKey: String?

    /// Names that were used before, with those that replace them.
    package let oldNames: [String: String]
  }

  /// The type of sets of characters, whose keys are listed once, as those of an object with this name.
  package static let characters = "Characters"

  private let parent: String
  private var entries: [Entry] = []

  private init(parent: String) { self.parent = parent }

  /// Returns the keys of all kinds, each once.
  ///
  /// A key with two types is there twice.
  ///
  /// - Throws: ``FormatError`` only if a kind has a default that can't be written.
  package static func all() throws(FormatError) -> [Entry] {
    var list = KeyList(parent: "")
    list.add("version", "\(FormatDefinition.currentVersion)")
    for key in FormatKinds.keys {
      guard let kind = FormatKinds.all.kind(of: key) else { continue }
      var definition = FormatDefinition(kind.empty)
      try definition.code(&list)
    }
    var set = KeyList(parent: characters)
    var base: UnicodeSet?
    try set.name("class", &base, .bases)
    set.add("with", "string | string[]")
    set.add("without", "string | string[]")
    return list.entries + set.entries
  }

  private func path(of key: Key) -> String {
    parent.isEmpty ? String(key.name) : parent + "." + String(key.name)
  }

  private mutating func add(
    _ key: Key, _ type: String, isRequired: Bool = false, oldNames: [String: String] = [:]
  ) {
    let entry = Entry(
      path: path(of: key), type: type, isRequired: isRequired && !parent.isEmpty,
      oldKey: key.old.map { String($0) }, oldNames: oldNames)
    if !entries.contains(entry) { entries.append(entry) }
  }
}

extension KeyList {
  package mutating func text<Value>(
    _ key: Key, _ value: inout Value?, _ form: TextForm<Value>
  ) throws(FormatError) {
    add(key, form.typeInJSON)
  }

  package mutating func required<Value>(
    _ key: Key, _ value: inout Value, _ form: TextForm<Value>
  ) throws(FormatError) {
    add(key, form.typeInJSON, isRequired: true)
  }

  package mutating func name<Value>(
    _ key: Key, _ value: inout Value?, _ names: NameTable<Value>
  ) throws(FormatError) {
    var oldNames: [String: String] = [:]
    for (old, now) in names.oldNames { oldNames[String(old)] = String(names.names[now]) }
    add(key, Self.union(names.all), oldNames: oldNames)
  }

  package mutating func flag(_ key: Key, _ value: inout Bool?) throws(FormatError) {
    add(key, "boolean")
  }

  package mutating func count(
    _ key: Key, _ value: inout Int?, isRequired: Bool
  ) throws(FormatError) {
    add(key, "number", isRequired: isRequired)
  }

  package mutating func either(_ key: Key, or other: Key) throws(FormatError) {}

  package mutating func list<Element>(
    _ key: Key, _ value: inout [Element]?, _ form: ElementForm<Element>,
    _ code: (inout Self, inout Element) throws(FormatError) -> Void
  ) throws(FormatError) {
    var types = form.shortTypes
    if form.empty != nil { types.append("object") }
    let type = types.joined(separator: " | ")
    let elements = types.count == 1 ? type + "[]" : "(" + type + ")[]"
    add(key, form.isAloneWithoutBrackets ? type + " | " + elements : elements)
    // A rule may exclude rules, which exclude rules.
    if let element = form.empty, !parent.hasSuffix("." + String(key.name)) {
      try descend(key, element, code)
    }
  }

  package mutating func object<Value>(
    _ key: Key, _ value: inout Value, _ code: (inout Self, inout Value) throws(FormatError) -> Void
  ) throws(FormatError) {
    add(key, "object")
    try descend(key, value, code)
  }

  private mutating func descend<Value>(
    _ key: Key, _ value: Value, _ code: (inout Self, inout Value) throws(FormatError) -> Void
  ) throws(FormatError) {
    var (list, value) = (KeyList(parent: path(of: key)), value)
    try code(&list, &value)
    entries += list.entries.filter { !entries.contains($0) }
  }

  package mutating func characters(
    _ key: Key, _ value: inout UnicodeSet?, isNamed: Bool, isRequired: Bool
  ) throws(FormatError) {
    add(key, Self.characters, isRequired: isRequired)
  }

  package mutating func tokens(_ key: Key, _ value: inout Mask.TokenTable?) throws(FormatError) {
    add(
      key, "Record<string, " + Self.union(NameTable.classes.all) + " | " + Self.characters + ">")
  }

  fileprivate static func union(_ names: [String]) -> String {
    names.map { "\"" + $0 + "\"" }.joined(separator: " | ")
  }
}

extension TextForm {
  fileprivate var typeInJSON: String {
    // TypeScript has no type for a single character.
    let type = String(type)
    return type == "character" ? "string" : type
  }
}

extension ElementForm {
  /// The types of an element's shorter forms. The form itself says which it reads, so that the list can't differ.
  fileprivate var shortTypes: [String] {
    var types: [String] = []
    do throws(FormatError) {
      if case .some = try read(.string("")) { types.append("string") }
    } catch {
      if empty != nil, case .unknownName(_, let known) = error.reason {
        types.append(KeyList.union(known))
      } else {
        types.append("string")
      }
    }
    if case .some = try? read(.number("0")) { types.append("number") }
    return types
  }
}
#endif
