import UIKit

/// A delegate that answers `allows`, and can act when it is asked.
@MainActor final class Witness: NSObject, UITextFieldDelegate {
  var allows = true
  var whenAsked: (@MainActor (UITextField) -> Void)?
  var whenSelectionChanges: (@MainActor (UITextField) -> Void)?

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    whenAsked?(textField)
    return allows
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { whenSelectionChanges?(textField) }
}

/// A delegate with both forms of the question.
@MainActor final class ModernWitness: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    true
  }
}

/// The delegate that everybody writes first: it says no and writes the text by itself.
@MainActor final class NaiveMask: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let raw = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
    textField.text = String(raw.filter(\.isNumber).prefix(3))
    return false
  }
}

/// A field with a person at it, who has tapped into it.
@MainActor func sit(
  _ delegate: (any UITextFieldDelegate)? = nil, text: String = ""
) -> Person {
  let field = UITextField()
  field.text = text
  field.delegate = delegate
  let person = Person(at: field)
  person.tap()
  _ = Simulation.current.takeLog()
  return person
}

/// A text view's delegate that answers `allows`, and can act when it is asked.
@MainActor final class ViewWitness: NSObject, UITextViewDelegate {
  var allows = true
  var whenAsked: (@MainActor (UITextView, NSRange, String) -> Void)?
  private(set) var calls: [String] = []

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    whenAsked?(textView, range, text)
    return allows
  }

  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
  func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
  func textViewDidChange(_ textView: UITextView) { calls.append("change") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
}

/// A text view with a person at it, who has tapped into it.
@MainActor func sitAtView(
  _ delegate: (any UITextViewDelegate)? = nil, text: String = ""
) -> Person {
  let view = UITextView()
  view.text = text
  view.delegate = delegate
  let person = Person(at: view)
  person.tap()
  _ = Simulation.current.takeLog()
  return person
}
