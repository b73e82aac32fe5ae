import Formwork
import FormworkCountryPicker
import Foundation
import SwiftUI

/// A checkout form of eleven fields. The IBAN and the promo code may stay empty.
///
/// The focus stays where the user puts it, a message appears after a field was left, and the server has the last word.
struct CheckoutForm: View {
  enum Field: CaseIterable, Hashable {
    case name, phone, email, birthday, card, expiry, securityCode, amount, iban, promo, code
  }

  @State private var form = FieldGroup(Field.allCases, optional: [.iban, .promo]) {
    field, issue, _ in
    field == .birthday && issue == .aboveMaximum ? "You must be at least 18 years old." : nil
  }
  @State private var name = ""
  @State private var phone = ""
  @State private var region = Region.ofDevice
  @State private var email = ""
  @State private var birthday: DateComponents?
  @State private var card = ""
  @State private var cardStatus = InputStatus()
  @State private var expiry = ""
  @State private var securityCode = ""
  @State private var amount: Decimal?
  @State private var iban = ""
  @State private var promo = ""
  @State private var code = ""
  @State private var isPaid = false

  var body: some View {
    Form {
      Section("You") {
        row(
          .name, MaskedTextField("Name", value: $name, format: .personName).maximumLength(40))
        HStack {
          CountryButton(region: $region, phone: $phone)
          MaskedTextField("Phone", value: $phone, format: .phone(region))
            .formField(.phone, in: $form)
        }
        message(.phone)
        row(.email, MaskedTextField("E-mail", value: $email, format: .emailAddress))
        row(
          .birthday, MaskedTextField("Birthday", value: $birthday, format: .date(maximum: adults)))
      }
      Section("Payment") {
        HStack {
          MaskedTextField("Card", value: $card, format: .card)
            .inputStatus($cardStatus)
            .formField(.card, in: $form)
          Text(verbatim: brand?.name ?? "")
        }
        message(.card)
        row(.expiry, MaskedTextField("Valid until", value: $expiry, format: .cardExpiry))
        row(
          .securityCode,
          MaskedTextField("Security code", value: $securityCode, format: .securityCode(for: brand)))
        row(
          .amount,
          MaskedTextField(
            "Amount", value: $amount, format: .currency("EUR", minimum: 5, maximum: 10_000)))
        row(.iban, MaskedTextField("IBAN for refunds", value: $iban, format: .iban))
        row(
          .promo,
          MaskedTextField(
            "Promo code", value: $promo, format: .mask("[AAA]-[000]").changingCase(.upper)))
      }
      Section("Code") {
        CodeTextField("Code", value: $code, layout: CodeBoxLayout(groups: [3, 3]))
          .invalid(form.message(for: .code) != nil)
          .formField(.code, in: $form)
        message(.code)
      }
      Button("Pay") { if form.submit() { pay() } }
      if isPaid { Text("Thank you") }
    }
    .keyboardBar($form)
    .onFormSubmit($form) { pay() }
  }

  @ViewBuilder private func row(_ id: Field, _ field: MaskedTextField) -> some View {
    field.formField(id, in: $form)
    message(id)
  }

  @ViewBuilder private func message(_ field: Field) -> some View {
    if let message = form.message(for: field) {
      Text(verbatim: message).foregroundColor(.red)
    }
  }

  /// The last birthday of people who are 18 years old today.
  private var adults: Date? { Calendar.current.date(byAdding: .year, value: -18, to: Date()) }

  /// The brand of the card, as far as it is typed.
  private var brand: CardBrand? { cardStatus.details.cardBrand }

  /// Asks the server, which may know better.
  private func pay() {
    isPaid = code != "000000"
    if !isPaid {
      form.setError("This code isn't the one that we sent.", for: .code)
      form.focus = form.firstInvalid
    }
  }
}

struct CheckoutFormPreviews: PreviewProvider {
  static var previews: some View { CheckoutForm() }
}
