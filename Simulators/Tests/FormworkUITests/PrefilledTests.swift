import Foundation
import FormworkUnderTest
import Testing
import UIKit

/// A value that the app sets is shown as a user would write it, or it has an issue that shows at once.
@MainActor @Suite("Prefilled values") struct PrefilledTests {
  private func run(
    _ format: FieldFormat<String>, _ body: (UITextField, Person) throws -> Void
  ) rethrows {
    try Simulation.run(.iOS18) {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
      let window = UIWindow(frame: .zero)
      window.addSubview(field)
      field.formwork.format = format
      try body(field, Person(at: field))
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(
    arguments: [
      (.phone(.germany), "030 23125042", "+493023125042", nil),
      (.phone(.germany), "030 23", "+493023", .incomplete),
      (.phone(.germany), "abc", "abc", .malformed),
      (.mask("[000]-[000]"), "123-456", "123456", nil),
      (.mask("[000]"), "12345", "12345", .tooLong), (.mask("[000]"), "", "", nil),
      (.card, "4111 1111 1111 1112", "4111111111111112", .checksum),
      (.currency("USD").locale("en_US"), "12.345", "12.345", .tooLong),
    ] as [(FieldFormat<String>, String, String, ValidationIssue?)])
  func aValueIsNormalizedOrHasAnIssueAtOnce(
    format: FieldFormat<String>, set: String, value: String, issue: ValidationIssue?
  ) {
    run(format) { field, person in
      var issues: [ValidationIssue?] = []
      field.formwork.observeIssue { issues.append($0) }
      field.formwork.onChange = { _ in Issue.record("the user changed nothing") }
      field.formwork.value = set
      #expect(field.formwork.value == value)
      #expect(field.formwork.status.visibleIssue == issue)
      person.endTurn()
      #expect(field.formwork.status.visibleIssue == issue)
      #expect(issues == (issue == nil ? [] : [issue]))
      field.formwork.value = ""
      #expect(field.formwork.status.visibleIssue == nil, "nothing is missing yet")
    }
  }

  @Test func theOrderOfTextAndFormatDoesNotMatter() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.text = "12"
      field.formwork.format = .mask("[000]")
      #expect(field.formwork.status.visibleIssue == .incomplete)
      field.formwork.format = .mask("[0000]")
      #expect(field.formwork.status.visibleIssue == .incomplete)
      field.text = "1"
      #expect(field.formwork.status.visibleIssue == .incomplete)
    }
  }

  @Test func anotherFormatLeavesTheUserAlone() {
    run(.mask("[000]")) { field, person in
      person.tap()
      person.type("12")
      field.formwork.format = .mask("[0000]")
      person.endTurn()
      #expect(field.formwork.status.visibleIssue == nil)
    }
  }

  /// No issue appears while the user edits a value that was valid.
  @Test(arguments: Profile.all) func editingAValidValue(profile: Profile) {
    Simulation.run(profile) {
      let field = UITextField(frame: .zero)
      field.formwork.format = .mask("[000]")
      field.formwork.value = "123"
      var issues: [ValidationIssue?] = []
      field.formwork.observeIssue { issues.append($0) }
      let person = Person(at: field)
      person.tap()
      person.backspace()
      person.endTurn()
      #expect(field.text == "12" && issues == [])
    }
  }

  @Test func theFirstEditHidesTheIssue() {
    run(.mask("[000]")) { field, person in
      field.formwork.value = "1"
      person.tap()
      #expect(field.formwork.status.visibleIssue == .incomplete)
      person.type("2")
      #expect(field.formwork.status.visibleIssue == nil)
      person.leave()
      person.endTurn()
      #expect(field.formwork.status.visibleIssue == .incomplete)
    }
  }

  @Test func aValueSetDuringEditingMayBeCompleted() {
    run(.mask("[000]")) { field, person in
      person.tap()
      field.formwork.value = "12"
      person.endTurn()
      #expect(field.formwork.status.visibleIssue == nil)
      field.formwork.value = "12345"
      person.endTurn()
      #expect(field.formwork.status.visibleIssue == .tooLong)
    }
  }

  /// An app that sets the value to what the user has typed, while it is notified, hasn't prefilled it.
  @Test(arguments: Profile.all) func anAnswerToTheUser(profile: Profile) {
    Simulation.run(profile) {
      let field = UITextField(frame: .zero)
      field.formwork.format = .card
      field.formwork.onChange = { [weak field] change in field?.formwork.value = change.status.value
      }
      let person = Person(at: field)
      person.tap()
      person.type("4111111111111112")
      person.endTurn()
      #expect(field.formwork.status.issue == .checksum)
      #expect(field.formwork.status.visibleIssue == nil)
    }
  }

  @Test func aNumberIsNotRounded() throws {
    try run(.currency("USD").locale("en_US")) { field, _ in
      let exact = try #require(Decimal(string: "12.345"))
      let format = FieldFormat<Decimal>.currency("USD").locale("en_US")
      field.formwork.setValue(exact, as: format)
      #expect(field.text == "$12.34")
      #expect(field.formwork.value(as: format) == exact)
      #expect(field.formwork.status.visibleIssue == .tooLong)
      field.formwork.setValue(12.5, as: format)
      #expect(field.text == "$12.50" && field.formwork.status.visibleIssue == nil)
    }
  }

  /// Content that the user left unfinished before a relaunch isn't the app's.
  @Test func restoredInput() throws {
    try run(.mask("[000]")) { field, person in
      person.tap()
      person.type("12")
      let saved = try #require(field.formwork.savedInput)
      person.leave()
      field.formwork.value = ""
      field.formwork.restore(saved)
      #expect(field.text == "12" && field.formwork.status.visibleIssue == nil)
    }
  }
}
