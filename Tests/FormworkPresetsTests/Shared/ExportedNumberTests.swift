import FormworkTestSupport
import Foundation
import Testing

/// Codes that were numbers in a spreadsheet: they lost their first zeros, and got a fraction.
@Suite struct ExportedNumberTests {
  /// A code that was exported is that code again, or not complete; never another one.
  @Test func aCodeIsItselfOrNotComplete() throws {
    var random = SeededGenerator(seed: 69)
    var (restored, dropped, incomplete) = (0, 0, 0)
    for preset in Preset.all {
      let format = preset.makeFormat()
      guard preset.isCode, format.keyboard == .numberPad else { continue }
      let length = format.formatted(value: preset.example).value.count
      for round in 0..<120 {
        let zeros = random.number(in: 0...2)
        let rest = (zeros..<length).map { _ in "\(random.number(in: 0...9))" }.joined()
        let code = String(repeating: "0", count: min(zeros, length)) + rest
        guard format.formatted(value: code).isDone else { continue }
        let number = String(code.drop { $0 == "0" })
        // A number that may have lost more zeros isn't restored.
        if number.isEmpty || code.count - number.count > 2 { continue }
        let text = number + random.element(of: [".0", ".00", ",0"])
        let alone = format.formatted(value: number)
        let meant = alone.isDone ? number : code
        var field = EditingSession(format: format)
        field.insert(text)
        var results = [format.formatted(text: text), format.formatted(value: text), field.current]
        field = EditingSession(format: format)
        field.set(value: text)
        results.append(field.current)
        for result in results {
          #expect(
            !result.isDone || result.value == meant,
            "\(preset.identifier) \(round): \(text) → \(result.value), not \(meant)")
          if !result.isDone {
            incomplete += 1
          } else if result.value == number {
            dropped += 1
          } else {
            restored += 1
          }
          if result.isDone { #expect(format.unused(of: text, in: result) == "") }
        }
      }
    }
    #expect(restored > 500 && dropped > 500, "\(restored), \(dropped), \(incomplete)")
  }

  /// With one zero and with two, it is a valid tax file number of Australia: nobody knows which one was exported.
  @Test func severalCodesAreNone() throws {
    let format = try #require(Preset(identifier: "au.tfn")).makeFormat()
    #expect(
      format.formatted(value: "01474688").isDone && format.formatted(value: "001474688").isDone)
    #expect(!format.formatted(text: "1474688.0").isDone)
  }

  /// The national numbers of libphonenumber's examples.
  @Test func aPhoneNumberIsItselfOrNotComplete() throws {
    let path = Project.root.appendingPathComponent("Data/phone-examples.json")
    let file = try JSONDecoder().decode(Examples.self, from: Data(contentsOf: path))
    var (done, others) = (0, 0)
    for (region, numbers) in file.regions {
      guard let format = try? PhoneFormat(region: region) else { continue }
      for national in numbers {
        let meant = format.formatted(text: national)
        let number = String(national.drop { $0 == "0" })
        let plain = format.formatted(text: number)
        for result in [
          format.formatted(text: number + ".0"), format.formatted(value: number + ".0"),
        ] {
          if !result.isDone {
            others += 1
            continue
          }
          #expect(result.value == plain.value, "\(region): \(national)")
          if meant.isDone, plain.isDone { done += 1 }
        }
      }
    }
    #expect(done > 600, "\(done), \(others)")
  }

  private struct Examples: Decodable {
    let regions: [String: [String]]
  }

  /// A mask has no fixed length, or doesn't know that its digits were a number.
  @Test(arguments: [
    ("[00000]", "1067.0", "1067", false), ("[00000]", "10671.0", "10671", true),
    ("[09999]", "12.0", "12", true),
    ("[00]:[00]", "12.00", "12:00", true), ("[000]-[0000]", "555.0000", "555-0000", true),
    ("[099].[099]", "10.0", "10.0", true),
    ("+1 ([000]) [000]-[0000]", "2125550100.0", "+1 (212) 555-0100", true),
    ("+1 ([000]) [000]-[0000]", "212555010.0", "+1 (212) 555-010", false),
    ("[099]{.}[099]", "12.0", "12.0", true), ("[0000000]-[0]", "1234567.0", "1234567-", false),
  ])
  func masks(pattern: String, text: String, shown: String, isComplete: Bool) throws {
    let mask = try Mask(pattern)
    let set = MaskSet(primary: mask, alternatives: [try Mask("[AAAA]")])
    for format in [AnyInputFormat(mask), AnyInputFormat(set)] {
      let result = format.formatted(text: text)
      #expect(result.text == shown && result.isDone == isComplete)
      var field = EditingSession(format: format)
      field.insert("9")
      field.select(UTF16Offset(0)..<field.current.end)
      field.insert(text)
      #expect(field.current.text == shown && field.current.isDone == isComplete)
    }
    let assigned = mask.formatted(value: text)
    #expect(!assigned.isDone || assigned.text == shown)
  }

  /// From the right, the point that a mask shows moves with each digit.
  @Test func fromTheRight() throws {
    let options = Mask.Options(rightToLeft: true)
    #expect(try Mask("[0…].[00]", options: options).formatted(text: "12.00").text == "12.00")
    #expect(try Mask("[0…].[00]", options: options).formatted(text: "12.0").text != ".12")
    #expect(try Mask("[0…]", options: options).formatted(text: "1067.0").text == "1067")
  }

  /// A number next to words, and in a copied cell.
  @Test func partsAndCells() throws {
    let postal = try #require(Preset(identifier: "postal.DE")).makeFormat()
    let phone = AnyInputFormat(try PhoneFormat(region: "DE"))
    for (format, text, value) in [
      (postal, "1067.0 Dresden", "01067"), (postal, "1067.0\r\n", "01067"),
      (postal, " 1067.0", "01067"),
      (postal, "1067.0\t", "01067"), (postal, "Dresden 1067.0", "01067"),
      (phone, "Tel. 3023125042.0 privat", "+493023125042"),
      (phone, "3023125042.0\n", "+493023125042"),
      (AnyInputFormat(try Mask("[00000]")), "10671.0 x", "10671"),
      (AnyInputFormat(try Mask("[00000]")), "10671.0\u{A0}", "10671"),
    ] {
      let result = format.formatted(text: text)
      #expect(!result.isDone || result.value == value, "\(text): \(result.value)")
      if !text.contains("x") { #expect(result.isDone, "\(text): \(result.value)") }
    }
  }

  @Test func digitsOfANumberAreLost() throws {
    let formats: [AnyInputFormat] = [
      AnyInputFormat(try PhoneFormat(region: "DE")), AnyInputFormat(try Mask("[0…]")),
      AnyInputFormat(CardFormat()),
      try #require(Preset(identifier: "ean13")).makeFormat(),
      AnyInputFormat(AllowedCharacters(.digits)),
      AnyInputFormat(IBANFormat()),
    ]
    for format in formats {
      var field = EditingSession(format: format)
      #expect(field.insert("4.91511E+11").rejection == .rounded)
      #expect(field.current.isEmpty)
      #expect(!format.formatted(value: "4.91511E+11").isDone)
    }
    let any = AllowedCharacters(.any)
    #expect(any.formatted(text: "4.91511E+11").text == "4.91511E+11")
  }

  @Test func aFilterOfDigitsTakesTheNumber() {
    let digits = AllowedCharacters(.digits)
    #expect(digits.formatted(text: "1067.0").text == "1067")
    #expect(AllowedCharacters(.decimal).formatted(text: "1067.0").value == "1067.0")
    var field = EditingSession(format: digits)
    field.insert("1067.0")
    #expect(field.current.text == "1067")
  }
}
