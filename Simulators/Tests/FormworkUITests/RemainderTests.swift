import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("What is missing, shown") struct RemainderTests {
  private func label(in field: UITextField) -> UILabel? {
    field.subviews.compactMap { $0 as? UILabel }.first
  }

  @Test(arguments: Profile.all)
  func followsTheText(profile: Profile) {
    Scene.run(profile) { scene in
      scene.field.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
      scene.field.formwork.showsRemainder = true
      scene.field.formwork.remainderColor = .systemRed
      scene.person.type("21")
      let shown = label(in: scene.field)
      #expect(shown?.attributedText?.string == "+1 (210) 000-0000")
      #expect(shown?.isAccessibilityElement == false)
      #expect(
        shown?.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor
          == .clear)
      #expect(
        shown?.attributedText?.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor
          == .systemRed)
      #expect(scene.field.text == "+1 (21")
      scene.person.backspace()
      #expect(label(in: scene.field)?.attributedText?.string == "+1 (200) 000-0000")
      scene.person.paste("125550100")
      #expect(label(in: scene.field) == nil, "nothing is missing")
      scene.field.formwork.value = "3"
      #expect(label(in: scene.field)?.attributedText?.string == "+1 (300) 000-0000")
      scene.field.formwork.showsRemainder = false
      #expect(label(in: scene.field) == nil)
    }
  }

  @Test func isHiddenWhereItWouldBeWrong() {
    Scene.run(.iOS18) { scene in
      scene.field.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
      scene.field.formwork.showsRemainder = true
      scene.person.type("2")
      #expect(label(in: scene.field) != nil)
      scene.field.textAlignment = .center
      scene.person.type("1")
      #expect(label(in: scene.field) == nil)
      scene.field.textAlignment = .left
      scene.person.type("2")
      #expect(label(in: scene.field) != nil)
      Simulation.current.keyboardLanguage = "zh-Hans"
      scene.person.compose("wu")
      #expect(label(in: scene.field) == nil)
      scene.person.commit("5")
      #expect(label(in: scene.field) != nil)
      scene.field.frame.size.width = 20
      scene.person.type("5")
      #expect(label(in: scene.field) == nil, "there is no room for it")
      scene.field.frame.size.width = 400
      scene.field.formwork.inputFormat = nil
      #expect(label(in: scene.field) == nil)
    }
  }

  /// The rest of the example of libphonenumber for a mobile phone: `01512 3456789`, or `(201) 555-0123`.
  @Test(arguments: Profile.all) func aPhoneFieldShowsTheRestOfAnExample(profile: Profile) {
    Simulation.run(profile) {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
      field.formwork.format = .phone(.germany)
      field.formwork.showsRemainder = true
      let person = Person(at: field)
      person.tap()
      @MainActor func shown() -> String? { label(in: field)?.attributedText?.string }
      #expect(shown() == "01512 3456789")
      person.type("01512")
      #expect(shown() == "01512 3456789")
      #expect(field.text == "01512" && field.formwork.status.remainder == "")
      field.formwork.value = ""
      field.formwork.format = .phone(.unitedStates)
      #expect(shown() == "(201) 555-0123")
      person.type("212")
      #expect(shown() == "212 555-0123")
      field.formwork.value = ""
      field.placeholder = "Phone"
      field.formwork.format = .phone(.france)
      #expect(shown() == nil, "the placeholder is there")
      #expect(field.formwork.status.formatError == nil)
    }
  }

  /// A number can end after each digit, so there is nothing to show.
  @Test(arguments: [FieldFormat<String>.currency("EUR"), .number, .percent])
  func anAmountReportsThatItHasNone(format: FieldFormat<String>) {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
      field.formwork.format = format
      #expect(field.formwork.status.formatError == nil)
      field.formwork.showsRemainder = true
      #expect(field.formwork.status.formatError == .noRemainder)
      let person = Person(at: field)
      person.tap()
      person.type("12")
      #expect(field.formwork.value == "12", "the field keeps its format")
      #expect(label(in: field) == nil)
      field.formwork.format = .mask("[000]")
      #expect(field.formwork.status.formatError == nil)
      field.formwork.format = format
      #expect(field.formwork.status.formatError == .noRemainder)
      field.formwork.showsRemainder = false
      #expect(field.formwork.status.formatError == nil)
    }
  }

  /// A remainder that is cut off would mislead.
  @Test func aButtonTakesItsRoom() {
    Scene.run(.iOS18) { scene in
      scene.field.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
      scene.field.formwork.showsRemainder = true
      scene.person.type("2")
      let length = label(in: scene.field)?.attributedText?.size().width ?? 0
      scene.field.frame.size.width = length + 10
      scene.person.type("1")
      #expect(label(in: scene.field) != nil)
      scene.field.clearButtonMode = .always
      scene.person.type("2")
      #expect(label(in: scene.field) == nil, "there is room only under the button")
      scene.field.clearButtonMode = .never
      scene.person.type("5")
      #expect(label(in: scene.field) != nil)
    }
  }

  @Test func theColourCanBeSetBeforeAndAfterAndAlone() {
    Scene.run(.iOS18) { scene in
      @MainActor func color() -> UIColor? {
        let text = label(in: scene.field)?.attributedText
        return text?.attribute(
          .foregroundColor, at: (text?.length ?? 1) - 1, effectiveRange: nil) as? UIColor
      }
      scene.field.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
      scene.field.formwork.remainderColor = .systemRed
      #expect(!scene.field.formwork.showsRemainder)
      scene.person.type("2")
      #expect(label(in: scene.field) == nil)
      scene.field.formwork.showsRemainder = true
      #expect(color() == .systemRed)
      scene.field.formwork.showsRemainder = false
      scene.field.formwork.showsRemainder = true
      #expect(scene.field.formwork.remainderColor == .systemRed)
      #expect(color() == .systemRed)
      scene.field.formwork.remainderColor = nil
      #expect(color() == .placeholderText)
    }
  }

  /// Setting a secure field's text in a label would show it to whoever walks the views.
  @Test func aSecureFieldShowsNone() {
    Scene.run(.iOS18, configure: { $0.isSecureTextEntry = true }) { scene in
      scene.field.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
      scene.field.formwork.showsRemainder = true
      scene.person.type("2")
      #expect(label(in: scene.field) == nil)
    }
  }

  @Test(arguments: Profile.all)
  func itComesAndGoesWithTheFocusAndUndo(profile: Profile) {
    Scene.run(profile, focused: false) { scene in
      scene.field.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
      scene.field.formwork.completesOnFocus = true
      scene.field.formwork.showsRemainder = true
      #expect(label(in: scene.field)?.attributedText?.string == "+1 (000) 000-0000")
      scene.person.tap()
      #expect(label(in: scene.field)?.attributedText?.string == "+1 (000) 000-0000")
      scene.person.type("2125550100")
      #expect(label(in: scene.field) == nil)
      scene.person.undo()
      #expect(label(in: scene.field)?.attributedText?.string == "+1 (000) 000-0000")
      #expect(scene.field.text == "+1 (")
      scene.field.text = "305"
      #expect(label(in: scene.field)?.attributedText?.string == "+1 (305) 000-0000")
      scene.field.formwork.setMask("[00]")
      #expect(label(in: scene.field) == nil)
      #expect(scene.field.text == "30")
    }
  }

  /// Bullets with the rest of a number after them would look like a number to complete.
  @Test(arguments: Profile.all)
  func aRedactedFieldShowsNone(profile: Profile) {
    Scene.run(profile, mask: "[0000] [0000]") { scene in
      scene.field.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
      scene.field.formwork.showsRemainder = true
      scene.field.formwork.redaction = Redaction()
      scene.person.type("41")
      #expect(label(in: scene.field)?.attributedText?.string == "4100 0000")
      scene.person.leave()
      scene.person.endTurn()
      #expect(scene.field.text == "••")
      #expect(label(in: scene.field) == nil)
      scene.person.tap()
      scene.person.endTurn()
      #expect(label(in: scene.field)?.attributedText?.string == "4100 0000")
    }
  }

  @Test(
    arguments: [
      (.natural, false, true), (.natural, true, false), (.left, true, true), (.right, false, false),
    ] as [(NSTextAlignment, Bool, Bool)])
  func onlyTextThatBeginsAtTheLeftHasIt(
    alignment: NSTextAlignment, isRightToLeft: Bool, isShown: Bool
  ) {
    Scene.run(.iOS18) { scene in
      scene.field.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
      scene.field.semanticContentAttribute =
        isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      scene.field.textAlignment = alignment
      scene.field.formwork.showsRemainder = true
      scene.person.type("2")
      #expect((label(in: scene.field) != nil) == isShown)
    }
  }
}
