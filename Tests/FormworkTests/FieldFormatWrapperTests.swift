import FormworkCore
import Testing

/// Field formats that wrap another one.
@Suite struct FieldFormatWrapperTests {
  private let code = FieldFormat.mask("[0000]")

  @Test func purpose() {
    let intended = code.textContentType(.oneTimeCode)
    #expect(intended.makeFormat().purpose == .oneTimeCode)
    #expect(intended.formatted("1234").text == "1234")
    #expect(intended == code.textContentType(.oneTimeCode))
    #expect(intended != code)
    #expect(intended != code.textContentType(.postalCode))
  }

  @Test func length() {
    let limited = FieldFormat.mask("[000]-[000]").limited(to: 4)
    #expect(limited.formatted(text: "1234").text == "123-4")
    #expect(limited.formatted(text: "12345").text == "")
    #expect(limited != FieldFormat.mask("[000]-[000]").limited(to: 4, of: .text))
  }

  @Test func letterCase() {
    let upper = FieldFormat.text(allowed: .alphanumerics).changingCase(.upper)
    #expect(upper.formatted(text: "ab1").value == "AB1")
  }

  @Test func expression() {
    let expiry = FieldFormat.mask("[00]/[00]").matching("(0[1-9]|1[0-2])[0-9]{2}")
    var session = EditingSession(format: expiry)
    session.insert("1")
    #expect(session.insert("3").isRejected)
    #expect(expiry == FieldFormat.mask("[00]/[00]").matching("(0[1-9]|1[0-2])[0-9]{2}"))
  }

  @Test func check() {
    let even = FieldFormat.text(allowed: .digits).validated {
      Int($0.value)?.isMultiple(of: 2) == true
    }
    #expect(even.formatted("3").issue == .mismatch)
    #expect(even.formatted("4").issue == nil)
    let copy = even
    #expect(even == copy)
    #expect(even != FieldFormat.text(allowed: .digits).validated { _ in true })
  }

  @Test func typedValuesAndDetailsStay() {
    let price = FieldFormat<Double>.currency("USD").limited(to: 3)
    #expect(price.value(of: price.formatted(12)) == 12)
    let card = FieldFormat.card.textContentType(.cardNumber)
    #expect(card.details(of: card.formatted("4111")).cardBrand == .visa)
  }

  @Test func mistakesOfTheBaseStay() {
    FormatError.observing({ error, _ in #expect(error.message.contains("never closed")) }) {
      let wrong = FieldFormat.mask("[00").limited(to: 1)
      #expect(wrong.formatted(text: "abc").text == "abc")
    }
  }

  @Test func unitsAndRanges() {
    let weight = FieldFormat<Double>.number(suffix: " kg").locale("de_DE")
    #expect(weight.formatted(1.5).text == "1,5 kg")
    #expect(weight.value(of: weight.formatted(text: "1,5")) == 1.5)
    #expect(weight != FieldFormat<Double>.number(suffix: " g").locale("de_DE"))
    let shift = FieldFormat.duration("hh:mm")
    #expect(shift.formatted(95400).text == "26:30")
    #expect(shift.value(of: shift.formatted(text: "26:3")) == nil)
    let german = FormatContext(locale: "de_DE")
    #expect(shift.value(of: shift.formatted(text: "1,30", in: german), in: german) == 4680)
    #expect(shift.value(of: shift.formatted(text: "1.30", in: german), in: german) == 5400)
    let text: FieldFormat<String> = .duration("hh:mm")
    #expect(text.formatted(text: "90").value == "01:30")
    let stay = FieldFormat.dateRange(
      pattern: "dd/MM/yyyy", minimum: DateTimeComponents("2024-01-01"))
    #expect(stay.formatted(text: "24/12/2023 – 25/12/2023").issue == .belowMinimum)
  }
}
