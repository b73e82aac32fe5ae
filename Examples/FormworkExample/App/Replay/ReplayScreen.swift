import Formwork
import SwiftUI
import UIKit

/// A field with the format that a test asks for, and what is known of it.
struct ReplayScreen: View {
  /// The definition that the tests of the user interface pass by the environment.
  static var requestedDefinition: String? { ProcessInfo.processInfo.environment["FORMWORK_FORMAT"] }

  let definition: String
  @State private var reading = FieldReading()

  var body: some View {
    switch FieldKind(title: "Replay", definition: definition).format {
    case .success(let format):
      Form {
        Section("Field") {
          ReplayField(format: format, reading: $reading)
          // Names for the tests; an empty text would be no element.
          Text(verbatim: "value:" + reading.value).accessibilityIdentifier("value")
          Text(verbatim: "complete:\(reading.isComplete)").accessibilityIdentifier("complete")
        }
      }
    case .failure(let error):
      Text(verbatim: "\(error)").accessibilityIdentifier("error")
    }
  }
}

/// A field without all that a keyboard may add by itself.
struct ReplayField: UIViewRepresentable {
  let format: AnyInputFormat
  @Binding var reading: FieldReading

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.autocorrectionType = .no
    field.autocapitalizationType = .none
    field.formwork.format = FieldFormat(format)
    field.accessibilityIdentifier = "field"
    let reading = $reading
    field.formwork.onChange = { [unowned field] _ in
      reading.wrappedValue = FieldReading(field)
    }
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}
}
