import Formwork
import UIKit

/// A sign-up form: phone, card, date of expiry, security code, amount. All fields are stock text
/// fields.
final class SignUpViewController: UIViewController {
  private let phone = UITextField()
  private let card = UITextField()
  private let expiry = UITextField()
  private let code = UITextField()
  private let amount = UITextField()
  private let done = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()

    phone.formwork.format = .mask("+1 ([000]) [000]-[0000]")
    phone.textContentType = .telephoneNumber
    phone.formwork.showsRemainder = true

    card.formwork.format = .mask("#### #### #### ####", syntax: .hash(.digit))

    expiry.formwork.format = .mask("[00]/[00]")
    expiry.formwork.valuePattern = "(0[1-9]|1[0-2])[0-9]{2}"

    code.formwork.format = .mask("[0009]")
    code.isSecureTextEntry = true

    amount.formwork.allowedCharacters = .decimal(separator: ",")
    amount.formwork.maximumLength = 9

    // Each field hands the focus on when it is full, and keeps above the keyboard.
    let fields = [phone, card, expiry, code, amount]
    for (field, next) in zip(fields, fields.dropFirst()) { field.formwork.moveFocus(to: next) }
    for field in fields {
      field.formwork.avoidsKeyboard = true
      field.delegate = self
      field.formwork.onChange = { [weak self] _ in self?.update() }
    }
    layOut(fields)
    update()
  }

  private func update() {
    done.isEnabled = [phone, card, expiry, code].allSatisfy(\.formwork.status.isValid)
  }

  /// What the server gets: values, not texts.
  private var request: [String: String] {
    [
      "phone": phone.formwork.value, "card": card.formwork.value,
      "expiry": expiry.formwork.value, "code": code.formwork.value,
      "amount": amount.formwork.value,
    ]
  }

  private func layOut(_ fields: [UITextField]) {
    var top: CGFloat = 80
    for field in fields {
      field.frame = CGRect(x: 20, y: top, width: 320, height: 40)
      view.addSubview(field)
      top = top + 56
    }
    done.frame = CGRect(x: 20, y: top, width: 320, height: 40)
    done.setTitle("Sign up", for: .normal)
    view.addSubview(done)
  }
}

/// The form's own delegate: masks don't take its place.
extension SignUpViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }
}
