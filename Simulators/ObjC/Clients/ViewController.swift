import Formwork
import UIKit

final class ViewController: UIViewController, UITextFieldDelegate {
  let phone = UITextField(frame: .zero)
  let card = UITextField(frame: .zero)
  @IBOutlet weak var outlet: UITextField!

  override func viewDidLoad() {
    super.viewDidLoad()
    phone.formwork.format = .mask("+1 ([000]) [000]-[0000]")
    card.formwork.format = .mask("#### #### #### ####", syntax: .hash(.digit))
    outlet.formwork.format = .mask(
      "[00]{.}[00]", alternatives: ["[00]{.}[00]{.}[0000]"])
    phone.delegate = self
    phone.addTarget(self, action: #selector(changed(_:)), for: .editingChanged)
    view.addSubview(phone)
  }

  @objc private func changed(_ field: UITextField) {
    title = field.formwork.status.isValid ? field.formwork.value : field.formwork.status.remainder
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    textField.formwork.wrappedDelegate === self && string != "\n"
  }
}
