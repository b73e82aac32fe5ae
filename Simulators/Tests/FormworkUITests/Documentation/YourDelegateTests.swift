import FormworkUnderTest
import Testing
import UIKit

/// The examples of the article YourDelegate, compiled and run.
@MainActor @Suite struct YourDelegateTests {
  @Test func delegate() {
    Simulation.run(.iOS26) {
      let field = UITextField(frame: .zero)
      let app = AppDelegate([.range, .shouldReturn])
      // example: delegate
      field.delegate = app
      field.formwork.format = .mask("+1 ([000]) [000]-[0000]")
      let shown = field.delegate  // an object of Formwork
      let own = field.formwork.wrappedDelegate  // app
      field.formwork.format = nil
      let restored = field.delegate  // app
      // end
      #expect(shown != nil && shown !== app)
      #expect(own === app)
      #expect(restored === app)
    }
  }

  @Test func arrowKeys() {
    Simulation.run(.iOS18) {
      let controller = UIViewController()
      // example: arrowKeys
      for (arrow, action) in [
        (UIKeyCommand.inputUpArrow, "formwork_stepUp:"),
        (UIKeyCommand.inputDownArrow, "formwork_stepDown:"),
      ] {
        let key = UIKeyCommand(input: arrow, modifierFlags: [], action: Selector((action)))
        key.wantsPriorityOverSystemBehavior = true
        controller.addKeyCommand(key)
      }
      // end
      #expect(
        controller.keyCommands?.map(\.action) == [
          Selector(("formwork_stepUp:")), Selector(("formwork_stepDown:")),
        ])
    }
  }

  @Test func stepActions() {
    Simulation.run(.iOS18) {
      let dateField = UITextField(frame: .zero)
      dateField.formwork.format = .date(pattern: "dd/MM/yyyy")
      dateField.formwork.value = "31/01/2024"
      // example: stepActions
      dateField.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Later") { _ in dateField.formwork.step(by: 1) },
        UIAccessibilityCustomAction(name: "Earlier") { _ in dateField.formwork.step(by: -1) },
      ]
      // end
      for action in dateField.accessibilityCustomActions ?? [] {
        #expect(action.actionHandler?(action) == true)
      }
      #expect(dateField.text == "31/01/2024")
    }
  }

  @Test func valueRanges() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      let app = AppDelegate([.range])
      // example: valueRanges
      field.delegate = app
      field.formwork.format = .mask("+1 ([000]) [000]-[0000]")
      field.formwork.delegateRanges = .value
      field.formwork.value = "2125"  // shown as +1 (212) 5
      // end
      let person = Person(at: field)
      person.tap()
      person.backspace()
      #expect(app.calls.contains("shouldChange {3, 1} \"\""))
    }
  }
}
