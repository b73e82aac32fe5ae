import Foundation
import Formwork
import Testing

@Suite struct FieldFormatCodableTests {
  private struct Form: Codable, Equatable {
    var title: String
    var fields: [FieldFormat<String>]
  }

  @Test(
    arguments: [
      #"{"mask":"[H]/\\u0001é","notations":[{"character":"H","characters":"0-9"}],"maximumLength":7}"#,
      #"{"filter":{"allow":"digits"},"autoskip":true}"#, #"{"phone":{"region":null}}"#,
      #"{"card":{},"completion":false}"#, #"{"mask":"9","tokens":{"9":"digit"}}"#,
    ])
  func partOfADocument(json: String) throws {
    let definition = try FieldFormat<String>(json: Data(json.utf8))
    let form = Form(title: "t", fields: [definition, definition])
    let data = try JSONEncoder().encode(form)
    #expect(try JSONDecoder().decode(Form.self, from: data) == form)
  }

  @Test func errorsAreFormatErrors() throws {
    let data = Data(#"{"title":"","fields":[{"mask":"a","autoskip":1}]}"#.utf8)
    let error = try #require(throws: FormatError.self) {
      try JSONDecoder().decode(Form.self, from: data)
    }
    #expect(error.path == "$.autoskip")
    #expect(error.localizedDescription == error.message)
    #expect(error.recoverySuggestion == error.fix)
  }
}
