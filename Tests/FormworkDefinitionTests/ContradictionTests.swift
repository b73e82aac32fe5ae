import FormworkCore
import FormworkTestSupport
import Testing

@Suite struct ContradictionTests {
  @Test(
    arguments: [
      (#"{"regex":"[A-Z]{2}","valuePattern":"9"}"#, "$.valuePattern"),
      (#"{"mask":"[00]","valuePattern":"[A-Z]+"}"#, "$.valuePattern"),
      (#"{"mask":"[00]","valuePattern":"[0-9]{3}"}"#, "$.valuePattern"),
      (#"{"mask":"+{7} [00]","valuePattern":"8.*"}"#, "$.valuePattern"),
      (#"{"mask":"[00]/[00]","maximumLength":3}"#, "$.maximumLength"),
      (#"{"mask":"[099].[099]","maximumLength":1}"#, "$.maximumLength"),
      (
        #"{"mask":"[HH]","notations":[{"character":"H","characters":"я"}],"valuePattern":"[а-в]+"}"#,
        "$.valuePattern"
      ),
      (#"{"mask":"[00]","alternatives":["[AA]"],"valuePattern":"1a"}"#, "$.valuePattern"),
      (#"{"filter":{"allow":"letters"},"valuePattern":"\\d+"}"#, "$.valuePattern"),
    ] as [(json: String, path: String)])
  func contradictions(json: String, path: String) throws {
    let definition = try FormatDefinition(json: json)
    let error = try #require(try definition.contradiction())
    #expect(error.path == path)
    #expect(error.code == .contradiction)
    #expect(error.fix.hasSuffix("."))
  }

  @Test(
    arguments: [
      #"{"mask":"[00]"}"#, #"{"mask":"[00]","valuePattern":"[0-5]9"}"#,
      #"{"mask":"[00]/[00]","maximumLength":4}"#, #"{"mask":"abc","valuePattern":"9"}"#,
      #"{"mask":"[HH]","notations":[{"character":"H","characters":"я"}],"valuePattern":"[а-я]+"}"#,
      #"{"mask":"[0…]","valuePattern":"(12)+3"}"#, #"{"regex":"(a|b)*c","valuePattern":".{5}"}"#,
      #"{"mask":"[00]","alternatives":["[AA]"],"valuePattern":"ab"}"#,
      #"{"filter":{"allow":"decimal"},"valuePattern":"1\\.5"}"#,
      #"{"mask":"[00].[00]","rightToLeft":true,"valuePattern":"1234"}"#,
      // The first slots can end early, by their literal.
      #"{"mask":"[099].[099]","maximumLength":3}"#, #"{"mask":"[099].[099]","maximumLength":2}"#,
      #"{"mask":"[099]-[099]-[0]","valuePattern":"[0-9]{3}"}"#,
    ])
  func soundDefinitions(json: String) throws {
    #expect(try FormatDefinition(json: json).contradiction() == nil)
  }

  /// What is called a contradiction is one: none of many texts completes the format.
  @Test func nothingCompletesAContradiction() throws {
    var generator = SeededGenerator(seed: 6)
    var found = (contradictions: 0, sound: 0)
    for _ in 0..<400 {
      let slots = (0..<generator.number(in: 1...3)).map { _ in
        ["0", "A", "_"].randomElement(using: &generator) ?? "0"
      }
      let parts = (0..<generator.number(in: 1...3)).map { _ in
        ["[0-4]", "[a-c]", "1", "b", "."].randomElement(using: &generator) ?? "."
      }
      var definition = FormatDefinition(mask: "[" + slots.joined(separator: "]-[") + "]")
      definition.limits.valuePatterns = [Bytes(parts.joined())]
      let format = try definition.makeFormat()
      let texts = allTexts(of: ["1", "3", "b", "z"], upTo: 3)
      let isCompletable = texts.contains { text in
        let formatted = format.formatted(value: text)
        return formatted.isComplete && formatted.issue == nil
      }
      if try definition.contradiction() == nil {
        found.sound += 1
      } else {
        #expect(!isCompletable, "\(parts)")
        found.contradictions += 1
      }
      #expect(isCompletable == (try definition.contradiction() == nil), "\(parts)")
    }
    #expect(found.contradictions > 50 && found.sound > 50)
  }

  private func allTexts(of letters: [String], upTo length: Int) -> [String] {
    var texts = [""]
    var last = [""]
    for _ in 0..<length {
      last = last.flatMap { text in letters.map { text + $0 } }
      texts += last
    }
    return texts
  }
}
