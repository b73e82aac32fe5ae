import FormworkTestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Laws of numbers under random edits, for random signs and options.
///
/// `NUMBER_EDITS` sets how many edits there are, `NUMBER_SEED` where they come from.
@Suite struct NumberLawsTests {
  @Test func laws() throws {
    let rounds = Self.number("NUMBER_EDITS", or: 60_000) / 30
    let first = UInt64(Self.number("NUMBER_SEED", or: 1)) &* 1_000_000
    var counts = Counts()
    var failures = 0
    for round in 0..<rounds {
      var random = SeededGenerator(seed: first &+ UInt64(round))
      let spec = NumberSpec(&random)
      let deeds = (0..<30).map { _ in NumberDeed(&random) }
      guard let violation = try Self.violation(of: deeds, spec, &counts) else { continue }
      let shrunk = try Self.shrunk(deeds, spec)
      Issue.record(
        "\(shrunk.violation ?? violation)\nseed \(first &+ UInt64(round)): \(spec)\n\(shrunk.deeds)"
      )
      failures += 1
      if failures == Self.number("NUMBER_FAILURES", or: 3) { break }
    }
    print("asserted \(counts)")
    let edits = Double(rounds * 30)
    #expect(Double(counts.states) >= edits * 0.9)
    #expect(Double(counts.modelled) >= edits * 0.55)
    #expect(Double(counts.rejected) >= edits * 0.04)
    #expect(Double(counts.accounted) >= edits * 0.3)
    #expect(Double(counts.undone) >= edits * 0.3)
    #expect(Double(counts.wholes) >= edits * 0.9)
    #expect(Double(counts.left) >= edits * 0.9)
  }

  /// How often each law was asserted.
  struct Counts {
    var states = 0, modelled = 0, rejected = 0, accounted = 0, undone = 0, wholes = 0, left = 0
  }

  static func number(_ name: String, or usual: Int) -> Int {
    getenv(name).flatMap { Int(String(cString: $0)) } ?? usual
  }

  /// The first law that a script breaks, with what was seen.
  static func violation(
    of deeds: [NumberDeed], _ spec: NumberSpec, _ counts: inout Counts
  ) throws -> String? {
    let format = try spec.format
    var session = EditingSession(format: format)
    for deed in deeds {
      let before = session.current
      let was = NumberModel(before, spec)
      let update = deed.perform(in: &session, spec)
      let step = Step(
        deed: deed, before: before, was: was, session: session, update: update, spec: spec,
        format: format)
      if let broken = step.violation(&counts) {
        return "\(broken): \(deed) made \(drawn(session.current)) of \(drawn(before))"
      }
    }
    return nil
  }

  /// A script without the deeds that don't matter.
  private static func shrunk(
    _ deeds: [NumberDeed], _ spec: NumberSpec
  ) throws -> (deeds: [NumberDeed], violation: String?) {
    var shrunk = deeds
    var last: String?
    var counts = Counts()
    var index = shrunk.count - 1
    while index >= 0 {
      var fewer = shrunk
      fewer.remove(at: index)
      if let violation = try violation(of: fewer, spec, &counts) {
        shrunk = fewer
        last = violation
      }
      index = min(index - 1, shrunk.count - 1)
    }
    return (shrunk, last)
  }
}
