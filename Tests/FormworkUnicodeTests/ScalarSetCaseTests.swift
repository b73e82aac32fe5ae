import FormworkTestSupport
import FormworkTables
import Testing

/// Compares sets closed over case with the standard library's mappings.
@Suite struct ScalarSetCaseTests {
  /// The other cases of each scalar that has some: mappings to single scalars, in both directions,
  /// and those of the scalars found.
  private static let families: [UInt32: Set<UInt32>] = {
    var families: [UInt32: Set<UInt32>] = [:]
    for scalar in allScalars where scalar != "\u{130}" && scalar != "\u{131}" {
      let properties = scalar.properties
      for mapping in [properties.uppercaseMapping, properties.lowercaseMapping] {
        let mapped = mapping.unicodeScalars
        guard let only = mapped.first, mapped.count == 1, only != scalar else { continue }
        let family = families[scalar.value, default: [scalar.value]]
          .union(families[only.value, default: [only.value]])
        for member in family { families[member] = family }
      }
    }
    return families
  }()

  @Test func aScalarBringsItsFamily() {
    #expect(Self.families.count > 2_800)
    for (scalar, family) in Self.families where scalar < 0x250 || family.count > 2 {
      #expect(ScalarSet(scalar).closedOverCase == ScalarSet(family.map { $0...$0 }))
    }
  }

  @Test func rangesBringTheirFamilies() {
    var random = SeededGenerator(seed: 1)
    let bounds = Self.families.keys.sorted() + Array(0...0x80)
    for round in 0..<300 {
      let upper: UInt32 = round % 2 == 0 ? 0x7F : 0x1E_943
      let choices = bounds.filter { $0 <= upper }
      let ranges = random.list(upTo: 3) { random in
        let lower = random.element(of: choices)
        return lower...min(upper, lower + UInt32(random.number(in: 0...40)))
      }
      let expected = ranges.joined().flatMap { Self.families[$0] ?? [$0] }
      #expect(ScalarSet(ranges).closedOverCase == ScalarSet(expected.map { $0...$0 }))
    }
  }
}
