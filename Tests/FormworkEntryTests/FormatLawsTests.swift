import FormworkEntry
import FormworkReplay
import FormworkText
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
      (.growsOnBlur, .tidied, "tidied(_:)"), (.hidesValue, .roundTrip, "entry(ofValue:)"),
    ] as [(Faulty.Fault, FormatLaws.Law, String)] {
      let found = laws(fault).first { $0.law == law }
      #expect(found?.message.contains(name) ?? false, "\(law) of \(fault): \(laws(fault))")
      #expect(found?.edits.count ?? 0 < 5, "\(fault): \(found?.edits ?? [])")
    }
  }

  @Test func samplesAreNeeded() {
    let found = FormatLaws.violations(of: CNPJ(), samples: [])
    #expect(found.contains { $0.message.contains("samples") })
  }
}

/// A distance with a fault.
private struct Faulty: EntryFormat, Hashable {
  enum Fault {
    case none, absorbsCharacter, suppliesDigit, addsForGood, changesValue, growsOnBlur, hidesValue
  }

  let fault: Fault

  func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
    switch character {
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
