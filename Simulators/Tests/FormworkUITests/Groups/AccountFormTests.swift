import Foundation
import FormworkCountryPickerUnderTest
import FormworkUIUnderTest
import SwiftUI
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
      #expect(screen.country.title(for: .normal) == "🇩🇪 \u{2066}+49\u{2069}")
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

  /// The form in a window, for a user of a locale.
  private func run(
    _ locale: String, _ body: (AccountViewController) throws -> Void
  ) rethrows {
    try Simulation.run(.iOS26) {
      let screen = AccountViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.addSubview(screen.view)
      screen.country.locale = Locale(identifier: locale)
      screen.birthday.formwork.format = .date(locale: locale)
      screen.amount.formwork.format = .currency("EUR", locale: locale)
      try body(screen)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  /// The list that is open.
  private func picker(
    over screen: UIViewController
  ) throws -> UIHostingController<CountryPicker> {
    let stack = try #require(screen.presentedViewController as? UINavigationController)
    let picker = try #require(stack.topViewController as? UIHostingController<CountryPicker>)
    picker.loadViewIfNeeded()
    Simulation.current.endTurn()
    Simulation.current.endTurn()
    return picker
  }

  @Test func inGerman() throws {
    try run("de_DE") { screen in
      Person(at: screen.phone).tap()
      Person(at: screen.phone).type("+49301234567")
      #expect(screen.country.accessibilityLabel == "Deutschland, +49")
      screen.country.press()
      let list = try picker(over: screen)
      #expect(list.press("Österreich"))
      #expect(screen.presentedViewController == nil)
      #expect(screen.phone.formwork.value == "+43301234567", "the digits stay")
      #expect(screen.country.accessibilityLabel == "Österreich, +43")
      Person(at: screen.birthday).tap()
      Person(at: screen.birthday).type("24121990")
      #expect(screen.birthday.text == "24.12.1990")
      Person(at: screen.amount).type("1234,5")
      #expect(screen.amount.text?.hasPrefix("1.234,5") == true)
    }
  }

  @Test func inArabic() throws {
    try run("ar_EG") { screen in
      screen.country.region = .egypt
      screen.phone.formwork.format = .phone(.egypt)
      Person(at: screen.phone).tap()
      Person(at: screen.phone).type("٠١٠٠١٢٣٤٥٦٧")
      #expect(screen.phone.formwork.value == "+201001234567")
      #expect(screen.country.region == .egypt)
      #expect(
        screen.country.title(for: .normal) == "🇪🇬 \u{2066}+20\u{2069}", "the plus is on the left")
      #expect(screen.country.accessibilityLabel == "مصر, +20")
      screen.country.press()
      let list = try picker(over: screen)
      #expect(list.texts.contains("ألمانيا"))
      #expect(screen.phone.semanticContentAttribute == .forceLeftToRight)
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
