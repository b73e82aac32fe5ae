import FormworkCore
import Testing

/// The examples of the module's documentation, compiled and run.
@Suite struct FormworkDocumentationTests {
  @Test func session() {
    // example: session
    var session = EditingSession(format: .phone(.germany))
    for key in "03023125042" { session.insert(String(key)) }
    #expect(session.current.text == "030 23125042")
    #expect(session.current.value == "+493023125042")
    // end
  }

  @Test func values() {
    // example: values
    let price = FieldFormat<Double>.currency("EUR").locale("de_DE")
    let shown = price.formatted(1234.5)
    #expect(shown.text == "1.234,50\u{A0}€")
    #expect(price.value(of: shown) == 1234.5)
    // end
  }

  @Test func context() {
    // example: context
    let swiss = FormatContext(locale: "de_CH")
    #expect(FieldFormat<Double>.number.formatted(1234.5, in: swiss).text == "1’234.5")
    #expect(FieldFormat.phone.formatted("+41446681800", in: swiss).text == "044 668 18 00")
    // end
  }
}

// example: extension
extension FieldFormat<String> {
  static var plate: Self { .mask("[AA]-[0000]") }
}
// end
