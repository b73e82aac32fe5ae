import FormworkListenersUnderTest
import UIKit

/// What a listener and a closure were told, in order, each as one line.
@MainActor final class Told {
  var lines: [String] = []

  /// Returns what was told since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// An app's delegate behind a listener object, of whichever kind.
final class AppListener: UIKit.NSObject, MaskedTextFieldDelegateListener,
  MaskedTextViewDelegateListener, OnMaskedTextChangedListener
{
  @MainActor let told: Told
  @MainActor var isAllowed = true

  @MainActor init(_ told: Told) {
    self.told = told
    super.init()
  }

  @MainActor private func answer(_ question: String) -> Bool {
    told.lines.append(question)
    return isAllowed
  }

  override func responds(to selector: Selector!) -> Bool {
    [
      "textField:shouldChangeCharactersInRange:replacementString:", "textFieldShouldReturn:",
      "textFieldShouldClear:", "textFieldShouldBeginEditing:", "textFieldDidEndEditing:",
      "textView:shouldChangeTextInRange:replacementText:", "textViewShouldBeginEditing:",
      "textViewDidEndEditing:", "textViewDidChange:",
    ].contains(selector.description)
  }

  func textField(
    _ textField: UITextField, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String
  ) {
    told.lines.append("listener \(textField.text ?? "") \(value) \(complete)")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { answer("asked \"\(string)\"") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("return") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("clear") }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("should begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { told.lines.append("end") }

  func textView(
    _ textView: UITextView, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String
  ) {
    told.lines.append("listener \(textView.text ?? "") \(value) \(complete)")
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { answer("asked \"\(text)\"") }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("should begin") }
  func textViewDidEndEditing(_ textView: UITextView) { told.lines.append("end") }

  func textViewDidChange(_ textView: UITextView) {
    told.lines.append("changed \(textView.text ?? "")")
  }

  func textInput(
    _ textInput: any UITextInput, didExtractValue value: String,
    didFillMandatoryCharacters complete: Bool, didComputeTailPlaceholder tailPlaceholder: String
  ) {
    let text = (textInput as? UITextField)?.text ?? (textInput as? UITextView)?.text ?? ""
    told.lines.append("listener \(text) \(value) \(complete)")
  }
}
