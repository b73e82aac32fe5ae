import FormworkUIUnderTest
import Testing
import UIKit

@MainActor @Suite("The subclass, for those who want it") struct MaskedUITextFieldTests {
  private static func run(
    _ profile: Profile, _ body: (MaskedUITextField, Person) -> Void
  ) {
    Simulation.run(profile) {
      let field = MaskedUITextField(frame: .zero)
      field.setMask("+1 ([000]) [000]-[0000]")
      field.unmaskedValue = "2125550100"
      let person = Person(at: field)
      person.tap()
      body(field, person)
      person.endTurn()
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(arguments: Profile.all)
  func itsDelegateIsTheApps(profile: Profile) {
    Self.run(profile) { field, person in
      let app = AppDelegate([.range, .shouldReturn])
      field.delegate = app
      #expect(field.delegate === app)
      #expect(field.appDelegate === app)
      person.backspace()
      #expect(app.calls.contains { $0.hasPrefix("shouldChange") })
      #expect(field.unmaskedValue == "212555010")
      field.inputFormat = nil
      #expect(field.delegate === app)
      person.pressReturn()
      #expect(app.calls.contains("shouldReturn"))
    }
  }

  @Test(arguments: Profile.all)
  func copiesTextOrValue(profile: Profile) {
    Self.run(profile) { field, person in
      person.select(4..<11)
      person.copy()
      #expect(UIPasteboard.general.string == "212) 55")
      field.copies = .value
      person.copy()
      #expect(UIPasteboard.general.string == "21255")
      person.cut()
      #expect(UIPasteboard.general.string == "21255")
      #expect(field.unmaskedValue == "50100")
    }
  }

  @Test(arguments: Profile.all)
  func tellsOfBackspaceAtTheStart(profile: Profile) {
    Self.run(profile) { field, person in
      var presses = 0
      field.onBackspaceAtStart = { _ in presses += 1 }
      person.backspace()
      #expect(presses == 0)
      person.moveCaret(to: 0)
      person.backspace(2)
      #expect(presses == 2)
      #expect(field.unmaskedValue == "212555010")
    }
  }
}
