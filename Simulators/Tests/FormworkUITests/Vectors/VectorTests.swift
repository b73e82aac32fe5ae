import FormworkReplay
import Foundation
import Testing
import UIKit

@MainActor @Suite("Scripts of all surfaces") struct VectorTests {
  @Test("a field shows what the vectors say", arguments: Profile.all)
  func vectors(profile: Profile) throws {
    var performed = 0
    var unused: [String] = []
    for vector in try Self.vectors() {
      Simulation.run(profile) {
        do throws(UnsupportedAction) {
          let differences = try vector.differences { FieldSurface($0) }
          #expect(differences.isEmpty, Comment(rawValue: "\(differences)"))
          performed += 1
        } catch {
          unused.append("\(vector.name): \(error.name)")
        }
        #expect(Simulation.current.crashes.isEmpty, Comment(rawValue: vector.name))
      }
    }
    print("note: \(profile): \(performed) vectors, \(unused.count) left out")
    #expect(performed == 176)
    #expect(
      unused == [
        "compose-cancel: a cancelled composition over a selection, which stays deleted"
      ])
  }

  static func vectors() throws -> [ReplayVector] {
    try lines().map { try ReplayVector(line: $0.utf8) }
  }

  static func lines(file: String = #filePath) throws -> [Substring] {
    var folder = URL(fileURLWithPath: file)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    let path = folder.appendingPathComponent("Tests/Vectors/replay.jsonl")
    return try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
  }
}
