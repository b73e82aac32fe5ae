import AppKit
import FormworkUnderTest
import Testing

@MainActor @Suite struct MaskingAppKitFieldsTests {
  @MainActor class ViewController {
    func viewDidLoad() {}
  }

  final class Controller: ViewController {
    let phoneField = NSTextField()
    let noteView = NSTextView()

    // example: appkitFields
    override func viewDidLoad() {
      super.viewDidLoad()
      phoneField.formwork.format = .mask("+1 ([000]) [000]-[0000]")
      noteView.formwork.maximumLength = 280
    }
    // end
  }

  @Test func fields() {
    Simulation.run(.usual) {
      let controller = Controller()
      controller.viewDidLoad()
      controller.phoneField.formwork.value = "212"
      #expect(controller.phoneField.stringValue == "+1 (212) ")
    }
  }

  @Test func value() {
    Simulation.run(.usual) {
      let field = NSTextField()
      // example: appkitValue
      field.formwork.format = .mask("+1 ([000]) [000]-[0000]")
      field.objectValue = "2125550100"
      #expect(field.stringValue == "+1 (212) 555-0100")
      #expect(field.formwork.value == "2125550100")
      // end
    }
  }

  @Test func prefix() {
    Simulation.run(.usual) {
      let phoneField = NSTextField()
      // example: appkitPrefix
      phoneField.formwork.format = .mask("+1 ([000]) [000]-[0000]")
      phoneField.formwork.completesOnFocus = true
      phoneField.formwork.locksPrefix = true
      // end
      let person = Person()
      person.focus(phoneField)
      #expect(person.text?.string == "+1 (")
    }
  }

  @Test func rejections() {
    Simulation.run(.usual) {
      let (phoneField, noteView) = (NSTextField(), NSTextView())
      // example: appkitRejections
      phoneField.formwork.rejectionAnnouncement = "Only digits"
      noteView.formwork.beepsOnRejection = false
      // end
      #expect(phoneField.formwork.rejectionAnnouncement == "Only digits")
    }
  }

  @Test func formatter() throws {
    try Simulation.run(.usual) {
      let fields = [NSTextField(), NSTextField()]
      // example: appkitFormatter
      let formatter = try InputFormatter(mask: "[0000] [0000]", isLenient: true)
      for field in fields { field.formatter = formatter }
      #expect(formatter.string(for: "12345678") == "1234 5678")
      #expect(try formatter.value(of: "1234 5") == "12345")
      // end
    }
  }
}
