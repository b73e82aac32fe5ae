import FormworkUnderTest
import Testing
import UIKit

/// The complete field of the article Accessibility, compiled and run.
@MainActor @Suite struct MasksAndPeopleTests {
  @Test func people() async {
    let errorLabel = UILabel(frame: .zero)
    let phoneField = UITextField(frame: .zero)
    Simulation.run(.iOS26) {
      let phoneLabel = UILabel(frame: .zero)
      let hintLabel = UILabel(frame: .zero)
      // example: people
      phoneLabel.text = "Phone number, 10 digits with area code"
      phoneField.accessibilityLabel = phoneLabel.text
      phoneField.formwork.format = .mask("([000]) [000]-[0000]", options: .init(callingCode: 1))
      phoneField.textContentType = .telephoneNumber
      phoneField.formwork.rejectionAnnouncement = "Only digits, 10 of them"
      phoneField.formwork.onReject = { reason in
        hintLabel.text = reason == .noRoom ? "10 digits are all it takes" : "Only digits"
      }
      phoneField.formwork.onChange = { change in
        hintLabel.text = change.unused.isEmpty ? "" : "Not used: \(change.unused)"
      }
      let updates = phoneField.formwork.statusUpdates
      Task {
        for await status in updates {
          errorLabel.text =
            status.visibleIssue == nil ? "" : "Enter 10 digits, such as 212 555 0100"
        }
      }
      // end
      let person = Person(at: phoneField)
      person.tap()
      person.type("2")
      person.type("x")
      #expect(hintLabel.text == "Only digits")
      person.paste("125550100 ext. 12")
      #expect(phoneField.text == "(212) 555-0100")
      #expect(hintLabel.text?.hasPrefix("Not used: ") == true)
      person.backspace()
      person.leave()
    }
    let sentence = "Enter 10 digits, such as 212 555 0100"
    for _ in 0..<1_000 where errorLabel.text != sentence { await Task.yield() }
    #expect(errorLabel.text == sentence)
  }
}
