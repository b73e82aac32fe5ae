import Formwork
import FormworkDefinition
import FormworkFormats
import FormworkTestSupport
import Testing

@Suite struct ContradictionTests {
  @Test(
    arguments: [
      (#"{"regex":"[A-Z]{2}","valueMatches":"9"}"#, "$.valueMatches"),
      (#"{"mask":"[00]","valueMatches":"[A-Z]+"}"#, "$.valueMatches"),
      (#"{"mask":"[00]","valueMatches":"[0-9]{3}"}"#, "$.valueMatches"),
      (#"{"mask":"+{7} [00]","valueMatches":"8.*"}"#, "$.valueMatches"),
      (#"{"mask":"[00]/[00]","maxLength":3}"#, "$.maxLength"),
      (#"{"mask":"[099].[099]","maxLength":1}"#, "$.maxLength"),
      (
        #"{"mask":"[HH]","notations":[{"character":"H","characters":"я"}],"valueMatches":"[а-в]+"}"#,
        "$.valueMatches"
      ),
      (#"{"mask":"[00]","alternatives":["[AA]"],"valueMatches":"1a"}"#, "$.valueMatches"),
      (#"{"filter":{"allow":"letters"},"valueMatches":"\\d+"}"#, "$.valueMatches"),
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
      #"{"mask":"[00]"}"#, #"{"mask":"[00]","valueMatches":"[0-5]9"}"#,
      #"{"mask":"[00]/[00]","maxLength":4}"#, #"{"mask":"abc","valueMatches":"9"}"#,
      #"{"mask":"[HH]","notations":[{"character":"H","characters":"я"}],"valueMatches":"[а-я]+"}"#,
      #"{"mask":"[0…]","valueMatches":"(12)+3"}"#, #"{"regex":"(a|b)*c","valueMatches":".{5}"}"#,
      #"{"mask":"[00]","alternatives":["[AA]"],"valueMatches":"ab"}"#,
      #"{"filter":{"allow":"decimal"},"valueMatches":"1\\.5"}"#,
      #"{"mask":"[00].[00]","rightToLeft":true,"valueMatches":"1234"}"#,
      // The first slots can end early, by their literal.
      #"{"mask":"[099].[099]","maxLength":3}"#, #"{"mask":"[099].[099]","maxLength":2}"#,
      #"{"mask":"[099]-[099]-[0]","valueMatches":"[0-9]{3}"}"#,
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
      definition.options.valueMatches = parts.joined()
      let format = try definition.makeFormat()
      let texts = allTexts(of: ["1", "3", "b", "z"], upTo: 3)
      let isCompletable = texts.contains { text in
        let formatted = format.formatted(value: text)
        return formatted.isComplete && formatted.problem == nil
      }
      if try definition.contradiction() == nil {
        found.sound += 1
      } else {
        #expect(!isCompletable, "\(definition.json)")
        found.contradictions += 1
      }
      #expect(isCompletable == (try definition.contradiction() == nil), "\(definition.json)")
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
