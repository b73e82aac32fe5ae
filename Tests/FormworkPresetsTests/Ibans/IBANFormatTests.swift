import FormworkTestSupport
import Testing

@Suite struct IBANFormatTests {
  /// Keys are drawn as `press` has them. Numbers are the examples of ISO 13616's registry, or don't check.
  @Test(
    arguments: [
      // As they are typed, in any case.
      ("D", "D|", nil), ("de", "DE|", "DE"), ("de8937", "DE89 37|", "DE"),
      ("gb33bukb20201555555555", "GB33 BUKB 2020 1555 5555 55|", "GB"),
      ("GB33 BUKB 2020 1555 5555 55", "GB33 BUKB 2020 1555 5555 55|", "GB"),
      // Letters and digits have their places.
      ("1", "1|", nil), ("D1", "D1|", nil), ("DEX", "DEX|", "DE"), ("DE89X", "DE89 X|", "DE"),
      ("GB331", "GB33 1|", "GB"), ("XX12A1", "XX12 A1|", nil),
      // Pastes.
      ("⟨IBAN: gb33 bukb 2020 1555 5555 55⟩", "GB33 BUKB 2020 1555 5555 55|", "GB"),
      ("⟨iban GB33-BUKB-2020-1555-5555-55⟩", "GB33 BUKB 2020 1555 5555 55|", "GB"),
      ("⟨GB33BUKB20201555555555 BIC ABCDEFGH⟩", "GB33 BUKB 2020 1555 5555 55|", "GB"),
      ("⟨ＧＢ３３⟩", "GB33|", "GB"), ("⟨GB33 BUKB\nnext⟩", "GB33 BUKB NEXT|", "GB"),
      // What is pasted with a wrong letter keeps it, to be mended.
      ("⟨DE89 37O4⟩", "DE89 37O4|", "DE"), ("⟨DE89 37O4⟩«8»⌫0", "DE89 370|4", "DE"),
      ("IBAN", "IBAN|", nil), ("⟨IBAN:⟩", "IBAN|", nil), ("D⟨IBAN⟩", "DIBA N|", nil),
      ("IBAN de8937", "DE89 37|", "DE"),
      // No more than the country has.
      ("NO93860111179470", "NO93 8601 1117 947|", "NO"),
      ("⟨NO93860111179470⟩", "|", nil), ("⟨NO9386011117947 (0)⟩", "NO93 8601 1117 947|", "NO"),
      // In the middle.
      ("DE8937«4»1", "DE89 1|37", "DE"), ("DE8937«5»⌫", "DE8|3 7", "DE"),
      ("DE8937«4»⌦", "DE89| 7", "DE"), ("DE8937«0»⌦", "|E893 7", nil),
      ("DE8937«0»⌦D", "D|E89 37", "DE"), ("DE8937«4» ", "DE89 |37", "DE"),
    ] as [(keys: String, drawn: String, country: String?)])
  func keys(keys: String, drawn expected: String, country: String?) {
    let format = IBANFormat()
    var session = EditingSession(format: format)
    _ = press(keys, in: &session)
    #expect(drawn(session.current) == expected, "\(keys)")
    #expect(format.country(of: session.current) == country, "\(keys)")
  }

  @Test(
    arguments: [
      ("GB33BUKB20201555555555", true, nil), ("GB33BUKB20201555555556", true, "checksum"),
      ("GB33BUKB2020155555555", false, nil), ("DE8937O4", false, "misplacedCharacter"),
      ("1", false, "misplacedCharacter"), ("", false, nil), ("NO9386011117947", true, nil),
      ("NO9386011117948", true, "checksum"), ("XX12", false, nil), ("XX12345678901234", false, nil),
      ("XX5200000000000", false, nil), ("XX9000000000000", true, nil),
      ("XX" + "12345678901234567890123456789012", false, "checksum"),
      ("XX" + "1234567890123456789012345678901234", false, nil),
      ("NO0086011117947", true, "checksum"),
    ] as [(text: String, isComplete: Bool, issue: String?)])
  func completeness(text: String, isComplete: Bool, issue: String?) {
    let formatted = IBANFormat().formatted(text: text)
    #expect(formatted.isComplete == isComplete, "\(text)")
    #expect(formatted.issue?.code == issue, "\(text)")
  }

  /// The data knows 127 countries, and each has its length.
  @Test func countriesAreThoseOfTheData() {
    #expect(IBANModel.kinds.count == 127)
    let format = IBANFormat()
    for (country, kinds) in IBANModel.kinds {
      let digits = String(repeating: "0", count: kinds.count - 2)
      #expect(format.formatted(text: country + digits + "0").value == "", "\(country)")
      #expect(format.formatted(value: country + digits + "0").issue == .tooLong)
      let full = format.formatted(text: country + digits)
      #expect(full.value.count == kinds.count, "\(country)")
      #expect(full.isFull)
      #expect(format.country(of: full) == country)
    }
  }

  @Test func whatFindsNoPlaceIsReported() {
    let format = IBANFormat()
    func unused(_ text: String) -> String {
      format.apply(TextEdit(inserting: text, at: 0), to: FormattedText()).unused
    }
    #expect(unused("IBAN: NO93 8601 1117 947") == "")
    #expect(unused("NO93 8601 1117 947 BIC ABC") == "BICABC")
    #expect(unused("NO93é12") == "")
    let text = "IBAN: no93 8601 1117 947"
    #expect(format.unused(of: text, in: format.formatted(text: text)) == "")
    let noted = text + " (1)"
    #expect(format.unused(of: noted, in: format.formatted(text: noted)) == "1")
  }

  /// Of two numbers that are right none is taken, even if groups of letters in one look like words.
  @Test(
    arguments: [
      "CY89 0034 3124 KZEX DQM3 CVKD ZPEH\nNL10GILL7635864418",
      "NL10GILL7635864418 CY89 0034 3124 KZEX DQM3 CVKD ZPEH",
      "MT40 CFTE 4912 0IG9 KL7B 3HV5 BTOP YAW GR320267058RDIPEWFUQOZTA3NM",
      "MT40 CFTE 4912 0IG9 KL7B 3HV5 BTOP YAW\nGR320267058RDIPEWFUQOZTA3NM",
      "MT40 CFTE 4912 0IG9 KL7B 3HV5 BTOP YAW, GR320267058RDIPEWFUQOZTA3NM",
    ])
  func severalNumbers(text: String) {
    let outcome = IBANFormat().apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    #expect(outcome.isRejected, "\(outcome.formatted.text)")
    for line in text.split(separator: "\n") where text.contains("\n") {
      #expect(IBANFormat().formatted(text: String(line)).isDone)
    }
  }

  @Test func aNumberAndItsNote() {
    for (text, value) in [
      ("CY89 0034 3124 KZEX DQM3 CVKD ZPEH (Anna)", "CY8900343124KZEXDQM3CVKDZPEH"),
      ("GB33 BUKB 2020 1555 5555 55, GB33BUKB20201555555555", "GB33BUKB20201555555555"),
    ] { #expect(IBANFormat().formatted(text: text).value == value, "\(text)") }
  }

  @Test func rejectionsHaveReasons() {
    let format = IBANFormat()
    let full = format.formatted(text: "NO93 8601 1117 947")
    func rejection(_ text: String) -> Rejection? {
      format.apply(TextEdit(inserting: text, at: .end(of: full.text)), to: full).rejection
    }
    #expect(rejection("1") == .noRoom)
    #expect(rejection("é") == .notAllowed)
    #expect(rejection("😀") == .notAllowed)
    #expect(rejection(" -") == nil)
  }

  /// What is missing, as far as the country tells.
  @Test(
    arguments: [
      ("", "AA00"), ("N", "A00"), ("NO93", " 0000 0000 000"), ("NO9386011117947", ""),
      ("GB82 WES", "A 0000 0000 0000 00"), ("ZZ12", ""),
      ("MT84", " AAAA 0000 0000 0000 0000 0000 000"),
    ] as [(text: String, remainder: String)])
  func whatIsMissing(text: String, remainder: String) {
    let format = IBANFormat()
    let shown = format.formatted(text: text)
    #expect(format.remainder(after: shown) == remainder, "\(text)")
  }
}
