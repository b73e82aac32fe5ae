import AppKit
import Foundation
import FormworkReplay
import FormworkUnderTest
import Testing

/// The scripts of `Tests/Vectors`, typed into AppKit's controls.
@MainActor @Suite struct VectorTests {
  @Test func textViewsAgree() throws {
    let result = try Self.type { ReplayWidget(NSTextView(), $0) }
    #expect(result.differences.isEmpty)
    #expect(result.performed == 140)
    #expect(result.unused == Self.unused)
  }

  /// What a person can't do, or not on AppKit, and how many scripts need it.
  static let unused = [
    "undo of runs": 1, "show a prefix on focus": 5, "delete a word": 2,
    "keep a caret without focus": 29,
  ]

  @Test func fieldsAgree() throws {
    let result = try Self.type { ReplayWidget(NSTextField(), $0) }
    #expect(result.differences.isEmpty)
    #expect(result.performed == 140)
    #expect(result.unused == Self.unused)
  }

  static func type<Surface: ReplaySurface>(
    into start: (ReplayedFormat) -> Surface
  ) throws -> (performed: Int, unused: [String: Int], differences: [String])
  where Surface.Failure == UnsupportedAction {
    var performed = 0
    var unused: [String: Int] = [:]
    var differences: [String] = []
    for vector in try vectors() {
      Simulation.run(.usual) {
        do throws(UnsupportedAction) {
          differences += try vector.differences(on: start)
          performed += 1
        } catch {
          unused[error.name, default: 0] += 1
        }
        differences += Simulation.current.crashes.map { "\(vector.name): \($0)" }
      }
    }
    let count = unused.values.reduce(0, +)
    print("note: \(Surface.self): \(performed) vectors, \(count) left out")
    return (performed, unused, differences)
  }

  private static func vectors(file: String = #filePath) throws -> [ReplayVector] {
    var folder = URL(fileURLWithPath: file)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    let lines = try String(
      contentsOf: folder.appendingPathComponent("Tests/Vectors/replay.jsonl"), encoding: .utf8)
    return try lines.split(separator: "\n").map { try ReplayVector(line: $0.utf8) }
  }
}
