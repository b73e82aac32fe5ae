import FormworkCountryPicker
import FormworkUI
import UIKit

/// A sign-up form with all that belongs around its fields: a group with a bar above the keyboard.
///
/// Messages appear after a field was left, errors come from the server, and brand and region appear while the user types.
final class AccountViewController: UIViewController {
  let name = UITextField()
  let phone = UITextField()
  let birthday = UITextField()
  let amount = UITextField()
  let card = UITextField()
  let expiry = UITextField()
  let securityCode = UITextField()
  let code = CodeUITextField(layout: CodeLayout(groups: [3, 3]))
  private(set) lazy var country = CountryUIButton(phoneField: phone)
  let brand = UILabel()
  let message = UILabel()
  let button = UIButton(type: .system)
  private(set) var isSent = false

  /// The fields in the order in which the focus moves.
  private(set) lazy var form = TextFieldGroup(fields)

  private var fields: [UITextField] {
    [name, phone, birthday, amount, card, expiry, securityCode, code]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    phone.formwork.format = .phone
    phone.formwork.layOutLeftToRight()
    country.onPick = { [unowned self] region in
      phone.formwork.format = .phone(region)
      update()
    }
    birthday.formwork.format = .date
    amount.formwork.format = .currency("EUR")
    card.formwork.format = .card
    card.formwork.layOutLeftToRight()
    expiry.formwork.format = .cardExpiry
    securityCode.formwork.format = .securityCode
    securityCode.isSecureTextEntry = true
    code.accessibilityLabel = "Code"
    setUpForm()
    layOut()
    update()
  }

  private func setUpForm() {
    form.optionalFields = [amount]
    form.showsKeyboardBar = true
    form.onChange = { [unowned self] _ in update() }
    form.onSubmit = { [unowned self] _ in send() }
    form.onMessage = { [unowned self] field, text in
      message.text = text
      if field === code { code.isInvalid = text != nil }
    }
    for field in fields { field.formwork.avoidsKeyboard = true }
    button.setTitle("Sign up", for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in if form.submit() { send() } }, for: .primaryActionTriggered)
  }

  /// Shows the brand, as far as the card is typed.
  private func update() {
    let known = card.formwork.details.cardBrand
    brand.text = known?.name
    // The security code of some brands is longer. The same format again changes nothing.
    securityCode.formwork.format = .securityCode(for: known)
  }

  /// Asks the server, which may know better.
  private func send() {
    isSent = code.formwork.value != "000000"
    guard !isSent else { return }
    form.setError("This code isn't the one that we sent.", for: code)
    _ = form.firstInvalidField?.becomeFirstResponder()
  }

  private func layOut() {
    let titles = [
      "Name", "Phone", "Birthday", "Amount", "Card", "Valid until", "Security code", "Code",
    ]
    var top: CGFloat = 80
    for (field, title) in zip(fields, titles) {
      field.placeholder = field === code ? nil : title
      field.frame = CGRect(x: 20, y: top, width: 320, height: 44)
      view.addSubview(field)
      top = top + 52
    }
    phone.leftView = country
    phone.leftViewMode = .always
    card.rightView = brand
    card.rightViewMode = .always
    message.frame = CGRect(x: 20, y: top, width: 320, height: 44)
    button.frame = CGRect(x: 20, y: top + 52, width: 320, height: 44)
    view.addSubview(message)
    view.addSubview(button)
  }
}
