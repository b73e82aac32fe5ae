import FormworkCore
import FormworkTestSupport
import Testing

/// Amounts and dates of a form have the same digits, and values have Latin ones.
@Suite struct DatesInDigitsTests {
  @Test(arguments: [
    ("ar_EG", "24121990", "٢٤/١٢/١٩٩٠", "24/12/1990"),
    ("ar_EG", "٢٤١٢١٩٩٠", "٢٤/١٢/١٩٩٠", "24/12/1990"),
    ("fa_IR", "19901224", "۱۹۹۰/۱۲/۲۴", "1990/12/24"),
    ("ar_AE", "24121990", "24/12/1990", "24/12/1990"),
    ("de_DE", "24121990", "24.12.1990", "24.12.1990"),
    ("he_IL", "24121990", "24.12.1990", "24.12.1990"),
  ])
  func dateInTheDigitsOfItsLocale(locale: String, keys: String, text: String, value: String) throws
  {
    let codec = FieldFormat<String>.date.resolved(in: FormatContext(locale: locale))
    var session = EditingSession(format: codec.format)
    for key in keys { _ = session.insert(String(key)) }
    #expect(session.current.text == text)
    #expect(session.current.value == value)
    #expect(codec.format.formatted(text: text).text == text)
    #expect(codec.format.formatted(value: value).text == text)
    let amount = FieldFormat<String>.currency("EUR").resolved(in: FormatContext(locale: locale))
    let digits = { (text: String) in
      text.unicodeScalars.first { $0.properties.numericType == .decimal }.map { $0.value & ~0xF }
    }
    #expect(digits(amount.format.formatted(value: "24").text) == digits(text))
  }

  @Test func typedValuesAndLimits() throws {
    let latest = DateTimeComponents(year: 2008, month: 11, day: 30)
    let context = FormatContext(locale: "ar_EG")
    let format = FieldFormat<DateTimeComponents>.date(maximum: latest)
    let codec = format.resolved(in: context)
    let day = codec.format.formatted(text: "٠١/١٢/٢٠٠٨")
    #expect(day.issue == .aboveMaximum)
    #expect(day.issue?.limit == "٣٠/١١/٢٠٠٨")
    #expect(format.value(of: day, in: context) == DateTimeComponents(year: 2008, month: 12, day: 1))
    #expect(format.formatted(latest, in: context).text == "٣٠/١١/٢٠٠٨")
    #expect(format.formatted(latest, in: context).issue == nil)
  }

  /// The same edits with Latin digits are the oracle.
  @Test(arguments: UInt64(1)...40)
  func everyEditIsThatOfTheBase(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pattern = random.element(of: ["dd/MM/yyyy", "MM/yy", "yyyy. MM. dd.", "HH:mm", "hh:mm a"])
    let base = try DateFormat(pattern)
    let format = try #require(DatesInDigits(base, zero: "٠"))
    var (plain, shown) = (FormattedText(), FormattedText())
    for _ in 0..<40 {
      let key = random.element(of: ["1", "2", "0", "9", "/", "", "x", "2024", "٣", "24.12.1990"])
      let lower = random.number(in: 0...plain.text.utf16.count)
      let upper = random.number(in: lower...plain.text.utf16.count)
      let range = UTF16Offset(lower)..<UTF16Offset(random.number(in: 0...1) == 0 ? lower : upper)
      let edit = TextEdit(replacing: range, with: key)
      let expected = base.apply(edit.replacing(with: key == "٣" ? "3" : key), to: plain)
      let outcome = format.apply(edit, to: shown)
      #expect(outcome.rejection == expected.rejection)
      (plain, shown) = (expected.formatted, outcome.formatted)
      #expect(format.latin(shown) == plain)
      #expect(shown.value == plain.value)
      #expect(shown.selection == plain.selection)
      #expect(!shown.text.unicodeScalars.contains { ("0"..."9").contains($0) })
      #expect(format.remainder(after: shown) == base.remainder(after: plain))
      let steps = random.number(in: -3...3)
      let stepped = format.stepped(shown, by: steps).map { format.latin($0.formatted) }
      #expect(stepped == base.stepped(plain, by: steps)?.formatted)
      #expect(format.latin(format.editingEnded(shown)) == base.editingEnded(plain))
    }
  }
}
