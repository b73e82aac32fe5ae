import FormworkUnderTest
import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension FieldFormat<Int> {
  static var hundredths: Self {
    Self(
      Hundredths(), id: "hundredths", read: { Hundredths().typed($0) },
      write: { Hundredths().formatted(typed: $0).value })
  }
}

/// A number as digits with one point, which stands for hundredths.
struct Hundredths: FormatWrapper, TypedInputFormat, Hashable {
  let base = AllowedCharacters.decimal

  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    base.apply(edit, to: current)
  }
  func formatted(value: String) -> FormattedText { base.formatted(value: value) }

  func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    typed(current).map { EditOutcome(formatted(typed: $0 + steps * 100)) }
  }

  func typed(_ formatted: FormattedText) -> Int? {
    let parts = formatted.value.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = Int(parts.first ?? ""), parts.count <= 2 else { return nil }
    let rest = parts.count == 2 ? String(parts[1]) : ""
    guard let hundredths = Int((rest + "00").prefix(2)), rest.count <= 2 else { return nil }
    return whole * 100 + hundredths
  }

  func formatted(typed: Int) -> FormattedText {
    let rest = typed % 100
    return formatted(
      value: rest == 0 ? "\(typed / 100)" : "\(typed / 100).\(rest < 10 ? "0" : "")\(rest)")
  }
}

@MainActor @Suite("SwiftUI: values that aren't text") struct ViewTypedTests {
  @MainActor final class App {
    fileprivate(set) var amount: Binding<Int?>?
    fileprivate(set) var status: Binding<InputStatus>?
  }

  struct Form: View {
    let app: App
    @State var amount: Int?
    @State var status = InputStatus()

    var body: some View {
      let _ = (app.amount, app.status) = ($amount, $status)
      Text("\(amount ?? -1)")
      MaskedTextField("Amount", value: $amount, format: .hundredths)
        .inputStatus($status)
    }
  }

  private func run(
    _ profile: Profile, amount: Int?, _ body: (App, ViewPerson, StockField) throws -> Void
  ) throws {
    let make = {
      let app = App()
      return (app, Form(app: app, amount: amount))
    }
    try HostedField.run(profile, make, body)
  }

  @Test("a number stays as it is being typed", arguments: Profile.all)
  func typing(profile: Profile) throws {
    try run(profile, amount: nil) { app, person, field in
      var amounts: [Int?] = []
      for key in ["1", ".", "5", "0"] {
        person.type(key)
        person.endTurn()
        amounts.append(app.amount?.wrappedValue)
      }
      #expect(field.shown == "1.50")
      #expect(amounts == [100, 100, 150, 150])
      #expect(app.status?.wrappedValue.text == "1.50")
      for _ in 0..<4 { person.backspace() }
      person.endTurn()
      #expect(app.amount?.wrappedValue == .some(nil))
      person.type(".")
      person.endTurn()
      #expect(field.shown == ".", "what is no number yet stays, too")
      #expect(app.amount?.wrappedValue == .some(nil))
    }
  }

  @MainActor final class Till {
    fileprivate(set) var price: Binding<Double?>?
  }

  struct TillForm: View {
    let till: Till
    @State var price: Double?

    var body: some View {
      let _ = till.price = $price
      Text("\(price ?? -1)")
      MaskedTextField(
        "Price", value: $price, format: .currency("CHF").roundsTo(0.05).locale("de_CH"))
    }
  }

  @Test("cash is rounded when the user leaves the field, for the app, too", arguments: Profile.all)
  func cash(profile: Profile) throws {
    let make = {
      let till = Till()
      return (till, TillForm(till: till))
    }
    try HostedField.run(profile, make) { till, person, field in
      person.type("12.43")
      person.endTurn()
      #expect(till.price?.wrappedValue == 12.43)
      person.leave()
      person.endTurn()
      #expect(till.price?.wrappedValue == 12.45)
      #expect(field.shown.contains("12.45"))
    }
  }

  @Test("an assignment is shown, unless it is what is shown", arguments: Profile.all)
  func assigning(profile: Profile) throws {
    try run(profile, amount: 1250) { app, person, field in
      #expect(field.shown == "12.50")
      person.inOneTurn { app.amount?.wrappedValue = 705 }
      #expect(field.shown == "7.05")
      person.inOneTurn { app.amount?.wrappedValue = nil }
      #expect(field.shown == "")
      person.type("3.")
      person.inOneTurn { app.amount?.wrappedValue = 300 }
      #expect(field.shown == "3.")
    }
  }

  @Test("clearing removes what is no number yet", arguments: Profile.all)
  func clearing(profile: Profile) throws {
    try run(profile, amount: 5) { app, person, field in
      for _ in 0..<4 { person.backspace() }
      person.type(".")
      person.endTurn()
      #expect(field.shown == ".")
      #expect(app.amount?.wrappedValue == .some(nil))
      person.inOneTurn { app.amount?.wrappedValue = 7 }
      person.inOneTurn { app.amount?.wrappedValue = nil }
      #expect(field.shown == "")
    }
  }

  @Test("Up and Down step it", arguments: Profile.all)
  func stepping(profile: Profile) throws {
    try run(profile, amount: 950) { app, person, field in
      person.pressUp()
      #expect(field.shown == "10.50")
      #expect(app.amount?.wrappedValue == 1050)
      #expect(app.status?.wrappedValue.text == "10.50")
      person.pressDown()
      person.pressDown()
      #expect(app.amount?.wrappedValue == 850)
    }
  }

  @Test("controls have typed values, too", arguments: Profile.all)
  func controls(profile: Profile) {
    Simulation.run(profile) {
      let field = StockField(frame: .zero)
      let cents = FieldFormat.hundredths
      field.formwork.format = FieldFormat(Hundredths())
      #expect(field.formwork.value(as: cents) == nil)
      field.formwork.setValue(1205, as: cents)
      #expect(field.formwork.value == "12.05")
      field.formwork.value = "7."
      #expect(field.formwork.value(as: cents) == 700)
      field.formwork.setValue(700, as: cents)
      #expect(field.formwork.value == "7.", "what is shown already isn't written")
      field.formwork.setValue(nil, as: cents)
      #expect(field.formwork.value.isEmpty)
      field.formwork.value = "."
      #expect(field.formwork.value(as: cents) == nil)
      field.formwork.setValue(nil, as: cents)
      #expect(field.shown.isEmpty, "what is no number yet is cleared, too")
    }
  }
}
