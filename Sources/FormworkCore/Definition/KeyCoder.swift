package import FormworkMasks

/// A coder that reads the keys of a definition from JSON, writes them, or lists them.
///
/// Each definition names its keys once, in a function `code(_:)`, and the coder decides what happens to them:
///
///     extension PhoneDefinition {
///       mutating func code(_ coder: inout some KeyCoder) throws(FormatError) {
///         try coder.name("validity", &validity, ["valid": .valid, "possible": .possible])
///         …
///       }
///     }
///
/// A value that equals its default isn't written.
package protocol KeyCoder {
  /// A value that is written as text.
  mutating func text<Value>(_ key: Key, _ value: inout Value?, _ form: TextForm<Value>)
    throws(FormatError)

  /// A value that is written as text and can't be missing.
  mutating func required<Value>(
    _ key: Key, _ value: inout Value, _ form: TextForm<Value>
  ) throws(FormatError)

  /// A value that is written as one of some names.
  mutating func name<Value>(_ key: Key, _ value: inout Value?, _ names: NameTable<Value>)
    throws(FormatError)

  mutating func flag(_ key: Key, _ value: inout Bool?) throws(FormatError)

  /// A whole number from 0.
  mutating func count(_ key: Key, _ value: inout Int?, isRequired: Bool) throws(FormatError)

  /// A list. Each element is an object with its own keys, or a shorter form of one.
  mutating func list<Element>(
    _ key: Key, _ value: inout [Element]?, _ form: ElementForm<Element>,
    _ code: (inout Self, inout Element) throws(FormatError) -> Void
  ) throws(FormatError)

  /// An object with its own keys.
  mutating func object<Value>(
    _ key: Key, _ value: inout Value, _ code: (inout Self, inout Value) throws(FormatError) -> Void
  ) throws(FormatError)

  /// Characters as a list, such as `0-9A-F`, as a name if the key has names, or as an object.
  mutating func characters(
    _ key: Key, _ value: inout UnicodeSet?, isNamed: Bool, isRequired: Bool
  ) throws(FormatError)

  /// Symbols with the characters that they stand for.
  mutating func tokens(_ key: Key, _ value: inout Mask.TokenTable?) throws(FormatError)

  /// Of two keys, only one may be there.
  mutating func either(_ key: Key, or other: Key) throws(FormatError)
}

extension KeyCoder {
  /// A whole number from 0 that can be missing.
  mutating func count(_ key: Key, _ value: inout Int?) throws(FormatError) {
    try count(key, &value, isRequired: false)
  }

  /// A flag with a default.
  mutating func flag(_ key: Key, _ value: inout Bool, unless usual: Bool) throws(FormatError) {
    var flag = value == usual ? nil : Optional(value)
    try self.flag(key, &flag)
    value = flag ?? usual
  }

  /// A name with a default, which is the first one.
  mutating func name<Value>(
    _ key: Key, _ value: inout Value, _ names: NameTable<Value>
  ) throws(FormatError) {
    let usual = names.usual(or: value)
    var name = value == usual ? nil : Optional(value)
    try self.name(key, &name, names)
    value = name ?? usual
  }

  /// A list of strings without keys of their own.
  mutating func texts<Value>(
    _ key: Key, _ value: inout [Value]?, _ form: TextForm<Value>
  ) throws(FormatError) {
    var texts = value.map { $0.map { Optional($0) } }
    try list(key, &texts, ElementForm(form)) { (_, _) throws(FormatError) in }
    value = texts.map { $0.compactMap { $0 } }
  }
}

/// The key of a member in JSON.
package struct Key: Sendable, ExpressibleByStringLiteral {
  let name: StaticString

  /// The name of the key in definitions of the past, which can still be read.
  let old: StaticString?

  package init(_ name: StaticString, was old: StaticString? = nil) {
    self.name = name
    self.old = old
  }

  package init(stringLiteral name: StaticString) { self.init(name) }
}

/// A string that is compared by its code units. `==` of strings needs Unicode's normalization tables in a page.
package struct Bytes: Hashable, Sendable, ExpressibleByStringLiteral {
  package let string: String

  package init(_ string: String) { self.string = string }
  package init(stringLiteral string: String) { self.string = string }

  package static func == (left: Self, right: Self) -> Bool { left.string.isSame(as: right.string) }
  package func hash(into hasher: inout Hasher) { string.hashUnits(into: &hasher) }
}

/// How a value is written as text.
package struct TextForm<Value>: Sendable {
  /// Returns the value that a text describes. The coder adds the path to an error.
  let read: @Sendable (String) throws(FormatError) -> Value

  /// Returns the text of a value; it throws for a value that no text describes.
  let write: @Sendable (Value) throws(FormatError) -> String

  /// Whether the text is a pattern or a list of characters, whose size is limited.
  var isPattern = false

  /// Whether a number in JSON stands for its digits.
  var takesNumbers = false

  /// The name of the type in the documentation of the keys.
  let type: StaticString
}

extension TextForm where Value == Bytes {
  package static var text: Self {
    Self(
      read: { (text) throws(FormatError) in Bytes(text) }, write: { (value) in value.string },
      type: "string")
  }

  package static var pattern: Self {
    var form = text
    form.isPattern = true
    return form
  }
}

extension TextForm where Value == Character {
  package static var character: Self {
    Self(
      read: { (text) throws(FormatError) in
        if let only = text.onlyCharacter { return only }
        throw FormatError(.wrongType(expected: "a single character"), at: "$")
      }, write: { (value) in String(value) }, type: "character")
  }
}

/// The names of values in JSON. The first value is the default.
package struct NameTable<Value: Hashable & Sendable>: ExpressibleByDictionaryLiteral, Sendable {
  /// The names, in the order of the values.
  let names: [StaticString]
  private let values: [Value]

  /// Names of the past, which can still be read, with the index of the one that replaces each.
  private(set) var oldNames: [(StaticString, now: Int)] = []

  package init(dictionaryLiteral pairs: (StaticString, Value)...) {
    names = pairs.map { $0.0 }
    values = pairs.map { $0.1 }
  }

  /// Creates a table with a name of the past.
  init(_ table: Self, was name: StaticString, _ value: Value) {
    self = table
    if let index = values.firstIndex(of: value) { oldNames.append((name, index)) }
  }

  var all: [String] { names.map { String($0) } }

  func usual(or value: Value) -> Value { values.first ?? value }

  subscript(index: Int) -> Value { values[index] }

  subscript(name: String) -> Value? {
    names.firstIndex { name.isSame(as: $0) }.map { values[$0] }
  }

  func name(of value: Value) -> String? { values.firstIndex(of: value).map { String(names[$0]) } }
}

/// How the elements of a list are written.
package struct ElementForm<Element> {
  /// An element that gets its parts from the keys of an object; `nil` if an element is never an object.
  let empty: Element?

  /// Returns the element that a value in a shorter form describes; `nil` for a value in another form.
  let read: (JSON) throws(FormatError) -> Element?

  /// Returns the shorter form of an element; `nil` if it has none.
  let short: (Element) throws(FormatError) -> JSON?

  /// Whether a list of one element is written without brackets.
  var isAloneWithoutBrackets = false

  /// Whether the shorter form is a pattern, whose size is limited.
  var isPattern = false

  /// The description of an element in the error for a wrong one.
  let expected: StaticString
}

extension ElementForm {
  /// The form of elements that are strings.
  init<Value>(_ form: TextForm<Value>) where Element == Value? {
    self.init(
      empty: nil,
      read: { (json) throws(FormatError) in
        guard let text = json.string else { return nil }
        return .some(try form.read(text))
      },
      short: { (value) throws(FormatError) in
        guard let value else { return nil }
        return .string(try form.write(value))
      }, isPattern: form.isPattern, expected: "a text in quotes")
  }
}

extension String {
  /// The only character of the string, or `nil` if there are several or none.
  var onlyCharacter: Character? {
    utf8.count > 0 && index(after: startIndex) == endIndex ? first : nil
  }
}
