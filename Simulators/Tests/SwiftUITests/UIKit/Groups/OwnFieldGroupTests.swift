#if canImport(UIKit)
import FormworkTestSupport
import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

/// A group of SwiftUI's own fields alone, so that each of them is the first, in the middle, and the last.
@MainActor @Suite("SwiftUI: a group of its own fields") struct OwnFieldGroupTests {
  @MainActor final class App {
    var form: Binding<FieldGroup<Int>>?
    var sent = 0
    var group: FieldGroup<Int> { form?.wrappedValue ?? FieldGroup() }
  }

  struct Address: View {
    let app: App
    @State private var form: FieldGroup<Int>
    @State private var street = ""
    @State private var town = ""
    @State private var country = ""

    init(app: App, advance: FocusAdvance) {
      self.app = app
      var form = FieldGroup([0, 1, 2])
      form.advance = advance
      _form = State(initialValue: form)
    }

    var body: some View {
      let _ = remember()
      Form {
        TextField("Street", text: $street).plainFormField(0, in: $form, value: street)
        TextField("Town", text: $town).plainFormField(1, in: $form, value: town)
        TextField("Country", text: $country).plainFormField(2, in: $form, value: country)
      }
      .onFormSubmit($form) { app.sent += 1 }
    }

    private func remember() { app.form = $form }
  }

  /// What a user expects of such a form.
  struct Expectation {
    var texts = ["", "", ""]
    var focus: Int?
    var sent = 0

    mutating func submit() -> Bool {
      focus = texts.firstIndex(of: "")
      return focus == nil
    }

    mutating func pressReturn() {
      guard let place = focus else { return }
      if place < 2 { focus = place + 1 } else if submit() { sent += 1 }
    }
  }

  @Test("Return, typing, and the app move the focus as a user expects", arguments: 0..<60)
  func focus(seed: Int) throws {
    let advance: FocusAdvance = [.never, .whenFull, .whenComplete][seed % 3]
    let moment = HostCore.Moment.allCases[seed % 2]
    var random = SeededGenerator(seed: UInt64(seed))
    try Simulation.run(.iOS26) {
      let app = App()
      let hosted = Hosted(Address(app: app, advance: advance), updates: moment)
      let fields = hosted.textFields
      try #require(fields.count == 3)
      var (expected, deeds) = (Expectation(), [String]())
      for _ in 0..<15 {
        let (deed, place) = (random.number(in: 0...7), random.number(in: 0...2))
        deeds.append("\(deed) \(place)")
        switch deed {
        case 0...2:
          if let focus = expected.focus {
            expected.pressReturn()
            fields[focus].pressReturn()
          }
        case 3...4:
          if let focus = expected.focus {
            expected.texts[focus] += "a"
            fields[focus].type("a")
          }
        case 5:
          fields.first(where: \.isFocused)?.leave()
          expected.focus = place
          fields[place].tap()
        case 6:
          expected.focus = deeds.count % 4 == 0 ? nil : place
          app.form?.wrappedValue.focus = expected.focus
        default:
          _ = expected.submit()
          _ = app.form?.wrappedValue.submit()
        }
        for _ in 0..<3 { Simulation.current.endTurn() }
        #expect(fields.map(\.text) == expected.texts, "\(deeds)")
        #expect(fields.firstIndex(where: \.isFocused) == expected.focus, "\(deeds)")
        #expect(fields.filter(\.isFocused).count <= 1, "\(deeds)")
        #expect(app.group.focus == expected.focus, "\(deeds)")
        #expect(app.sent == expected.sent, "\(deeds)")
        guard fields.firstIndex(where: \.isFocused) == expected.focus, app.sent == expected.sent
        else { return }
      }
      #expect(hosted.failures.isEmpty)
    }
  }
}
#endif
