import FormworkReplay
import Testing

/// The examples of the module's documentation, compiled and run.
@Suite struct ReplayDocumentationTests {
  @Test func script() throws {
    // example: script
    let line = #"{"format":{"mask":"[00]/[00]"},"actions":[{"type":"123"},{"backspace":1}]}"#
    let script = try ReplayScript(line: line.utf8)
    let states = script.run(on: ReplayedField.init)
    #expect(states.map(\.text) == ["12/3", "12/"])
    #expect(states.map(\.value) == ["123", "12"])
    // end
  }

  @Test func vector() throws {
    // example: vector
    let vector = try ReplayVector(
      line: #"""
        {"source":"our style guide","script":{"id":"card","format":{"card":{}},
        "actions":[{"insert":"4242-4242-4242-4242"}]},
        "states":[{"text":"4242 4242 4242 4242","issue":null}]}
        """#.utf8)
    #expect(vector.differences(on: ReplayedField.init) == [])
    // end
  }
}
