import FormworkTestSupport
import FormworkUnderTest
import Testing
import UIKit

/// The status of a control, and the sequence of its changes.
@MainActor @Suite("The status is what the field shows, and each change is reported once")
struct StatusTests {
  private static let german = "+4930123456"
  private static let bahamian = "+12425550100"

  /// The statuses that an observer received.
  @MainActor private final class Reports {
    var all: [InputStatus] = []
    var regions: [String] { all.map { $0.details.region?.code ?? "-" } }
  }

  private func run(
    _ profile: Profile, _ format: FieldFormat<String>? = .internationalPhone,
    _ body: (UITextField, Person, Reports) -> Void
  ) {
    Simulation.run(profile) {
      let field = UITextField(frame: .zero)
      field.formwork.format = format
      let reports = Reports()
      field.formwork.observeStatus { reports.all.append($0) }
      let person = Person(at: field)
      person.tap()
      body(field, person, reports)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  /// A law of every edit: the last report is the status, and two neighbors differ.
  @Test(arguments: Profile.all) func theLastReportIsTheStatus(profile: Profile) {
    let texts = [Self.german, Self.bahamian, "+1 212", "4111", "378282246310005", "5555", ""]
    let formats: [FieldFormat<String>?] = [.internationalPhone, .card, .mask("[00]-[09]"), nil]
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      run(profile, formats[Int(seed % 4)]) { field, person, reports in
        var deeds: [String] = []
        for _ in 0..<30 {
          let text = random.element(of: texts)
          let kind = random.number(in: 0...11)
          deeds.append("\(kind) \(text)")
          switch kind {
          case 0, 1: person.type(random.element(of: ["1", "3", "4", "5", "9", "x"]))
          case 2: person.backspace()
          case 3: person.paste(text)
          case 4:
            person.selectAll()
            person.paste(text)
          // The history of a field without a format is UIKit's.
          case 5 where field.formwork.format != nil: person.undo()
          case 6 where field.formwork.format != nil: person.redo()
          case 7:
            person.leave()
            person.tap()
          case 8: field.formwork.value = text
          case 9: field.formwork.format = random.element(of: [.card, .mask("[00]-[09]"), .phone])
          case 10: field.isSecureTextEntry.toggle()
          default: field.text = text
          }
          person.endTurn()
          let status = field.formwork.status
          #expect(reports.all.last == status, "seed \(seed): \(deeds)")
          #expect(status.text == field.text && status.value == field.formwork.value)
        }
        let isRepeated = zip(reports.all, reports.all.dropFirst()).contains { $0 == $1 }
        #expect(!isRepeated, "seed \(seed): \(deeds)")
      }
    }
  }

  /// An edit is reported after the system's events, and after the closures that run for it.
  @Test(arguments: Profile.all) func theStatusComesLast(profile: Profile) {
    run(profile, .mask("[00]")) { field, person, _ in
      var told: [String] = []
      field.addAction(UIAction { _ in told.append("event") }, for: .editingChanged)
      field.formwork.onChange = { told.append("change \($0.status.value)") }
      field.formwork.onComplete = { told.append("complete") }
      field.formwork.observeStatus { told.append("status \($0.value)") }
      told = []
      person.type("1")
      person.endTurn()
      // In some systems, the observer that came last is called first.
      #expect(told.contains("event"))
      #expect(told.filter { $0 != "event" } == ["change 1", "status 1"])
      told = []
      person.type("2")
      person.endTurn()
      #expect(told.contains("event"))
      #expect(told.filter { $0 != "event" } == ["change 12", "complete", "status 12"])
    }
  }

  /// An app that spells the text its way, while it is notified, hasn't chosen another region.
  @Test(arguments: Profile.all) func anEditThatTheAppAnswers(profile: Profile) {
    run(profile) { field, person, reports in
      field.addAction(
        UIAction { _ in field.formwork.value = field.formwork.value + "0" }, for: .editingChanged)
      person.paste(Self.german)
      person.endTurn()
      #expect(reports.all.last?.value == Self.german + "0")
      #expect(Set(reports.regions) == ["-", "DE"])
    }
  }

  /// An edit in a closure is reported with its own status.
  @Test(arguments: Profile.all) func anEditInAClosure(profile: Profile) {
    run(profile) { field, person, reports in
      var count = 0
      field.formwork.onChange = { [weak field] _ in
        count += 1
        if count == 1 { field?.insertText("5") }
      }
      person.paste(Self.german)
      person.endTurn()
      #expect(count == 2)
      #expect(reports.all.last?.value == Self.german + "5")
    }
  }

  @Test(arguments: Profile.all) func assignmentsAndFormatsOfTheApp(profile: Profile) {
    run(profile) { field, person, reports in
      person.autofillSilently(Self.german)
      person.endTurn()
      field.formwork.setValue(Self.bahamian, notifiesObservers: false)
      #expect(reports.regions.last == "BS")
      field.formwork.format = nil
      #expect(reports.all.last?.validation == .valid && reports.regions.last == "-")
      field.formwork.format = .mask("[000]")
      #expect(reports.all.last == field.formwork.status)
    }
  }

  /// A field without a format reports what is typed and assigned, too.
  @Test(arguments: Profile.all) func aFieldWithoutAFormat(profile: Profile) {
    run(profile, nil) { field, person, reports in
      person.type("a")
      person.type("b")
      person.endTurn()
      #expect(reports.all.map(\.text) == ["", "a", "ab"])
      #expect(reports.all.map(\.validation) == [.empty, .valid, .valid])
    }
  }

  /// While an input method composes, the text has the marked text, and the rest is of the text before.
  @Test(arguments: Profile.all) func composing(profile: Profile) {
    run(profile, .mask("[AA]")) { field, person, _ in
      person.compose("k")
      let status = field.formwork.status
      #expect(status.text == "k" && status.value.isEmpty && status.validation == .empty)
    }
  }

  @Test func theRemainingLength() {
    run(.iOS18, .text(maximumLength: 8)) { field, person, _ in
      person.type("abc")
      #expect(field.formwork.status.remainingLength == 5)
      field.formwork.maximumLength = 4
      #expect(field.formwork.status.remainingLength == 1)
      field.formwork.format = nil
      field.formwork.maximumLength = nil
      #expect(field.formwork.status.remainingLength == nil)
    }
  }

  /// The sequence has the present status and then the newest one, and ends with the field, which it
  /// doesn't retain.
  @Test func theSequence() async {
    var field: UITextField? = UITextField(frame: .zero)
    weak var released = field
    var first: AsyncStream<InputStatus>.Iterator?
    var second: AsyncStream<InputStatus>.Iterator?
    Simulation.run(.iOS18) {
      field?.formwork.format = .mask("[000]")
      field?.text = "1"
      first = field?.formwork.statusUpdates.makeAsyncIterator()
      second = field?.formwork.statusUpdates.makeAsyncIterator()
    }
    #expect(await first?.next()?.value == "1")
    Simulation.run(.iOS18) {
      field?.text = "12"
      field?.text = "123"
      field?.text = "123"
    }
    #expect(await first?.next()?.value == "123", "the newest only")
    #expect(await second?.next()?.value == "123", "each sequence has its own newest one")
    field = nil
    #expect(released == nil)
    #expect(await first?.next() == nil)
    #expect(await second?.next() == nil)
  }
}
