import FormworkListenersUnderTest
import Foundation
import UIKit

// Subclasses of listener objects, as an app had them that was written against the leading mask
// library. Only the import is new.

/// A delegate with an initializer and a rule of its own, which counts what it is told.
class AccountFieldDelegate: MaskedTextFieldDelegate {
  let country: String
  private(set) var notified: [String] = []

  init(country: String) {
    self.country = country
    super.init(
      primaryFormat: "{\(country)}[00] [____] [____]",
      autocomplete: true,
      autocompleteOnFocus: false,
      autoskip: true,
      affineFormats: ["{\(country)}[00] [____] [____] [____]"],
      affinityCalculationStrategy: .extractedValueCapacity
    )
    nonRemovablePrefix = true
  }

  override func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    if string == "O" { return false }
    return super.textField(
      textField, shouldChangeCharactersIn: range, replacementString: string)
  }

  override func textFieldDidEndEditing(_ textField: UITextField) {
    super.textFieldDidEndEditing(textField)
    notified.append("end")
  }

  override func notifyOnMaskedTextChangedListeners(
    forTextField textField: UITextField,
    result: Mask.Result
  ) {
    notified.append("\(result.formattedText.string)|\(result.tailPlaceholder)")
    super.notifyOnMaskedTextChangedListeners(forTextField: textField, result: result)
  }
}

/// A text view's delegate that ends the editing by Return, with the app's delegate behind it.
final class NoteViewDelegate: MaskedTextViewDelegate {
  override func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    if text == "\n" {
      textView.resignFirstResponder()
      return false
    }
    return super.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }
}

/// Cleans texts of a file, from both ends.
struct Cleaner {
  let mask: Mask

  init(format: String) throws {
    mask = try Mask.getOrCreate(
      withFormat: format,
      customNotations: [
        Mask.Notation(character: "H", characterSet: .letters, isOptional: false)
      ])
  }

  func afterDeletion(_ text: String, caret: Int) -> (text: String, caret: Int) {
    let position = text.index(text.startIndex, offsetBy: caret)
    let result = mask.apply(
      toText: CaretString(
        string: text, caretPosition: position, caretGravity: .backward(autoskip: true)))
    let formatted = result.formattedText
    return (
      formatted.string,
      formatted.string.distance(from: formatted.string.startIndex, to: formatted.caretPosition)
    )
  }

  func price(_ text: String) throws -> String {
    let mask = try Mask(format: "[009].[00]", rightToLeft: true)
    let input = CaretString(
      string: text, caretPosition: text.endIndex, caretGravity: .forward(autocomplete: false))
    return mask.apply(toText: input).formattedText.string
  }
}
