import FormworkReplay
import Testing

/// Scripts of numbers, with what the rules of editing say of them.
@Suite struct NumberReplayTests {
  @Test(
    arguments: [
      #"""
      {"script":{"id":"de","format":{"number":{"locale":"de_DE","currency":"EUR"}},"actions":[{"type":"1234"},
      {"type":",5"},{"caret":1},{"delete":1},{"blur":true},{"set":"-0.5"},{"insert":"x"}]},"states":[
      {"text":"1.234\u00a0€","selection":[5,5],"value":"1234","complete":true,"issue":null},
      {"text":"1.234,5\u00a0€","value":"1234.5"},{},{"text":"134,5\u00a0€","selection":[1,1]},
      {"text":"134,50\u00a0€","value":"134.5"},{"text":"-0,50\u00a0€","selection":[5,5],"value":"-0.5"},
      {"text":"-0,50\u00a0€","rejected":true}]}
      """#,
      #"""
      {"script":{"id":"steps","format":{"number":{"minimum":"-10","maximum":"1000"}},"actions":[{"step":1},
      {"step":3},{"step":-20},{"step":-1},{"undo":1},{"set":"999"},{"step":2},{"step":1}]},"states":[
      {"text":"1"},{"text":"4"},{"text":"-10"},{"text":"-10","rejected":true},{"text":"4"},{"text":"999"},
      {"text":"1,000","rejected":false},{"text":"1,000","rejected":true}]}
      """#,
      #"""
      {"script":{"id":"no-steps","format":{"mask":"[00]"},"actions":[{"type":"1"},{"step":1}]},
      "states":[{},{"text":"1","rejected":false}]}
      """#,
      #"""
      {"script":{"id":"minimum","format":{"number":{"minimum":"10"}},"actions":[{"type":"4"},{"blur":true},
      {"type":"2"},{"set":"5"}]},"states":[{"issue":"belowMinimum","complete":false},{"issue":"belowMinimum"},
      {"text":"42","issue":null,"complete":true},{"issue":"belowMinimum"}]}
      """#,
      #"{"script":{"format":{"number":{"locale":"xx"}},"actions":[]},"error":{"code":"unknownName"}}"#,
      #"{"script":{"format":{"mask":"[0]"},"actions":[{"step":"1"}]},"error":{"code":"wrongType"}}"#,
    ])
  func scripts(line: String) throws {
    let vector = try ReplayVector(line: line.utf8)
    #expect(vector.differences(on: ReplayedField.init) == [])
  }
}
