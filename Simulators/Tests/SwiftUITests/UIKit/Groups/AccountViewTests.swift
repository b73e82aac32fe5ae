#if canImport(UIKit)
import FormworkUIUnderTest
import SwiftUI
@testable import SwiftUIExamples
import Testing
import UIKit

/// The sign-up form of the examples, filled in as a new user would.
@MainActor @Suite("The sign-up form, in SwiftUI") struct AccountViewTests {
  /// Runs a test in the form, with its fields by their titles.
  private func run(
    _ profile: Profile = .iOS26, _ change: (inout EnvironmentValues) -> Void = { _ in },
    _ body: (Hosted<AccountForm>, (String) -> Person) throws -> Void
  ) throws {
    try Simulation.run(profile) {
      let hosted = Hosted(AccountForm())
      var environment = EnvironmentValues()
      change(&environment)
      hosted.environment = environment
      Simulation.current.endTurn()
      let fields = hosted.views(of: UITextField.self)
      try #require(fields.count == 7)
      try body(hosted) { title in
        Person(at: fields.first { $0.accessibilityLabel == title } ?? fields[0])
      }
      #expect(hosted.failures.isEmpty)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(arguments: Profile.all)
  func filledInFromTheFirstToTheLastField(profile: Profile) throws {
    try run(profile) { hosted, field in
      let name = try #require(hosted.textFields.first)
      name.tap()
      name.type("Ann")
      hosted.buttons.first { $0.isInBar && $0.label == "Next field" }?.press()
      #expect(field("Phone").field.isFirstResponder)
      field("Phone").type("+49301234567")
      #expect(hosted.texts.contains("🇩🇪"))
      let bar = try #require(field("Phone").field.inputAccessoryView as? UIToolbar)
      bar.items?[1].tap()
      Simulation.current.endTurn()
      field("Birthday").type("12241990")
      #expect(field("Amount").field.isFirstResponder)
      field("Card").tap()
      field("Card").type("3782")
      #expect(hosted.texts.contains("American Express"))
      hosted.buttons.first { $0.label == "Sign up" }?.press()
      Simulation.current.endTurn()
      #expect(field("Card").field.isFirstResponder)
      let message = ValidationIssue.incomplete.message(in: Locale(identifier: "en_US"))
      #expect(hosted.texts.contains(message), "submitting shows what is wrong")
      field("Card").type("82246310005")
      Simulation.current.endTurn()
      #expect(field("Valid until").field.isFirstResponder)
      field("Valid until").type("1230")
      Simulation.current.endTurn()
      field("Security code").type("1234")
      Simulation.current.endTurn()
      #expect(field("Code").field.isFirstResponder)
      field("Code").type("000000")
      field("Code").pressReturn()
      Simulation.current.endTurn()
      #expect(hosted.texts.contains("This code isn't the one that we sent."))
      #expect(field("Code").field.isFirstResponder)
      field("Code").backspace()
      #expect(!hosted.texts.contains("This code isn't the one that we sent."))
      field("Code").type("1")
      field("Code").pressReturn()
      Simulation.current.endTurn()
      #expect(hosted.texts.contains("Thank you"))
    }
  }

  @Test func inGerman() throws {
    try Text.$tables.withValue(["de": ["Phone": "Telefon", "Birthday": "Geburtstag"]]) {
      try run(.iOS26, { $0.locale = Locale(identifier: "de_DE") }) { hosted, field in
        field("Telefon").tap()
        field("Telefon").type("030123")
        #expect(hosted.texts.contains("🇩🇪"))
        #expect(hosted.press("🇩🇪"))
        Simulation.current.endTurn()
        Simulation.current.endTurn()
        #expect(hosted.press("Österreich"))
        Simulation.current.endTurn()
        Simulation.current.endTurn()
        #expect(hosted.texts.contains("🇦🇹") && !hosted.texts.contains("Österreich"))
        #expect(field("Telefon").field.formwork.value == "+4330123")
        field("Geburtstag").tap()
        field("Geburtstag").type("24.12.")
        field("Geburtstag").leave()
        Simulation.current.endTurn()
        let message = ValidationIssue.incomplete.message(in: Locale(identifier: "de_DE"))
        #expect(hosted.texts.contains(message))
        field("Amount").tap()
        field("Amount").type("1234,5")
        #expect(field("Amount").text.hasPrefix("1.234,5"))
      }
    }
  }

  @Test func inArabic() throws {
    try run(
      .iOS26,
      {
        $0.locale = Locale(identifier: "ar_EG")
        $0.layoutDirection = .rightToLeft
      }
    ) { hosted, field in
      #expect(field("Birthday").field.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      field("Phone").tap()
      field("Phone").type("٠١٠٠١٢٣٤٥٦٧")
      #expect(hosted.texts.contains("🇪🇬") && hosted.texts.contains("\u{2066}+20\u{2069}"))
      #expect(hosted.press("🇪🇬"))
      Simulation.current.endTurn()
      Simulation.current.endTurn()
      #expect(hosted.texts.contains("ألمانيا"))
      #expect(hosted.press("🇪🇬"))
      Simulation.current.endTurn()
      let code = try #require(field("Code").field as? CodeUITextField)
      #expect(code.caretRect(for: code.endOfDocument).minX >= 0)
      field("Code").tap()
      field("Code").type("١٢٣")
      #expect(hosted.texts.joined().contains("123–"), "the boxes are read from the left")
    }
  }
}
#endif
