import FormworkCountryPickerUnderTest
import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

/// The button shows the country of the number next to it. The first digits of the national number distinguish
/// countries that share a calling code, as in their numbering plans: 242 is the Bahamas, 416 Toronto, 7781 Guernsey.
@Suite("The button follows the number") @MainActor struct FollowedNumberTests {
  /// A deed of a user with the number, and the country that the button then shows.
  struct Story: Sendable, CustomTestStringConvertible {
    var region: String
    var deed: Deed
    var flag: String
    var text: String
    var testDescription: String { "\(region): \(deed)" }

    enum Deed: Sendable { case type(String), paste(String), set(String) }
  }

  nonisolated static let stories = [
    Story(region: "DE", deed: .paste("+43 1 534110"), flag: "🇦🇹", text: "+43 1 534110"),
    Story(region: "DE", deed: .type("+431534110"), flag: "🇦🇹", text: "+43 1 534110"),
    Story(region: "DE", deed: .set("+431534110"), flag: "🇦🇹", text: "+43 1 534110"),
    Story(region: "DE", deed: .type("00431534110"), flag: "🇦🇹", text: "00 43 1 534110"),
    Story(region: "DE", deed: .type("+4"), flag: "🇩🇪", text: "+4"),
    Story(region: "DE", deed: .type("030"), flag: "🇩🇪", text: "030"),
    Story(region: "US", deed: .type("+1"), flag: "🇺🇸", text: "+1"),
    Story(region: "CA", deed: .type("+1"), flag: "🇨🇦", text: "+1"),
    Story(region: "CA", deed: .paste("+1 242 555 0100"), flag: "🇧🇸", text: "+1 242-555-0100"),
    Story(region: "US", deed: .paste("+1 416 555 0100"), flag: "🇨🇦", text: "+1 416-555-0100"),
    Story(region: "GB", deed: .paste("+44 7781 123456"), flag: "🇬🇬", text: "+44 7781 123456"),
    Story(region: "RU", deed: .paste("+7 701 123 4567"), flag: "🇰🇿", text: "+7 701 123 4567"),
    Story(region: "KZ", deed: .type("+7"), flag: "🇰🇿", text: "+7"),
  ]

  /// A screen with a button and a field, for both ways to write it.
  @MainActor private struct Screen {
    var field: UITextField
    var title: () -> String
    var set: (String) -> Void
    var pick: (String) throws -> Void
    var region: () -> String?
  }

  private func run(_ region: String, _ body: (Screen, Person) throws -> Void) throws {
    try Simulation.run(.iOS18) { try swiftUI(region, body) }
    try Simulation.run(.iOS18) { try uiKit(region, body) }
  }

  private func swiftUI(_ region: String, _ body: (Screen, Person) throws -> Void) throws {
    var phone = ""
    var picked = Region(region)
    let row = Hosted(
      Observed(
        region: Binding(get: { picked }, set: { picked = $0 }),
        phone: Binding(get: { phone }, set: { phone = $0 })))
    row.environment.locale = Locale(identifier: "en_US")
    let field = try #require(row.views(of: UITextField.self).first)
    let update = { row.content = row.content }
    let screen = Screen(
      field: field,
      title: {
        update()
        Simulation.current.endTurn()
        return row.texts.first ?? ""
      },
      set: { value in
        phone = value
        update()
        Simulation.current.endTurn()
      },
      pick: { country in
        #expect(row.press(row.texts.first ?? ""))
        Simulation.current.endTurn()
        Simulation.current.endTurn()
        #expect(row.press(country))
        update()
        Simulation.current.endTurn()
        Simulation.current.endTurn()
      },
      region: { picked?.code })
    try body(screen, Person(at: field))
    #expect(row.failures == [])
    #expect(Simulation.current.crashes.isEmpty)
  }

  private struct Observed: View {
    @Binding var region: Region?
    @Binding var phone: String
    var body: some View {
      CountryButton(region: $region, phone: $phone)
      MaskedTextField("Phone", value: $phone, format: .phone(region))
    }
  }

  private func uiKit(_ region: String, _ body: (Screen, Person) throws -> Void) throws {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    controller.view.addSubview(field)
    field.formwork.format = .phone(try #require(Region(region)))
    let button = CountryUIButton(region: Region(region), phoneField: field)
    button.locale = Locale(identifier: "en_US")
    button.onPick = { field.formwork.format = .phone($0) }
    field.leftView = button
    let screen = Screen(
      field: field, title: { String(button.title(for: .normal)?.prefix(1) ?? "") },
      set: { field.formwork.value = $0 },
      pick: { country in
        button.press()
        let stack = try #require(controller.presentedViewController as? UINavigationController)
        let list = try #require(stack.topViewController as? UIHostingController<CountryPicker>)
        list.loadViewIfNeeded()
        Simulation.current.endTurn()
        Simulation.current.endTurn()
        #expect(list.press(country))
        Simulation.current.endTurn()
      },
      region: { button.region?.code })
    try body(screen, Person(at: field))
    #expect(Simulation.current.crashes.isEmpty)
  }

  @Test(arguments: stories) func follows(story: Story) throws {
    try run(story.region) { screen, person in
      person.tap()
      switch story.deed {
      case .type(let keys): person.type(keys)
      case .paste(let text): person.paste(text)
      case .set(let value): screen.set(value)
      }
      person.endTurn()
      #expect(screen.title() == story.flag)
      #expect(screen.field.text == story.text, "the number isn't damaged")
      #expect(screen.region() == story.region, "the region of numbers without a calling code stays")
      person.selectAll()
      person.backspace()
      #expect(screen.title() == Region(story.region)?.flag)
      #expect(screen.field.text == "")
    }
  }

  @Test func anotherCountryKeepsTheNationalDigits() throws {
    try run("DE") { screen, person in
      person.tap()
      person.type("0301234567")
      #expect(screen.title() == "🇩🇪")
      try screen.pick("Austria")
      #expect(screen.field.formwork.value == "+43301234567")
      #expect(screen.field.text?.filter { $0.isNumber }.hasSuffix("301234567") == true)
      #expect(screen.title() == "🇦🇹")
      try screen.pick("France")
      #expect(screen.field.formwork.value == "+33301234567")
      #expect(screen.field.text == "03 01 23 45 67")
    }
  }

  @Test func aFollowedCountryIsPicked() throws {
    try run("DE") { screen, person in
      person.tap()
      person.paste("+43 1 534110")
      #expect(screen.title() == "🇦🇹")
      // Back to the region that the app still has.
      try screen.pick("Germany")
      #expect(screen.title() == "🇩🇪")
      #expect(screen.field.formwork.value == "+491534110")
    }
  }

  @Test func anEmptyFieldStaysEmpty() throws {
    try run("DE") { screen, person in
      try screen.pick("Austria")
      #expect(screen.title() == "🇦🇹" && screen.region() == "AT")
      #expect(screen.field.text == "" && screen.field.formwork.value == "")
      person.tap()
      person.type("01534110")
      #expect(screen.field.formwork.value == "+431534110")
    }
  }

  @Test func aServiceWithoutACountryHasNoFlag() throws {
    try run("DE") { screen, person in
      person.tap()
      person.type("+800")
      #expect(screen.title() == "🌐")
    }
  }

  @Test func anotherFieldIsFollowed() {
    Simulation.run(.iOS18) {
      let (first, second) = (UITextField(frame: .zero), UITextField(frame: .zero))
      for field in [first, second] { field.formwork.format = .phone(.germany) }
      second.formwork.value = "+431534110"
      var button: CountryUIButton? = CountryUIButton(region: .germany, phoneField: first)
      @MainActor func flag() -> String { String(button?.title(for: .normal)?.prefix(1) ?? "") }
      #expect(flag() == "🇩🇪")
      button?.phoneField = second
      #expect(flag() == "🇦🇹")
      first.formwork.value = "+33123456789"
      #expect(flag() == "🇦🇹")
      second.text = "+41446681800"
      #expect(flag() == "🇨🇭")
      button?.phoneField = nil
      #expect(flag() == "🇩🇪")
      weak var released = button
      button = nil
      #expect(released == nil)
      second.formwork.value = "+431534110"
    }
  }
}
