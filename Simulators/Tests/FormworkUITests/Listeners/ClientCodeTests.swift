import FormworkListenersUnderTest
import Testing
import UIKit

/// Code of an app that only renamed its import works as it did.
@MainActor @Suite struct ClientCodeTests {
  @Test(arguments: Profile.all)
  func aPhoneNumberWithAnExtension(profile: Profile) {
    Simulation.run(profile) {
      let screen = SignUpScreen()
      screen.viewDidLoad()
      #expect(screen.phoneField.placeholder == "+1 (000) 000-0000")
      let person = Person(at: screen.phoneField)
      person.tap()
      #expect(screen.phoneField.text == "+1 (")
      person.type("2015550123")
      #expect(screen.phoneField.text == "+1 (201) 555-0123")
      #expect(screen.phone == "2015550123")
      #expect(screen.isPhoneComplete)
      person.type("45")
      #expect(screen.phoneField.text == "+1 (201) 555-0123 ext. 45")
      person.backspace(3)
      #expect(screen.phoneField.text == "+1 (201) 555-012")
      #expect(!screen.isPhoneComplete)
      person.pressReturn()
      #expect(!screen.phoneField.isFirstResponder)
      screen.fillIn("+1 (415) 555-0199")
      #expect(screen.phone == "4155550199")
      screen.fillIn("12")
      #expect(screen.phone == "")
      person.endTurn()
    }
  }

  @Test func aCardAndAColour() {
    Simulation.run(.iOS18) {
      let screen = SignUpScreen()
      screen.viewDidLoad()
      let person = Person(at: screen.cardField)
      person.tap()
      person.paste("4111 1111 1111 1111")
      #expect(screen.cardField.text == "4111 1111 1111 1111")
      #expect(screen.card == "4111111111111111")
      person.leave()
      let other = Person(at: screen.colourField)
      other.tap()
      other.type("fz0")
      #expect(screen.colourField.text == "#f0")
      #expect(screen.colour == "f0")
      #expect(screen.hint == "#f0HHHH")
      // The app sets a value of its own, and nobody is told.
      screen.colourField.text = "00ff7f"
      #expect(screen.colourField.text == "#00ff7f")
      #expect(screen.colour == "f0")
      other.endTurn()
    }
  }

  @Test func formattingWithoutAField() throws {
    #expect(Formatter(format: "[00") == nil)
    let formatter = try #require(Formatter(format: "[00]{.}[00]"))
    #expect(formatter.format("1234") == ("12.34", "12.34", true))
    let best = try formatter.best(of: ["[0]-[0]", "[00].[00]"], for: "12.34")
    #expect(best?.placeholder == "00.00")
  }

  @Test func aSubclassAndAListenerOfTextInputs() {
    Simulation.run(.iOS18) {
      let screen = ExpiryScreen()
      screen.viewDidLoad()
      let person = Person(at: screen.expiryField)
      person.tap()
      person.type("12")
      #expect(screen.expiryField.text == "12/")
      #expect(screen.missing == "00")
      person.type("27")
      #expect(screen.value == "1227")
      person.leave()
      let other = Person(at: screen.plateField)
      _ = screen.plateDelegate.put(text: "ab12", into: screen.plateField)
      #expect(screen.plateField.text == "AB-12")
      other.tap()
      other.pressReturn()
      #expect(screen.plateDelegate.returns == 1)
      other.endTurn()
    }
  }

  @Test(arguments: Profile.all)
  func aSubclassWithAnInitializerOfItsOwn(profile: Profile) {
    Simulation.run(profile) {
      let field = UITextField(frame: .zero)
      let delegate = AccountFieldDelegate(country: "NL")
      field.delegate = delegate
      let person = Person(at: field)
      person.tap()
      person.type("12O")
      #expect(field.text == "NL12 ")
      #expect(delegate.notified == ["NL1|0 ---- ----", "NL12 |---- ----"])
      person.type("ABCD1234E")
      #expect(field.text == "NL12 ABCD 1234 E")
      person.moveCaret(to: 0)
      #expect(person.selection == 2..<2)
      person.leave()
      #expect(delegate.notified.last == "end")
      #expect(delegate.put(text: "NL99 X", into: field).extractedValue == "NL99X")
      person.endTurn()
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test func aTextViewThatEndsByReturn() {
    Simulation.run(.iOS18) {
      let view = UITextView(frame: .zero)
      let delegate = NoteViewDelegate(primaryFormat: "[__]-[__]")
      view.delegate = delegate
      let person = Person(at: view)
      person.tap()
      person.type("ab")
      person.pressReturn()
      #expect(view.text == "ab-")
      #expect(!view.isFirstResponder)
    }
  }

  @Test func cleaningWithoutAField() throws {
    let cleaner = try Cleaner(format: "[00]-[HH]")
    #expect(cleaner.afterDeletion("12-", caret: 3) == ("12", 2))
    #expect(cleaner.afterDeletion("1-ab", caret: 1) == ("1", 1))
    #expect(try cleaner.price("12345") == "123.45")
  }
}
