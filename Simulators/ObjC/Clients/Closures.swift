import Formwork
import UIKit

@MainActor final class SignUp {
  var phone = ""
  var code = ""

  func bind(_ phoneField: UITextField, _ codeField: UITextField) {
    phoneField.formwork.format = .mask("+1 ([000]) [000]-[0000]")
    phoneField.formwork.onChange = { [weak self, weak phoneField] change in
      self?.phone = change.status.value
      phoneField?.textColor = change.status.isValid || change.cause == .deletion ? nil : .systemRed
    }
    codeField.formwork.allowedCharacters = .digits
    codeField.formwork.maximumLength = 6
    codeField.formwork.onComplete = { [weak self, unowned codeField] in
      self?.code = codeField.formwork.value
    }
    codeField.formwork.rejectionAnnouncement = "Digits only"
    codeField.formwork.tapsOnRejection = true
  }

  func fill(_ field: UITextField) {
    field.formwork.value = "2125550100"
    field.formwork.setValue("2125550100", notifiesObservers: true)
    field.formwork.locksPrefix = true
    field.formwork.formatsAssignedText = false
    field.formwork.completesOnFocus = true
    field.formwork.delegateRanges = .value
    field.formwork.valuePattern = "[0-9]{3}"
    field.formwork.layOutLeftToRight()
    if let error = field.formwork.status.formatError { assertionFailure(error.description) }
  }
}
