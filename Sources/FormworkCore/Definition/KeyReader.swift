package import FormworkMasks

/// A coder that reads the keys of a JSON object. Errors have the path of the key.
package struct KeyReader: KeyCoder {
  private let object: JSONObject
  private var known: [StaticString] = []
  private var oldNames: [StaticString] = []

  /// Counts and warnings for the keys of all objects together.
  private(set) var total = Total()

  struct Total {
    /// The number of bytes that the remaining patterns of a definition may have.
    var patternBytes = FormatDefinition.Limits.patternBytes

    /// Keys and names of the past, with those that replace them.
    var warnings: [FormatWarning] = []
  }

  init(_ object: JSONObject) {
    self.object = object
  }

  /// Rejects keys that weren't read.
  func finish() throws(FormatError) {
    try object.rejectKeys(except: known, and: oldNames)
  }

  /// Accepts keys that something else reads.
  mutating func accept(_ keys: [StaticString]) { known += keys }

  /// Returns the name under which the member of a key is there.
  private mutating func name(of key: Key) -> StaticString {
    known.append(key.name)
    guard let old = key.old else { return key.name }
    oldNames.append(old)
    guard object[key.name] == nil, object[old] != nil else { return key.name }
    total.warnings.append(
      FormatWarning(path: object.path(of: old), old: String(old), new: String(key.name)))
    return old
  }

  /// Counts a pattern or a list of characters.
  private mutating func count(_ pattern: String, at path: String) throws(FormatError) {
    total.patternBytes -= pattern.utf8.count
    if total.patternBytes < 0 {
      throw FormatError(.tooLong(limit: FormatDefinition.Limits.patternBytes), at: path)
    }
  }

  private func limit(_ count: Int, at path: String) throws(FormatError) {
    if count > FormatDefinition.Limits.elements {
      throw FormatError(.tooMany(limit: FormatDefinition.Limits.elements), at: path)
    }
  }
}

extension KeyReader {
  package mutating func text<Value>(
    _ key: Key, _ value: inout Value?, _ form: TextForm<Value>
  ) throws(FormatError) {
    let name = name(of: key)
    if form.takesNumbers, case .number(let digits) = object[name] {
      value = try read(digits, form, at: object.path(of: name))
    } else if let text = try object.string(name) {
      value = try read(text, form, at: object.path(of: name))
    }
  }

  package mutating func required<Value>(
    _ key: Key, _ value: inout Value, _ form: TextForm<Value>
  ) throws(FormatError) {
    let name = name(of: key)
    let text = try object.required(name, "a text in quotes", object.string(name))
    value = try read(text, form, at: object.path(of: name))
  }

  private mutating func read<Value>(
    _ text: String, _ form: TextForm<Value>, at path: String
  ) throws(FormatError) -> Value {
    if form.isPattern { try count(text, at: path) }
    do throws(FormatError) { return try form.read(text) } catch { throw error.inside(path) }
  }

  package mutating func name<Value>(
    _ key: Key, _ value: inout Value?, _ names: NameTable<Value>
  ) throws(FormatError) {
    if let index = try index(of: key, names.names, names.oldNames) { value = names[index] }
  }

  /// Returns the index of a name; those of the past follow the others. It is the same code for all types of values.
  private mutating func index(
    of key: Key, _ names: [StaticString], _ oldNames: [(StaticString, now: Int)]
  ) throws(FormatError) -> Int? {
    let member = name(of: key)
    guard let text = try object.string(member) else { return nil }
    if let index = names.firstIndex(where: { text.isSame(as: $0) }) { return index }
    let path = object.path(of: member)
    guard let old = oldNames.first(where: { text.isSame(as: $0.0) }) else {
      throw FormatError(.unknownName(text, known: names.map { String($0) }), at: path)
    }
    total.warnings.append(FormatWarning(path: path, old: text, new: String(names[old.now])))
    return old.now
  }

  package mutating func flag(_ key: Key, _ value: inout Bool?) throws(FormatError) {
    if let flag = try object.bool(name(of: key)) { value = flag }
  }

  package mutating func count(
    _ key: Key, _ value: inout Int?, isRequired: Bool
  ) throws(FormatError) {
    let name = name(of: key)
    if isRequired { _ = try object.required(name, "a whole number from 0", object[name]) }
    if let count = try object.count(name) { value = count }
  }

  package mutating func either(_ key: Key, or other: Key) throws(FormatError) {
    let first = key.old.flatMap { object[$0] == nil ? nil : $0 } ?? key.name
    try object.reject(other.name, beside: first)
  }
}

extension KeyReader {
  package mutating func list<Element>(
    _ key: Key, _ value: inout [Element]?, _ form: ElementForm<Element>,
    _ code: (inout Self, inout Element) throws(FormatError) -> Void
  ) throws(FormatError) {
    let name = name(of: key)
    guard let member = object[name] else { return }
    let path = object.path(of: name)
    if form.isAloneWithoutBrackets, let alone = try element(member, form, at: path, code) {
      value = [alone]
      return
    }
    guard case .array(let members) = member else {
      throw FormatError(.wrongType(expected: "a list"), at: path)
    }
    try limit(members.count, at: path)
    var elements: [Element] = []
    for (index, member) in members.enumerated() {
      let path = path + "[\(index)]"
      guard let element = try element(member, form, at: path, code) else {
        throw FormatError(.wrongType(expected: String(form.expected)), at: path)
      }
      elements.append(element)
    }
    value = elements
  }

  /// Returns an element in either form; `nil` if the value has neither.
  private mutating func element<Element>(
    _ member: JSON, _ form: ElementForm<Element>, at path: String,
    _ code: (inout Self, inout Element) throws(FormatError) -> Void
  ) throws(FormatError) -> Element? {
    do throws(FormatError) {
      if let short = try form.read(member) {
        if form.isPattern, let text = member.string { try count(text, at: "$") }
        return short
      }
    } catch {
      throw error.inside(path)
    }
    guard var element = form.empty, case .object = member else { return nil }
    try read(try JSONObject(member, at: path, omitsNull: true), &element, code)
    return element
  }

  package mutating func object<Value>(
    _ key: Key, _ value: inout Value, _ code: (inout Self, inout Value) throws(FormatError) -> Void
  ) throws(FormatError) {
    let name = name(of: key)
    let member = try object.required(name, "an object", object[name])
    try read(try JSONObject(member, at: object.path(of: name), omitsNull: true), &value, code)
  }

  /// Reads an inner object.
  private mutating func read<Value>(
    _ object: JSONObject, _ value: inout Value,
    _ code: (inout Self, inout Value) throws(FormatError) -> Void
  ) throws(FormatError) {
    var reader = KeyReader(object)
    reader.total = total
    try code(&reader, &value)
    try reader.finish()
    total = reader.total
  }
}

extension KeyReader {
  package mutating func characters(
    _ key: Key, _ value: inout UnicodeSet?, isNamed: Bool, isRequired: Bool
  ) throws(FormatError) {
    let name = name(of: key)
    if isRequired { _ = try object.required(name, "a text in quotes", object[name]) }
    guard let member = object[name] else { return }
    value = try characters(member, at: object.path(of: name), isNamed: isNamed)
  }

  #if hasFeature(Embedded)
  /// Reads a name or a list, which is all that a page needs: a class with changes is for archives.
  private mutating func characters(
    _ member: JSON, at path: String, isNamed: Bool
  ) throws(FormatError) -> UnicodeSet {
    guard let text = member.string else {
      throw FormatError(.wrongType(expected: "a text in quotes"), at: path)
    }
    if isNamed, let named = NameTable.classes[text] { return named }
    try count(text, at: path)
    do throws(UnicodeSet.NotationError) { return try UnicodeSet(text) } catch {
      throw FormatError(.notation(error), at: path)
    }
  }
  #else
  private mutating func characters(
    _ member: JSON, at path: String, isNamed: Bool
  ) throws(FormatError) -> UnicodeSet {
    if isNamed, let text = member.string, let named = NameTable.classes[text] { return named }
    guard case .object = member else { return UnicodeSet(try listing(member, at: path)) }
    var listing = UnicodeSet.Listing(base: nil)
    try read(try JSONObject(member, at: path, omitsNull: true), &listing) {
      (reader, listing) throws(FormatError) in
      try reader.name("class", &listing.base, .bases)
      listing.added = try reader.entries("with")
      listing.removed = try reader.entries("without")
    }
    return UnicodeSet(listing)
  }

  private mutating func entries(_ key: Key) throws(FormatError) -> [UnicodeSet.Listing.Entry] {
    let name = name(of: key)
    guard let member = object[name] else { return [] }
    return try listing(member, at: object.path(of: name)).added
  }

  /// Reads `0-9A-F`, or the parts of such a list one by one.
  private mutating func listing(
    _ member: JSON, at path: String
  ) throws(FormatError) -> UnicodeSet.Listing {
    if let text = member.string {
      try count(text, at: path)
      do throws(UnicodeSet.NotationError) { return try UnicodeSet(text).members } catch {
        throw FormatError(.notation(error), at: path)
      }
    }
    guard case .array(let parts) = member else {
      throw FormatError(.wrongType(expected: "a text in quotes"), at: path)
    }
    var entries: [UnicodeSet.Listing.Entry] = []
    for (index, part) in parts.enumerated() {
      let path = path + "[\(index)]"
      guard let text = part.string, let entry = UnicodeSet.Listing.Entry(text) else {
        throw FormatError(.wrongType(expected: "a character or a range"), at: path)
      }
      try count(text, at: path)
      entries.append(entry)
    }
    return UnicodeSet.Listing(base: nil, added: entries)
  }
  #endif

  package mutating func tokens(_ key: Key, _ value: inout Mask.TokenTable?) throws(FormatError) {
    let name = name(of: key)
    guard let member = object[name] else { return }
    let object = try JSONObject(member, at: object.path(of: name))
    var pairs: [(Character, UnicodeSet)] = []
    try limit(object.list.count, at: self.object.path(of: name))
    for member in object.list {
      let path = object.path(ofMember: member.key)
      guard let symbol = member.key.onlyCharacter else {
        throw FormatError(.wrongType(expected: "a key of a single character"), at: path)
      }
      pairs.append((symbol, try characters(member.value, at: path, isNamed: true)))
    }
    // If a symbol is there twice, the last one counts, as in JavaScript.
    let sorted = Array(pairs.reversed()).sortedOnce { left, right in
      left.0.unicodeScalars.lexicographicallyPrecedes(right.0.unicodeScalars)
    }
    value = Mask.TokenTable(sorted)
  }
}

extension NameTable where Value == UnicodeSet {
  /// The names of the characters of tokens.
  package static var classes: NameTable {
    ["digit": .digit, "letter": .letter, "alphanumeric": .alphanumeric, "any": .any]
  }

  /// The classes that a list of characters may change.
  package static var bases: NameTable {
    [
      "digit": .digit, "letter": .letter, "alphanumeric": .alphanumeric, "any": .any,
      "nonLetter": .nonLetter,
    ]
  }
}

/// A key or a name that a definition should no longer use.
package struct FormatWarning: Hashable, Sendable {
  /// The location in the JSON, such as `$.filter`.
  package let path: String

  /// What is written there.
  package let old: String

  /// What to write instead.
  package let new: String

  /// A sentence for the author of the definition.
  package var message: String { "“" + old + "” is now “" + new + "”." }
}
