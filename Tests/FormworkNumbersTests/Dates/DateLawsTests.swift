import FormworkTestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Laws of dates, ranges and durations under random patterns and deeds.
///
/// `DATES_EDITS` sets how many deeds there are, `DATES_SEED` where they come from.
@Suite struct DateLawsTests {
  @Test func datesObeyTheLaws() {
    run { random -> (DateSample, DateFormat)? in
      let sample = DateSample(&random)
      var options = DateFormat.Options()
      if random.number(in: 0...3) == 0 { options.insertion = .insert }
      if random.number(in: 0...3) == 0 { options.completion = false }
      if random.number(in: 0...3) == 0 { options.minimum = DateTimeComponents("2000-02-29") }
      if random.number(in: 0...3) == 0 { options.maximum = DateTimeComponents("2024-12-24 18:30") }
      guard let format = try? DateFormat(sample.pattern, options: options) else { return nil }
      return (sample, format)
    }
  }

  @Test func rangesObeyTheLaws() {
    run { random -> (DateSample, DateRangeFormat)? in
      let sample = DateSample(&random)
      guard let format = try? DateRangeFormat(sample.pattern) else { return nil }
      return (sample.doubled, format)
    }
  }

  @Test func durationsObeyTheLaws() {
    run { random -> (DateSample, DurationFormat)? in
      let letters = random.element(of: ["h", "hh", "hhh", "hhhhhh", "m", "d"])
      let first = DateSample.Field(
        letters: letters, lowest: 0,
        highest: letters.count < 3 ? 99 : letters.count == 3 ? 999 : 999_999,
        widths: (letters.count == 2 ? 2 : 1)...max(2, letters.count))
      let rest = letters.first == "m" ? ["ss"] : letters == "d" ? ["HH", "mm"] : ["mm", "ss"]
      let separator = random.element(of: [":", ".", " "])
      let sample = DateSample(
        fields: [first] + rest.compactMap { DateSample.known[$0] },
        literals: [""] + rest.map { _ in separator } + [""], width: rest.count + 1)
      guard let format = try? DurationFormat(sample.pattern) else { return nil }
      return (sample, format)
    }
  }

  /// Runs scripts until three have failed, and shrinks what fails.
  private func run<Format: InputFormat>(
    _ make: (inout SeededGenerator) -> (DateSample, Format)?
  ) {
    var asserted: [DateLaw: Int] = [:]
    var deeds = 0
    var failures = 0
    for seed in Self.regressions + Self.seeds {
      var random = SeededGenerator(seed: seed)
      guard let (sample, format) = make(&random) else {
        Issue.record("the pattern of seed \(seed) is an error")
        continue
      }
      let script = (0..<20).map { _ in DateDeed(&random, sample) }
      deeds += script.count
      guard let failure = failure(of: script, format, sample, &asserted) else { continue }
      var shrunk = Array(script.prefix(failure.count))
      var complaint = failure.complaint
      var isShorter = true
      while isShorter {
        isShorter = false
        for index in shrunk.indices.reversed() {
          var shorter = shrunk
          shorter.remove(at: index)
          var ignored: [DateLaw: Int] = [:]
          guard let failure = self.failure(of: shorter, format, sample, &ignored),
            failure.law == complaint.law
          else { continue }
          shrunk = Array(shorter.prefix(failure.count))
          complaint = failure.complaint
          isShorter = true
          break
        }
      }
      Issue.record(
        "\(complaint.law) in \(sample.pattern): \(complaint.text)\nseed \(seed): \(shrunk)")
      failures += 1
      if failures == 3 { return }
    }
    print("asserted of \(deeds) deeds:", asserted.map { "\($0.key) \($0.value)" }.sorted())
    let rare: Set<DateLaw> = [.rejected, .alone, .accounted, .undo, .inverse, .steps]
    for law in DateLaw.allCases {
      let floor = law == .steps ? 0.01 : law == .inverse ? 0.03 : rare.contains(law) ? 0.05 : 0.3
      #expect(
        Double(asserted[law] ?? 0) >= Double(deeds) * floor, "\(law) says too little")
    }
  }

  private typealias Failure = (
    law: DateLaw, count: Int, complaint: (law: DateLaw, text: String)
  )

  private func failure<Format: InputFormat>(
    of script: [DateDeed], _ format: Format, _ sample: DateSample, _ asserted: inout [DateLaw: Int]
  ) -> Failure? {
    var session = EditingSession(format: format)
    for (index, deed) in script.enumerated() {
      let before = session.current
      let update = deed.perform(in: &session)
      let step = DateStep(
        format: format, sample: sample, deed: deed, before: before, session: session,
        update: update)
      for law in DateLaw.allCases {
        switch law.verdict(step) {
        case .holds: asserted[law, default: 0] += 1
        case .silent: break
        case .broken(let complaint):
          let text = "\(deed): \(drawn(before)) to \(drawn(session.current)): \(complaint)"
          return (law, index + 1, (law, text))
        }
      }
    }
    return nil
  }

  /// Seeds that once broke a law.
  private static let regressions: [UInt64] = [
    10_001_683, 10_001_808, 10_002_518, 20_000_624, 20_000_687, 20_001_597, 30_000_415,
    30_000_762, 40_001_417, 40_001_601, 40_002_153, 40_002_399, 50_000_173, 60_000_148,
    60_001_950, 70_000_020, 70_001_532, 70_001_653, 80_000_803, 230_002_868, 290_000_237,
    290_001_206, 290_002_389, 320_000_135, 340_000_220, 340_002_641, 350_001_180, 360_000_216,
    360_000_891, 360_001_197, 370_001_582, 490_002_552, 770_000_214, 770_000_354, 770_000_669,
    770_000_733, 770_000_805, 3_030_000_231, 3_050_008_720, 3_070_000_839, 3_080_005_461,
    4_040_002_282, 7_030_000_885, 42_420_000_280, 42_420_000_464, 42_420_000_654, 902_100_000_040,
    902_100_000_041, 902_100_000_310, 902_100_000_381, 902_100_000_399, 902_100_000_447,
    902_100_000_844, 8_070_001_896, 51_030_000_806, 51_050_000_145,
  ]

  private static var seeds: Range<UInt64> {
    let deeds = getenv("DATES_EDITS").flatMap { Int(String(cString: $0)) } ?? 20_000
    let seed = getenv("DATES_SEED").flatMap { UInt64(String(cString: $0)) } ?? 1
    return seed * 10_000_000..<(seed * 10_000_000 + UInt64(max(1, deeds / 20)))
  }
}
