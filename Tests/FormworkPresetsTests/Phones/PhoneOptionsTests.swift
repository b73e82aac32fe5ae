import FormworkTestSupport
import Testing

/// Combinations of the options of a phone number.
@Suite struct PhoneOptionsTests {
  /// How a number is shown and which value it has are independent choices.
  @Test(
    arguments: [
      (.e164, .asTyped, "+493023125042", "+49 30 23125042", "+493023125042"),
      (.e164, .national, "+493023125042", "030 23125042", "+493023125042"),
      (.national, .asTyped, "+493023125042", "+49 30 23125042", "03023125042"),
      (.national, .national, "+493023125042", "030 23125042", "03023125042"),
      (.asTyped, .asTyped, "+493023125042", "+49 30 23125042", "+493023125042"),
      (.asTyped, .national, "+493023125042", "030 23125042", "03023125042"),
      (.e164, .national, "00493023125042", "030 23125042", "+493023125042"),
      (.national, .asTyped, "00493023125042", "+49 30 23125042", "03023125042"),
      // Neither a number of another country nor one that isn't whole is shown at home.
      (.asTyped, .national, "+442079460018", "+44 20 7946 0018", "+442079460018"),
      (.national, .national, "00442079460018", "00 44 20 7946 0018", "+442079460018"),
      (.e164, .national, "+49", "+49 ", "+49"),
      // An extension stays after the number, which then stays as it was typed.
      (.e164, .national, "+493023125042x12", "+49 30 23125042 x12", "+493023125042"),
      (.e164, .national, "+493023125042x", "030 23125042", "+493023125042"),
      (.national, .national, "+493023125042x", "030 23125042", "03023125042"),
    ] as [(PhoneFormat.ValueStyle, PhoneFormat.NationalDisplay, String, String, String)])
  func valuesAndHomeNumbers(
    style: PhoneFormat.ValueStyle, home: PhoneFormat.NationalDisplay, keys: String, text: String,
    value: String
  ) throws {
    var format = try PhoneFormat(region: "DE")
    (format.valueStyle, format.homeNumbers) = (style, home)
    var session = EditingSession(format: format)
    _ = press(keys + "○", in: &session)
    #expect(session.current.text == text && session.current.value == value)
  }

  /// An assigned value is shown in national form, unless the value is the typed text.
  @Test(
    arguments: [
      (.e164, .asTyped, "030 23125042"), (.national, .asTyped, "030 23125042"),
      (.asTyped, .asTyped, "+49 30 23125042"), (.asTyped, .national, "030 23125042"),
    ] as [(PhoneFormat.ValueStyle, PhoneFormat.NationalDisplay, String)])
  func assignedValues(
    style: PhoneFormat.ValueStyle, home: PhoneFormat.NationalDisplay, text: String
  ) throws {
    var format = try PhoneFormat(region: "DE")
    (format.valueStyle, format.homeNumbers) = (style, home)
    #expect(format.formatted(value: "+493023125042").text == text)
  }

  /// A calling code that no accepted region has is rejected, typed or pasted, with any prefix; another region
  /// of an accepted code has an issue, once the number is whole.
  @Test(
    arguments: [
      ("DE", "+4", "+4|", nil), ("DE", "+43", "+43|", nil), ("DE", "+44", "+4|", nil),
      ("DE", "+1", "+|", nil), ("DE", "⟨+442079460018⟩", "|", nil), ("DE", "0044", "00 4|", nil),
      ("DE", "0043", "00 43 |", nil), ("DE", "03023125042", "030 23125042|", nil),
      ("CA", "4165550100", "(416) 555-0100|", nil),
      ("CA", "2125550100", "(212) 555-0100|", "foreignNumber"), ("CA", "212555", "212-555|", nil),
      ("", "1", "|", nil), ("", "43", "+43|", nil),
      // A deletion is never rejected.
      ("DE", "+43123456«2»⌫", "+|3123456", "foreignNumber"),
    ] as [(region: String, keys: String, drawn: String, issue: String?)])
  func allowedRegions(region: String, keys: String, drawn expected: String, issue: String?) throws {
    var format = region.isEmpty ? PhoneFormat() : try PhoneFormat(region: region)
    format.allowedRegions = try (region == "CA" ? ["CA"] : ["DE", "AT"]).map { try PhoneRegion($0) }
    var session = EditingSession(format: format)
    _ = press(keys, in: &session)
    #expect(drawn(session.current).replacing(" ", with: "") == expected.replacing(" ", with: ""))
    #expect(session.current.issue?.code == issue)
  }

  /// Of several issues, the one that says most about the number is reported; an extension says least.
  @Test(
    arguments: [
      (.possible, .mobile, "030", nil), (.possible, .mobile, "03023125042", "notMobile"),
      (.possible, .mobile, "03023125042x1", "notMobile"),
      (.possible, .any, "03023125042x1", "hasExtension"),
      (.possible, .mobile, "015123456789x1", "hasExtension"),
      (.possible, .mobile, "+12125550100", nil), (.valid, .mobile, "015123456789", nil),
      (.valid, .mobile, "03023125042", "notMobile"), (.valid, .mobile, "+11112223333", "notValid"),
      (.possible, .mobile, "+11112223333", "notMobile"),
    ] as [(PhoneFormat.Validity, PhoneFormat.Kinds, String, String?)])
  func kindsOfNumbers(
    validity: PhoneFormat.Validity, kinds: PhoneFormat.Kinds, keys: String, issue: String?
  ) throws {
    var format = try PhoneFormat(region: "DE", validity: validity)
    format.kinds = kinds
    var session = EditingSession(format: format)
    _ = press(keys, in: &session)
    #expect(session.current.issue?.code == issue)
  }
}
