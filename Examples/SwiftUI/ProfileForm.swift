import Formwork
import SwiftUI
import UIKit

/// A form as anybody writes it with `TextField`, with another name of the view and a mask: a binding of the
/// text, the focus, styles; a field that is SwiftUI's own where there is one; and one that hides its text.
struct ProfileForm: View {
  enum Step: Hashable {
    case phone
    case date
    case pin
  }

  @State private var phone = ""
  @State private var date = ""
  @State private var pin = ""
  @State private var isSent = false
  @FocusState private var focus: Step?

  var body: some View {
    Form {
      MaskedTextField(
        "Phone", text: $phone, format: .mask("+1 ([000]) [000]-[0000]")
      )
      .prompt(Text("With area code"))
      .textContentType(.telephoneNumber)
      .submitLabel(.next)
      .foregroundStyle(.red)
      .focused($focus, equals: .phone)
      .onSubmit { focus = .date }
      MaskedTextField("Date", text: $date, format: .mask("[00]{/}[00]{/}[0000]"))
        .keyboardType(.numbersAndPunctuation)
        .focused($focus, equals: .date)
        .onInputComplete { focus = .pin }
      MaskedTextField("PIN", value: $pin, format: .mask("[0000]"))
        .secure()
        .submitLabel(.done)
        .focused($focus, equals: .pin)
        .onSubmit { isSent = true }
      again
      if isSent { Text("Thank you") }
    }
  }

  /// The same phone in a field of SwiftUI's own.
  @ViewBuilder private var again: some View {
    if #available(iOS 18.0, *) {
      MaskedTextField("Phone", text: $phone, format: .mask("+1 ([000]) [000]-[0000]"))
        .stockTextField(axis: .vertical)
        .padding()
    }
  }
}

struct ProfileFormPreviews: PreviewProvider {
  static var previews: some View { ProfileForm() }
}
