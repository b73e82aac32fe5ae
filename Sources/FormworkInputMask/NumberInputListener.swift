#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import FormworkUI
public import UIKit
import FormworkMasks
import FormworkNumbers

/// Lets people type numbers into the fields and text views that it is set on as their delegate, as a
/// `NumberFormatter` shows them.
///
///     let listener = NumberInputListener()
///     listener.formatter?.maximumFractionDigits = 2
///     listener.listener = viewModel
///     amountField.delegate = listener
///
/// It is for code that migrates; new code sets a `NumberFormat` on the field itself, which takes `Decimal`
/// and is exact to any length. The value that is told is plain: `1234.5` for `$1,234.50`.
///
/// The masks of the listener have no effect, nor have `autocomplete` and its like.
open class NumberInputListener: MaskedTextInputListener {
  /// The formatter whose numbers are typed; `nil` for any text.
  ///
  /// Unless you set one, it writes numbers in English with the decimal separator of the person's region.
  /// What you change of it shows when the editing of a field begins, or with `put`.
  open var formatter: NumberFormatter? = NumberInputListener.makeFormatter() {
    didSet { formatDidChange() }
  }

  /// The format that was asked for last, to give it to the fields.
  private var shown: NumberFormat?

  /// How zero is shown.
  open override var placeholder: String {
    formatter.flatMap { try? NumberFormat($0) }?.formatted(value: "0").text ?? ""
  }

  /// Gives the field its format, then asks the app's delegate.
  open override func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    look()
    return super.textFieldShouldBeginEditing(textField)
  }

  /// Gives the text view its format, then asks the app's delegate.
  open override func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    look()
    return super.textViewShouldBeginEditing(textView)
  }

  /// Shows a number in a field, which gets its format if it hasn't one, and tells of it.
  ///
  /// - Parameters:
  ///   - text: The number as a person would write it.
  ///   - field: The field.
  ///   - autocomplete: Has no effect.
  /// - Returns: What the field shows.
  @discardableResult
  open override func put(
    text: String, into field: any UITextInput, autocomplete: Bool? = nil
  ) -> Mask.Result {
    look()
    return super.put(text: text, into: field, autocomplete: autocomplete)
  }

  /// The format of the present formatter; digits and signs that it can't tell apart leave any text.
  override func makeFormat() -> AnyInputFormat? {
    guard let formatter else { return AnyInputFormat(AllowedCharacters.any) }
    do throws(NumberFormatError) {
      let format = try NumberFormat(formatter)
      shown = format
      return AnyInputFormat(format)
    } catch {
      NSLog("Formwork: a number formatter can't be used. %@", String(describing: error))
      return AnyInputFormat(AllowedCharacters.any)
    }
  }

  /// Looks whether the formatter was changed.
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
