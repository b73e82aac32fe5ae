import FormworkUIUnderTest
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
