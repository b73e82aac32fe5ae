import FormworkFormats

private let locales = [
  "en_US", "de_DE", "fr_CH", "hi_IN", "ar_EG", "fa", "pl", "he", "bg", "my", "ckb", "ff_Adlm",
  "es_419",
]

/// A number with signs of a locale or of its own, and options of any kind; `nil` if there is none such.
func number(_ bytes: inout Bytes) -> NumberFormat? {
  let locale = bytes.pick(locales)
  guard var symbols = NumberSymbols(locale: locale) else { return nil }
  let flags = bytes.next()
  if flags & 1 != 0 {
    symbols.decimalSeparator = bytes.pick([".", ",", "٫", "5", "x", "-", "\u{301}", "\0"])
    symbols.groupSeparator = bytes.pick([nil, ",", " ", "\u{A0}", "'", ".", "e"])
    symbols.grouping = DigitGrouping(
      Int(bytes.next()), Int(bytes.next()), minimumLeading: Int(bytes.next()) - 2)
  }
  var options = NumberFormat.Options(
    affixes: flags & 2 == 0 ? .none : symbols.affixes(currency: bytes.pick(["€", "EUR", "1", ""])))
  if flags & 2 != 0 { options.currencyCode = bytes.pick(["EUR", nil, "", "é"]) }
  options.minimumFractionDigits = bytes.pick([0, 0, 1, 2, 20, -1])
  options.maximumFractionDigits = bytes.pick([nil, 0, 1, 2, 20, .max])
  options.maximumIntegerDigits = bytes.pick([nil, nil, 0, 1, 3, .max])
  options.allowsNegative = flags & 4 == 0
  options.padding = flags & 8 == 0 ? .afterEditing : .always
  options.digits = flags & 16 == 0 ? .native : .latin
  options.entry = flags & 32 == 0 ? .standard : .minorUnits
  options.stepping = flags & 64 == 0 ? .byStep : .digitAtCaret
  if flags & 128 != 0 {
    options.minimum = bytes.pick([nil, 0, -5, DecimalNumber("0.05")])
    options.maximum = bytes.pick([nil, 0, 10, DecimalNumber("99.99")])
    options.step = bytes.pick([1, 0, -1, DecimalNumber("0.25") ?? 1, DecimalNumber("1e40") ?? 1])
  }
  describe("NumberFormat(\(locale), \(symbols), \(options))")
  return try? NumberFormat(symbols, options)
}
