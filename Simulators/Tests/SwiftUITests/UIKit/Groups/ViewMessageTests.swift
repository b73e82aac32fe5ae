#if canImport(UIKit)
import Foundation
import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

/// The sentences of a group in SwiftUI: their language, and those of the app.
@MainActor @Suite("SwiftUI: the messages of a form") struct ViewMessageTests {
  enum Field: CaseIterable, Hashable { case amount, card, code }

  @MainActor final class App {
    var form: Binding<FieldGroup<Field>>?
  }

  struct Payment: View {
    let app: App
    @State private var form = FieldGroup(
      Field.allCases, messages: ["incomplete": "Weiter."]
    ) { field, issue, limit in
      field == .amount && issue == .belowMinimum ? limit.map { "Ab \($0)" } : nil
    }
    @State private var amount: Decimal?
    @State private var card = ""
    @State private var code = ""
    @State private var status = InputStatus()

    init(app: App) { self.app = app }

    var body: some View {
      let _ = app.form = $form
      Form {
        MaskedTextField(
          "Amount", value: $amount, format: .currency("EUR", minimum: 5, maximum: 10_000)
        )
        .formField(.amount, in: $form)
        MaskedTextField("Card", value: $card, format: .card).inputStatus($status)
          .formField(.card, in: $form)
        MaskedTextField(
          "Code", value: $code, format: .securityCode(for: status.details.cardBrand)
        )
        .formField(.code, in: $form)
        ForEach(Field.allCases, id: \.self) { field in
          if let message = form.message(for: field) { Text(verbatim: message) }
        }
      }
    }
  }

  private func run(
    _ profile: Profile, _ body: (App, Hosted<Payment>, [Person]) throws -> Void
  ) rethrows {
    try Simulation.run(profile) {
      let app = App()
      let hosted = Hosted(Payment(app: app))
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: "de_DE")
      hosted.environment = environment
      Simulation.current.endTurn()
      let people = hosted.views(of: UITextField.self).map { Person(at: $0) }
      try body(app, hosted, people)
      people[0].endTurn()
      #expect(hosted.failures.isEmpty)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test("they are in the language of the environment", arguments: Profile.all)
  func language(profile: Profile) {
    run(profile) { app, hosted, people in
      people[0].tap()
      people[0].type("10001")
      people[1].tap()
      people[1].endTurn()
      #expect(hosted.texts.contains("Höchstens 10.000\u{a0}€."))
      #expect(app.form?.wrappedValue.status(of: .amount).visibleIssue?.limit == "10.000\u{a0}€")
      #expect(
        app.form?.wrappedValue.message(for: .amount, in: Locale(identifier: "en_US"))
          == "At most 10.000\u{a0}€.")
    }
  }

  @Test("the app has its own sentences") func ownSentences() {
    run(.iOS26) { _, hosted, people in
      people[0].tap()
      people[0].type("4")
      people[1].tap()
      people[1].type("4242")
      people[0].tap()
      people[0].endTurn()
      #expect(hosted.texts.contains("Ab 5\u{a0}€"))
      #expect(hosted.texts.contains("Weiter."))
    }
  }

  @Test("a code says that the card was changed", arguments: Profile.all)
  func cardChangedAfterItsCode(profile: Profile) {
    run(profile) { app, hosted, people in
      people[1].tap()
      people[1].type("4242424242424242")
      people[2].tap()
      people[2].type("123")
      people[1].tap()
      people[1].endTurn()
      #expect(app.form?.wrappedValue.message(for: .code) == nil)
      people[1].backspace(16)
      people[1].type("378282246310005")
      people[1].endTurn()
      #expect(app.form?.wrappedValue.status(of: .code).visibleIssue == .incomplete)
      #expect(hosted.texts.contains("Weiter."))
    }
  }
}
#endif
