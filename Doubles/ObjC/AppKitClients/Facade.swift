import AppKit
import FormworkUI

/// What a caller from Objective-C does, by the selectors that it uses.
@MainActor func mask(_ field: NSTextField) {
  field.formwork_setMask("+1 (###) ###-####", syntax: "hash")
  field.formwork_setMask(nil)
  field.formwork_allowedCharacters = "digits"
  field.formwork_maximumTextLength = 4
  field.formwork_valuePattern = nil
  field.formwork_unmaskedText = "12"
  field.formwork_changed = { field, value, isComplete in
    if isComplete { field.placeholderString = value }
  }
  _ = (field.formwork_isComplete, field.formwork_error)
  field.formatter = InputFormatter.formwork_formatter(mask: "####-####", syntax: "hash")
}

@MainActor let selectors: [Selector] = [
  #selector(NSTextField.formwork_setMask(_:syntax:)),
  #selector(NSTextField.formwork_setMask(_:)),
  #selector(NSTextField.formwork_step(by:)),
  #selector(NSTextField.formwork_stepUp(_:)),
  #selector(getter: NSTextField.formwork_allowedCharacters),
  #selector(setter: NSTextField.formwork_changed),
  #selector(InputFormatter.formwork_formatter(mask:syntax:)),
]

@MainActor let path = #keyPath(NSTextField.formwork_unmaskedText)
