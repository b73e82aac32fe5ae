import Formwork
import SwiftUI
import UIKit

/// A stock `UITextField` or `UITextView` with a format, in SwiftUI's layout.
struct StockField: UIViewRepresentable {
  let kind: FieldKind
  let format: AnyInputFormat
  @Binding var reading: FieldReading

  func makeUIView(context: Context) -> UIView {
    kind.isMultiline ? makeTextView() : makeTextField()
  }

  func updateUIView(_ view: UIView, context: Context) {}

  private func makeTextField() -> UITextField {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = "Type here"
    field.keyboardType = kind.keyboard
    if let content = kind.content { field.textContentType = content }
    field.formwork.format = FieldFormat(format)
    field.formwork.showsRemainder = true
    field.accessibilityIdentifier = "stock"
    let reading = $reading
    field.formwork.onChange = { [unowned field] _ in
      reading.wrappedValue = FieldReading(field)
    }
    return field
  }

  private func makeTextView() -> UITextView {
    let view = UITextView(frame: .zero)
    view.isScrollEnabled = false
    view.formwork.format = FieldFormat(format)
    view.accessibilityIdentifier = "stock"
    let reading = $reading
    view.formwork.onChange = { [unowned view] _ in
      reading.wrappedValue = FieldReading(view)
    }
    return view
  }
}
