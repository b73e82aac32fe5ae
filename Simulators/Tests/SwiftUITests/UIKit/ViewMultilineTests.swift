#if canImport(UIKit)
import Foundation
import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

/// A text of several lines, in a text view that SwiftUI shows.
@MainActor @Suite("SwiftUI: text of several lines") struct ViewMultilineTests {
  @MainActor final class App {
    var note: Binding<String>?
    var isFocused: Binding<Bool>?
    var isMultiline: Binding<Bool>?
    var lines: Binding<ClosedRange<Int>>?
    var status = InputStatus()
    var changes: [InputChange] = []
    var value: String { note?.wrappedValue ?? "" }
  }

  struct Notes: View {
    let app: App
    let modify: (MaskedTextField) -> MaskedTextField
    @State private var note = ""
    @State private var status = InputStatus()
    @State private var isFocused = false
    @State private var isMultiline = true
    @State private var lines = 2...4

    var body: some View {
      let _ = remember()
      let field = modify(MaskedTextField("Note", value: $note, format: .text()))
        .inputStatus($status)
        .focused($isFocused)
        .onInputChange { app.changes.append($0) }
      if isMultiline { field.multiline(lines: lines) } else { field }
    }

    private func remember() {
      (app.note, app.isFocused, app.isMultiline) = ($note, $isFocused, $isMultiline)
      app.lines = $lines
      app.status = status
    }
  }

  /// Runs a test at a text view that has the focus, at each moment at which updates may come.
  private func run(
    _ profile: Profile = .iOS26,
    _ modify: @escaping (MaskedTextField) -> MaskedTextField = { $0 },
    _ environment: (inout EnvironmentValues) -> Void = { _ in },
    _ body: (App, Hosted<Notes>, UITextView, Person) throws -> Void
  ) throws {
    for moment in HostCore.Moment.allCases {
      try Simulation.run(profile) {
        let app = App()
        let hosted = Hosted(Notes(app: app, modify: modify), updates: moment)
        var values = EnvironmentValues()
        environment(&values)
        hosted.environment = values
        Simulation.current.endTurn()
        let view = try #require(hosted.views(of: UITextView.self).first)
        #expect(hosted.views(of: UITextField.self).isEmpty)
        let person = Person(at: view)
        person.tap()
        try body(app, hosted, view, person)
        person.endTurn()
        #expect(hosted.failures.isEmpty)
        #expect(Simulation.current.crashes.isEmpty)
      }
    }
  }

  private func prompt(_ view: UITextView) -> UILabel? {
    view.subviews.lazy.compactMap { $0 as? UILabel }.first
  }

  @Test(arguments: Profile.all)
  func typingWritesTheBinding(profile: Profile) throws {
    try run(profile) { app, _, view, person in
      person.type("ab\ncd")
      person.endTurn()
      #expect(app.value == "ab\ncd")
      #expect(app.status.text == "ab\ncd")
      person.backspace()
      #expect(app.value == "ab\nc")
      person.inOneTurn { app.note?.wrappedValue = "other" }
      #expect(view.text == "other")
      #expect(app.value == "other")
    }
  }

  @Test(
    arguments: [
      (LengthUnit.characters, "éaé", 0), (.utf16, "éaé", 0), (.bytes, "éa", 0),
    ])
  func lengthsInEachUnit(unit: LengthUnit, value: String, rest: Int) throws {
    try run(.iOS26, { $0.maximumLength(3, in: unit) }) { app, _, view, person in
      person.type("éaéa")
      person.endTurn()
      #expect(app.value == value)
      #expect(view.text == value)
      #expect(app.status.remainingLength == rest)
      person.backspace()
      person.endTurn()
      #expect(app.status.remainingLength == 1)
    }
  }

  @Test(arguments: [LengthUnit.characters, .bytes])
  func lineBreaksCount(unit: LengthUnit) throws {
    try run(.iOS26, { $0.maximumLength(3, in: unit) }) { app, _, _, person in
      person.type("a\nbc")
      person.endTurn()
      #expect(app.value == "a\nb")
      #expect(app.status.remainingLength == 0)
    }
  }

  @Test func allowedCharactersAndExpressions() throws {
    try run(.iOS26, { $0.allowedCharacters(.digits).maximumLength(3) }) { app, _, view, person in
      person.type("a1\nb2c3")
      person.endTurn()
      #expect(app.value == "1\n2", "a text view has line breaks, as in UIKit")
      #expect(app.status.remainingLength == 0)
    }
    try run(.iOS26, { $0.valuePattern("(0[1-9]|1[0-2])[0-9]{2}") }) { app, _, _, person in
      person.type("1x9a24")
      person.endTurn()
      #expect(app.value == "124")
    }
  }

  @Test func itGrowsBetweenItsNumbersOfLines() throws {
    try run { _, _, view, person in
      let line = try #require(view.font?.lineHeight)
      @MainActor func lines() -> CGFloat { view.bounds.height / line }
      #expect(abs(lines() - 2) < 0.2)
      person.type("1\n2\n3")
      person.endTurn()
      #expect(abs(lines() - 3) < 0.2)
      person.type("\n4\n5\n6")
      person.endTurn()
      #expect(abs(lines() - 4) < 0.2)
      #expect(view.bounds.width == 300)
    }
  }

  @Test func itsNumbersOfLinesChange() throws {
    try run { app, hosted, view, person in
      let line = try #require(view.font?.lineHeight)
      person.type("1")
      person.inOneTurn { app.lines?.wrappedValue = 3...4 }
      person.endTurn()
      let shown = try #require(hosted.views(of: UITextView.self).first)
      #expect(abs(shown.bounds.height / line - 3) < 0.2)
      #expect(shown.text == "1")
    }
  }

  @Test func thePromptIsThereWhileTheTextIsEmpty() throws {
    try Text.$tables.withValue(["de": ["Note": "Notiz"]]) {
      try run(.iOS26, { $0 }, { $0.locale = Locale(identifier: "de_DE") }) {
        app, _, view, person in
        #expect(view.accessibilityLabel == "Notiz")
        #expect(prompt(view)?.text == "Notiz")
        #expect(prompt(view)?.isHidden == false)
        #expect(prompt(view)?.isAccessibilityElement == false)
        person.type("a")
        #expect(prompt(view)?.isHidden == true)
        person.backspace()
        #expect(prompt(view)?.isHidden == false)
        person.inOneTurn { app.note?.wrappedValue = "b" }
        #expect(prompt(view)?.isHidden == true)
        person.inOneTurn { app.note?.wrappedValue = "" }
        #expect(prompt(view)?.isHidden == false)
      }
    }
  }

  @Test(arguments: Profile.all)
  func aCompositionIsntDisturbed(profile: Profile) throws {
    try run(profile, { $0.maximumLength(3) }) { app, _, view, person in
      person.compose("に")
      #expect(prompt(view)?.isHidden == true)
      person.compose("にほ")
      #expect(app.value == "")
      person.commit("日本")
      person.endTurn()
      #expect(app.value == "日本")
      #expect(app.status.remainingLength == 1)
    }
  }

  @Test func focusAndUse() throws {
    try run { app, hosted, view, person in
      #expect(app.isFocused?.wrappedValue == true)
      person.inOneTurn { app.isFocused?.wrappedValue = false }
      person.endTurn()
      #expect(!view.isFirstResponder)
      person.inOneTurn { app.isFocused?.wrappedValue = true }
      person.endTurn()
      #expect(view.isFirstResponder)
      hosted.environment.isEnabled = false
      person.endTurn()
      #expect(!view.isFirstResponder && !view.isEditable && !view.isSelectable)
      hosted.environment.isEnabled = true
      person.endTurn()
      #expect(view.isEditable && view.isSelectable)
    }
  }

  @Test func looksAndKeyboard() throws {
    try run(
      .iOS26,
      {
        $0.keyboardType(.emailAddress).textInputAutocapitalization(.never).foregroundColor(.red)
          .textContentType(.postalCode)
          .textViewSetup { $0.tag = 7 }
          .fieldSetup { $0.tag = 8 }
      },
      {
        $0.font = .title
        $0.layoutDirection = .rightToLeft
      }
    ) { _, _, view, _ in
      #expect(view.keyboardType == .emailAddress)
      #expect(view.autocapitalizationType == .none)
      #expect(view.textContentType == .postalCode)
      #expect(view.font == .preferredFont(forTextStyle: .title1))
      #expect(view.textColor != nil)
      #expect(view.textAlignment == .right)
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(view.tag == 7)
    }
  }

  @Test func aFieldThatGetsSeveralLinesKeepsItsValue() throws {
    try run { app, hosted, view, person in
      person.type("ab")
      person.endTurn()
      person.inOneTurn { app.isMultiline?.wrappedValue = false }
      person.endTurn()
      let field = try #require(hosted.views(of: UITextField.self).first)
      #expect(field.text == "ab")
      #expect(hosted.views(of: UITextView.self).isEmpty)
    }
  }

  struct Form: View {
    let app: App
    @State private var group = FieldGroup(["note", "code"])
    @State private var note = ""
    @State private var code = ""

    var body: some View {
      SwiftUI.Form {
        MaskedTextField("Note", value: $note, format: .text()).maximumLength(10)
          .multiline().formField("note", in: $group)
        MaskedTextField("Code", value: $code, format: .mask("[00]")).formField("code", in: $group)
      }
      .keyboardBar($group)
    }
  }

  @Test func itIsAMemberOfAGroupWithABar() throws {
    try Simulation.run(.iOS26) {
      let hosted = Hosted(Form(app: App()))
      Simulation.current.endTurn()
      let view = try #require(hosted.views(of: UITextView.self).first)
      let field = try #require(hosted.views(of: UITextField.self).first)
      let person = Person(at: view)
      person.tap()
      person.type("a\nb")
      #expect(view.text == "a\nb", "Return stays in the text")
      let bar = try #require(view.inputAccessoryView as? UIToolbar)
      bar.items?[1].tap()
      person.endTurn()
      #expect(field.isFirstResponder)
      #expect(hosted.failures.isEmpty)
    }
  }
}
#endif
