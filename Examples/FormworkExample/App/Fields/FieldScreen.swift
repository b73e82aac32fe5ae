import Formwork
import SwiftUI
import UIKit

/// One kind of field, twice: a stock control of UIKit, and SwiftUI's.
struct FieldScreen: View {
  let kind: FieldKind

  @State private var stock = FieldReading()
  @State private var value = ""
  @State private var status = InputStatus()

  var body: some View {
    switch kind.format {
    case .success(let format):
      Form {
        Section(kind.isMultiline ? "UITextView" : "UITextField") {
          StockField(kind: kind, format: format, reading: $stock)
          Text(verbatim: "Value: \(stock.value)")
          Text(verbatim: stock.isComplete ? "Complete" : "Still missing: \(stock.remainder)")
        }
        Section("SwiftUI") {
          MaskedTextField("Type here", value: $value, format: FieldFormat(format))
            .inputStatus($status)
            .keyboardType(kind.keyboard)
            .textContentType(kind.content)
            .showsRemainder()
          Text(verbatim: "Value: \(value)")
          Text(verbatim: status.isValid ? "Complete" : "Incomplete")
        }
        Section("Definition") { Text(verbatim: kind.definition) }
      }
      .navigationTitle(kind.title)
    case .failure(let error):
      Text(verbatim: "There is no such format: \(error)")
    }
  }
}

/// What a field says of itself.
struct FieldReading: Equatable {
  var value = ""
  var remainder = ""
  var isComplete = false

  init() {}

  @MainActor init(_ field: UITextField) {
    value = field.formwork.value
    remainder = field.formwork.status.remainder
    isComplete = field.formwork.status.isValid
  }

  @MainActor init(_ view: UITextView) {
    value = view.formwork.value
    remainder = view.formwork.status.remainder
    isComplete = view.formwork.status.isValid
  }
}
