#if canImport(UIKit)
import FormworkUnderTest
import SwiftUI
@testable import SwiftUIExamples
import Testing
import UIKit

@MainActor @Suite("SwiftUI: the example") struct ViewExampleTests {
  @Test("the form is filled in without a tap", arguments: Profile.all)
  func signUp(profile: Profile) throws {
    try Simulation.run(profile) {
      let hosted = Hosted(SignUpForm())
      let fields = hosted.views(of: UITextField.self)
      try #require(fields.count == 3)
      let people = fields.map { Person(at: $0) }
      people[0].endTurn()
      #expect(fields[0].isFirstResponder)
      people[0].type("2125550100")
      #expect(fields[1].isFirstResponder)
      people[1].type("42")
      #expect(hosted.texts.contains("Still missing: 00 0000 0000 0000"))
      people[1].type("42424242424242")
      #expect(hosted.texts.contains("Thank you"))
      #expect(fields[2].isFirstResponder)
      people[2].type("123456")
      #expect(!fields[2].isFirstResponder)
      #expect(fields.map(\.text) == ["(212) 555-0100", "4242 4242 4242 4242", "123456"])
      #expect(hosted.texts.contains("Checking the code"))
      #expect(hosted.failures.isEmpty)
    }
  }

  @Test("a form of text fields is one of masks by another name", arguments: Profile.all)
  func profile(profile: Profile) throws {
    try Simulation.run(profile) {
      let hosted = Hosted(ProfileForm())
      let fields = hosted.views(of: UITextField.self)
      try #require(fields.count == 3)
      let people = fields.map { Person(at: $0) }
      people[0].endTurn()
      people[0].tap()
      people[0].type("2125550100")
      people[0].pressReturn()
      people[0].endTurn()
      #expect(fields[1].isFirstResponder)
      people[1].type("24122024")
      people[1].endTurn()
      #expect(fields[2].isFirstResponder)
      people[2].type("1234")
      people[2].pressReturn()
      people[2].endTurn()
      #expect(fields.map(\.text) == ["+1 (212) 555-0100", "24/12/2024", "1234"])
      #expect(fields[2].isSecureTextEntry)
      #expect(hosted.textFields.first?.text == "+1 (212) 555-0100")
      #expect(hosted.textFields.first?.axis == .vertical)
      #expect(hosted.texts == ["Thank you"])
      #expect(hosted.failures.isEmpty)
    }
  }
}
#endif
