import FormworkCore
import Foundation
import Testing

/// The keys of definitions, compared with the declarations for pages and the tables of the article.
@Suite struct KeyListTests {
  @Test(
    arguments: [
      ("version", "1"), ("mask", "string"), ("syntax", #""brackets" | "hash" | "digits""#),
      ("rightToLeft", "boolean"), ("callingCode", "number"), ("placeholderCharacter", "string"),
      ("alternatives", "(string | object)[]"), ("alternatives.mask", "string"),
      ("notations", "object[]"), ("notations.characters", "Characters"),
      ("tokens", #"Record<string, "digit" | "letter" | "alphanumeric" | "any" | Characters>"#),
      ("number", "object"), ("number.style", #""number" | "percent""#),
      ("number.minimum", "string | number"), ("iban", "object"), ("card.brands", "string[]"),
      ("valuePattern", "string | string[]"),
      ("maximumLength.in", #""characters" | "utf16" | "bytes""#),
      ("maximumLength", "number | object | (number | object)[]"),
      ("Characters.without", "string | string[]"),
    ])
  func listsKeys(path: String, type: String) throws {
    #expect(try KeyList.all().filter { $0.path == path }.map { $0.type } == [type])
  }

  @Test func listsEachKeyOnce() throws {
    let paths = try KeyList.all().map { $0.path }
    #expect(Set(paths).count == paths.count)
  }

  @Test func pagesDeclareEachKey() throws {
    let document = try Self.document("Web/Page/formwork.d.ts")
    let declared = try Declarations(document).rows(of: ["Format", "Characters"])
    var listed: [String: Declarations.Row] = [:]
    for entry in try KeyList.all() {
      listed[entry.path] = Declarations.Row(
        type: try Declarations(entry.type).onlyType, isRequired: entry.isRequired)
    }
    #expect(declared.keys.sorted() == listed.keys.sorted())
    for (path, row) in listed where declared[path] != nil {
      #expect(declared[path] == row, "\(path)")
    }
  }

  @Test func articleListsEachKey() throws {
    let rows = try Self.tableRows(under: "### Keys", "### Earlier names")
    let listed = try Self.ownKeys()
    #expect(rows.flatMap { $0[0] }.sorted() == listed.map { $0.path }.sorted())
    for entry in listed {
      let row = rows.first { $0[0].contains(entry.path) }
      #expect(row?[1] == entry.names, "\(entry.path)")
    }
  }

  @Test func articleListsEarlierNames() throws {
    let table = try Self.tableRows(under: "### Earlier names", "### Errors")
    let rows = table.map { $0.flatMap { $0 } }
    var listed: [[String]] = []
    for entry in try Self.ownKeys() {
      if let old = entry.oldKey { listed.append([entry.path, old]) }
      for (old, new) in entry.oldNames { listed.append([entry.path, new, old]) }
    }
    #expect(Set(rows) == Set(listed))
    #expect(rows.count == listed.count)
  }

  /// The keys that the article lists. An alternative has the notations of a mask, and an excluded rule the keys of a
  /// rule, so their keys are listed once.
  private static func ownKeys() throws -> [KeyList.Entry] {
    let all = try KeyList.all()
    let repeated = [("alternatives.notations.", "notations."), ("text.excluding.", "text.")]
    return try all.filter { entry in
      guard let (inner, outer) = repeated.first(where: { entry.path.hasPrefix($0.0) }) else {
        return true
      }
      let path = outer + entry.path.dropFirst(inner.count)
      let original = try #require(all.first { $0.path == path }, "\(path)")
      #expect(original.type == entry.type)
      return false
    }
  }

  /// Returns the code in the first two cells of each row between two headings of the article.
  private static func tableRows(under start: String, _ end: String) throws -> [[[String]]] {
    let article = try document("Sources/FormworkCore/Documentation.docc/FormatsAsJSON.md")
    let first = try #require(article.range(of: start + "\n"))
    let last = try #require(article.range(of: end + "\n"))
    let lines = article[first.upperBound..<last.lowerBound].split(separator: "\n")
    return lines.filter { $0.hasPrefix("| `") }.map { line in
      line.split(separator: "|").prefix(2).map { cell in
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
      }
    }
  }

  private static func document(_ path: String) throws -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}

extension KeyList.Entry {
  /// The names of values, in order.
  fileprivate var names: [String] {
    type.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}

/// The declarations of types in TypeScript, as far as formats use them.
private struct Declarations {
  /// A key of an object.
  struct Row: Equatable {
    /// The alternatives of the type, sorted, without `null`.
    var type: [String]
    var isRequired: Bool
  }

  private indirect enum Shape {
    case named(String)
    case literal(String)
    case list(Shape)
    case record(Shape)
    case object([(key: String, isRequired: Bool, shape: Shape)])
    case union([Shape])
    case both([Shape])
  }

  private struct Unreadable: Error { let token: String, place: Int }

  private let tokens: [String]
  private var place = 0

  init(_ text: String) {
    var (tokens, rest) = ([String](), Substring(text))
    while let first = rest.first {
      if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        let body = rest.dropFirst().prefix { $0 != first }
        tokens.append("\"" + body + "\"")
        rest = rest.dropFirst(body.count + 2)
      } else {
        let word = rest.prefix { $0.isLetter || $0.isNumber }
        tokens.append(word.isEmpty ? String(first) : String(word))
        rest = rest.dropFirst(max(1, word.count))
      }
    }
    self.tokens = tokens
  }

  /// The type that the whole text is.
  var onlyType: [String] {
    get throws {
      var (parser, rows) = (self, [String: Row]())
      return try render(parser.union(), at: "", &rows)
    }
  }

  /// Returns the keys of some types, by their paths. The keys of the first have no prefix.
  func rows(of names: [String]) throws -> [String: Row] {
    var rows: [String: Row] = [:]
    for name in names {
      _ = try render(shape(of: name), at: name == names[0] ? "" : name, &rows)
    }
    return rows
  }

  /// Returns the declaration of a type.
  private func shape(of name: String) throws -> Shape {
    for keyword in ["interface", "type"] {
      var parser = self
      for place in tokens.indices.dropLast(2)
      where tokens[place] == keyword && tokens[place + 1] == name {
        parser.place = place + (keyword == "type" ? 3 : 2)
        return try parser.union()
      }
    }
    throw Unreadable(token: name, place: 0)
  }

  /// Returns the alternatives of a type, and adds its keys.
  private func render(
    _ shape: Shape, at path: String, descends: Bool = true, _ rows: inout [String: Row]
  ) throws -> [String] {
    switch shape {
    case .named("null"): return []
    case .named(let name):
      let isKnown = ["string", "number", "boolean", "object", "Characters", "1"].contains(name)
      return isKnown
        ? [name] : try render(self.shape(of: name), at: path, descends: descends, &rows)
    case .literal(let name): return [name]
    case .list(let element):
      let types = try render(element, at: path, descends: descends, &rows)
      return ["(" + types.joined(separator: " | ") + ")[]"]
    case .record(.named("never")): return ["object"]
    case .record(let value):
      let types = try render(value, at: path, descends: descends, &rows)
      return ["Record<" + types.joined(separator: " | ") + ">"]
    case .union(let shapes), .both(let shapes):
      let types = try shapes.flatMap { try render($0, at: path, descends: descends, &rows) }
      return Set(types).sorted()
    case .object(let members):
      // A type may contain itself.
      for (key, isRequired, shape) in members where descends {
        let member = path.isEmpty ? key : path + "." + key
        let isRepeated = path.hasSuffix("." + key)
        let row = Row(
          type: try render(shape, at: member, descends: !isRepeated, &rows), isRequired: isRequired)
        if let other = rows[member] { #expect(other == row, "\(member)") }
        rows[member] = row
      }
      return ["object"]
    }
  }

  private var next: String { place < tokens.count ? tokens[place] : "" }

  private mutating func skip(_ token: String) -> Bool {
    guard next == token else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ token: String) throws {
    if !skip(token) { throw Unreadable(token: next, place: place) }
  }

  private mutating func word() -> String {
    place += 1
    return tokens[place - 1]
  }

  private mutating func union() throws -> Shape {
    _ = skip("|")
    var shapes = [try intersection()]
    while skip("|") { shapes.append(try intersection()) }
    return .union(shapes)
  }

  private mutating func intersection() throws -> Shape {
    var shapes = [try postfix()]
    while skip("&") { shapes.append(try postfix()) }
    return .both(shapes)
  }

  private mutating func postfix() throws -> Shape {
    var shape = try primary()
    while skip("[") {
      try expect("]")
      shape = .list(shape)
    }
    return shape
  }

  private mutating func primary() throws -> Shape {
    if skip("(") {
      let inner = try union()
      try expect(")")
      return inner
    }
    if skip("{") { return try members() }
    guard let first = next.first, first == "\"" || first.isLetter || first.isNumber else {
      throw Unreadable(token: next, place: place)
    }
    let name = word()
    if first == "\"" { return .literal(name) }
    guard name == "Record" else { return .named(name) }
    for token in ["<", "string", ","] { try expect(token) }
    if skip("never") {
      try expect(">")
      return .record(.named("never"))
    }
    let value = try union()
    try expect(">")
    return .record(value)
  }

  private mutating func members() throws -> Shape {
    var members: [(key: String, isRequired: Bool, shape: Shape)] = []
    while !skip("}") {
      let key = word()
      let isRequired = !skip("?")
      try expect(":")
      members.append((key, isRequired, try union()))
      _ = skip(";")
    }
    return .object(members)
  }
}
