import Formwork
import SwiftUI
import UIKit

/// A sign-up form: phone, card, code. The focus moves on when a field is complete.
struct SignUpForm: View {
  enum Step: Hashable {
    case phone
    case card
    case code
  }

  @State private var phone = ""
  @State private var card = ""
  @State private var code = ""
  @State private var cardStatus = InputStatus()
  @State private var codeStatus = InputStatus()
  @State private var focus: Step? = .phone

  var body: some View {
    Form {
      Section("Phone") {
        MaskedTextField("Phone", value: $phone, format: .phone)
          .textContentType(.telephoneNumber)
          .showsRemainder()
          .layOutLeftToRight()
          .focused($focus, equals: .phone)
          .onInputComplete { focus = .card }
      }
      Section("Card") {
        MaskedTextField("Card", value: $card, format: .card)
          .textContentType(.creditCardNumber)
          .inputStatus($cardStatus)
          .layOutLeftToRight()
          .focused($focus, equals: .card)
          .onInputComplete { focus = .code }
        Text(cardStatus.isValid ? "Thank you" : "Still missing: \(cardStatus.remainder)")
      }
      Section("Code") {
        MaskedTextField("Code", value: $code, format: .oneTimeCode(length: 6))
          .inputStatus($codeStatus)
          .textContentType(.oneTimeCode)
          .submitLabel(.done)
          .focused($focus, equals: .code)
          .onInputComplete { focus = nil }
      }
      if codeStatus.isValid { Text("Checking the code") }
    }
  }
}

struct SignUpFormPreviews: PreviewProvider {
  static var previews: some View { SignUpForm() }
}
