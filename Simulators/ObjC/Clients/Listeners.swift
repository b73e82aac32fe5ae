import FormworkInputMask
import UIKit

final class SignUpController: UIViewController, MaskedTextFieldDelegateListener {
  let phoneField = UITextField()
  let phoneDelegate = MaskedTextFieldDelegate()
  lazy var dateDelegate = MaskedTextFieldDelegate(
    primaryFormat: "[00]{.}[00]{.}[0000]", affineFormats: ["[00]{.}[00]"],
    affinityCalculationStrategy: .prefix,
    customNotations: [
      Notation(character: "H", characterSet: .decimalDigits, isOptional: true)
    ]
  ) { [weak self] _, value, _ in self?.date = value }
  private var date = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    phoneDelegate.primaryMaskFormat = "+1 ([000]) [000]-[0000]"
    phoneDelegate.listener = self
    phoneDelegate.onMaskedTextChangedCallback = { field, value, isComplete in
      print(field.text ?? "", value, isComplete)
    }
    phoneDelegate.onMaskedTextChangedCallback = { field, value, isComplete, tail in
      print(field.text ?? "", value, isComplete, tail)
    }
    phoneDelegate.onMaskedTextChangedCallback = nil
    phoneField.delegate = phoneDelegate
    phoneDelegate.delegate = self
    let result: Mask.Result = phoneDelegate.put(text: "2015550123", into: phoneField)
    print(result.formattedText.string, result.extractedValue, result.tailPlaceholder)
  }

  func textField(
    _ textField: UITextField, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String
  ) {
    date = value
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

final class ReturningDelegate: MaskedTextFieldDelegate {
  override func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    super.textFieldShouldReturn(textField)
  }
}

final class ViewModel: OnMaskedTextChangedListener {
  let listener = MaskedTextInputListener(primaryFormat: "[00]/[00]") { _, value, _, tail in
    print(value, tail)
  }

  init() { listener.listener = self }

  func textInput(
    _ textInput: any UITextInput, didExtractValue value: String,
    didFillMandatoryCharacters complete: Bool, didComputeTailPlaceholder tailPlaceholder: String
  ) {}
}

final class NotesController: UIViewController, MaskedTextViewDelegateListener {
  let keyView = UITextView()
  let keyDelegate = MaskedTextViewDelegate()
  lazy var both = MaskedTextInputListener(primaryFormat: "[00]")

  override func viewDidLoad() {
    super.viewDidLoad()
    keyDelegate.primaryMaskFormat = "[____]-[____]"
    both.textViewDelegate = self
    keyDelegate.listener = self
    keyDelegate.onMaskedTextChangedCallback = { textView, value, isComplete in
      print(textView.text ?? "", value, isComplete)
    }
    keyDelegate.onMaskedTextChangedCallback = { textView, value, isComplete, tail in
      print(textView.text ?? "", value, isComplete, tail)
    }
    keyView.delegate = keyDelegate
    keyDelegate.delegate = self
    let result: Mask.Result = keyDelegate.put(text: "AB12", into: keyView, autocomplete: false)
    print(result.complete)
    keyView.delegate = both
    both.put(text: "12", into: keyView)
  }

  func textView(
    _ textView: UITextView, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String
  ) {
    title = value
  }

  func textViewDidChange(_ textView: UITextView) {}
}

final class CountingDelegate: MaskedTextViewDelegate {
  override func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    text != "\n" && super.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }
}

/// A delegate with an initializer of its own.
class AccountDelegate: MaskedTextFieldDelegate {
  let country: String

  init(country: String) {
    self.country = country
    super.init(
      primaryFormat: "{\(country)}[00] [____]", autocompleteOnFocus: false,
      affinityCalculationStrategy: .extractedValueCapacity)
    nonRemovablePrefix = true
  }

  override func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string != "O"
      && super.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }

  override func notifyOnMaskedTextChangedListeners(
    forTextField textField: UITextField, result: Mask.Result
  ) {
    super.notifyOnMaskedTextChangedListeners(forTextField: textField, result: result)
  }
}

/// The keys that Interface Builder sets an object on the canvas by.
@MainActor let inspectedKeys = [
  #keyPath(MaskedTextViewDelegate.primaryMaskFormat),
  #keyPath(MaskedTextViewDelegate.autocomplete),
  #keyPath(MaskedTextFieldDelegate.autocompleteOnFocus),
  #keyPath(MaskedTextInputListener.autoskip),
  #keyPath(MaskedTextInputListener.rightToLeft),
  #keyPath(MaskedTextViewDelegate.delegate),
]
