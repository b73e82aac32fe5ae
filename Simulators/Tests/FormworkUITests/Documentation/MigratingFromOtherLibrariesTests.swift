import FormworkListenersUnderTest
import Testing
import UIKit

/// The examples of the article MigratingFromOtherLibraries, compiled and run.
@MainActor @Suite struct MigratingFromOtherLibrariesTests {
  // example: migratedImport
  // import FormworkInputMask, where it was: import InputMask
  final class PhoneController: UIViewController, MaskedTextFieldDelegateListener {
    var phoneField = UITextField()
    var phoneDelegate = MaskedTextFieldDelegate(primaryFormat: "+1 ([000]) [000]-[0000]")
    var phone = ""
    var canGoOn = false

    override func viewDidLoad() {
      super.viewDidLoad()
      phoneDelegate.listener = self
      phoneField.delegate = phoneDelegate
    }

    func textField(
      _ textField: UITextField, didFillMandatoryCharacters complete: Bool,
      didExtractValue value: String
    ) {
      phone = value
      canGoOn = complete
    }
  }
  // end

  // example: migratedController
  final class ShorterPhoneController: UIViewController {
    var phoneField = UITextField()
    var phone = ""
    var canGoOn = false

    override func viewDidLoad() {
      super.viewDidLoad()
      phoneField.formwork.format = .mask("+1 ([000]) [000]-[0000]")
      phoneField.formwork.onChange = { [weak self] change in
        self?.phone = change.status.value
        self?.canGoOn = change.status.isValid
      }
    }
  }
  // end

  @Test func bothControllersDoTheSame() {
    Simulation.run(.iOS26) {
      let before = PhoneController()
      before.loadViewIfNeeded()
      let after = ShorterPhoneController()
      after.loadViewIfNeeded()
      for field in [before.phoneField, after.phoneField] {
        let person = Person(at: field)
        person.tap()
        person.type("2125550100")
        #expect(field.text == "+1 (212) 555-0100")
      }
      #expect(before.phone == "2125550100")
      #expect(after.phone == before.phone)
      #expect(before.canGoOn && after.canGoOn)
    }
  }

  @Test func hashes() {
    Simulation.run(.iOS18) {
      let phoneField = UITextField(frame: .zero)
      // example: hashes
      phoneField.formwork.format = .mask("+1 (###) ###-####")
      phoneField.text = "212.555.0100"
      #expect(phoneField.text == "+1 (212) 555-0100")
      // end
      #expect(phoneField.keyboardType == .numberPad)
    }
  }

  @Test func expressionFilter() {
    Simulation.run(.iOS18) {
      let codeField = UITextField(frame: .zero)
      // example: expressionFilter
      codeField.formwork.valuePattern = #"\d{4}"#
      codeField.text = "12"
      #expect(codeField.formwork.status.isValid == false)
      codeField.text = "1234"
      #expect(codeField.formwork.status.isValid == true)
      // end
      codeField.text = ""
      let person = Person(at: codeField)
      person.tap()
      person.type("1a")
      #expect(codeField.text == "1")
      person.paste("234")
      #expect(codeField.text == "1234")
    }
  }
}
