import FormworkUnderTest
import Foundation
import Testing
import UIKit

/// The examples of the article MaskingATextField, compiled and run.
@MainActor @Suite struct MaskingATextFieldTests {
  final class CheckoutController: UIViewController {
    @MainActor lazy var phoneField = UITextField(frame: .zero)
    @MainActor lazy var orderField = UITextField(frame: .zero)
    @MainActor lazy var dateField = UITextField(frame: .zero)

    // example: mask
    override func viewDidLoad() {
      super.viewDidLoad()
      phoneField.formwork.format = .mask("+1 ([000]) [000]-[0000]")
      orderField.formwork.format = .mask("####-####")
      dateField.formwork.format = .mask("99/99")
    }
    // end
  }

  @Test func masks() {
    Simulation.run(.iOS18) {
      let controller = CheckoutController()
      controller.loadViewIfNeeded()
      controller.phoneField.text = "2125550100"
      controller.orderField.text = "20261126"
      controller.dateField.text = "1225"
      #expect(controller.phoneField.text == "+1 (212) 555-0100")
      #expect(controller.orderField.text == "2026-1126")
      #expect(controller.dateField.text == "12/25")
    }
  }

  @Test func anError() {
    // A debug build stops otherwise.
    FormatError.observing({ _, _ in }) {
      Simulation.run(.iOS18) {
        let field = UITextField(frame: .zero)
        // example: wrong
        field.formwork.format = .mask("+1 ([000")
        field.text = "212"
        #expect(field.text == "212")
        // end
        #expect(field.formwork.status.formatError?.description.contains("is never closed") == true)
      }
    }
  }

  @Test func runtimePattern() throws {
    try Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      let pattern = "[000]-[000]"
      // example: runtime
      field.formwork.format = FieldFormat(try Mask(pattern))
      field.formwork.format = FieldFormat(AllowedCharacters(.letters, maximumLength: 8))
      // end
      field.text = "abc1"
      #expect(field.text == "abc")
    }
  }

  @Test func value() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      // example: value
      field.formwork.format = .mask("+1 ([000]) [000]-[0000]")
      field.formwork.value = "21255"
      #expect(field.text == "+1 (212) 55")
      #expect(field.formwork.value == "21255")
      #expect(field.formwork.status.isValid == false)
      #expect(field.formwork.status.remainder == "0-0000")
      // end
    }
  }

  @Test func settings() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      // example: composed
      field.formwork.format = .mask("[00]/[00]")
      field.formwork.allowedCharacters = .digits
      field.formwork.valuePattern = "(0[1-9]|1[0-2])[0-9]{2}"
      field.formwork.maximumLength = 5
      field.text = "1225"
      #expect(field.text == "12/25")
      field.text = "9925"  // there is no month 99: the old text stays
      #expect(field.text == "12/25")
      field.formwork.valuePattern = nil
      // end
      field.text = "9925"
      #expect(field.text == "99/25")
    }
  }

  @Test func restrictionAsCode() {
    Simulation.run(.iOS18) {
      let ratingField = UITextField(frame: .zero)
      // example: stars
      final class StarsOnly: TextRestriction {
        override func allows(_ character: String) -> Bool { character == "★" || character == "☆" }
      }
      ratingField.formwork.textRestriction = StarsOnly(maximumLength: 5)
      // end
      let person = Person(at: ratingField)
      person.tap()
      person.type("★x★★☆☆★")
      #expect(ratingField.text == "★★★☆☆")
    }
  }

  @Test func closures() {
    Simulation.run(.iOS18) {
      let codeField = UITextField(frame: .zero)
      let person = Person(at: codeField)
      var code = ""
      var submissions = 0
      func submit() { submissions += 1 }
      // example: closures
      codeField.formwork.format = .mask("[000]-[000]")
      codeField.formwork.onChange = { [unowned codeField] change in
        code = change.status.value
        codeField.textColor = change.status.issue == nil ? .label : .systemRed
      }
      codeField.formwork.onComplete = { submit() }
      // end
      person.tap()
      person.paste("123456")
      #expect(code == "123456")
      #expect(submissions == 1)
      codeField.formwork.value = "1"
      person.endTurn()
      #expect(code == "123456")
    }
  }

  @Test func issues() async {
    let codeField = UITextField(frame: .zero)
    Simulation.run(.iOS18) {
      let person = Person(at: codeField)
      var hint = ""
      // example: issues
      codeField.formwork.format = .mask("[000]-[000]")
      codeField.formwork.onReject = { reason in
        if reason == .notAllowed { hint = "Only digits" }
        if reason == .noRoom { hint = "Six digits are enough" }
      }
      let updates = codeField.formwork.statusUpdates
      Task { [weak codeField] in
        for await status in updates {
          codeField?.textColor = status.visibleIssue == nil ? .label : .systemRed
        }
      }
      // end
      person.tap()
      person.type("x")
      #expect(hint == "Only digits")
      person.type("123456")
      person.endTurn()
      #expect(codeField.formwork.status.visibleIssue == nil)
      person.type("7")
      person.endTurn()
      #expect(hint == "Six digits are enough")
    }
    for _ in 0..<1_000 where codeField.textColor != .systemRed { await Task.yield() }
    #expect(codeField.textColor == .systemRed)
  }

  @Test func assignments() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      // example: assignments
      field.formwork.format = .mask("[000]-[000]")
      field.text = "123456"
      #expect(field.text == "123-456")
      field.formwork.formatsAssignedText = false
      field.text = "654321"
      #expect(field.text == "654321")
      field.formwork.setValue("123", notifiesObservers: true)
      #expect(field.text == "123-")
      // end
    }
  }

  @Test func remainder() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      // example: remainder
      field.formwork.format = .mask("+1 ([000]) [000]-[0000]")
      field.formwork.showsRemainder = true
      field.formwork.remainderColor = .secondaryLabel
      // end
      field.text = "21"
      #expect(field.text == "+1 (21")
    }
  }

  @Test func views() {
    Simulation.run(.iOS26) {
      let notesView = UITextView(frame: .zero)
      let serialView = UITextView(frame: .zero)
      // example: views
      notesView.formwork.maximumLength = 280
      serialView.formwork.format = .mask("[AAAA]-[AAAA]-[AAAA]")
      serialView.formwork.returnPolicy = .endsEditing
      // end
      let notes = Person(at: notesView)
      notes.tap()
      notes.type("a")
      notes.pressReturn()
      notes.type("b")
      #expect(notesView.text == "a\nb")
      let serial = Person(at: serialView)
      serial.tap()
      serial.type("ABCDE")
      serial.pressReturn()
      #expect(serialView.text == "ABCD-E")
      #expect(!serialView.isFirstResponder)
    }
  }

  @Test func movingOn() {
    Simulation.run(.iOS18) {
      let codeFields = [UITextField(frame: .zero), UITextField(frame: .zero)]
      // example: advances
      for (field, next) in zip(codeFields, codeFields.dropFirst()) {
        field.formwork.format = .mask("[000]")
        field.formwork.moveFocus(to: next)
      }
      // end
      let person = Person(at: codeFields[0])
      person.tap()
      person.type("12")
      #expect(codeFields[0].isFirstResponder)
      person.type("3")
      #expect(codeFields[1].isFirstResponder)
    }
  }

  @Test func focus() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      let person = Person(at: field)
      // example: focus
      field.formwork.format = .mask("+1 ([000]) [000]-[0000]")
      field.formwork.completesOnFocus = true
      field.formwork.locksPrefix = true
      // end
      person.tap()
      #expect(field.text == "+1 (")
      person.moveCaret(to: 0)
      #expect(person.selection == 4..<4)
      person.leave()
      #expect(field.text == "")
    }
  }

  @Test func typedValue() {
    Simulation.run(.iOS18) {
      let priceField = UITextField(frame: .zero)
      // example: typedValue
      priceField.formwork.format = .currency("EUR")
      let price: Decimal? = priceField.formwork.value(as: .currency("EUR"))
      priceField.formwork.setValue(price, as: .currency("EUR"))
      // end
      #expect(price == nil)
      priceField.formwork.setValue(12.5, as: .currency("EUR"))
      let shown: Decimal? = priceField.formwork.value(as: .currency("EUR"))
      #expect(shown == 12.5)
    }
  }

  @Test func redaction() {
    Simulation.run(.iOS18) {
      let cardField = UITextField(frame: .zero)
      // example: redaction
      cardField.formwork.format = .card
      cardField.formwork.redaction = Redaction(allButLast: 4)
      cardField.formwork.value = "4111111111111111"
      #expect(cardField.text == "•••• •••• •••• 1111")
      // end
    }
  }

  @Test func saved() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      let other = UITextField(frame: .zero)
      field.formwork.format = .mask("+1 ([000]) [000]-[0000]")
      field.formwork.value = "212"
      // example: saved
      let saved = field.formwork.savedInput  // text, value, selection
      other.formwork.format = .mask("+1 ([000]) [000]-[0000]")
      if let saved { other.formwork.restore(saved) }
      // end
      #expect(other.text == field.text)
    }
  }
}
