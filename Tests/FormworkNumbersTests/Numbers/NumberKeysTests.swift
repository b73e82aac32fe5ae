import FormworkTestSupport
import Testing

/// What a person sees at each key, drawn as `press` does.
@Suite struct NumberKeysTests {
  private func english(_ change: (inout NumberFormat.Options) -> Void = { _ in }) throws
    -> NumberFormat
  {
    var options = NumberFormat.Options()
    change(&options)
    return try NumberFormat(NumberSymbols(), options)
  }

  @Test(
    arguments: [
      ("1", "1|"), ("1234", "1,234|"), ("1234567", "1,234,567|"), ("1234.5", "1,234.5|"),
      ("12.", "12.|"), (".", "0.|"), (".5", "0.5|"), ("-", "-|"), ("-5", "-5|"), ("5-", "-5|"),
      ("5--", "5|"), ("-5+", "5|"), ("-.5", "-0.5|"), ("0", "0|"), ("00", "0|"), ("05", "5|"),
      ("0.05", "0.05|"), ("x", "|"), ("1x2", "12|"), ("1 2", "12|"), ("1'2", "12|"),
      // The caret stays between the same digits.
      ("1234567«3»9", "12,9|34,567"), ("999999«3»1", "9,991|,999"),
      ("234567«0»1", "1|,234,567"),
      // Backspace and Delete beside a separator take the digit.
      ("1234567«6»⌫", "123|,567"), ("1234567«5»⌦", "123,4|67"), ("1234567«1»⌫", "|234,567"),
      ("1234567«2»⌫", "|234,567"), ("1234567«1»⌦", "1|34,567"),
      // Nothing multiplies.
      ("12.34«3»⌫", "12|.34"), ("12.34«2»⌦", "12.|34"), ("12.⌫", "12|"), (".⌫", "|"),
      // The zero before a typed separator disappears with it, whatever was typed between.
      (".5⌫", "0.|"), (".5⌫⌫", "|"), (".55⌫⌫", "0.|"), (".55⌫⌫⌫", "|"), ("0.55⌫⌫⌫", "0|"),
      ("12.34«1,4»⌫", "1|.4"), ("12.34«1,4»9", "19|.4"),
      ("12.34«3»⇤", "0|.34"), ("12.34«0,5»7", "7|"),
      // The separator typed again.
      ("12.34«4».", "12.3|4"), ("12.34«2».", "12.|34"), ("12.34«1».", "1.|234"),
      ("1234«2».", "1.|234"),
      ("1234«0».", "0.|1234"), ("1.5.", "1.5|"), ("12.34«3».", "12.|34"), ("12.34.", "12.34|"),
      // The other separator.
      ("12,5", "12.5|"), ("1234«2»,", "1,|234"), ("1234«1»,", "1,|234"),
      ("1234567«6»,", "1,234,|567"),
      ("12345«1»,", "1|2,345"),
      // Leading zeros stay until the field is left; a lone zero before the caret gives way, and after
      // it if nobody typed it.
      ("1000000«1»⌫", "|000000"), ("1000000«1»⌫2", "2|,000,000"), ("1000000«1»⌫○", "|0"),
      ("10234«1»⌫", "|0234"), ("0.15«1»2", "2|.15"), ("0.15«0»2", "2|0.15"), (".15«0»2", "2|.15"),
      ("1.5«1»⌫", "0|.5"),
      ("1.5«1»⌫2", "2|.5"),
      // Leaving.
      ("12.○", "12|"), ("-○", "|"), ("-0○", "0|"), ("0.○", "0|"), ("1.50○", "1.50|"),
      // Other digits and signs.
      ("١٢٣٤", "1,234|"), ("１２．５", "12.5|"), ("−5", "-5|"), ("–5", "-5|"), ("5\u{20E3}", "|"),
      // Pasting.
      ("⟨1.234.567,89⟩", "1,234,567.89|"), ("⟨1,234,567.89⟩", "1,234,567.89|"),
      ("⟨1.234⟩", "1.234|"), ("⟨1,234⟩", "1,234|"), ("⟨12,5⟩", "12.5|"),
      ("⟨1234,567⟩", "1,234.567|"),
      ("⟨0,234⟩", "0.234|"), ("⟨1 234 567,5⟩", "1,234,567.5|"), ("⟨1’234’567.5⟩", "1,234,567.5|"),
      ("⟨12,34,567.8⟩", "1,234,567.8|"), ("⟨12,34,567⟩", "1,234,567|"),
      ("⟨(1,234.50)⟩", "-1,234.50|"),
      ("⟨1.5e3⟩", "1,500|"), ("⟨1E-3⟩", "0.001|"), ("⟨-2.5e+2⟩", "-250|"),
      ("⟨USD 1,234.50⟩", "|"),
      ("⟨$1,234.50⟩", "|"), ("⟨€ 1.234,50⟩", "|"), ("⟨1.234,-⟩", "1,234.|"),
      ("⟨١٬٢٣٤٫٥⟩", "1,234.5|"), ("⟨5-⟩", "-5|"), ("⟨−5⟩", "-5|"), ("⟨ 5 ⟩", "5|"),
      ("⟨12.05.2024⟩", "|"), ("⟨2024-12-24⟩", "|"), ("⟨12:30⟩", "|"), ("⟨1/2⟩", "|"),
      ("⟨abc⟩", "|"),
      ("⟨1.2.3⟩", "|"), ("⟨1,2,3⟩", "|"), ("⟨5️⃣⟩", "|"), ("⟨1e9999⟩", "|"), ("⟨5 - paid⟩", "|"),
      ("12⟨34⟩", "1,234|"), ("12«1»⟨99⟩", "1,99|2"), ("12⟨.5⟩", "12.5|"),
      ("12⟨3.4⟩", "123.4|"), ("12.5⟨3.4⟩", "12.5|"), ("12⟨-5⟩", "12|"), ("12«0»⟨-5⟩", "-5|12"),
      ("0⟨007⟩", "7|"), ("12«0,2»⟨-1.5⟩", "-1.5|"),
      // Undo.
      ("1234«2»⌫↶", "1,|234"), ("12.5-↶", "12.5|"),
    ] as [(String, String)])
  func keys(keys: String, expected: String) throws {
    #expect(typed(keys, into: try english()) == expected)
  }

  /// A separator stays where it was typed, and what follows says what it means.
  @Test(
    arguments: [
      ("1,", "1.|"), ("1,2", "1.2|"), ("1,23", "1.23|"), ("1,234", "1,234|"),
      ("1,2345", "1.2345|"), ("1,234.", "1,234.|"), ("1,234.5", "1,234.5|"),
      ("12,345,", "12,345,|"),
      ("12,345,6", "12,345,6|"), ("12,345,678", "12,345,678|"), ("10,000.00", "10,000.00|"),
      ("1,23,456", "1,23,456|"), ("1,23,456○", "123,456|"), ("1.234,5", "1,234.5|"),
      ("-1,234", "-1,234|"), ("1,234-", "-1,234|"), ("(1,234)", "-1,234|"), ("5,-", "5.|"),
      ("1.2.3", "1.23|"), ("1,2,", "1.2|"), ("3-10", "-3|"), ("3--10", "310|"),
      // Backspace takes back what a key has made of the separators before it.
      ("1,234⌫", "1.23|"), ("1,234⌫⌫", "1.2|"), ("1,234⌫⌫⌫⌫", "1|"), ("1,234.⌫", "1,234|"),
      ("12,345,⌫", "12,345|"), ("1,234↶", "1.23|"), (",⌫", "|"), ("1 234⌫", "123|"), ("3-⌫", "-|"),
      // Elsewhere the format places separators, as it does once the field is left.
      ("1,234«1»9", "19|,234"), ("1,234○5", "12,345|"), ("1,234○⌫", "123|"), ("1,234«0»⌦", "|234"),
    ])
  func separatorsStay(keys: String, expected: String) throws {
    #expect(typed(keys, into: try english()) == expected)
  }

  /// The same in German, with cents.
  @Test(
    arguments: [
      ("1.5", "1,5"), ("1.50", "1,50"), ("1.500", "1.500"), ("1.5000", "1.500"),
      ("1.500,5", "1.500,5"),
      ("1,500", "1,50"), ("0.500", "0,50"), ("12.345.678", "12.345.678"),
    ])
  func germanMoney(keys: String, expected: String) throws {
    var options = NumberFormat.Options()
    options.maximumFractionDigits = 2
    let german = try NumberFormat(
      NumberSymbols(decimalSeparator: ",", groupSeparator: "."), options)
    #expect(typed(keys, into: german) == expected + "|")
  }

  /// Where a fraction has two digits, the third one of a thousand is rejected, which nobody sees later: the
  /// number that is left is not the one that was meant, and isn't complete.
  @Test(arguments: ["1,783,924.61", "3,955,600", "12,34,567"])
  func anAmountInForeignGroupsIsNeverAnother(keys: String) throws {
    var options = NumberFormat.Options()
    options.maximumFractionDigits = 2
    let german = try NumberFormat(
      NumberSymbols(decimalSeparator: ",", groupSeparator: "."), options)
    var field = EditingSession(format: german)
    for key in keys { field.insert(String(key)) }
    #expect(!field.current.isComplete)
    field.endEditing()
    #expect(field.current.issue == .malformed)
    let pasted = german.formatted(text: keys)
    #expect(pasted.isDone && pasted.value == keys.filter { $0 != "," })
  }

  /// What is no number, or not yet, isn't complete, and has an issue once the field is left.
  @Test(arguments: [
    ("12,345,6", false), ("12 34", false), ("1,234,", false), ("1,234,567", true), ("1 234", true),
    ("12 ", true), ("1,23", true),
  ])
  func whatIsNoNumber(keys: String, isComplete: Bool) throws {
    var field = EditingSession(format: try english())
    _ = press(keys, in: &field)
    #expect(field.current.isComplete == isComplete)
    #expect(field.current.issue == nil)
    field.endEditing()
    #expect(field.current.isComplete == isComplete)
    #expect(field.current.issue == (isComplete ? nil : .malformed))
  }

  /// A dot that is neither separator of the format: a thousand, or one and a bit.
  @Test func twoMeanings() throws {
    let french = try NumberFormat(NumberSymbols(decimalSeparator: ",", groupSeparator: "\u{202F}"))
    var field = EditingSession(format: french)
    #expect(field.insert("1.234").isRejected)
    for key in "1.234" { field.insert(String(key)) }
    #expect(!field.current.isComplete)
    field.insert("5")
    #expect(field.current.isComplete && field.current.value == "1.2345")
    field.deleteBackward()
    for key in ",5" { field.insert(String(key)) }
    #expect(field.current.isComplete && field.current.value == "1234.5")
  }

  /// Without a fraction a separator is one between groups, or the number isn't complete.
  @Test(arguments: [
    ("1.5", "15", false), ("1,5", "15", false), ("1,500", "1500", true),
    ("1.234.567", "1234567", true), ("1.", "1", true),
  ])
  func noFraction(keys: String, value: String, isComplete: Bool) throws {
    let whole = try english { $0.maximumFractionDigits = 0 }
    var field = EditingSession(format: whole)
    _ = press(keys, in: &field)
    #expect(field.current.value == value && field.current.isComplete == isComplete)
  }

  /// A whole number may end a sentence, or a clause: no fraction can follow its last separator.
  @Test(arguments: [
    ("1234.", "1234"), ("1,234.", "1234"), ("1.234,", nil), ("1 234,", "1234"), ("12,", "12"),
    ("1,234,567.", "1234567"), ("12,.", nil), ("1,23.", nil), ("1,234,", nil), ("1,234.0", nil),
    ("1234..", nil),
  ])
  func wholeNumberEndsASentence(text: String, value: String?) throws {
    let whole = try english { $0.maximumFractionDigits = 0 }
    var field = EditingSession(format: whole)
    let isRejected = field.insert(text).isRejected
    #expect(isRejected == (value == nil))
    #expect(field.current.value == value ?? "")
    #expect(field.current.isComplete || value == nil)
  }
}
