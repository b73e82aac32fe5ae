import Formwork
import FormworkCountryPicker
import Foundation
import UIKit

/// The same form in UIKit: stock fields, whose formats and group do the work.
final class CheckoutViewController: UIViewController {
  let name = UITextField()
  let phone = UITextField()
  let email = UITextField()
  let birthday = UITextField()
  let card = UITextField()
  let expiry = UITextField()
  let securityCode = UITextField()
  let amount = UITextField()
  let iban = UITextField()
  let promo = UITextField()
  let code = CodeUITextField(layout: CodeBoxLayout(groups: [3, 3]))
  private(set) lazy var country = CountryUIButton(phoneField: phone)
  let brand = UILabel()
  let message = UILabel()
  let button = UIButton(type: .system)
  private(set) var isPaid = false

  /// The locale of dates, amounts, and messages.
  var locale = Locale.current

  /// The fields in the order in which the focus moves.
  private(set) lazy var form = TextFieldGroup(rows.map { $0.0 })

  private var rows: [(UITextField, String)] {
    [
      (name, "Name"), (phone, "Phone"), (email, "E-mail"), (birthday, "Birthday"), (card, "Card"),
      (expiry, "Valid until"), (securityCode, "Security code"), (amount, "Amount"),
      (iban, "IBAN for refunds"), (promo, "Promo code"), (code, "Code"),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let adults = Calendar.current.date(byAdding: .year, value: -18, to: Date())
    name.formwork.format = .personName
    name.formwork.maximumLength = 40
    phone.formwork.format = .phone(country.region)
    country.onPick = { [unowned self] in phone.formwork.format = .phone($0) }
    email.formwork.format = .emailAddress
    birthday.formwork.format = .date(maximum: adults).locale(locale.identifier)
    card.formwork.format = .card
    expiry.formwork.format = .cardExpiry
    securityCode.formwork.format = .securityCode
    amount.formwork.format = .currency("EUR", minimum: "5", maximum: "10000").locale(locale)
    iban.formwork.format = .iban
    promo.formwork.format = .mask("[AAA]-[000]").changingCase(.upper)
    setUpForm()
    layOut()
  }

  private func setUpForm() {
    form.locale = locale
    form.optionalFields = [iban, promo]
    form.showsKeyboardBar = true
    form.messageForIssue = { [unowned self] field, issue, _ in
      field === birthday && issue == .aboveMaximum ? "You must be at least 18 years old." : nil
    }
    form.onChange = { [unowned self] _ in
      let known = card.formwork.status.details.cardBrand
      brand.text = known?.name
      // The security code of some brands is longer. The same format again changes nothing.
      securityCode.formwork.format = .securityCode(for: known)
    }
    form.onSubmit = { [unowned self] _ in pay() }
    form.onMessage = { [unowned self] field, text in
      message.text = text
      if field === code { code.isInvalid = text != nil }
    }
    button.setTitle("Pay", for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in if form.submit() { pay() } }, for: .primaryActionTriggered)
  }

  /// Asks the server, which may know better.
  private func pay() {
    isPaid = code.formwork.value != "000000"
    guard !isPaid else { return }
    form.setError("This code isn't the one that we sent.", for: code)
    _ = form.firstInvalidField?.becomeFirstResponder()
  }

  private func layOut() {
    var top: CGFloat = 80
    for (field, title) in rows {
      field.accessibilityLabel = title
      field.placeholder = field === code ? nil : title
      field.formwork.avoidsKeyboard = true
      field.frame = CGRect(x: 20, y: top, width: 320, height: 44)
      view.addSubview(field)
      top = top + 52
    }
    (phone.leftView, phone.leftViewMode) = (country, .always)
    (card.rightView, card.rightViewMode) = (brand, .always)
    message.frame = CGRect(x: 20, y: top, width: 320, height: 44)
    button.frame = CGRect(x: 20, y: top + 52, width: 320, height: 44)
    view.addSubview(message)
    view.addSubview(button)
  }
}
