import Foundation
import FormworkCore
import Testing

/// The examples of the module's documentation, compiled and run.
@Suite struct RulesDocumentationTests {
  @Test func definitions() throws {
    let file =
      #"{"version":1,"mask":"+1 ([000]) [000]-[0000]","alternatives":["+44 [0000] [000000]"]}"#
    // example: definitions
    let phone = try FieldFormat<String>(json: file).makeFormat()
    let received = phone.read(line: "1-212-555-0100")
    #expect(received.value == "2125550100")
    #expect(received.isComplete == true)
    // end
    #expect(phone.formatted(text: "+442079460018").text == "+44 2079 460018")
  }

  @Test func writesFormats() throws {
    // example: writesFormats
    let price = FieldFormat<Double>.currency("EUR", minimum: 0).locale("de_DE")
    let json = #"{"version":1,"number":{"locale":"de_DE","currency":"EUR","minimum":"0"}}"#
    #expect(try price.json() == json)
    #expect(try FieldFormat<Double>(json: json) == price)
    // end
  }

  @Test func forms() throws {
    let file = try Self.formOfTheArticle()
    // example: forms
    typealias Form = [String: FieldFormat<String>]
    let form = try JSONDecoder().decode(Form.self, from: file)
    let formats = form.mapValues { $0.makeFormat() }

    func values(of answers: [String: String]) throws -> [String: String] {
      var values: [String: String] = [:]
      for (name, format) in formats {
        let answer = format.read(line: answers[name] ?? "")
        guard answer.isComplete, answer.issue == nil, answer.unused.isEmpty else {
          throw InvalidAnswer(field: name, issue: answer.issue)
        }
        values[name] = answer.value
      }
      return values
    }
    // end
    var answers = [
      "name": "Zoë O’Hara", "phone": "030 23125042", "born": "24.12.1999", "budget": "1.234,56 €",
      "card": "4242 4242 4242 4242",
    ]
    #expect(
      try values(of: answers) == [
        "name": "Zoë O’Hara", "phone": "+493023125042", "born": "24.12.1999", "budget": "1234.56",
        "card": "4242424242424242",
      ])
    let mistakes: [(field: String, text: String, issue: ValidationIssue?)] = [
      ("phone", "030 23", nil), ("born", "24.12.2030", .aboveMaximum),
      ("budget", "99,99", .belowMinimum), ("card", "4242 4242 4242 4241", .checksum),
      ("card", "3782 822463 10005", .brandNotAccepted), ("name", "", nil),
    ]
    for mistake in mistakes {
      let right = answers[mistake.field]
      answers[mistake.field] = mistake.text
      #expect(throws: InvalidAnswer(field: mistake.field, issue: mistake.issue)) {
        try values(of: answers)
      }
      answers[mistake.field] = right
    }
    let again = try JSONDecoder().decode(Form.self, from: JSONEncoder().encode(form))
    #expect(again == form)
  }

  /// The error of the example.
  private struct InvalidAnswer: Error, Equatable {
    let field: String
    let issue: ValidationIssue?
  }

  /// Returns the form that the article shows.
  private static func formOfTheArticle() throws -> Data {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let path = "Sources/FormworkCore/Documentation.docc/FormatsAsJSON.md"
    let article = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let section = try #require(article.range(of: "### A whole form as JSON"))
    let start = try #require(article[section.upperBound...].range(of: "```json\n"))
    let end = try #require(article[start.upperBound...].range(of: "\n```"))
    return Data(article[start.upperBound..<end.lowerBound].utf8)
  }

  @Test func wrongDefinitions() {
    // example: wrongDefinitions
    do {
      _ = try FieldFormat<String>(json: #"{"mask":"+1 ([000"}"#)
    } catch {
      #expect(error.path == "$.mask")
      #expect(error.message == "$.mask: The group that “[” opens is never closed.")
    }
    // end
  }
}
