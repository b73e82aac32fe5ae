#if canImport(UIKit)
import FormworkTestSupport
import Foundation
import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

/// A group of fields in SwiftUI, some of them SwiftUI's own.
@MainActor @Suite("SwiftUI: a group of fields") struct ViewGroupTests {
  enum Step: CaseIterable, Hashable { case name, phone, code }

  /// The states of the view, for the test.
  @MainActor final class App {
    var form: Binding<FieldGroup<Step>>?
    var sent = 0
    var setMinimum: @MainActor (String?) -> Void = { _ in }
    var group: FieldGroup<Step> { form?.wrappedValue ?? FieldGroup() }
  }

  struct SignUp: View {
    let app: App
    @State private var form = FieldGroup(Step.allCases)
    @State private var name = ""
    @State private var phone = ""
    @State private var code = ""
    @State private var selection: TextSelection?

    init(app: App, name: String) {
      self.app = app
      _name = State(initialValue: name)
      var form = FieldGroup(Step.allCases)
      form.advance = .whenFull
      _form = State(initialValue: form)
    }

    var body: some View {
      let _ = remember()
      Form {
        TextField(text: $name, selection: $selection) { Text("Name") }
          .plainFormField(.name, in: $form, value: name)
        MaskedTextField("Phone", value: $phone, format: .mask("[000]"))
          .formField(.phone, in: $form)
        MaskedTextField("Code", value: $code, format: .mask("[00]"))
          .formField(.code, in: $form)
      }
      .keyboardBar($form) { step in
        step == .code ? [] : [KeyboardBarItem("±") { app.sent += 100 }]
      }
      .onFormSubmit($form) { app.sent += 1 }
    }

    private func remember() { app.form = $form }
  }

  private func run(
    _ profile: Profile = .iOS26, name: String = "",
    _ body: (App, Hosted<SignUp>, [Person]) throws -> Void
  ) rethrows {
    for moment in HostCore.Moment.allCases {
      try Simulation.run(profile) {
        let app = App()
        let hosted = Hosted(SignUp(app: app, name: name), updates: moment)
        let people = hosted.views(of: UITextField.self).map { Person(at: $0) }
        people[0].endTurn()
        for forward in [true, false] {
          let selector = Selector(forward ? "formwork_focusNext:" : "formwork_focusPrevious:")
          Simulation.current.actions[selector] = { _ in
            app.form?.wrappedValue.moveForTest(forward)
          }
        }
        try body(app, hosted, people)
        people[0].endTurn()
        #expect(hosted.failures.isEmpty)
        #expect(Simulation.current.crashes.isEmpty)
      }
    }
  }

  @Test(arguments: Profile.all)
  func theFocusGoesThroughAllKindsOfFields(profile: Profile) throws {
    try run(profile) { app, hosted, people in
      let name = try #require(hosted.textFields.first)
      name.tap()
      people[0].endTurn()
      #expect(app.group.focus == .name)
      name.type("Ann")
      name.pressReturn()
      people[0].endTurn()
      #expect(people[0].field.isFirstResponder)
      people[0].type("212")
      people[0].endTurn()
      #expect(app.group.focus == .code)
      #expect(people[1].field.isFirstResponder)
      people[1].type("4")
      people[1].pressReturn()
      people[1].endTurn()
      #expect(app.sent == 0)
      #expect(app.group.focus == .code, "it isn't valid")
      #expect(app.group.status(of: .code).visibleIssue == .incomplete)
      people[1].tap()
      people[1].type("2")
      #expect(app.group.isValid)
      people[1].pressReturn()
      people[1].endTurn()
      #expect(app.sent == 1)
      #expect(app.group.focus == nil)
    }
  }

  @Test(arguments: Profile.all)
  func theAppMovesTheFocusAndKnowsWhatIsValid(profile: Profile) throws {
    try run(profile) { app, hosted, people in
      #expect(app.group.firstInvalid == .name)
      people[0].inOneTurn { app.form?.wrappedValue.focus = .phone }
      people[0].endTurn()
      #expect(people[0].field.isFirstResponder)
      people[0].type("21")
      #expect(app.group.status(of: .phone).validation == .incomplete)
      people[0].inOneTurn { _ = app.form?.wrappedValue.submit() }
      people[0].endTurn()
      #expect(app.group.focus == .name)
      #expect(hosted.textFields.first?.isFocused == true || !people[0].field.isFirstResponder)
    }
  }

  @Test("a group knows a text that the app has filled in before anyone edits it")
  func filledInFields() {
    run(name: "Ann") { app, _, _ in
      #expect(app.group.status(of: .name).validation == .valid)
      #expect(app.group.firstInvalid == .phone)
    }
  }

  @Test func errorsFromAServer() throws {
    try run { app, hosted, people in
      let name = try #require(hosted.textFields.first)
      people[0].inOneTurn {
        app.form?.wrappedValue.setError("Taken", for: .name)
        app.form?.wrappedValue.setError("Unknown", for: .phone)
      }
      people[0].tap()
      #expect(app.group.error(of: .phone) == "Unknown")
      people[0].type("2")
      #expect(app.group.error(of: .phone) == nil)
      #expect(app.group.error(of: .name) == "Taken")
      name.tap()
      name.type("A")
      people[0].endTurn()
      #expect(app.group.error(of: .name) == nil)
    }
  }

  @Test("an issue that the person has fixed isn't shown again before the next submission")
  func fixedIssues() throws {
    try run(name: "Ann") { app, hosted, people in
      let name = try #require(hosted.textFields.first)
      people[0].inOneTurn {
        app.form?.wrappedValue.setError("Taken", for: .name)
        _ = app.form?.wrappedValue.submit()
      }
      #expect(app.group.firstInvalid == .name)
      name.tap()
      name.type("e")
      people[0].endTurn()
      #expect(app.group.isValid(.name))
      name.backspace()
      name.backspace()
      name.backspace()
      name.backspace()
      people[0].endTurn()
      #expect(app.group.status(of: .name).validation == .empty)
      #expect(app.group.status(of: .name).visibleIssue == nil)
    }
  }

  struct Passwords: View {
    let app: App
    @State private var form: FieldGroup<Step>
    @State private var first = "a"
    @State private var second = "b"

    init(app: App, hasFocus: Bool = false) {
      self.app = app
      var form = FieldGroup([Step.code])
      if hasFocus { form.focus = .code }
      _form = State(initialValue: form)
    }

    var body: some View {
      let _ = remember()
      TextField("Again", text: $second)
        .plainFormField(
          .code, in: $form, value: second, validation: second == first ? .valid : .incomplete)
    }

    private func remember() {
      app.form = $form
      app.setMinimum = { first = $0 ?? "" }
    }
  }

  @Test("a validation that changes without the text is known") func validationOfTheApp() {
    Simulation.run(.iOS26) {
      let app = App()
      let hosted = Hosted(Passwords(app: app))
      Simulation.current.endTurn()
      #expect(!app.group.isValid)
      for (first, isValid) in [("b", true), ("c", false), ("b", true)] {
        app.setMinimum(first)
        Simulation.current.endTurn()
        #expect(app.group.isValid == isValid)
      }
      #expect(hosted.failures.isEmpty)
    }
  }

  @Test("a field has the focus of its group when it appears", arguments: [true, false])
  func focusOfAFieldThatAppears(hasFocus: Bool) throws {
    try Simulation.run(.iOS26) {
      let hosted = Hosted(Passwords(app: App(), hasFocus: hasFocus))
      Simulation.current.endTurn()
      Simulation.current.endTurn()
      let field = try #require(hosted.textFields.first)
      #expect(field.isFocused == hasFocus)
      #expect(hosted.failures.isEmpty)
    }
  }

  /// The focus of the group is always that of the keyboard.
  @Test(arguments: 0..<20 as Range<UInt64>) func theGroupKnowsWhereTheFocusIs(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    try run(random.element(of: Profile.all)) { app, hosted, people in
      let name = try #require(hosted.textFields.first)
      var deeds: [String] = []
      for _ in 0..<10 {
        let deed = random.number(in: 0...9)
        let index = random.number(in: 0...2)
        switch deed {
        case 0...1: index == 0 ? name.tap() : people[index - 1].tap()
        case 2...3:
          if name.isFocused { name.type("A") }
          for person in people where person.field.isFirstResponder { person.type("1") }
        case 4:
          if name.isFocused {
            name.pressReturn()
          } else {
            people.first { $0.field.isFirstResponder }?.pressReturn()
          }
        case 5: people[0].inOneTurn { app.form?.wrappedValue.focus = Step.allCases[index] }
        case 6: people[0].inOneTurn { app.form?.wrappedValue.focus = nil }
        case 7: people[0].inOneTurn { _ = app.form?.wrappedValue.submit() }
        default: people[0].inOneTurn { app.form?.wrappedValue.moveForTest(deed == 8) }
        }
        people[0].endTurn()
        people[0].endTurn()
        deeds.append("\(deed) \(index)")
        let focused: [Step] =
          (name.isFocused ? [.name] : [])
          + zip([Step.phone, .code], people).filter { $1.field.isFirstResponder }.map { $0.0 }
        #expect(focused.count <= 1, "\(deeds)")
        #expect(app.group.focus == focused.first, "\(deeds)")
      }
    }
  }

  @Test(
    "B87 SwiftUI's bar has its buttons from the start, and shows them later", arguments: Profile.all
  )
  func eachKindOfFieldHasOneBar(profile: Profile) throws {
    try run(profile) { app, hosted, people in
      #expect(hosted.buttons.isEmpty)
      let name = try #require(hosted.textFields.first)
      name.tap()
      people[0].endTurn()
      #expect(
        hosted.buttons.filter(\.isInBar).map(\.label) == [
          "Previous field", "Next field", "±", "Done",
        ])
      hosted.buttons[1].press()
      people[0].endTurn()
      #expect(app.group.focus == .phone)
      #expect(people[0].field.isFirstResponder)
      #expect(hosted.buttons.isEmpty, "the field of the platform shows its own")
      let bar = try #require(people[0].field.inputAccessoryView as? UIToolbar)
      #expect(bar.items?.count == 6)
      bar.items?[3].tap()
      #expect(app.sent == 100)
      bar.items?[1].tap()
      people[0].endTurn()
      #expect(people[1].field.isFirstResponder)
      let last = try #require(people[1].field.inputAccessoryView as? UIToolbar)
      #expect(last.items?.map(\.isEnabled) == [true, false, true, true])
      #expect(people.allSatisfy { !$0.field.allowsNumberPadPopover }, "the focus moves by itself")
      last.items?[3].tap()
      people[0].endTurn()
      #expect(app.group.focus == nil)
    }
  }

  struct Amounts: View {
    let app: App
    let showsSignButton: Bool
    @State private var form = FieldGroup([Step.name, .code])
    @State private var amount = ""
    @State private var name = ""
    @State private var minimum: String? = nil

    var body: some View {
      let _ = app.setMinimum = { minimum = $0 }
      Form {
        MaskedTextField(
          "Amount", value: $amount,
          format: .number(minimum: minimum.map { NumberLimit(decimalText: $0) })
        )
        .keyboardType(.decimalPad)
        .formField(.code, in: $form)
        MaskedTextField("Name", value: $name, format: .mask("[000]")).formField(.name, in: $form)
      }
      .keyboardBar(
        $form, labels: KeyboardBarLabels(locale: Locale(identifier: "de")),
        showsSignButton: showsSignButton)
    }
  }

  @Test(arguments: [true, false])
  func theBarHasAButtonForTheSign(showsSignButton: Bool) throws {
    try Simulation.run(.iOS26) {
      let app = App()
      let hosted = Hosted(Amounts(app: app, showsSignButton: showsSignButton))
      let people = hosted.views(of: UITextField.self).map { Person(at: $0) }
      @MainActor func signs(_ person: Person) -> [UIBarButtonItem] {
        let bar = person.field.inputAccessoryView as? UIToolbar
        return (bar?.items ?? []).filter { $0.title == "±" }
      }
      people[0].tap()
      people[0].type("12")
      people[0].endTurn()
      #expect(signs(people[0]).count == (showsSignButton ? 1 : 0))
      if let sign = signs(people[0]).first {
        #expect(sign.accessibilityLabel == "Vorzeichen wechseln")
        sign.tap()
        #expect(people[0].field.text == "-12")
        sign.tap()
        // The format changes while the field has the focus.
        app.setMinimum("0")
        people[0].endTurn()
        #expect(signs(people[0]).isEmpty)
      }
      people[1].tap()
      #expect(signs(people[1]).isEmpty)
      #expect(hosted.failures.isEmpty)
    }
  }

  @Test func tabInFieldsOfThePlatform() throws {
    try run { app, _, people in
      people[1].tap()
      people[1].pressTab(holding: .shift)
      people[1].endTurn()
      #expect(people[0].field.isFirstResponder)
      people[0].pressTab()
      people[0].endTurn()
      #expect(people[1].field.isFirstResponder)
      people[1].pressTab()
      #expect(people[1].field.isFirstResponder, "it is the last")
    }
  }
}

extension FieldGroup {
  fileprivate mutating func moveForTest(_ forward: Bool) {
    if forward { moveToNext() } else { moveToPrevious() }
  }
}
#endif
