import FormworkUnderTest
import Testing
import UIKit

/// The examples of the article YourDelegate on the clipboard, compiled and run.
@MainActor @Suite struct CopyingAndPastingValuesTests {
  @Test func policies() {
    Simulation.run(.iOS18) {
      let previousField = UITextField()
      let window = UIWindow(frame: .zero)
      window.addSubview(previousField)
      // example: policies
      let field = MaskedUITextField()
      field.formwork.format = .mask("##-##", syntax: .hash)
      field.copies = .value
      field.pastes = .value
      field.onBackspaceAtStart = { _ in previousField.becomeFirstResponder() }
      // end
      let person = Person(at: field)
      person.tap()
      person.paste("1-2")
      #expect(field.text == "1--2")
      #expect(field.formwork.value == "1-2")
      person.selectAll()
      person.copy()
      #expect(UIPasteboard.general.string == "1-2")
      person.moveCaret(to: 0)
      person.backspace()
      #expect(previousField.isFirstResponder)
    }
  }
}
