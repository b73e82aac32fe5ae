import Foundation
import FormworkFoundation
import Testing

@Suite struct LocalizedErrorTests {
  @Test func maskError() throws {
    let error = try #require(throws: MaskError.self) { try Mask("+1 ([000") }
    #expect(error.localizedDescription == error.message)
    #expect(error.recoverySuggestion == error.fix)
  }

  @Test func notationError() throws {
    let error = try #require(throws: CharacterClass.NotationError.self) {
      try CharacterClass("9-0")
    }
    #expect(error.localizedDescription == error.message)
    #expect(error.recoverySuggestion == error.fix)
  }

  @Test func regexError() throws {
    let error = try #require(throws: RegexError.self) { try RegularExpression("(a") }
    #expect(error.localizedDescription == error.message)
    #expect(error.recoverySuggestion == error.fix)
  }
}
