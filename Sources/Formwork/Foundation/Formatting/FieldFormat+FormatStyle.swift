public import FormworkCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A field format is also a format style of Foundation.
///
///     "2125550100".formatted(.mask("+1 ([000]) [000]-[0000]"))              // "+1 (212) 555-0100"
///     Decimal(1234).formatted(.input(.currency("EUR")))                      // "€1,234.00" in American English
///     try FieldFormat<Decimal>.currency("EUR").parse("1,234.5 EUR")          // 1234.5
///     try FieldFormat<Decimal>.currency("EUR").parse("12 apples")            // throws: "apples" is unused
///
/// In SwiftUI, it formats a stock field when editing ends; `MaskedTextField` formats at each key:
///
///     TextField("Amount", value: $amount, format: .input(.currency("EUR")))
///
/// If the format has a mistake, values are shown plainly, and **any parsing throws**, so that a typo in a pattern doesn't
/// turn validation off.
///
/// Without a locale of its own, a format has the current one.
extension FieldFormat: FormatStyle, ParseableFormatStyle, ParseStrategy where Value: InputValue {
  /// Returns the formatted text of a value, as after the user leaves a field.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text. If the format has a mistake, it is the value's description.
  /// - Complexity: O(*n* + *m*) in the lengths of the value and the pattern.
  public func format(_ value: Value) -> String {
    guard let resolved = try? definition.resolvedForField(in: .current) else { return "\(value)" }
    return conversion.write(value, resolved).text
  }

  /// The format itself.
  public var parseStrategy: Self { self }

  /// Returns the value of a text, in any notation, interpreted like a paste into an empty field.
  ///
  /// - Parameter text: The text, formatted or not. An empty text is an empty string, and no number or date.
  /// - Returns: The value.
  /// - Throws: `InputParseError` if something is missing, if letters, digits, or the symbol of
  ///   another currency are unused, if there is an issue, if the type can't hold the value, or if
  ///   the format has a mistake.
  public func parse(_ text: String) throws(InputParseError) -> Value {
    let resolved: ResolvedFormat
    do throws(FormatError) {
      resolved = try definition.resolvedForField(in: .current)
    } catch {
      throw InputParseError(.definition(error.inLiteral), value: "")
    }
    if text.isEmpty {
      if let empty = conversion.read(FormattedText(), resolved) { return empty }
      throw InputParseError(.incomplete(remainder: ""), value: "")
    }
    let formatted = try resolved.format.parsed(text)
    guard let value = conversion.read(formatted, resolved) else {
      throw InputParseError(.unrepresentable, value: formatted.value)
    }
    return value
  }

  /// Returns this format with a locale of its own.
  ///
  ///     FieldFormat<Decimal>.currency("EUR").locale(Locale(identifier: "de_DE")).format(1234.5)  // "1.234,50 €"
  ///
  /// - Parameter locale: The locale.
  /// - Returns: The format.
  public func locale(_ locale: Locale) -> Self { self.locale(locale.identifier) }
}

extension FieldFormat {
  /// Returns this format with a time zone of its own, for dates that are points in time.
  ///
  /// - Parameter timeZone: The time zone.
  /// - Returns: The format.
  public func timeZone(_ timeZone: TimeZone) -> Self { self.timeZone(timeZone.identifier) }
}

extension FormatStyle {
  /// Returns a field format as a format style.
  ///
  ///     TextField("Phone", value: $phone, format: .input(.mask("+1 ([000]) [000]-[0000]")))
  ///
  /// - Parameter format: The format.
  /// - Returns: The same format.
  public static func input<Value>(_ format: FieldFormat<Value>) -> Self
  where Self == FieldFormat<Value> { format }
}

extension String {
  /// Returns the text of this value in a format.
  ///
  ///     "2125550100".formatted(.mask("+1 ([000]) [000]-[0000]"))  // "+1 (212) 555-0100"
  ///
  /// - Parameter format: The format.
  /// - Returns: The text.
  public func formatted(_ format: FieldFormat<String>) -> String { format.format(self) }
}
