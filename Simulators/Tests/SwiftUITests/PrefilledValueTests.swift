import Foundation
import FormworkUnderTest
import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A value that the app sets: either the field shows it as a user would write it, and the binding follows, or it has
/// an issue that shows at once.
@MainActor @Suite("SwiftUI: prefilled values") struct PrefilledValueTests {
  struct Story: Sendable, CustomTestStringConvertible {
    var format: FieldFormat<String>
    var input: String
    var kept: String
    var text: String
    var issue: ValidationIssue?
    var testDescription: String { input }
  }

  nonisolated static let stories = [
    Story(
      format: .phone(.germany), input: "030 23125042", kept: "+493023125042", text: "030 23125042"),
    Story(
      format: .phone(.germany), input: "030 23", kept: "+493023", text: "030 23", issue: .incomplete
    ),
    Story(format: .phone(.germany), input: "abc", kept: "abc", text: "", issue: .malformed),
    Story(
      format: .phone(.germany), input: "+493023125042", kept: "+493023125042", text: "030 23125042"),
    Story(format: .mask("[000]-[000]"), input: "123-456", kept: "123456", text: "123-456"),
    Story(format: .mask("[000]"), input: "12345", kept: "12345", text: "123", issue: .tooLong),
    Story(format: .mask("[000]"), input: "12", kept: "12", text: "12", issue: .incomplete),
    Story(
      format: .card, input: "4111 1111 1111 1112", kept: "4111111111111112",
      text: "4111 1111 1111 1112", issue: .checksum),
    Story(
      format: .currency("USD").locale("en_US"), input: "12.345", kept: "12.345", text: "$12.34",
      issue: .tooLong),
    Story(format: .mask("[000]"), input: "", kept: "", text: ""),
  ]

  @MainActor private final class App {
    var value: Binding<String>?
    var status: Binding<InputStatus>?
    var changes = 0
    var writes: [String] = []
  }

  private struct Form: View {
    let app: App
    let format: FieldFormat<String>
    @State var value: String
    @State var status = InputStatus()

    var body: some View {
      let _ = (app.value, app.status) = ($value, $status)
      let state = $value
      MaskedTextField(
        "Value",
        value: Binding(
          get: { state.wrappedValue },
          set: {
            app.writes.append($0)
            state.wrappedValue = $0
          }), format: format
      )
      .inputStatus($status)
      .onInputChange { _ in app.changes += 1 }
    }
  }

  private func run(
    _ format: FieldFormat<String>, _ value: String,
    _ body: (App, StockField, ViewPerson) throws -> Void
  ) throws {
    for moment in HostCore.Moment.allCases {
      try Simulation.run(Profile.all[0]) {
        let app = App()
        let hosted = Hosted(Form(app: app, format: format, value: value), updates: moment)
        let field = try #require(hosted.views(of: StockField.self).first)
        let person = ViewPerson(at: field)
        person.endTurn()
        try body(app, field, person)
        #expect(hosted.failures == [])
        #expect(Simulation.current.crashes.isEmpty)
      }
    }
  }

  @Test("a value from the start, and one that is set later", arguments: stories)
  func set(story: Story) throws {
    for isLater in [false, true] {
      try run(story.format, isLater ? "" : story.input) { app, field, person in
        if isLater {
          person.inOneTurn { app.value?.wrappedValue = story.input }
          person.endTurn()
        }
        #expect(app.value?.wrappedValue == story.kept)
        #expect(field.shown == story.text)
        #expect(field.formwork.value == story.kept)
        #expect(app.status?.wrappedValue.visibleIssue == story.issue)
        let isValid = story.issue == nil && !story.input.isEmpty
        #expect((app.status?.wrappedValue.validation == .valid) == isValid)
        #expect(app.changes == 0, "the user changed nothing")
        #expect(app.writes == (story.kept == story.input ? [] : [story.kept]), "once")
      }
    }
  }

  @Test("what is missing shows until the user edits")
  func editing() throws {
    try run(.mask("[000]"), "1") { app, _, person in
      #expect(app.status?.wrappedValue.visibleIssue == .incomplete)
      person.tap()
      #expect(app.status?.wrappedValue.visibleIssue == .incomplete)
      person.type("2")
      person.endTurn()
      #expect(app.status?.wrappedValue.visibleIssue == nil)
      person.leave()
      person.endTurn()
      #expect(app.status?.wrappedValue.visibleIssue == .incomplete)
    }
  }

  @Test("a value that is set while the user edits may still be completed")
  func duringEditing() throws {
    try run(.mask("[000]"), "") { app, _, person in
      person.tap()
      person.inOneTurn { app.value?.wrappedValue = "12" }
      person.endTurn()
      #expect(app.status?.wrappedValue.visibleIssue == nil)
      person.inOneTurn { app.value?.wrappedValue = "12345" }
      person.endTurn()
      #expect(app.status?.wrappedValue.visibleIssue == .tooLong)
      person.backspace()
      person.endTurn()
      #expect(app.value?.wrappedValue == "12")
      #expect(app.status?.wrappedValue.visibleIssue == nil)
    }
  }

  @Test("the binding of a value that is set twice follows twice")
  func again() throws {
    try run(.phone(.germany), "030 23125042") { app, _, person in
      for _ in 0..<3 {
        for _ in 0..<10 { person.endTurn() }
        person.inOneTurn { app.value?.wrappedValue = "030 23125042" }
        person.endTurn()
        #expect(app.value?.wrappedValue == "+493023125042")
      }
    }
  }

  @Test("nothing is written while the user composes")
  func composing() throws {
    try run(.mask("[____]-[____]"), "") { app, _, person in
      person.tap()
      person.compose("n")
      person.inOneTurn { app.value?.wrappedValue = "ab-cd" }
      person.endTurn()
      #expect(app.value?.wrappedValue == "ab-cd")
      #expect(person.isComposing)
    }
  }

  private struct Number<Value: InputNumber>: View {
    let read: @MainActor (Value?, InputStatus) -> Void
    @State var value: Value?
    @State var status = InputStatus()

    var body: some View {
      let _ = read(value, status)
      MaskedTextField("Price", value: $value, format: .currency("USD").locale("en_US"))
        .inputStatus($status)
    }
  }

  private func number<Value: InputNumber>(
    _ value: Value, _ expected: Value, _ issue: ValidationIssue?, _ text: String
  ) throws {
    try Simulation.run(Profile.all[0]) {
      var (kept, status) = (Value?.none, InputStatus())
      let hosted = Hosted(Number<Value>(read: { (kept, status) = ($0, $1) }, value: value))
      Simulation.current.endTurn()
      #expect(kept == expected)
      #expect(status.visibleIssue == issue && status.text == text)
      #expect(status.isValid == (issue == nil))
      #expect(hosted.failures == [])
    }
  }

  @Test("a number that the format can't show exactly stays, with an issue")
  func numbers() throws {
    let exact = try #require(Decimal(string: "12.345"))
    try number(exact, exact, .tooLong, "$12.34")
    try number(12.345 as Double, 12.345, .tooLong, "$12.34")
    try number(12.5 as Double, 12.5, nil, "$12.50")
    // The last digits of a binary fraction aren't the app's.
    try number(0.1 + 0.2 as Double, 0.1 + 0.2, nil, "$0.30")
    try number(1_234_567.1 * 3, 1_234_567.1 * 3, nil, "$3,703,701.30")
    try number(-7, -7 as Int, nil, "-$7")
  }

  private struct Pair: View {
    @State var value = "030 23125042"
    var body: some View {
      MaskedTextField("Phone", value: $value, format: .phone(.germany))
      MaskedTextField("Digits", value: $value, format: .mask("[00000000000000]"))
      MaskedTextField("Constant", value: .constant("030 23125042"), format: .phone(.germany))
      Text(value)
    }
  }

  @Test("two formats of one binding, and a constant, don't loop")
  func loops() throws {
    for moment in HostCore.Moment.allCases {
      try Simulation.run(Profile.all[0]) {
        let hosted = Hosted(Pair(), updates: moment)
        for _ in 0..<20 { Simulation.current.endTurn() }
        let count = hosted.updateCount
        #expect(count < 60)
        for _ in 0..<20 { Simulation.current.endTurn() }
        #expect(hosted.updateCount <= count + 4)
        #expect(hosted.failures == [])
      }
    }
  }

  private struct TextForm: View {
    let read: @MainActor (String, InputStatus) -> Void
    let isStock: Bool
    @State var text: String
    @State var status = InputStatus()

    var body: some View {
      let _ = read(text, status)
      let field = MaskedTextField("Value", text: $text, format: .mask("+1 ([000]) [000]-[0000]"))
        .inputStatus($status)
      if isStock { field.stockTextField() } else { field }
    }
  }

  @Test("the text of a field follows, too", arguments: [false, true])
  func texts(isStock: Bool) throws {
    for (text, kept, issue) in [
      ("2125550100", "+1 (212) 555-0100", nil), ("+1 (212) 555-0100", "+1 (212) 555-0100", nil),
      ("21255501009", "21255501009", .tooLong),
    ] as [(String, String, ValidationIssue?)] {
      Simulation.run(Profile.all[0]) {
        var (now, status) = ("", InputStatus())
        let hosted = Hosted(
          TextForm(read: { (now, status) = ($0, $1) }, isStock: isStock, text: text))
        for _ in 0..<4 { Simulation.current.endTurn() }
        #expect(now == kept)
        #expect(status.visibleIssue == issue)
        #expect(status.isValid == (issue == nil))
        #expect(hosted.failures == [])
      }
    }
  }
}
