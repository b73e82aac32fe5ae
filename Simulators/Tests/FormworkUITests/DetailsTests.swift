import FormworkTestSupport
import FormworkUnderTest
import Testing
import UIKit

/// The app draws a flag or a logo for a value that it sets, and its closure runs when the user has changed it.
@MainActor @Suite("Details are reported when an edit has changed them") struct DetailsTests {
  private static let german = "+4930123456"
  private static let bahamian = "+12425550100"

  private func run(
    _ profile: Profile, _ format: FieldFormat<String> = .internationalPhone,
    _ body: (UITextField, Person, Reports) -> Void
  ) {
    Simulation.run(profile) {
      let field = UITextField(frame: .zero)
      field.formwork.format = format
      let reports = Reports()
      field.formwork.onDetailsChange = { reports.details.append($0) }
      let person = Person(at: field)
      person.tap()
      body(field, person, reports)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(arguments: Profile.all)
  func detailsThatTheUserBringsBackAfterAValueOfTheApp(profile: Profile) {
    let ways: [@MainActor (UITextField) -> Void] = [
      { $0.formwork.value = Self.bahamian }, { $0.text = Self.bahamian },
      {
        $0.formwork.format = nil
        $0.formwork.format = .internationalPhone
      },
    ]
    for change in ways {
      run(profile) { field, person, reports in
        person.paste(Self.german)
        change(field)
        person.endTurn()
        #expect(reports.regions == ["DE"], "the app knows what it has set")
        field.formwork.value = Self.bahamian
        person.selectAll()
        person.paste(Self.german)
        person.endTurn()
        #expect(reports.regions == ["DE", "DE"])
      }
    }
  }

  /// An app that spells the text its way, while it is notified, hasn't chosen another region.
  @Test(arguments: Profile.all) func anEditThatTheAppAnswers(profile: Profile) {
    run(profile) { field, person, reports in
      field.addAction(
        UIAction { _ in field.formwork.value = field.formwork.value + "0" }, for: .editingChanged)
      person.paste(Self.german)
      person.endTurn()
      #expect(reports.regions == ["DE"])
    }
  }

  /// Details that were reported before the closure's own edit aren't reported with it again.
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
      #expect(field.formwork.value == Self.german + "5")
      #expect(reports.regions == ["DE"])
    }
  }

  @Test(arguments: Profile.all) func aValueThatTheSystemFillsIn(profile: Profile) {
    run(profile) { field, person, reports in
      person.autofillSilently(Self.german)
      person.endTurn()
      #expect(reports.regions == ["DE"])
    }
  }

  @Test(arguments: Profile.all) func aValueThatTheAppWantsReported(profile: Profile) {
    run(profile) { field, _, reports in
      field.formwork.setValue(Self.german, notifiesObservers: false)
      #expect(reports.regions == [])
      field.formwork.setValue(Self.bahamian, notifiesObservers: true)
      #expect(reports.regions == ["BS"])
      field.formwork.setValue(Self.bahamian + "1", notifiesObservers: true)
      #expect(reports.regions == ["BS"], "the same region")
    }
  }

  /// A law of every edit: the closure runs if the details before it were others, and not otherwise.
  @Test(arguments: Profile.all) func exactlyIfTheDetailsBeforeWereOthers(profile: Profile) {
    let texts = [Self.german, Self.bahamian, "+1 212", "4111", "378282246310005", "5555", ""]
    for seed in 0..<40 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      run(profile, seed % 2 == 0 ? .internationalPhone : .card) { field, person, reports in
        var deeds: [String] = []
        for _ in 0..<30 {
          let before = field.formwork.details
          reports.details = []
          let text = random.element(of: texts)
          let kind = random.number(in: 0...9)
          deeds.append("\(kind) \(text)")
          switch kind {
          case 0, 1: person.type(random.element(of: ["1", "3", "4", "5", "9"]))
          case 2: person.backspace()
          case 3: person.paste(text)
          case 4:
            person.selectAll()
            person.paste(text)
          case 5: person.undo()
          case 6: person.redo()
          case 7:
            person.leave()
            person.tap()
          case 8: field.formwork.value = text
          default: field.text = text
          }
          let isOfApp = kind >= 8
          person.endTurn()
          let after = field.formwork.details
          #expect(
            reports.details == (isOfApp || before == after ? [] : [after]), "seed \(seed): \(deeds)"
          )
        }
      }
    }
  }
}

/// The details that the app received.
@MainActor private final class Reports {
  var details: [InputDetails] = []
  var regions: [String] { details.map { $0.region?.code ?? "-" } }
}
