import Foundation
import FormworkReplay
import Testing

@Suite struct ReplayVectorTests {
  @Test func theEngineAgreesWithAllVectors() throws {
    let vectors = try Self.vectors()
    #expect(vectors.count > 40)
    for vector in vectors {
      let differences = vector.differences(on: ReplayedField.init)
      #expect(differences.isEmpty, Comment(rawValue: vector.source))
    }
  }

  @Test(
    arguments: [
      (#""states":[{"text":"12-"},{"value":"1"}]"#, []),
      (#""states":[{},{}]"#, []),
      (#""states":[{"text":"12"},{}]"#, [#"us, state 0: “text” is "12-", not "12""#]),
      (
        #""states":[{},{"selection":[0,1],"cut":"1"}]"#,
        [
          "us, state 1: “selection” is [1,1], not [0,1]",
          #"us, state 1: “cut” is missing, not "1""#,
        ]
      ),
      (#""states":[{}]"#, ["us: there are 2 states, not 1"]),
      (
        #""error":{"code":"unclosedGroup"}"#,
        [#"us: the script doesn't have the error {"code":"unclosedGroup"}"#]
      ),
      (#""states":[0,{}]"#, ["us, state 0: the expected state isn't an object"]),
    ] as [(expected: String, differences: [String])])
  func differences(expected: String, differences: [String]) throws {
    let script =
      #"{"id":"us","format":{"mask":"[00]-[0]"},"actions":[{"type":"12"},{"backspace":1}]}"#
    let vector = try ReplayVector(line: #"{"script":\#(script),\#(expected)}"#.utf8)
    #expect(vector.name == "us")
    #expect(vector.differences(on: ReplayedField.init) == differences)
  }

  /// `é` as one scalar isn't `é` as two, although Swift calls them equal.
  @Test func comparesScalars() throws {
    let line =
      #"{"script":{"format":{"regex":".*"},"actions":[{"type":"\u00e9"}]},"states":[{"text":"e\u0301"}]}"#
    #expect(try ReplayVector(line: line.utf8).differences(on: ReplayedField.init).count == 1)
  }

  @Test(
    arguments: [
      ("{}", .wrongType), ("[", .invalidJSON), (#"{"script":{},"rule":""}"#, .unknownKey),
      (#"{"script":{}}"#, .wrongType), (#"{"script":{},"states":[],"error":{}}"#, .wrongType),
    ] as [(line: String, code: ReplayError.Code)])
  func rejects(line: String, code: ReplayError.Code) {
    let error = #expect(throws: ReplayError.self) { try ReplayVector(line: line.utf8) }
    #expect(error?.code == code)
  }

  /// A change that isn't meant to change an edit gives the same states as before.
  @Test func theEngineGivesTheRecordedStates() throws {
    let vectors = try Self.vectors("formats.jsonl")
    #expect(vectors.count == 1500)
    for vector in vectors {
      let differences = vector.differences(on: ReplayedField.init)
      #expect(differences.isEmpty, "\(differences)")
    }
  }

  static func vectors(
    _ name: String = "replay.jsonl", file: String = #filePath
  ) throws -> [ReplayVector] {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
    let lines = try String(
      contentsOf: folder.appendingPathComponent("Vectors/" + name), encoding: .utf8)
    return try lines.split(separator: "\n").map { try ReplayVector(line: $0.utf8) }
  }
}
