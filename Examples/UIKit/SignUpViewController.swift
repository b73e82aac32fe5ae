import FormworkUI
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

    phone.setMask("+1 ([000]) [000]-[0000]")
    phone.textContentType = .telephoneNumber
    phone.showsRemainder = true

    card.setMask("#### #### #### ####", syntax: .hash(.digit))

    expiry.setMask("[00]/[00]")
    expiry.valuePattern = "(0[1-9]|1[0-2])[0-9]{2}"

    code.setMask("[0009]")
    code.isSecureTextEntry = true

    amount.allowedCharacters = .decimal(separator: ",")
    amount.maximumTextLength = 9

    // Each field hands the focus on when it is full, and keeps above the keyboard.
    let fields = [phone, card, expiry, code, amount]
    for (field, next) in zip(fields, fields.dropFirst()) { field.moveFocus(to: next) }
    for field in fields {
      field.avoidsKeyboard = true
      field.delegate = self
      field.onInputChange = { [weak self] _, _ in self?.update() }
    }
    layOut(fields)
    update()
  }

  private func update() {
    done.isEnabled = [phone, card, expiry, code].allSatisfy(\.isInputComplete)
  }

  /// What the server gets: values, not texts.
  private var request: [String: String] {
    [
      "phone": phone.unmaskedValue, "card": card.unmaskedValue,
      "expiry": expiry.unmaskedValue, "code": code.unmaskedValue,
      "amount": amount.unmaskedValue,
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
