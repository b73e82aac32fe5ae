import AppKit
@testable import FormworkUnderTest
import Testing

/// What the system can offer to fill in follows from the format, and is taken back with it; the app's own choice stays.
@MainActor @Suite struct ContentTypeTests {
  private nonisolated static let offered: [(purpose: TextContentType, type: NSTextContentType)] = [
    (.telephone, .telephoneNumber), (.cardNumber, .creditCardNumber), (.postalCode, .postalCode),
    (.oneTimeCode, .oneTimeCode), (.personName, .name), (.emailAddress, .emailAddress),
    (.webAddress, .URL), (.cardSecurityCode, .creditCardSecurityCode),
    (.cardExpiration, .creditCardExpiration), (.birthday, .birthdate),
  ]

  private func format(_ purpose: TextContentType?) -> AnyInputFormat {
    purpose.map { AnyInputFormat(AllowedCharacters.any.textContentType($0)) }
      ?? AnyInputFormat(AllowedCharacters.any)
  }

  @Test(arguments: offered)
  func followsTheFormat(purpose: TextContentType, type: NSTextContentType) {
    Simulation.run(.usual) {
      let (field, view) = (NSTextField(), NSTextView(frame: .zero))
      field.formwork.inputFormat = format(purpose)
      view.formwork.inputFormat = format(purpose)
      #expect(field.contentType == type && view.contentType == type)
      field.formwork.inputFormat = format(nil)
      view.formwork.inputFormat = nil
      #expect(field.contentType == nil && view.contentType == nil)
    }
  }

  @Test(arguments: offered)
  func leavesWhatTheAppChose(purpose: TextContentType, type: NSTextContentType) {
    Simulation.run(.usual) {
      let field = NSTextField()
      field.contentType = .username
      field.formwork.inputFormat = format(purpose)
      #expect(field.contentType == .username)
      field.formwork.inputFormat = nil
      #expect(field.contentType == .username)
      field.contentType = nil
      field.formwork.inputFormat = format(purpose)
      field.contentType = .username
      field.formwork.inputFormat = nil
      #expect(field.contentType == .username, "chosen later")
    }
  }

  @Test func anotherPurposeTakesThePlaceOfTheFirst() {
    Simulation.run(.usual) {
      let field = NSTextField()
      field.formwork.inputFormat = format(.telephone)
      field.formwork.inputFormat = format(.postalCode)
      #expect(field.contentType == .postalCode)
    }
  }
}
