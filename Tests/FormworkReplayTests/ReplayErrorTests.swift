import FormworkReplay
import Testing

private let mask = #""format":{"mask":"[00]-[0]"}"#

/// What is wrong with a line is told with its place, and what would put it right.
@Suite struct ReplayErrorTests {
  @Test(
    arguments: [
      ("{", .invalidJSON, "at column 2"), ("[]", .wrongType, "In the line: "),
      (#"{"id":1}"#, .wrongType, "In “format”: This is missing"),
      (#"{"id":true,\#(mask)}"#, .wrongType, "In “id”: "),
      (#"{\#(mask),"action":[]}"#, .unknownKey, "In “action”: "),
      (#"{\#(mask),"a key":[]}"#, .unknownKey, "Use one of: version, id, now, format, actions."),
      (#"{\#(mask),"actions":{}}"#, .wrongType, "In “actions”: This should be a list."),
      (#"{\#(mask),"actions":[{"type":"1"},7]}"#, .wrongType, "In “actions[1]”: "),
      (#"{\#(mask),"actions":[{}]}"#, .wrongType, "In “actions[0]”: "),
      (#"{\#(mask),"actions":[{"typ":"1"}]}"#, .unknownKey, "In “actions[0].typ”: "),
      (#"{\#(mask),"actions":[{"type":1}]}"#, .wrongType, "In “actions[0].type”: "),
      (#"{\#(mask),"actions":[{"undo":"1"}]}"#, .wrongType, "This should be a whole number."),
      (#"{\#(mask),"actions":[{"cut":false}]}"#, .wrongType, "This should be true."),
      (#"{\#(mask),"actions":[{"word":2}]}"#, .wrongType, "This should be -1 or 1."),
      (#"{\#(mask),"actions":[{"select":[1]}]}"#, .wrongType, "two whole numbers"),
      (#"{\#(mask),"actions":[{"type":"1","cut":true}]}"#, .unknownKey, "combined with “type”"),
      (#"{\#(mask),"actions":[{"apply":{"text":"1","gravity":"up"}}]}"#, .unknownName, "forward"),
      (#"{"format":{"maskk":"[0]"}}"#, .unknownKey, "In “format.maskk”: "),
      (#"{"format":{"date":{"locale":1}}}"#, .wrongType, "In “format.date.locale”: "),
      (
        #"{\#(mask),"actions":[{"format":{"iban":{"x":1}}}]}"#, .unknownKey,
        "In “actions[0].format.iban.x”"
      ),
      (#"{\#(mask),"bad\u001b key":1}"#, .unknownKey, #"In “["bad\u001b key"]”: "#),
    ] as [(line: String, code: ReplayError.Code, part: String)])
  func places(line: String, code: ReplayError.Code, part: String) throws {
    let error = try #require(throws: ReplayError.self) { try ReplayScript(line: line.utf8) }
    #expect(error.code == code)
    #expect(error.message.contains(part), Comment(rawValue: error.message))
    #expect(error.offset == nil)
    #expect("\(error)" == error.message)
  }

  /// The path of a pattern is said only where it isn't the line's only one.
  @Test func patterns() throws {
    let only = try #require(throws: ReplayError.self) {
      try ReplayScript(line: #"{"format":{"mask":"+[0"}}"#.utf8)
    }
    #expect(only.code.name == "unclosedGroup")
    #expect(only.offset == 1)
    #expect(only.message.hasPrefix("The group"))
    let another = try #require(throws: ReplayError.self) {
      try ReplayScript(line: #"{"format":{"mask":"[0]","alternatives":["[0]","a]"]}}"#.utf8)
    }
    #expect(another.code.name == "strayBracket")
    #expect(another.offset == 1)
    #expect(another.message.hasPrefix("In “format.alternatives[1]”: "))
  }

  /// A format that comes later isn't the line's only one, however wrong its pattern is by itself.
  @Test(
    arguments: [
      (#"{"mask":"+[0"}"#, "mask"), (#"{"mask":"9","syntax":"digits","tokens":{}}"#, "syntax"),
      (#"{"mask":"[0] a]"}"#, "mask"), (#"{"regex":"a(b"}"#, "regex"),
      (#"{"regex":"[z-a]"}"#, "regex"),
      (#"{"mask":"[0]","valuePattern":"a(b"}"#, "valuePattern"),
      (#"{"date":{"pattern":"dd/mm"}}"#, "date.pattern"),
    ] as [(format: String, key: String)], 0..<3)
  func laterFormats(_ wrong: (format: String, key: String), place: Int) throws {
    let first = try #require(throws: ReplayError.self) {
      try ReplayScript(line: #"{"format":\#(wrong.format)}"#.utf8)
    }
    let actions =
      Array(repeating: #"{"type":"1"}"#, count: place) + [#"{"format":\#(wrong.format)}"#]
    let later = try #require(throws: ReplayError.self) {
      try ReplayScript(line: #"{\#(mask),"actions":[\#(actions.joined(separator: ","))]}"#.utf8)
    }
    let beginning = "In “actions[\(place)].format.\(wrong.key)”: "
    #expect(later.message.hasPrefix(beginning))
    #expect(first.message.hasSuffix(later.message.dropFirst(beginning.count)))
    #expect(later.code == first.code)
    #expect(later.offset == first.offset)
  }
}
