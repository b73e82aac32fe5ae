#if canImport(UIKit) && !os(watchOS)
import Foundation
public import Formwork
public import UIKit

/// A delegate that formats phone numbers of all countries in its text fields and text views, and
/// determines their country.
///
///     let listener = PhoneInputListener()
///     listener.listener = viewModel
///     phoneField.delegate = listener
///     // "493" was typed: "+49 3", value "493"
///     listener.computedCountry?.emoji  // "🇩🇪"
///
/// Use it to migrate code. In new code, set a `PhoneFormat` on the field itself, which also
/// supports numbers without a calling code, and whose value is in E.164. Here, the value has no
/// plus sign, as in the original library.
///
/// With ``customCountries``, a number uses the masks of its country as soon as the country is
/// certain, and `+[000] [000] [000] [00] [00]` until then.
open class PhoneInputListener: MaskedTextInputListener {
  /// The country of the last number; `nil` if there are several possible countries, or none.
  open var computedCountry: Country? {
    let countries = computedCountries
    return countries.count == 1 ? countries.first : nil
  }

  /// The possible countries of the last number.
  open var computedCountries: [Country] {
    choice.countries(of: digits)
  }

  private var choice: CountryChoice {
    CountryChoice(custom: customCountries, enabled: enableCountries, disabled: disableCountries)
  }

  /// The only possible countries, by name, ISO 3166 letters, or flag, in any case; `nil` for all.
  /// Numbers of other countries can be typed, but have no country.
  open var enableCountries: [String]? { didSet { choiceDidChange() } }

  /// The excluded countries, by name, ISO 3166 letters, or flag, in any case.
  open var disableCountries: [String]? { didSet { choiceDidChange() } }

  /// The possible countries; `nil` for ``Country/all``.
  open var customCountries: [Country]? { didSet { formatDidChange() } }

  /// Handles a changed choice, which only affects the format of custom countries.
  private func choiceDidChange() {
    if customCountries != nil { formatDidChange() }
  }

  /// The last typed digits.
  private var digits = ""

  /// The placeholder of the country's pattern.
  open override var placeholder: String {
    (try? Mask(computedCountry?.primaryFormat ?? CountryFormat.anyCountry))?.placeholder ?? ""
  }

  /// Notifies the listener and calls the closure, with the number without its plus sign.
  open override func notifyOnMaskedTextChangedListeners(
    forTextInput textInput: any UITextInput, result: Mask.Result
  ) {
    digits = result.formattedText.string.digits
    super.notifyOnMaskedTextChangedListeners(
      forTextInput: textInput, result: result.withoutPlus)
  }

  /// Shows a number in a field, and notifies the listener and the closure. If the field has no
  /// format yet, it gets one.
  ///
  /// - Parameters:
  ///   - text: The number, with its calling code.
  ///   - field: The field.
  ///   - autocomplete: Whether fixed literals appear after the number; only used with
  ///     ``customCountries``.
  /// - Returns: The resulting text and value.
  @discardableResult
  open override func put(
    text: String, into field: any UITextInput, autocomplete: Bool? = nil
  ) -> Mask.Result {
    super.put(text: text, into: field, autocomplete: autocomplete).withoutPlus
  }

  /// Creates the format of all numbers, or of those of the custom countries.
  override func makeFormat() -> AnyInputFormat? {
    if customCountries == nil { return AnyInputFormat(PhoneFormat()) }
    let options = Mask.Options(
      completion: autocomplete, completesOnFocus: autocompleteOnFocus, autoskip: autoskip)
    do throws(MaskError) {
      return AnyInputFormat(
        try CountryFormat(choice, notations: customNotations, options: options))
    } catch {
      NSLog("Formwork: The mask of a country can't be used. %@", String(describing: error))
      return AnyInputFormat(PhoneFormat())
    }
  }
}

extension Mask.Result {
  /// The result without a plus sign at the start of the value.
  fileprivate var withoutPlus: Mask.Result {
    guard extractedValue.hasPrefix("+") else { return self }
    return Mask.Result(
      formattedText: formattedText, extractedValue: String(extractedValue.dropFirst()),
      affinity: affinity, complete: complete, tailPlaceholder: tailPlaceholder)
  }
}
#endif
