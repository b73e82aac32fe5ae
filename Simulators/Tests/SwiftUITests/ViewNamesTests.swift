import FormworkUnderTest
import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The initializers that developers know of `TextField`, with a mask.
@MainActor @Suite("SwiftUI: names and bindings") struct ViewNamesTests {
  private func shown<Content: View>(
    _ content: Content, locale: String = "en_US",
    _ body: (StockField, ViewPerson, Hosted<Content>) throws -> Void
  ) throws {
    try Text.$tables.withValue(["de": ["Phone": "Telefon", "Number": "Nummer"]]) {
      try Simulation.run(Profile.all[0]) {
        let hosted = Hosted(content)
        hosted.environment.locale = .init(identifier: locale)
        Simulation.current.endTurn()
        let field = try #require(hosted.views(of: StockField.self).first)
        try body(field, ViewPerson(at: field), hosted)
        #expect(hosted.failures.isEmpty)
      }
    }
  }

  @Test("a title is translated where it is a literal, and shown as it is where it is a string")
  func titles() throws {
    let string = "Phone"
    try shown(
      MaskedTextField("Phone", value: .constant(""), format: .mask("[000]")), locale: "de_DE"
    ) {
      field, _, hosted in
      #expect(field.prompted == "Telefon")
      #expect(field.named == "Telefon")
      hosted.environment.locale = .init(identifier: "en_US")
      Simulation.current.endTurn()
      #expect(field.prompted == "Phone")
      #expect(field.named == "Phone")
    }
    try shown(
      MaskedTextField(string, value: .constant(""), format: .mask("[000]")), locale: "de_DE"
    ) {
      field, _, _ in
      #expect(field.prompted == "Phone")
    }
    try shown(
      MaskedTextField(string.prefix(2), text: .constant(""), format: .mask("[000]")),
      locale: "de_DE"
    ) { field, _, _ in
      #expect(field.prompted == "Ph")
    }
  }

  @Test("a prompt stands in the place of the title, which is read") func prompts() throws {
    try shown(
      MaskedTextField("Phone", text: .constant(""), format: .mask("[000]")).prompt(
        Text("Number")),
      locale: "de_DE"
    ) { field, _, _ in
      #expect(field.prompted == "Nummer")
      #expect(field.named == "Telefon")
    }
    try shown(
      MaskedTextField("Phone", value: .constant("1"), format: .text(allowed: .digits)),
      locale: "de_DE"
    ) { field, _, _ in
      #expect(field.prompted == "Telefon")
      #expect(field.named == "Telefon")
    }
  }

  @Test("names that the app has set on the field stay") func ownNames() throws {
    let field = MaskedTextField("Phone", text: .constant(""), format: .mask("[000]")).fieldSetup {
      #if canImport(UIKit)
      $0.placeholder = "own"
      $0.accessibilityLabel = "spoken"
      #else
      $0.placeholderString = "own"
      $0.setAccessibilityLabel("spoken")
      #endif
    }
    try shown(field) { field, _, _ in
      #expect(field.prompted == "own")
      #expect(field.named == "spoken")
    }
  }

  private struct TextForm: View {
    @State var text: String
    @State var status = InputStatus()
    let told: @MainActor (Binding<String>) -> Void
    var body: some View {
      let _ = told($text)
      Text(verbatim: text)
      Text(verbatim: status.isValid ? "complete" : "incomplete")
      MaskedTextField(
        "Phone", text: $text, format: .mask("+1 ([000]) [000]-[0000]")
      )
      .inputStatus($status)
    }
  }

  @Test("a binding of the text has the text, with its literals", arguments: Profile.all)
  func texts(profile: Profile) throws {
    for moment in HostCore.Moment.allCases {
      try Simulation.run(profile) {
        var text: Binding<String>?
        let hosted = Hosted(TextForm(text: "") { text = $0 }, updates: moment)
        let field = try #require(hosted.views(of: StockField.self).first)
        let person = ViewPerson(at: field)
        person.endTurn()
        person.tap()
        person.type("2125550100")
        person.endTurn()
        #expect(hosted.texts == ["+1 (212) 555-0100", "complete"])
        person.backspace()
        person.endTurn()
        #expect(hosted.texts == ["+1 (212) 555-010", "incomplete"])
        // The app sets one, which is shown.
        person.inOneTurn { text?.wrappedValue = "+1 (312) 4" }
        person.endTurn()
        #expect(field.shown == "+1 (312) 4")
        // What isn't a text of the format is shown as one, stays the app's, and isn't complete.
        person.inOneTurn { text?.wrappedValue = "2125550100 ext 7" }
        person.endTurn()
        #expect(hosted.texts == ["2125550100 ext 7", "incomplete"])
        person.leave()
        person.endTurn()
        #expect(field.shown == "+1 (212) 555-0100")
        #expect(hosted.texts[0] == "2125550100 ext 7")
        #expect(hosted.failures.isEmpty)
        #expect(Simulation.current.crashes.isEmpty)
      }
    }
  }
}

extension StockField {
  #if canImport(UIKit)
  var prompted: String? { placeholder }
  var named: String? { accessibilityLabel }
  #else
  var prompted: String? { placeholderString }
  var named: String? { accessibilityLabel() }
  #endif
}
