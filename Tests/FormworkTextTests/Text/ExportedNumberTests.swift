import FormworkMasks
import Testing

@Suite struct ExportedNumberTests {
  @Test(arguments: [
    ("1067.0", "1067"), ("1067,0", "1067"), ("01067.00", "01067"), ("5.0", "5"),
    (" 1067.0\r\n", "1067"), ("1067.0\u{A0}", "1067"), ("١٠٦٧.٠", "١٠٦٧"),
    ("१०६७٫०", "१०६७"),
    ("3023125042.000000", "3023125042"),
  ])
  func zerosAfterThePointAreNoDigits(text: String, digits: String) {
    #expect(ExportedNumber(text) == .whole(digits))
  }

  @Test(arguments: [
    "4.91511E+11", "4,91511e+11", "5E+10", "1.0E5", "1.2E-7", "9.99999999999999E+307",
  ])
  func scientificNotationIsRounded(text: String) {
    #expect(ExportedNumber(text) == .rounded)
  }

  @Test(arguments: [
    "", "1", "12", "1067", "1067.", ".0", "1067.5", "10.67.0", "1.067.0", "-5.0", "1 067.0", " ",
    "1E5",
    "12E+5",
    "1.5E", "1.5E+", "1.5E+1234", "1.5F+1", "x.0", "E+11", "5.E+11",
  ])
  func otherTextsAreNone(text: String) {
    #expect(ExportedNumber(text) == nil)
  }
}
