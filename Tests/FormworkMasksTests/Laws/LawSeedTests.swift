import FormworkTestSupport
import Testing

/// Cases that once broke a law, each by its seed and number as `LawsTests` reported it.
///
/// What the engine was wrong about has a row of its own in `RegressionTests`, too; in the others the
/// tests' oracle was, which no row can tell.
@Suite struct LawSeedTests {
  /// The case of a law.
  struct Case: Sendable, CustomTestStringConvertible {
    var law: Law
    var seed: UInt64
    var number: Int

    init(_ law: Law, _ seed: UInt64, _ number: Int) {
      self.law = law
      self.seed = seed
      self.number = number
    }

    var testDescription: String { "\(law.name), LAWS_SEED=\(seed), case \(number)" }
  }

  @Test(arguments: cases)
  func holds(_ example: Case) throws {
    var random = SeededGenerator(
      seed: example.seed, law: example.law.name, case: example.number)
    let scenario = try #require(example.law.makes(&random))
    let violation = LawRunner.violation(of: example.law, in: scenario)
    #expect(violation == nil, "\(ReplayLine.line(scenario))")
  }

  static let cases = [
    Case(.sets, 91_076, 3891),
    Case(.sets, 91_123, 2568),
    Case(.reject, 92_003, 831),
    Case(.totality, 92_013, 81),
    Case(.sets, 92_015, 2187),
    Case(.sets, 93_005, 1034),
    Case(.sets, 94_020, 3538),
    Case(.canonical, 31_006, 798),
    Case(.reject, 54_004, 1818),
    Case(.whole, 61_002, 754),
    Case(.whole, 31_003, 1263),
    Case(.whole, 31_004, 1457),
    Case(.accounted, 77, 1297),
    Case(.accounted, 973, 7358),
    Case(.accounted, 979, 21838),
    Case(.accounted, 1005, 20607),
    Case(.accounted, 1065, 12793),
    Case(.accounted, 90_210, 555),
    Case(.accounted, 506, 2253),
    Case(.accounted, 606, 2297),
    Case(.accounted, 777_001, 2267),
    Case(.accounted, 901_006, 1790),
    Case(.canonical, 975, 5927),
    Case(.canonical, 96_001, 165),
    Case(.caret, 991, 21529),
    Case(.caret, 1113, 13560),
    Case(.events, 1124, 9892),
    Case(.events, 77, 837),
    Case(.events, 901_004, 1403),
    Case(.idempotence, 978, 10064),
    Case(.inverse, 962, 13377),
    Case(.inverse, 978, 7987),
    Case(.inverse, 996, 3842),
    Case(.inverse, 1022, 13275),
    Case(.inverse, 1103, 23278),
    Case(.mapping, 77, 148),
    Case(.mapping, 90_210, 158),
    Case(.oneByOne, 503, 21388),
    Case(.oneByOne, 1112, 2909),
    Case(.oneByOne, 606, 2914),
    Case(.oneByOne, 901_001, 2018),
    Case(.inverse, 1145, 5667),
    Case(.reference, 1144, 11158),
    Case(.reject, 1043, 3411),
    Case(.reject, 902_002, 837),
    Case(.roundTrip, 502, 1214),
    Case(.survivors, 1104, 15313),
    Case(.survivors, 1157, 7072),
    Case(.survivors, 4242, 558),
    Case(.survivors, 777_001, 337),
    Case(.survivors, 901_002, 1829),
    Case(.survivors, 901_003, 223),
    Case(.totality, 77, 142),
    Case(.totality, 4242, 119),
    Case(.uncut, 505, 2063),
    Case(.uncut, 506, 1477),
    Case(.uncut, 777_001, 684),
    Case(.undo, 970, 945),
    Case(.whole, 503, 1180),
    Case(.whole, 503, 1293),
  ]
}
