#if canImport(UIKit) && !os(watchOS)
import Testing
import UIKit
#if canImport(FormworkUnderTest)
import FormworkUnderTest
#else
import Formwork
#endif

/// The behaviours that can be driven at a real `UITextField` by a test without an app.
@MainActor @Suite(.serialized) struct RealFieldTests {
  @Test("B50 an assigned text is formatted at once, silently")
  func assignment() async {
    let field = Keyboard(focused: false).field
    var changes = 0
    field.formwork.onChange = { _ in changes += 1 }
    field.text = "2125550100"
    #expect(field.text == "+1 (212) 555-0100")
    #expect(field.formwork.value == "2125550100")
    field.attributedText = NSAttributedString(string: "30")
    #expect(field.text == "+1 (30")
    await System.turn()
    #expect(changes == 0)
  }

  @Test("B51 a value that is to be told is told once")
  func tellsObservers() {
    let field = Keyboard(focused: false).field
    var causes: [InputChange.Cause] = []
    var events = 0
    field.formwork.onChange = { change in causes.append(change.cause) }
    field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    field.formwork.value = "212"
    field.formwork.setValue("2125", notifiesObservers: true)
    #expect(causes == [.programmatic])
    #expect(events == 1)
  }

  @Test("B62 a delegate is kept, whether set before or after")
  func delegate() {
    let app = AnsweringDelegate()
    let field = UITextField(frame: .zero)
    field.delegate = app
    field.formwork.format = .mask("[000]")
    #expect(field.formwork.wrappedDelegate === app)
    #expect(field.delegate?.textFieldShouldReturn?(field) == false)
    let other = AnsweringDelegate()
    field.delegate = other
    #expect(field.formwork.wrappedDelegate === other, "an assignment is observed")
    #expect(field.delegate !== other)
  }

  @Test("B63 a delegate that dies leaves the defaults")
  func death() {
    let field = Keyboard(focused: false).field
    var app: AnsweringDelegate? = AnsweringDelegate()
    field.delegate = app
    app = nil
    #expect(field.formwork.wrappedDelegate == nil)
    #expect(field.delegate?.textFieldShouldReturn?(field) ?? true)
  }

  @Test("B64 without a format the field is as it was")
  func detach() {
    let app = AnsweringDelegate()
    let field = Keyboard(mask: nil, focused: false).field
    field.delegate = app
    let keyboard = field.keyboardType
    field.formwork.format = .mask("[000]")
    #expect(field.keyboardType == .numberPad)
    field.formwork.format = nil
    #expect(field.delegate === app)
    #expect(field.keyboardType == keyboard)
    field.text = "raw"
    #expect(field.text == "raw")
  }

  @Test("B64 a field takes everything with it")
  func release() {
    weak var field: UITextField?
    weak var proxy: AnyObject?
    do {
      let masked = UITextField(frame: .zero)
      masked.formwork.format = .mask("[000]")
      field = masked
      proxy = masked.delegate
      #expect(proxy != nil)
    }
    #expect(field == nil)
    #expect(proxy == nil)
  }

  @Test("B78 VoiceOver reads digits one by one while nobody edits")
  func spokenValue() {
    let field = Keyboard(value: "2125550100", focused: false).field
    let spoken = field.accessibilityAttributedValue
    #expect(spoken?.string == "+1 (212) 555-0100")
    #expect(spoken?.attribute(.accessibilitySpeechSpellOut, at: 0, effectiveRange: nil) != nil)
  }
}

/// A delegate that keeps the Return key to itself and rejects what it is told to reject.
final class AnsweringDelegate: NSObject, UITextFieldDelegate {
  @MainActor var isAllowed = true
  @MainActor var questions = 0

  // The headless system takes a delegate for one that has every method, unless it says so.
  override func responds(to selector: Selector!) -> Bool {
    [
      "textFieldShouldReturn:", "textField:shouldChangeCharactersInRange:replacementString:",
    ].contains(selector.description)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    questions += 1
    return isAllowed
  }
}
#endif
