import FormworkUI
import UIKit

@MainActor final class SignUp {
  var phone = ""
  var code = ""

  func bind(_ phoneField: UITextField, _ codeField: UITextField) {
    phoneField.setMask("+1 ([000]) [000]-[0000]")
    phoneField.onInputChange = { [weak self] field, change in
      self?.phone = change.value
      field.textColor = change.isComplete || change.cause == .deletion ? nil : .systemRed
    }
    codeField.allowedCharacters = .digits
    codeField.maximumTextLength = 6
    codeField.onInputComplete = { [weak self] in self?.code = $0.unmaskedValue }
    codeField.rejectionAnnouncement = "Digits only"
    codeField.tapsOnRejection = true
  }

  func fill(_ field: UITextField) {
    field.unmaskedValue = "2125550100"
    field.setUnmaskedValue("2125550100", tellsObservers: true)
    field.locksPrefix = true
    field.formatsAssignedText = false
    field.completesOnFocus = true
    field.delegateRanges = .value
    field.valuePattern = "[0-9]{3}"
    field.layOutLeftToRight()
    if let error = field.inputFormatError { assertionFailure(error.description) }
  }
}
