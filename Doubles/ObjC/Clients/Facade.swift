import FormworkUI
import UIKit

/// What a caller from Objective-C does, by the selectors that it uses.
@MainActor func mask(_ field: UITextField) {
  field.formwork_setMask("+1 (###) ###-####", syntax: "hash")
  field.formwork_setMask(nil)
  field.formwork_allowedCharacters = "digits"
  field.formwork_maximumTextLength = 4
  field.formwork_valuePattern = nil
  field.formwork_unmaskedText = "12"
  field.formwork_changed = { field, value, isComplete in
    if isComplete { field.placeholder = value }
  }
  _ = (field.formwork_isComplete, field.formwork_error, field.formwork_wrappedDelegate)
}

@MainActor let selectors: [Selector] = [
  #selector(UITextField.formwork_setMask(_:syntax:)),
  #selector(UITextField.formwork_setMask(_:)),
  #selector(UITextField.formwork_step(by:)),
  #selector(UITextField.formwork_stepUp(_:)),
  #selector(UITextView.formwork_stepDown(_:)),
  #selector(getter: UITextField.formwork_allowedCharacters),
  #selector(setter: UITextField.formwork_changed),
]

@MainActor let path = #keyPath(UITextField.formwork_unmaskedText)
