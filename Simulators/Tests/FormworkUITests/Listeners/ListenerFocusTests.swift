import FormworkListenersUnderTest
@testable import FormworkUnderTest
import Testing
import UIKit

/// What a listener sees in `textFieldDidBeginEditing`: the prefix that appears with the focus is there, as
/// the library that these objects are named after has it.
@MainActor @Suite struct ListenerFocusTests {
  @Test(arguments: Profile.all)
  func thePrefixIsThereWhenEditingBegins(profile: Profile) {
    Simulation.run(profile) {
      let listener = FocusListener()
      let delegate = MaskedTextFieldDelegate(primaryFormat: ListenerScene.phone)
      let field = UITextField(frame: .zero)
      delegate.listener = listener
      field.delegate = delegate
      let person = Person(at: field)
      person.tap()
      #expect(listener.lines == ["+1 (", "+1 ( began"])
      person.leave()
      listener.lines = []
      person.tap()
      #expect(listener.lines == ["+1 (", "+1 ( began"])
    }
  }

  @Test(arguments: Profile.all)
  func soIsItInATextView(profile: Profile) {
    Simulation.run(profile) {
      let listener = FocusListener()
      let delegate = MaskedTextViewDelegate(primaryFormat: ListenerScene.phone)
      let view = UITextView(frame: .zero)
      delegate.listener = listener
      view.delegate = delegate
      Person(at: view).tap()
      #expect(listener.lines == ["+1 (", "+1 ( began"])
    }
  }

  @Test(arguments: Profile.all)
  func aFieldsOwnDelegateSeesItToo(profile: Profile) {
    Simulation.run(profile) {
      let listener = FocusListener()
      let field = UITextField(frame: .zero)
      field.delegate = listener
      field.formwork.setMask(ListenerScene.phone)
      field.formwork.completesOnFocus = true
      Person(at: field).tap()
      #expect(listener.lines == ["+1 ( began"])
    }
  }
}

/// Takes down what a control shows when it is told of something.
private final class FocusListener: UIKit.NSObject, MaskedTextFieldDelegateListener,
  MaskedTextViewDelegateListener
{
  @MainActor var lines: [String] = []

  override func responds(to selector: Selector!) -> Bool {
    ["textFieldDidBeginEditing:", "textViewDidBeginEditing:"].contains(selector.description)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    lines.append("\(textField.text ?? "") began")
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    lines.append("\(textView.text ?? "") began")
  }

  func textField(
    _ textField: UITextField, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String
  ) { lines.append(textField.text ?? "") }

  func textView(
    _ textView: UITextView, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String
  ) { lines.append(textView.text ?? "") }
}
