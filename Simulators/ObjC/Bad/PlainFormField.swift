// expect: 'plainFormField(_:in:value:validation:)' is unavailable: Use formField(_:in:) directly after the field.
import FormworkUI
import SwiftUI

/// Any text would be valid here.
@MainActor func view(_ phone: Binding<String>, _ form: Binding<FieldGroup<Int>>) -> some View {
  MaskedTextField("Phone", value: phone, format: .phone)
    .plainFormField(1, in: form, value: phone.wrappedValue)
}
