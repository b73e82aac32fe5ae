import AppKit
import FormworkTestSupport
import Testing
@testable import FormworkUnderTest

/// The status of a control, and the sequence of its changes.
@MainActor @Suite("The status is what the control shows, and each change is reported once")
struct StatusTests {
  /// The statuses that an observer received.
  @MainActor private final class Reports {
    var all: [InputStatus] = []
  }

  private func run(
    _ kind: ControlKind, _ format: FieldFormat<String>?,
    _ body: (any FormattedTextControl, Person, Reports) -> Void
  ) {
    Simulation.run(.usual) {
      let control = kind.make()
      control.formwork.format = format
      let reports = Reports()
      control.formwork.observeStatus { reports.all.append($0) }
      let person = Person()
      person.focus(control)
      body(control, person, reports)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(arguments: ControlKind.allCases) func theLastReportIsTheStatus(kind: ControlKind) {
    for seed in 0..<40 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      run(kind, random.element(of: [.internationalPhone, .card, .mask("[00]-[09]")])) {
        control, person, reports in
        var deeds: [Int] = []
        for _ in 0..<25 {
          let deed = random.number(in: 0...7)
          deeds.append(deed)
          switch deed {
          case 0...2: person.type(random.element(of: ["1", "3", "4", "5", "9", "x"]))
          case 3: person.type("4930")
          case 4:
            person.leave()
            person.focus(control)
          case 5: control.formwork.value = random.element(of: ["4111", "12", ""])
          case 6: control.formwork.format = random.element(of: [.card, .mask("[000]"), .phone])
          default: control.formwork.validationTiming = random.element(of: [.atOnce, .afterEditing])
          }
          let status = control.formwork.status
          #expect(reports.all.last == status, "seed \(seed): \(deeds)")
          #expect(status.text == control.formwork.shown && status.value == control.formwork.value)
        }
        let isRepeated = zip(reports.all, reports.all.dropFirst()).contains { $0 == $1 }
        #expect(!isRepeated, "seed \(seed): \(deeds)")
      }
    }
  }

  @Test(arguments: ControlKind.allCases) func theStatusComesAfterTheChange(kind: ControlKind) {
    run(kind, .mask("[00]")) { control, person, _ in
      var told: [String] = []
      control.formwork.onChange = { told.append("change \($0.status.value)") }
      control.formwork.onComplete = { told.append("complete") }
      control.formwork.observeStatus { told.append("status \($0.value)") }
      told = []
      person.type("1")
      person.type("2")
      #expect(told == ["change 1", "status 1", "change 12", "complete", "status 12"])
    }
  }

  @Test(arguments: ControlKind.allCases) func aControlWithoutAFormat(kind: ControlKind) {
    run(kind, nil) { control, person, reports in
      person.type("a")
      #expect(reports.all.map(\.validation) == [.empty, .valid])
      #expect(reports.all.last?.text == "a" && reports.all.last?.value == "a")
    }
  }

  @Test(arguments: ControlKind.allCases) func theSequenceEndsWithTheControl(kind: ControlKind) async
  {
    var control: (any FormattedTextControl)?
    var updates: AsyncStream<InputStatus>.Iterator?
    Simulation.run(.usual) {
      control = kind.make()
      control?.formwork.format = .mask("[000]")
      control?.formwork.value = "1"
      updates = control?.formwork.statusUpdates.makeAsyncIterator()
      control?.formwork.value = "12"
      control?.formwork.value = "123"
    }
    #expect(await updates?.next()?.value == "123", "the newest only")
    control = nil
    #expect(await updates?.next() == nil)
  }
}
