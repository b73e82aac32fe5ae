import FormworkCountryPicker
import FormworkUI
import SwiftUI
import UIKit

/// A sign-up form with all that belongs around its fields: a group with a bar above the keyboard.
///
/// Messages appear after a field was left, errors come from the server, and brand and region appear while the user types.
struct AccountForm: View {
  enum Field: CaseIterable, Hashable {
    case name, phone, birthday, amount, card, expiry, securityCode, code
  }

  @State private var form = FieldGroup(Field.allCases, optional: [.amount])
  @State private var name = ""
  @State private var phone = ""
  @State private var region = Region.ofDevice
  @State private var recents: [Region] = []
  @State private var birthday: DateComponents?
  @State private var amount: Decimal?
  @State private var card = ""
  @State private var expiry = ""
  @State private var securityCode = ""
  @State private var code = ""
  @State private var cardStatus = InputStatus()
  @State private var isSent = false
  @Environment(\.locale) private var locale

  var body: some View {
    Form {
      Section("You") {
        TextField("Name", text: $name).plainFormField(.name, in: $form, value: name)
        message(.name)
        HStack {
          CountryButton(region: $region, phone: $phone, recents: $recents)
          MaskedTextField("Phone", value: $phone, format: .phone(region))
            .textContentType(.telephoneNumber)
            .layOutLeftToRight()
            .formField(.phone, in: $form)
        }
        message(.phone)
        MaskedTextField("Birthday", value: $birthday, format: .date).formField(.birthday, in: $form)
        message(.birthday)
      }
      Section("Payment") {
        MaskedTextField("Amount", value: $amount, format: .currency("EUR"))
          .formField(.amount, in: $form)
        HStack {
          Text(verbatim: brand?.name ?? "")
          MaskedTextField("Card", value: $card, format: .card)
            .inputStatus($cardStatus)
            .layOutLeftToRight()
            .formField(.card, in: $form)
        }
        message(.card)
        MaskedTextField("Valid until", value: $expiry, format: .cardExpiry)
          .formField(.expiry, in: $form)
        MaskedTextField("Security code", value: $securityCode, format: .securityCode(for: brand))
          .secure()
          .formField(.securityCode, in: $form)
      }
      Section("Code") {
        CodeTextField("Code", value: $code, layout: CodeLayout(groups: [3, 3]))
          .invalid(form.message(for: .code) != nil)
          .formField(.code, in: $form)
        message(.code)
      }
      Button("Sign up") { if form.submit() { send() } }
      if isSent { Text("Thank you") }
    }
    .keyboardBar($form)
    .onSubmit(of: $form) { send() }
  }

  @ViewBuilder private func message(_ field: Field) -> some View {
    if let message = form.message(for: field, in: locale) {
      Text(verbatim: message).foregroundColor(.red)
    }
  }

  /// The brand of the card, as far as it is typed.
  private var brand: CardBrand? { cardStatus.details.cardBrand }

  /// Asks the server, which may know better.
  private func send() {
    isSent = code != "000000"
    if !isSent {
      form.setError("This code isn't the one that we sent.", for: .code)
      form.focus = form.firstInvalid
    }
  }
}

struct AccountFormPreviews: PreviewProvider {
  static var previews: some View { AccountForm() }
}
