import FormworkReplay
import Testing

/// The laws hold for formats that keep them, and say what is wrong with others.
struct FormatLawsTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func ownFormatsKeepThem(seed: UInt64) {
    let company = FormatLaws.violations(
      of: CNPJ(), samples: ["11.222.333/0001-81", "12ABC34501DE35"], seed: seed, count: 400)
    #expect(company.isEmpty, "\(company)")
    let distance = FormatLaws.violations(
      of: Odometer(), samples: ["123 456 km", "7", "12000"], seed: seed, count: 400)
    #expect(distance.isEmpty, "\(distance)")
    let span = FormatLaws.violations(
      of: TimeSpan(), samples: ["2h 30m", "90", "1:05", "8h"], seed: seed, count: 400)
    #expect(span.isEmpty, "\(span)")
  }

  /// Each fault has the law that it violates, and a sentence that names the function to change.
  @Test func faultsAreNamed() {
    func laws(_ fault: Faulty.Fault) -> [LawViolation] {
      FormatLaws.violations(of: Faulty(fault: fault), samples: ["12 km", "345 km"], count: 400)
    }
    #expect(laws(.none).isEmpty, "\(laws(.none))")
    for (fault, law, name) in [
      (.absorbsCharacter, .accounted, "write(_:)"), (.suppliesDigit, .roundTrip, "absorb"),
      (.addsForGood, .inverse, "reduced(_:)"), (.changesValue, .tidied, "tidied"),
      (.growsOnBlur, .tidied, "tidied(_:)"), (.movesRoles, .survivors, "role"),
      (.hidesValue, .roundTrip, "entry(ofValue:)"),
    ] as [(Faulty.Fault, FormatLaws.Law, String)] {
      let found = laws(fault).first { $0.law == law }
      #expect(found?.message.contains(name) ?? false, "\(law) of \(fault): \(laws(fault))")
      #expect(found?.edits.count ?? 0 < 8, "\(fault): \(found?.edits ?? [])")
    }
  }

  @Test func samplesAreNeeded() {
    let found = FormatLaws.violations(of: CNPJ(), samples: [])
    #expect(found.contains { $0.message.contains("samples") })
  }
}

/// Pastes and keys in the formats of this test.
struct EntryFormatTests {
  @Test(
    arguments: [
      ("Ref: CSQU 305438 3", "CSQU 305438 3"), ("CSQU 305438 3, 22G1", "CSQU 305438 3"),
      ("csqu3054383", "CSQU 305438 3"), ("CSQU\u{A0}305438\u{A0}3", "CSQU 305438 3"),
      ("CSQU ٣٠٥٤٣٨ ٣", "CSQU 305438 3"), ("CSQU 30543 83", ""),
    ])
  func partsAreFound(paste: String, text: String) {
    #expect(Container().formatted(text: paste).text == text)
  }

  /// A user may type the unit, or anything that the text already shows.
  @Test func literalsAreTypedOver() {
    var session = EditingSession(format: Odometer())
    for key in "1234 km" { #expect(!session.insert(String(key)).isRejected) }
    #expect(session.current.text == "1 234 km")
    #expect(session.insert("x").isRejected)
    session.insert("5")
    #expect(session.current.value == "12345")
    #expect(Odometer().formatted(text: "1 2345 km").text == "")
    #expect(Odometer().formatted(text: "123.456 km").value == "123456")
    #expect(Odometer().formatted(text: "7 km, service").value == "7")
  }
}

/// The number of a container (ISO 6346), whose roles depend on the index.
private struct Container: EntryFormat {
  func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
    if character == " " { return .separator }
    let isPlaced = index < 4 ? character.isLetter : character.isNumber
    return isPlaced && character.isASCII
      ? .significant(Character(character.uppercased())) : .foreign
  }

  func write(_ entry: Entry) -> EntryText {
    var text = EntryText(entry)
    for index in entry.indices {
      if index == 4 || index == 10 { text.supply(" ") }
      text.show(index)
    }
    text.isComplete = entry.count == 11
    if entry.count > 11 { text.rejection = .noRoom }
    return text
  }
}

/// A distance with a fault.
private struct Faulty: EntryFormat, Hashable {
  enum Fault {
    case none, absorbsCharacter, suppliesDigit, addsForGood, changesValue, growsOnBlur, hidesValue,
      movesRoles
  }

  let fault: Fault

  func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
    switch character {
    case "1"..."3" where fault == .movesRoles && index == 0: .significant(character)
    case "0"..."9" where fault == .movesRoles && index == 0: .foreign
    case "0"..."9" where character.isASCII: .significant(character)
    case ",": entry.contains(",") ? .foreign : .significant(",")
    case " ", "k", "m": .separator
    default: .foreign
    }
  }

  func write(_ entry: Entry) -> EntryText {
    var text = EntryText(entry)
    if fault == .suppliesDigit { text.supply("0") }
    for index in entry.indices {
      if fault == .absorbsCharacter, index == 2 { text.absorb(index) } else { text.show(index) }
    }
    if fault == .addsForGood, entry.count == 2, !entry.contains(",") { text.add(",") }
    if fault == .hidesValue { text.value = entry.text + "000" }
    text.supply(suffix: " km")
    text.isComplete = fault != .growsOnBlur
    if entry.count > 5 { text.rejection = .noRoom }
    return text
  }

  func tidied(_ entry: Entry) -> Entry {
    switch fault {
    case .changesValue: Entry(String(entry.text.prefix(1)))
    case .growsOnBlur: Entry(entry.text + "0")
    default: entry
    }
  }
}
