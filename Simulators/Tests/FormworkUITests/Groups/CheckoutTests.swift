@testable import CheckoutExample
import Foundation
import FormworkCountryPickerUnderTest
import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

/// The checkout form of the examples, filled in by people who make mistakes, in English, German, and Arabic.
@MainActor @Suite("The checkout form") struct CheckoutTests {
  /// A user of the form, in UIKit or in SwiftUI. Fields are found by their titles.
  @MainActor struct Visitor {
    let field: (String) -> Person
    let messages: () -> [String]
    let pay: () -> Void
    let isPaid: () -> Bool
    let flag: () -> String

    func message(_ text: String) -> Bool { messages().contains(text) }
    func message(_ isMeant: (String) -> Bool) -> Bool { messages().contains(where: isMeant) }
    func text(_ title: String) -> String { field(title).text }
    func value(_ title: String) -> String { field(title).field.formwork.value }

    func type(_ title: String, _ text: String) {
      field(title).tap()
      field(title).type(text)
      Simulation.current.endTurn()
    }

    func paste(_ title: String, _ text: String) {
      field(title).tap()
      field(title).paste(text)
      Simulation.current.endTurn()
    }
  }

  enum Kit: CaseIterable { case uiKit, swiftUI }

  private func run(
    _ kit: Kit, _ profile: Profile, _ identifier: String, _ region: Region,
    _ body: (Visitor) throws -> Void
  ) throws {
    let locale = Locale(identifier: identifier)
    let isRightToLeft = identifier.hasPrefix("ar")
    try Simulation.run(profile) {
      Simulation.current.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      switch kit {
      case .uiKit:
        let screen = CheckoutViewController()
        screen.locale = locale
        screen.country.region = region
        screen.country.locale = locale
        UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 1000)).addSubview(screen.view)
        let fields = screen.form.fields.compactMap { $0 as? UITextField }
        try #require(fields.count == 11)
        try body(
          Visitor(
            field: { title in
              Person(at: fields.first { $0.accessibilityLabel == title } ?? fields[0])
            },
            messages: { fields.compactMap { screen.form.message(for: $0) } },
            pay: { screen.button.press() }, isPaid: { screen.isPaid },
            flag: { screen.country.title(for: .normal) ?? "" }))
      case .swiftUI:
        let hosted = Hosted(CheckoutForm())
        var environment = EnvironmentValues()
        environment.locale = locale
        environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        hosted.environment = environment
        Simulation.current.endTurn()
        let fields = hosted.views(of: UITextField.self)
        try #require(fields.count == 11)
        try body(
          Visitor(
            field: { title in
              Person(at: fields.first { $0.accessibilityLabel == title } ?? fields[0])
            },
            messages: { hosted.texts },
            pay: { hosted.buttons.first { $0.label == "Pay" }?.press() },
            isPaid: { hosted.texts.contains("Thank you") },
            flag: { hosted.texts.joined(separator: " ") }))
        #expect(hosted.failures.isEmpty)
      }
      Simulation.current.endTurn()
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  /// Enters the code and pays, as everybody does at the end.
  private func finish(_ form: Visitor) {
    form.type("Code", "123456")
    form.pay()
    Simulation.current.endTurn()
    #expect(form.isPaid())
  }

  @Test("an English form", arguments: Kit.allCases, Profile.all)
  func english(kit: Kit, profile: Profile) throws {
    try run(kit, profile, "en_US", .unitedStates) { form in
      // A name of 41 characters: the key is rejected, and the focus stays.
      form.type("Name", String(repeating: "n", count: 40))
      form.field("Name").type("x")
      #expect(form.field("Name").field.isFirstResponder)
      #expect(form.value("Name").count == 40)
      form.field("Name").selectAll()
      form.field("Name").type("Ann Lee")
      // A typo is fixed in the middle: 212 555 0170 instead of 0710.
      form.type("Phone", "+12125550710")
      form.field("Phone").moveCaret(to: form.text("Phone").utf16.count - 1)
      form.field("Phone").backspace(2)
      form.field("Phone").type("17")
      #expect(form.value("Phone") == "+12125550170")
      #expect(form.flag().contains("🇺🇸"))
      form.type("E-mail", "ann@example.org")
      // Born too late, then fixed.
      form.type("Birthday", "12/24/2020")
      form.field("E-mail").tap()
      Simulation.current.endTurn()
      #expect(form.message("You must be at least 18 years old."))
      form.field("Birthday").tap()
      form.field("Birthday").moveCaret(to: 10)
      form.field("Birthday").backspace(4)
      form.field("Birthday").type("1990")
      Simulation.current.endTurn()
      #expect(!form.message("You must be at least 18 years old."))
      // The card is swapped after its code.
      form.paste("Card", "4242-4242-4242-4242")
      form.type("Valid until", "12/2040")
      #expect(form.value("Valid until") == "12/40")
      form.type("Security code", "123")
      #expect(form.field("Security code").field.isFirstResponder)
      form.field("Card").tap()
      form.field("Card").selectAll()
      form.field("Card").paste("3782 822463 10005")
      Simulation.current.endTurn()
      #expect(form.message("Something is missing."), "the code has four digits now")
      form.type("Security code", "4")
      #expect(!form.message("Something is missing."))
      // Beyond the limit.
      form.type("Amount", "10001")
      form.field("Card").tap()
      Simulation.current.endTurn()
      #expect(form.message("At most €10,000."))
      form.field("Amount").tap()
      form.field("Amount").selectAll()
      form.field("Amount").type("100")
      form.type("Promo code", "abc123")
      #expect(form.value("Promo code") == "ABC123")
      finish(form)
    }
  }

  @Test("a German form", arguments: Kit.allCases, Profile.all)
  func german(kit: Kit, profile: Profile) throws {
    try run(kit, profile, "de_DE", .germany) { form in
      form.type("Name", "Jürgen Groß")
      form.paste("Phone", "+49 (0)30 / 1234567")
      #expect(form.value("Phone") == "+49301234567")
      #expect(form.flag().contains("🇩🇪"))
      form.type("E-mail", "juergen@example.org")
      form.type("Birthday", "1.2.1990")
      #expect(form.text("Birthday") == "01.02.1990")
      form.paste("Card", "4242 4242 4242 4242")
      form.type("Valid until", "1/2040")
      #expect(form.value("Valid until") == "01/40")
      form.type("Security code", "123")
      form.type("Amount", "12.000,5")
      form.field("Card").tap()
      Simulation.current.endTurn()
      #expect(form.message("Höchstens 10.000\u{a0}€."))
      form.field("Amount").tap()
      form.field("Amount").selectAll()
      form.field("Amount").type("1234,5")
      form.paste("IBAN for refunds", "DE89 3704 0044 0532 0130 01")
      form.field("Card").tap()
      Simulation.current.endTurn()
      #expect(form.message("Die Prüfziffern stimmen nicht. Bitte auf Tippfehler prüfen."))
      form.field("IBAN for refunds").tap()
      form.field("IBAN for refunds").moveCaret(to: form.text("IBAN for refunds").utf16.count)
      form.field("IBAN for refunds").backspace()
      form.field("IBAN for refunds").type("0")
      #expect(form.value("IBAN for refunds") == "DE89370400440532013000")
      #expect(form.text("Amount").hasPrefix("1.234,50"))
      finish(form)
    }
  }

  @Test("an Arabic form", arguments: Kit.allCases, Profile.all)
  func arabic(kit: Kit, profile: Profile) throws {
    try run(kit, profile, "ar_EG", .egypt) { form in
      form.type("Name", "محمد علي")
      form.type("Phone", "٠١٠٠١٢٣٤٥٦٧")
      #expect(form.value("Phone") == "+201001234567")
      #expect(form.flag().contains("🇪🇬"))
      form.type("E-mail", "m@example.org")
      form.type("Birthday", "24121990")
      form.paste("Card", "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢")
      #expect(form.value("Card") == "4242424242424242")
      form.type("Valid until", "١٢/٢٠٤٠")
      #expect(form.value("Valid until") == "12/40")
      form.type("Security code", "١٢٣")
      form.type("Amount", "٢٠٠٠٠")
      form.field("Card").tap()
      Simulation.current.endTurn()
      #expect(form.message { $0.contains("١٠٬٠٠٠") })
      form.field("Amount").tap()
      form.field("Amount").selectAll()
      form.field("Amount").type("100")
      // Amounts and dates have the same digits, and no value has an invisible mark.
      #expect(form.text("Birthday") == "٢٤/١٢/١٩٩٠")
      #expect(form.text("Amount").contains("١٠٠"))
      for title in ["Phone", "E-mail", "Birthday", "Card", "Amount", "Security code"] {
        let field = form.field(title).field
        #expect(field.effectiveUserInterfaceLayoutDirection == .leftToRight, "\(title)")
        #expect(form.value(title).utf8.count == form.value(title).utf16.count, "\(title)")
      }
      #expect(form.field("Name").field.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      finish(form)
    }
  }
}
