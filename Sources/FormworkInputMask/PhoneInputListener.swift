#if canImport(UIKit) && !os(watchOS)
import Foundation
public import FormworkUI
public import UIKit
import FormworkMasks
import FormworkPresets

/// Lets people type the telephone numbers of all countries into the fields and text views that it is set on as
/// their delegate, and says of which country a number is.
///
///     let listener = PhoneInputListener()
///     listener.listener = viewModel
///     phoneField.delegate = listener
///     // "493" was typed: "+49 3", value "493"
///     listener.computedCountry?.emoji  // "🇩🇪"
///
/// It is for code that migrates; new code sets a `PhoneFormat` on the field itself, which knows numbers without
/// calling code, too, and whose value is that of E.164. Here the value has no plus sign, as in the
/// library that it comes from.
///
/// With ``customCountries``, numbers are shown by the masks of their country as soon as it is certain, and by
/// `+[000] [000] [000] [00] [00]` until then.
open class PhoneInputListener: MaskedTextInputListener {
  /// The country of the number that was typed last; `nil` if it may be of several, or of none.
  open var computedCountry: Country? {
    let countries = computedCountries
    return countries.count == 1 ? countries.first : nil
  }

  /// The countries that the number that was typed last may be of.
  open var computedCountries: [Country] {
    choice.countries(of: digits)
  }

  private var choice: CountryChoice {
    CountryChoice(custom: customCountries, enabled: enableCountries, disabled: disableCountries)
  }

  /// What the only countries to choose from are called, by name, letters of ISO 3166 or flag, in any case; `nil`
  /// for all of them. Numbers of others can be typed, without a country.
  open var enableCountries: [String]? { didSet { choiceDidChange() } }

  /// What countries are called that aren't to choose from, in the same way.
  open var disableCountries: [String]? { didSet { choiceDidChange() } }

  /// The countries to choose from; `nil` for ``Country/all``.
  open var customCountries: [Country]? { didSet { formatDidChange() } }

  /// Formwork's own countries decide on no format.
  private func choiceDidChange() {
    if customCountries != nil { formatDidChange() }
  }

  /// The digits that were typed last.
  private var digits = ""

  /// The pattern of the country as a person may be shown it.
  open override var placeholder: String {
    (try? Mask(computedCountry?.primaryFormat ?? CountryFormat.anyCountry))?.placeholder ?? ""
  }

  /// Tells of a number without its plus sign.
  open override func notifyOnMaskedTextChangedListeners(
    forTextInput textInput: any UITextInput, result: Mask.Result
  ) {
    digits = result.formattedText.string.digits
    super.notifyOnMaskedTextChangedListeners(
      forTextInput: textInput, result: result.withoutPlus)
  }

  /// Shows a number in a field, which gets its format if it hasn't one, and tells of it.
  ///
  /// - Parameters:
  ///   - text: The number, with its calling code.
  ///   - field: The field.
  ///   - autocomplete: Whether literals that are certain appear after the number; has an effect with
  ///     ``customCountries`` only.
  /// - Returns: What the field shows.
  @discardableResult
  open override func put(
    text: String, into field: any UITextInput, autocomplete: Bool? = nil
  ) -> Mask.Result {
    super.put(text: text, into: field, autocomplete: autocomplete).withoutPlus
  }

  /// The format of all numbers, or of those of the custom countries.
  override func makeFormat() -> AnyInputFormat? {
    if customCountries == nil { return AnyInputFormat(PhoneFormat()) }
    let options = Mask.Options(
      completion: autocomplete, completesOnFocus: autocompleteOnFocus, autoskip: autoskip)
    do throws(MaskError) {
      return AnyInputFormat(
        try CountryFormat(choice, notations: customNotations, options: options))
    } catch {
      NSLog("Formwork: a country's mask can't be used. %@", String(describing: error))
      return AnyInputFormat(PhoneFormat())
    }
  }
}

extension Mask.Result {
  /// The same, with a value that doesn't begin with a plus sign.
  fileprivate var withoutPlus: Mask.Result {
    guard extractedValue.hasPrefix("+") else { return self }
    return Mask.Result(
      formattedText: formattedText, extractedValue: String(extractedValue.dropFirst()),
      affinity: affinity, complete: complete, tailPlaceholder: tailPlaceholder)
  }
}
#endif
