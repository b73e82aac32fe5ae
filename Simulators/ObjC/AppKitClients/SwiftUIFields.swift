import AppKit
import Formwork
import SwiftUI

struct SwiftUIFields: View {
  enum Step { case phone, name }

  static let nameFormat = FieldFormat.text(allowed: .letters).limited(to: 12)

  @State private var phone = ""
  @State private var name = ""
  @State private var status = InputStatus()
  @State private var focus: Step?

  var body: some View {
    Form {
      MaskedTextField("Phone", value: $phone, format: .phone)
        .focused($focus, equals: .phone)
        .layOutLeftToRight()
        .onInputChange { change in print(change.cause) }
        .onInputComplete { focus = .name }
      MaskedTextField("Name", value: $name, format: Self.nameFormat)
        .focused($focus, equals: .name)
        .textContentType(.username)
        .inputFont(.systemFont(ofSize: 15))
        .inputStatus($status)
        .fieldSetup { field in field.placeholderString = "Name" }
        .onSubmit { focus = nil }
      Text(status.isValid ? status.text : status.remainder)
    }
  }
}
