package import FormworkMasks

/// A coder that writes the keys of a definition as a JSON object, without defaults.
package struct KeyWriter: KeyCoder {
  private var members: [JSON.Member] = []

  package init() {}

  /// The object so far.
  package var object: JSON { .object(members) }

  /// Adds a member.
  package mutating func add(_ key: Key, _ value: JSON?) {
    if let value { members.append(JSON.Member(String(key.name), value)) }
  }

  package mutating func text<Value>(
    _ key: Key, _ value: inout Value?, _ form: TextForm<Value>
  ) throws(FormatError) {
    if let value { add(key, .string(try form.write(value))) }
  }

  package mutating func required<Value>(
    _ key: Key, _ value: inout Value, _ form: TextForm<Value>
  ) throws(FormatError) {
    add(key, .string(try form.write(value)))
  }

  package mutating func name<Value>(
    _ key: Key, _ value: inout Value?, _ names: NameTable<Value>
  ) throws(FormatError) {
    add(key, value.flatMap { names.name(of: $0) }.map { .string($0) })
  }

  package mutating func flag(_ key: Key, _ value: inout Bool?) throws(FormatError) {
    add(key, value.map { .bool($0) })
  }

  package mutating func count(
    _ key: Key, _ value: inout Int?, isRequired: Bool
  ) throws(FormatError) {
    add(key, value.map { .number(String($0)) })
  }

  package mutating func either(_ key: Key, or other: Key) throws(FormatError) {}

  package mutating func list<Element>(
    _ key: Key, _ value: inout [Element]?, _ form: ElementForm<Element>,
    _ code: (inout Self, inout Element) throws(FormatError) -> Void
  ) throws(FormatError) {
    guard let value else { return }
    var elements: [JSON] = []
    for var element in value {
      if let short = try form.short(element) {
        elements.append(short)
      } else {
        var writer = KeyWriter()
        try code(&writer, &element)
        elements.append(writer.object)
      }
    }
    add(key, form.isAloneWithoutBrackets && elements.count == 1 ? elements[0] : .array(elements))
  }

  package mutating func object<Value>(
    _ key: Key, _ value: inout Value, _ code: (inout Self, inout Value) throws(FormatError) -> Void
  ) throws(FormatError) {
    var writer = KeyWriter()
    try code(&writer, &value)
    add(key, writer.object)
  }

  package mutating func characters(
    _ key: Key, _ value: inout UnicodeSet?, isNamed: Bool, isRequired: Bool
  ) throws(FormatError) {
    add(key, value.map { Self.characters($0, isNamed: isNamed) })
  }

  package mutating func tokens(_ key: Key, _ value: inout Mask.TokenTable?) throws(FormatError) {
    guard let value else { return }
    var writer = KeyWriter()
    for (symbol, accepts) in value.pairs {
      writer.members.append(
        JSON.Member(String(symbol), Self.characters(accepts, isNamed: true)))
    }
    add(key, writer.object)
  }

  /// A list of characters, a name, or an object with a class and its changes.
  private static func characters(_ set: UnicodeSet, isNamed: Bool) -> JSON {
    if isNamed, let name = NameTable.classes.name(of: set) { return .string(name) }
    let listing = set.listing
    guard let base = listing.base else { return list(listing.added, isNamed: isNamed) }
    var writer = KeyWriter()
    writer.add("class", NameTable.bases.name(of: base).map { .string($0) })
    if !listing.added.isEmpty { writer.add("with", list(listing.added)) }
    if !listing.removed.isEmpty { writer.add("without", list(listing.removed)) }
    return writer.object
  }

  private static func list(_ entries: [UnicodeSet.Listing.Entry], isNamed: Bool = false) -> JSON {
    // A list that is also a name is written part by part.
    if let text = entries.notation, !isNamed || NameTable.classes[text] == nil {
      return .string(text)
    }
    return .array(entries.map { .string($0.text) })
  }
}
