import Foundation
import Testing

/// A table of keys in an article, with what a field shows after each.
///
/// It stands below `<!-- keys: FORMAT -->`, where `FORMAT` is a definition in JSON, and has the columns
/// key, what is shown, value; a fourth is for the reader. In what is shown, `▏` is the caret, which may
/// be left out, and words behind it say that a key was *rejected* or what the `issue` is.
struct KeyTable: Sendable, CustomTestStringConvertible {
  let article: String
  let format: String
  let rows: [[String]]

  var testDescription: String { article + ": " + format }

  /// The table as a line of `replay.jsonl`, or the row that can't be read.
  func vector() throws -> String {
    let script: [String: Any] = [
      "id": article,
      "format": try JSONSerialization.jsonObject(with: Data(format.utf8)),
      "actions": try rows.map { try Self.action($0[0]) },
    ]
    let vector: [String: Any] = ["script": script, "states": try rows.map(Self.state)]
    return String(decoding: try JSONSerialization.data(withJSONObject: vector), as: UTF8.self)
  }

  struct Unreadable: Error { let cell: String }

  /// `` `213` `` is typed; a word is a key, or what is done with the text behind it.
  private static func action(_ cell: String) throws -> [String: Any] {
    let text = code(in: cell).first
    let word = cell.prefix { $0 != "`" }.trimmingCharacters(in: .whitespaces)
    switch (word, text) {
    case ("", let text?): return ["type": text]
    case ("paste", let text?): return ["insert": text]
    case ("paste over it", let text?): return ["text": text]
    case ("the app sets", let text?): return ["set": text]
    case ("caret at", let text?): return ["caret": try number(text)]
    case ("Backspace", nil): return ["backspace": 1]
    case ("Delete", nil): return ["delete": 1]
    case ("Undo", nil): return ["undo": 1]
    case ("Redo", nil): return ["redo": 1]
    case ("Up", nil): return ["step": 1]
    case ("Down", nil): return ["step": -1]
    case ("leave the field", nil): return ["blur": true]
    default: throw Unreadable(cell: cell)
    }
  }

  private static func state(_ row: [String]) throws -> [String: Any] {
    guard row.count >= 3 else { throw Unreadable(cell: row.joined(separator: " | ")) }
    let shown = code(in: row[1])
    let words = row[1].components(separatedBy: "`").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
    let drawn = shown.first ?? ""
    var state: [String: Any] = [
      "text": drawn.replacingOccurrences(of: "▏", with: ""),
      "value": code(in: row[2]).first ?? "",
      "rejected": words.contains("rejected"),
      "issue": shown.count > 1 && words.contains("issue") ? shown[1] as Any : NSNull(),
    ]
    if let caret = drawn.range(of: "▏") {
      let offset = drawn[..<caret.lowerBound].utf16.count
      state["selection"] = [offset, offset]
    }
    return state
  }

  private static func number(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw Unreadable(cell: text) }
    return number
  }

  /// The texts of a cell that are set as code.
  static func code(in cell: String) -> [String] {
    cell.components(separatedBy: "`").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }
}

extension KeyTable {
  /// The tables of all documents that a reader meets.
  static func all() throws -> [KeyTable] {
    try documents().flatMap { path in
      try tables(after: "<!-- keys: ", in: path).map {
        KeyTable(article: path, format: $0.argument, rows: $0.rows)
      }
    }
  }

  /// The rows of each table below a comment, and what the comment says.
  static func tables(
    after mark: String, in path: String
  ) throws -> [(argument: String, rows: [[String]])] {
    let file = root.appendingPathComponent(path)
    var tables: [(argument: String, rows: [[String]])] = []
    var isOpen = false
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix(mark) {
        tables.append(
          (line.dropFirst(mark.count).dropLast(3).trimmingCharacters(in: .whitespaces), []))
        isOpen = true
      } else if line.hasPrefix("|"), isOpen {
        let cells = line.dropFirst().dropLast().components(separatedBy: "|")
        tables[tables.count - 1].rows.append(
          cells.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ")) })
      } else if isOpen, !line.isEmpty {
        isOpen = false
      } else if isOpen, !tables[tables.count - 1].rows.isEmpty {
        isOpen = false
      }
    }
    // Without the titles and the line below them.
    return tables.map { ($0.argument, Array($0.rows.dropFirst(2))) }
  }

  private static func documents() throws -> [String] {
    let sources = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Sources").path
    ).map { "Sources/" + $0 + "/Documentation.docc" }
    let articles = try (sources + ["Documentation.docc"]).flatMap { folder in
      let path = root.appendingPathComponent(folder).path
      guard FileManager.default.fileExists(atPath: path) else { return [String]() }
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(".md") }.map { folder + "/" + $0 }
    }
    return ["README.md", "CLI/README.md", "Web/README.md"] + articles.sorted()
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
