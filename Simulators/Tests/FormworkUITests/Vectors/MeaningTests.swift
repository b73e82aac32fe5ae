import FormworkReplay
import Foundation
import Testing
import UIKit

/// Rows of `Tests/Vectors/meaning`: what people type, paste, and load, with what they meant.
@MainActor @Suite("What was meant") struct MeaningTests {
  @Test("a field never counts another value as done, and reads what the engine reads")
  func meaning() throws {
    var performed = 0
    var done = 0
    for row in try Self.rows() {
      let script = try ReplayScript(line: row.script())
      Simulation.run(Profile.all[0]) {
        do throws(UnsupportedAction) {
          guard let last = try script.run(on: { FieldSurface($0) }).last else { return }
          let engine = script.run(on: ReplayedField.init).last
          performed += 1
          let isDone = last.isComplete && last.issue == nil
          if isDone { done += 1 }
          let isKey = row.how == "typed" || row.how == "scanned"
          let isRight = !isDone || isKey || row.accepts(last.value)
          let isSame = last.value == engine?.value && last.issue == engine?.issue
          let place = "\(row.kind), \(row.how) “\(row.text)”: \(last.value)"
          #expect(isRight, Comment(rawValue: place))
          #expect(isSame, Comment(rawValue: "\(place), the engine has \(engine?.value ?? "")"))
        } catch {}
      }
    }
    print("note: \(performed) rows, \(done) done")
    #expect(performed > 900)
    // Rejecting everything would pass as well.
    #expect(done > 450)
  }

  /// One row of two, of those that a field can be given.
  private static func rows(file: String = #filePath) throws -> [Row] {
    var folder = URL(fileURLWithPath: file)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    let path = folder.appendingPathComponent("Tests/Vectors/meaning/drawn.jsonl")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    return try lines.enumerated().filter { $0.offset.isMultiple(of: 2) }
      .map { try Row($0.element) }.filter { Row.actions[$0.how] != nil }
  }

  private struct Row {
    let kind: String
    let how: String
    let text: String
    private let meant: [String]
    private let format: Any

    /// The action that gives a field its text.
    static let actions = [
      "typed": "type", "scanned": "type", "pasted": "insert", "filled": "text", "assigned": "set",
    ]

    init(_ line: Substring) throws {
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      kind = try #require(object["kind"] as? String)
      how = try #require(object["how"] as? String)
      text = try #require(object["text"] as? String)
      meant = try #require(object["meant"] as? [String])
      format = try #require(object["format"])
    }

    func script() throws -> Data {
      let action = Self.actions[how] ?? "insert"
      let actions = [[action: text], ["blur": true]] as [[String: Any]]
      return try JSONSerialization.data(withJSONObject: ["format": format, "actions": actions])
    }

    /// Whether a value is one of those that were meant; of numbers, whether it is as much.
    func accepts(_ value: String) -> Bool {
      meant.contains(value)
        || meant.contains {
          Double($0) != nil && Double($0) == Double(value.replacingOccurrences(of: ",", with: "."))
        }
    }
  }
}
