// expect: value of type 'some View' has no member 'formField'
import Formwork
import SwiftUI

/// Behind a modifier of SwiftUI, nothing is left that knows the value of the field.
@MainActor func view(_ phone: Binding<String>, _ form: Binding<FieldGroup<Int>>) -> some View {
  MaskedTextField("Phone", value: phone, format: .phone).opacity(1).formField(1, in: form)
}
