import FormworkTestSupport
import Testing

@Suite struct PresetTests {
  /// Keys are drawn as `press` has them.
  @Test(
    arguments: [
      ("postal.NL", "1234ab", "1234 AB|", true), ("postal.NL", "1234", "1234 |", false),
      ("postal.US", "94103", "94103|", true), ("postal.US", "941031", "94103-1|", false),
      ("postal.US", "941031234", "94103-1234|", true), ("postal.US", "941031⌫", "94103|", true),
      ("postal.US", "⟨94103-1234⟩", "94103-1234|", true),
      ("postal.GB", "sw1a1aa", "SW1A 1AA|", true), ("postal.GB", "m11ae", "M1 1AE|", true),
      ("postal.GB", "b338th", "B33 8TH|", true), ("postal.GB", "cr26xh", "CR2 6XH|", true),
      ("postal.GB", "dn551pt", "DN55 1PT|", true), ("postal.GB", "w1a1hq", "W1A 1HQ|", true),
      ("postal.GB", "⟨ec1a 1bb⟩", "EC1A 1BB|", true),
      ("postal.CA", "k1a0b1", "K1A 0B1|", true), ("postal.CA", "d1", "D1|", false),
      ("postal.IE", "d6wa", "D6W A|", false), ("postal.LV", "1010", "LV-1010|", true),
      ("postal.AR", "c1070aam", "C1070AAM|", true), ("postal.AR", "1070", "1070|", true),
      ("postal.KZ", "010000", "010000|", true), ("postal.KZ", "z05t3c4", "Z05T3C4|", true),
      ("postal.IL", "9103401", "9103401|", true), ("postal.TW", "10048", "10048|", true),
      ("us.ssn", "123456789", "123-45-6789|", true), ("cl.rut", "123456785", "12.345.678-5|", true),
      ("cl.rut", "12345674", "1.234.567-4|", true), ("nz.ird", "49091850", "49-091-850|", true),
      ("issn", "2434561x", "2434-561X|", true), ("mac", "00005e005301", "00:00:5E:00:53:01|", true),
      ("ip.v4", "192.0.2.1", "192.0.2.1|", true), ("color.hex", "00aaff", "#00AAFF|", true),
      ("time.offset", "+0200", "+02:00|", true), ("card", "42424", "4242 4|", false),
      ("card.code", "1234", "1234|", true), ("iban", "no93", "NO93|", false),
      ("bic", "abcdusyy", "ABCD US YY|", true),
      // What is typed with the prefix that the preset supplies, by a person or a scanner.
      ("isbn13", "9783161484100", "978-3161484100|", true),
      ("isbn13", "9791429591293", "979-1429591293|", true),
      ("eu.vat.es", "ESB58378431", "ES B58378431|", true),
      ("eu.vat.es", "E5", "ES E5|", false), ("eu.vat.es", "ES⌫", "E|", false),
      ("eu.vat.es", "B5⌫⌫", "|", false), ("eu.vat.es", "B58«0»1", "ES 1|B58", false),
      ("eu.vat.de", "DE136695976", "DE 136 695 976|", true), ("eu.vat.de", "x1", "DE X1|", false),
      ("ch.ahv", "7569217076985", "756.9217.0769.85|", true),
      ("ch.ahv", "9217076985", "756.9217.0769.85|", true),
      ("color.hex", "#00aaff", "#00AAFF|", true), ("gb.vat", "gbgd001", "GB GD001|", true),
      // No dead key that shifts the rest, but none that a full field would have room for.
      ("postal.GB", "sw1a1ai", "SW1A 1AI|", false), ("postal.NL", "1234abc", "1234 AB|", true),
      ("postal.NL", "12a4b", "12A4 B|", false), ("us.ssn", "12a3", "123-|", false),
      ("mac", "0o", "0O:|", false), ("se.pnr", "121212+1212", "121212+1212|", true),
      ("se.pnr", "198112189876", "19811218-9876|", true), ("se.pnr", "12+1", "121|", false),
      ("fi.hetu", "13-10-52-308t", "131052-308T|", true), ("fi.hetu", "⟨131052A-308T⟩", "|", false),
      // Whole, the one complete part, or rejected.
      ("us.ssn", "⟨Your SSN is 123-45-6789, since 2019⟩", "123-45-6789|", true),
      ("us.ssn", "⟨123-45-6789 and 123-45-6780⟩", "|", false),
      ("us.ssn", "⟨1234567890⟩", "|", false),
      ("us.ssn", "⟨SSN: 123⟩", "123-|", false),
      (
        "uuid", "⟨urn:uuid:12716bff-68ba-43b6-b6cd-18f9188a3c16⟩",
        "12716BFF-68BA-43B6-B6CD-18F9188A3C16|", true
      ),
      ("postal.GB", "⟨London, SW1A 1AA⟩", "SW1A 1AA|", true),
      ("postal.NL", "⟨1234AB Amsterdam⟩", "1234 AB|", true),
      ("us.ssn", "٠٧٨٠٥١١٢٠", "078-05-1120|", true),
      ("us.ssn", "⟨078\n05\n1120⟩", "078-05-1120|", true),
    ] as [(identifier: String, keys: String, drawn: String, isComplete: Bool)])
  func keys(identifier: String, keys: String, drawn expected: String, isComplete: Bool) throws {
    let preset = try #require(Preset(identifier: identifier))
    var session = EditingSession(format: preset.makeFormat())
    _ = press(keys, in: &session)
    #expect(drawn(session.current) == expected, "\(identifier) \(keys)")
    #expect(session.current.isComplete == isComplete, "\(identifier) \(keys)")
  }

  @Test(
    arguments: [
      ("us.rtn", "123456789", "checksum"), ("us.rtn", "12345678", nil),
      ("gb.nhs", "1234567890", "checksum"), ("isbn13", "3161484100", nil),
      ("isbn13", "3161484101", "checksum"), ("isin", "US0378331005", nil), ("imo", "9074729", nil),
      ("imo", "9074728", "checksum"), ("imei", "490154203237518", nil),
      ("lei", "5493001KJTIIGC8Y1R12", nil), ("ch.ahv", "9217076984", "checksum"),
      ("ch.ahv", "9217076985", nil),
      ("es.dni", "12345678Z", nil), ("es.dni", "12345678A", "checksum"),
      ("es.nie", "X0000000T", nil), ("cl.rut", "12345674", nil),
      ("cl.rut", "123456786", "checksum"),
      ("pt.nif", "100034390", nil), ("ro.cnp", "5000821013891", nil),
      ("ro.cnp", "5000821013890", "checksum"), ("issn", "24345610", "checksum"),
      // Both divide by 97; a key is from 1 to 97.
      ("fr.nir", "000000000009797", nil), ("fr.nir", "000000000009700", "checksum"),
      ("fr.siret", "35600000009075", nil), ("br.cnpj", "12ABC34501DE35", nil),
      ("br.cpf", "00000000000", "malformed"), ("ca.sin", "000000000", "malformed"),
      ("us.ssn", "000123456", "malformed"), ("cz.rc", "530101123", nil),
      ("cz.rc", "540101123", nil), ("cz.rc", "7055030004", nil), ("no.fnr", "41010000023", nil),
      ("no.fnr", "01410000012", nil), ("it.cf", "RCCMNL83S18D96VW", nil),
      ("eu.vat.be", "BE428759497", nil), ("gb.vat", "GBGD001", nil),
      ("gb.vat", "GBGD501", "malformed"), ("eu.vat.fr", "FRK7399859412", nil),
      ("eu.vat.fr", "FRK8399859412", "checksum"), ("se.pnr", "19811218-9876", nil),
      ("sg.uen", "200918508Z", nil), ("time.offset", "+9900", "malformed"),
      ("lei", "5299001K4ZZ79EGTGU01", "malformed"), ("pl.pesel", "44051401359", nil),
      ("pl.pesel", "44053201359", "malformed"),
      // The one that stands for all who have none: letters behind the Ñ count one more.
      ("mx.curp", "XEXX010101HNEXXXA4", nil), ("mx.curp", "XEXX010101HNEXXXA3", "checksum"),
      // Published numbers of companies.
      ("kr.brn", "1248100998", nil), ("kr.brn", "1248100999", "checksum"),
      ("tw.ubn", "04595257", nil), ("tw.ubn", "04595256", "checksum"),
    ] as [(identifier: String, text: String, issue: String?)])
  func issues(identifier: String, text: String, issue: String?) throws {
    let preset = try #require(Preset(identifier: identifier))
    let formatted = preset.makeFormat().formatted(text: text)
    #expect(formatted.issue?.code == issue, "\(identifier) \(text): \(formatted.text)")
  }

  /// The beginning of a prefix that the format supplies isn't anything that the user could have done wrong.
  @Test func aPrefixAloneHasNoIssue() throws {
    var count = 0
    for preset in Preset.all {
      var session = EditingSession(format: preset.makeFormat())
      for character in preset.example {
        session.insert(String(character))
        guard session.current.value.isEmpty, !session.current.text.isEmpty else { break }
        #expect(session.current.issue == nil, "\(preset.identifier) \(session.current.text)")
        #expect(!session.current.isComplete, "\(preset.identifier)")
        count += 1
      }
    }
    #expect(count >= 20, "\(count)")
  }

  /// A value says all that was typed: none of a preset may stand for two texts.
  @Test func valuesMeanOneText() throws {
    var count = 0
    for preset in Preset.all {
      guard preset.isCode else { continue }
      let format = preset.makeFormat()
      let shown = format.formatted(text: preset.example)
      #expect(format.formatted(value: shown.value).text == shown.text, "\(preset.identifier)")
      count += 1
    }
    #expect(count >= 100)
    let address = try #require(Preset(identifier: "ip.v4")).makeFormat()
    #expect(address.formatted(text: "192.0.2.1").value == "192.0.2.1")
    #expect(address.formatted(value: "10.0.0.255").text == "10.0.0.255")
  }

  @Test func catalogueIsWhole() {
    #expect(Preset.all.count == 150)
    #expect(Set(Preset.all.map(\.identifier)).count == Preset.all.count)
    #expect(Preset.all.count { $0.identifier.hasPrefix("postal.") } == 50)
    for name in ["", "postal.nl", "postal.NL ", "none"] { #expect(Preset(identifier: name) == nil) }
  }

  /// An example is a whole text, and nobody's number: its check digits don't agree, unless it is published.
  @Test(arguments: Preset.all.map(\.identifier))
  func examplesAreWholeAndNobodys(identifier: String) throws {
    let preset = try #require(Preset(identifier: identifier))
    let format = preset.makeFormat()
    let shown = format.formatted(text: preset.example)
    #expect(shown.text == preset.example, "\(preset.identifier) \(shown.text)")
    // A text that may go on is judged when the field is left.
    let left = format.editingEnded(shown)
    #expect(shown.isComplete || left.issue != nil, "\(preset.identifier)")
    #expect(format.unused(of: preset.example, in: shown) == "")
    #expect(!preset.title.isEmpty && !preset.placeholder.isEmpty && !preset.source.isEmpty)
    if preset.checkDigits != nil, preset.identifier != "card" {
      #expect(
        left.issue == .checksum || left.issue == .malformed,
        "\(preset.identifier) has a number that may be somebody's")
    }
  }

  /// Whatever is typed: a text formatted again is the same, and an issue is told where it is one.
  @Test(arguments: Preset.all.map(\.identifier))
  func lawsHoldUnderRandomEdits(identifier: String) throws {
    let preset = try #require(Preset(identifier: identifier))
    var random = SeededGenerator(seed: PresetRun.seed)
    let format = preset.makeFormat()
    var session = EditingSession(format: format)
    var (texts, values) = (0, 0)
    for _ in 0..<max(60, PresetRun.count / 80) {
      let before = session.current
      let typed = random.element(of: Array("0123456789ABCDXZ-. "))
      let insertion =
        random.number(in: 0...3) == 0
        ? random.troublesomeText(upTo: 3)
        : random.number(in: 0...7) == 0
          ? preset.example : String(typed)
      let isDeletion = random.number(in: 0...3) == 0
      let edit = random.edit(of: before.text, inserting: isDeletion ? "" : insertion)
      let steps = session.undoCount
      session.perform(edit)
      let current = session.current
      if let digits = preset.checkDigits, preset.identifier != "card" {
        let isWrong = current.isComplete && !digits.agree(with: current.value)
        let isTold = current.issue == .checksum || current.issue == .malformed
        #expect(!isWrong || isTold, "\(preset.identifier) \(current.text)")
        #expect(current.issue != .checksum || isWrong, "\(preset.identifier) \(current.text)")
      }
      texts += 1
      let shown = format.formatted(value: current.value)
      if shown.value == current.value || shown.isDone { values += 1 }
      #expect(
        format.formatted(value: shown.value).text == shown.text,
        "\(preset.identifier) \(shown.text)")
      if session.undoCount > steps {
        session.undo()
        #expect(session.current.text == before.text, "\(preset.identifier)")
        session.redo()
      }
    }
    // A space at the end, and what is around an address, aren't of the value.
    #expect(values * 10 >= texts * 5, "\(preset.identifier) \(values) of \(texts)")
  }

  @Test func ownPresetsHaveTheSameForm() throws {
    let locker = Preset(
      identifier: "app.locker", title: "Locker", masks: [try Mask("[A]-[000]")], example: "A-123",
      placeholder: "A-000", checkDigits: nil)
    #expect(locker.makeFormat().formatted(text: "x1").text == "x-1")
    #expect(locker.keyboard == .default)
    let any = Preset(identifier: "app.any", title: "", masks: [], example: "", placeholder: "")
    #expect(any.makeFormat().formatted(text: "é 1").text == "é 1")
  }

  @Test(
    arguments: [
      ("postal.DE", .numberPad, "postal-code"), ("postal.NL", .asciiCapable, "postal-code"),
      ("card", .numberPad, "cc-number"), ("card.code", .numberPad, "cc-csc"),
      ("iban", .asciiCapable, nil),
      ("code.one-time", .numberPad, "one-time-code"), ("us.ssn", .numberPad, nil),
    ] as [(identifier: String, keyboard: KeyboardType, autocomplete: String?)])
  func keyboardsAndPurposes(identifier: String, keyboard: KeyboardType, autocomplete: String?)
    throws
  {
    let preset = try #require(Preset(identifier: identifier))
    #expect(preset.keyboard == keyboard)
    #expect(preset.autocomplete == autocomplete)
  }
}
