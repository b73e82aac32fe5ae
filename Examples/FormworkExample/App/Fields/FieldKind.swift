import FormworkCore
import UIKit

/// A kind of field: a definition, as an app may get it from its server, and the keyboard that goes with it.
struct FieldKind: Identifiable {
  let title: String
  let definition: String
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var isMultiline = false

  var id: String { title }

  /// The format, or why there is none.
  var format: Result<AnyInputFormat, FormatError> {
    Result { () throws(FormatError) in try FieldFormat<String>(json: definition).makeFormat() }
  }

  static let all = [
    FieldKind(
      title: "Phone, a pattern", definition: #"{"mask":"+1 ([000]) [000]-[0000]"}"#,
      keyboard: .phonePad, content: .telephoneNumber),
    FieldKind(
      title: "Phone of any country", definition: #"{"phone":{}}"#, keyboard: .phonePad,
      content: .telephoneNumber),
    FieldKind(
      title: "Card", definition: #"{"card":{}}"#, keyboard: .numberPad, content: .creditCardNumber),
    FieldKind(
      title: "One-time code", definition: #"{"mask":"[000] [000]"}"#, keyboard: .numberPad,
      content: .oneTimeCode),
    FieldKind(
      title: "Amount", definition: #"{"number":{"locale":"de_DE","currency":"EUR"}}"#,
      keyboard: .decimalPad),
    FieldKind(
      title: "Date", definition: #"{"date":{"pattern":"dd/MM/yyyy"}}"#, keyboard: .numberPad),
    FieldKind(
      title: "Account number, IBAN", definition: #"{"iban":{}}"#, keyboard: .asciiCapable),
    FieldKind(
      title: "Dutch postal code", definition: #"{"preset":"postal.NL"}"#, keyboard: .asciiCapable,
      content: .postalCode),
    FieldKind(
      title: "Licence plate, a regular expression",
      definition: #"{"regex":"[A-Z]{2}-[0-9]{2}-[A-Z]{2}"}"#, keyboard: .asciiCapable),
    FieldKind(
      title: "Digits, at most eight",
      definition: #"{"text":{"allowed":"digits","maximumLength":8}}"#, keyboard: .numberPad),
    FieldKind(
      title: "A text view with a pattern", definition: #"{"mask":"[AAAA] - [AAAA]"}"#,
      isMultiline: true),
  ]
}
