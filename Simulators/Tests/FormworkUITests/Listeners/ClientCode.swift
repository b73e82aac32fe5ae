import FormworkListenersUnderTest
import Foundation
import UIKit

// Two screens of an app that was written against the leading mask library. Only the import is new;
// superclasses that the double hasn't got are left out.

/// A screen with a phone number, a card and a colour.
@MainActor
final class SignUpScreen: UIKit.NSObject, MaskedTextFieldDelegateListener {
  let phoneField = UITextField(frame: .zero)
  let cardField = UITextField(frame: .zero)
  let colourField = UITextField(frame: .zero)

  let phoneDelegate = MaskedTextFieldDelegate()
  lazy var cardDelegate = MaskedTextFieldDelegate(
    primaryFormat: "[0000] [0000] [0000] [0000]",
    autocomplete: false,
    affineFormats: ["[0000] [000000] [00000]"],
    affinityCalculationStrategy: .prefix
  ) { [weak self] _, value, complete in
    self?.card = complete ? value : nil
  }
  let colourDelegate = MaskedTextFieldDelegate(
    primaryFormat: "#[HHHHHH]",
    customNotations: [
      Mask.Notation(
        character: "H",
        characterSet: CharacterSet(charactersIn: "0123456789abcdefABCDEF"),
        isOptional: false
      )
    ]
  )

  var phone = ""
  var isPhoneComplete = false
  var card: String?
  var colour = ""
  var hint = ""

  func viewDidLoad() {
    phoneDelegate.primaryMaskFormat = "+1 ([000]) [000]-[0000]"
    phoneDelegate.affineFormats = ["+1 ([000]) [000]-[0000] ext. [9999]"]
    phoneDelegate.affinityCalculationStrategy = .capacity
    phoneDelegate.autoskip = true
    phoneDelegate.atomicCaretMovement = true
    phoneDelegate.listener = self
    phoneField.delegate = phoneDelegate
    phoneField.placeholder = phoneDelegate.placeholder

    cardField.delegate = cardDelegate

    colourDelegate.onMaskedTextChangedCallback = { [weak self] textField, value, complete, tail in
      self?.colour = value
      self?.hint = complete ? "" : (textField.text ?? "") + tail
    }
    colourField.delegate = colourDelegate
  }

  func textField(
    _ textField: UITextField,
    didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String
  ) {
    phone = value
    isPhoneComplete = complete
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func fillIn(_ contact: String) {
    let result: Mask.Result = phoneDelegate.put(text: contact, into: phoneField)
    if !result.complete { phoneDelegate.put(text: "", into: phoneField, autocomplete: false) }
  }

  override func responds(to selector: Selector!) -> Bool {
    selector.description == "textFieldShouldReturn:"
  }
}

/// A view model that formats without a field.
struct Formatter {
  let mask: Mask

  init?(format: String) {
    guard Mask.isValid(format: format), let mask = try? Mask.getOrCreate(withFormat: format) else {
      return nil
    }
    self.mask = mask
  }

  func format(_ input: String) -> (text: String, value: String, isComplete: Bool) {
    let result: Mask.Result = mask.apply(
      toText: CaretString(
        string: input,
        caretPosition: input.endIndex,
        caretGravity: CaretString.CaretGravity.forward(autocomplete: true)
      )
    )
    return (result.formattedText.string, result.extractedValue, result.complete)
  }

  func best(of formats: [String], for input: String) throws -> Mask? {
    let text = CaretString(
      string: input, caretPosition: input.endIndex, caretGravity: .forward(autocomplete: false))
    let strategy: AffinityCalculationStrategy = .wholeString
    return try formats.map { try Mask(format: $0) }.max { left, right in
      strategy.calculateAffinity(ofMask: left, forText: text, autocomplete: false)
        < strategy.calculateAffinity(ofMask: right, forText: text, autocomplete: false)
    }
  }
}

/// A screen that subclasses the delegate and listens by `UITextInput`.
@MainActor
final class ExpiryScreen: OnMaskedTextChangedListener {
  final class UppercaseReturn: MaskedTextFieldDelegate {
    var returns = 0

    override func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returns += 1
      return super.textFieldShouldReturn(textField)
    }

    override func put(
      text: String, into field: UITextField, autocomplete: Bool? = nil
    ) -> Mask.Result {
      super.put(text: text.uppercased(), into: field, autocomplete: autocomplete)
    }
  }

  let expiryField = UITextField(frame: .zero)
  let plateField = UITextField(frame: .zero)
  let expiryListener = MaskedTextInputListener(primaryFormat: "[00]/[00]", autocomplete: true)
  let plateDelegate = UppercaseReturn(primaryFormat: "[AA]-[0000]")
  var value = ""
  var missing = ""

  func viewDidLoad() {
    expiryListener.listener = self
    expiryField.delegate = expiryListener
    plateField.delegate = plateDelegate
  }

  func textInput(
    _ textInput: any UITextInput,
    didExtractValue value: String,
    didFillMandatoryCharacters complete: Bool,
    didComputeTailPlaceholder tailPlaceholder: String
  ) {
    self.value = value
    missing = tailPlaceholder
  }
}
