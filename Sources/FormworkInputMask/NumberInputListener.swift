#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import Formwork
public import UIKit

/// A delegate that formats numbers in its text fields and text views, in the style of a
/// `NumberFormatter`.
///
///     let listener = NumberInputListener()
///     listener.formatter?.maximumFractionDigits = 2
///     listener.listener = viewModel
///     amountField.delegate = listener
///
/// Use it to migrate code. In new code, set a `NumberFormat` on the field itself, which supports
/// `Decimal` and is exact to any length. The reported value is plain: `1234.5` for `$1,234.50`.
///
/// The listener's masks have no effect, and neither do related settings, such as `autocomplete`.
open class NumberInputListener: MaskedTextInputListener {
  /// The formatter that defines the style of the numbers; `nil` for any text.
  ///
  /// By default, it formats numbers in English with the decimal separator of the user's region.
  /// Changes to it take effect when editing begins, or with `put`.
  open var formatter: NumberFormatter? = NumberInputListener.makeFormatter() {
    didSet { formatDidChange() }
  }

  /// The last format that was set on the fields.
  private var shown: NumberFormat?

  /// The text for zero.
  open override var placeholder: String {
    formatter.flatMap { try? NumberFormat($0) }?.formatted(value: "0").text ?? ""
  }

  /// Sets the format on the field, and then asks your delegate.
  open override func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    look()
    return super.textFieldShouldBeginEditing(textField)
  }

  /// Sets the format on the text view, and then asks your delegate.
  open override func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    look()
    return super.textViewShouldBeginEditing(textView)
  }

  /// Shows a number in a field, and notifies the listener and the closure. If the field has no
  /// format yet, it gets one.
  ///
  /// - Parameters:
  ///   - text: The number as a user would write it.
  ///   - field: The field.
  ///   - autocomplete: Has no effect.
  /// - Returns: The resulting text and value.
  @discardableResult
  open override func put(
    text: String, into field: any UITextInput, autocomplete: Bool? = nil
  ) -> Mask.Result {
    look()
    return super.put(text: text, into: field, autocomplete: autocomplete)
  }

  /// Creates the format of the present formatter; with ambiguous symbols, it accepts any text.
  override func makeFormat() -> AnyInputFormat? {
    guard let formatter else { return AnyInputFormat(AllowedCharacters.any) }
    do throws(NumberFormatError) {
      let format = try NumberFormat(formatter)
      shown = format
      return AnyInputFormat(format)
    } catch {
      NSLog("Formwork: The number formatter can't be used. %@", String(describing: error))
      return AnyInputFormat(AllowedCharacters.any)
    }
  }

  /// Checks whether the formatter has changed.
  private func look() {
    guard let formatter, let shown, (try? NumberFormat(formatter)) != shown else { return }
    formatDidChange()
  }

  nonisolated private static func makeFormatter() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US")
    if let separator = Locale.current.decimalSeparator { formatter.decimalSeparator = separator }
    if formatter.decimalSeparator == formatter.groupingSeparator {
      formatter.groupingSeparator = "."
    }
    formatter.minimumFractionDigits = 0
    return formatter
  }
}
#endif
