import FormworkUIUnderTest
import Testing
import UIKit
@testable import UIKitExamples

/// The sign-up form of the examples, filled in as a new user would.
@MainActor @Suite("The sign-up form, in UIKit") struct AccountFormTests {
  @Test(arguments: Profile.all)
  func filledInFromTheFirstToTheLastField(profile: Profile) {
    Simulation.run(profile) {
      let screen = AccountViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.addSubview(screen.view)
      screen.birthday.formwork.format = .date(locale: "en_US")
      let bar = {
        screen.form.focusedField.flatMap { ($0 as? UITextField)?.inputAccessoryView as? UIToolbar }
      }
      Person(at: screen.name).tap()
      Person(at: screen.name).type("Ann")
      bar()?.items?[1].tap()
      #expect(screen.phone.isFirstResponder)
      Person(at: screen.phone).type("+49301234567")
      #expect(screen.region.text == "DE")
      bar()?.items?[1].tap()
      Person(at: screen.birthday).type("12/24/1990")
      #expect(screen.amount.isFirstResponder, "the birthday is full")
      bar()?.items?[1].tap()
      Person(at: screen.card).type("3782")
      #expect(screen.brand.text == "American Express")
      screen.button.press()
      #expect(!screen.isSent)
      #expect(screen.card.isFirstResponder, "it is the first that isn't valid")
      #expect(screen.message.text != nil)
      let card = Person(at: screen.card)
      card.type("82246310005")
      #expect(screen.expiry.isFirstResponder)
      Person(at: screen.expiry).type("1230")
      Person(at: screen.securityCode).type("1234")
      #expect(screen.code.isFirstResponder, "four digits, since the brand has as many")
      Person(at: screen.code).type("000000")
      Person(at: screen.code).pressReturn()
      #expect(!screen.isSent)
      #expect(screen.code.isInvalid)
      #expect(screen.code.isFirstResponder)
      Person(at: screen.code).backspace()
      #expect(!screen.code.isInvalid)
      Person(at: screen.code).type("1")
      Person(at: screen.code).pressReturn()
      #expect(screen.isSent)
      #expect(screen.form.focusedField == nil)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test func withTabInsteadOfTaps() {
    Simulation.run(.iOS26) {
      let screen = AccountViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.addSubview(screen.view)
      Simulation.current.actions["formwork_focusNext:"] = { _ in screen.form.focusNext() }
      Person(at: screen.name).tap()
      for field in [screen.phone, screen.birthday, screen.amount, screen.card] {
        (screen.form.focusedField as? UITextField).map { Person(at: $0).pressTab() }
        #expect(field.isFirstResponder)
      }
    }
  }
}
