import FormworkTestSupport
import Testing

@Suite struct DateTimeComponentsTests {
  @Test(
    arguments: [
      ("2024-12-24", DateTimeComponents(year: 2024, month: 12, day: 24)),
      ("2024-12", DateTimeComponents(year: 2024, month: 12)),
      ("2024", DateTimeComponents(year: 2024)),
      ("18:30", DateTimeComponents(hour: 18, minute: 30)),
      ("18:30:05", DateTimeComponents(hour: 18, minute: 30, second: 5)),
      (
        "2024-12-24 18:30", DateTimeComponents(year: 2024, month: 12, day: 24, hour: 18, minute: 30)
      ),
      ("0001-01-01", DateTimeComponents(year: 1, month: 1, day: 1)),
    ] as [(text: String, fields: DateTimeComponents)])
  func readsAndWrites(text: String, fields: DateTimeComponents) {
    #expect(DateTimeComponents(text) == fields)
    #expect(fields.text == text)
    #expect(DateTimeComponents(text.replacing(" ", with: "T")) == fields)
  }

  @Test(
    arguments: [
      "", "24", "2024-", "2024-1-1", "2024-02-30", "2023-02-29", "2024-13-01", "24:00", "18:60",
      "2024-12-24 ", "2024-12-24T", "2024-12-24 18", "2024-12 18:30", "18:30:5", "0000-01-01",
      "٢٠٢٤",
      "2024-12-24 18:30Z", "1:30", "20244-01-01",
    ])
  func readsNothingElse(text: String) {
    #expect(DateTimeComponents(text) == nil)
  }

  @Test(
    arguments: [
      ("2024-01-01", "2024-01-02", true), ("2024-01-02", "2024-01-01", false),
      ("2024-01-02", "2024-01-02", false), ("2024-12", "2025-01-15", true),
      ("2024-12", "2024-12-15", false), ("2024-12-31", "2025", true), ("08:59", "09:00", true),
      ("2024-12-24 18:30", "2024-12-24", false), ("18:30", "2024-12-24", false),
    ])
  func comparesWhatBothHave(earlier: String, later: String, precedes: Bool) throws {
    let first = try #require(DateTimeComponents(earlier))
    #expect(first.precedes(try #require(DateTimeComponents(later))) == precedes)
  }

  /// The first field that differs decides.
  @Test func comparesFieldByField() {
    var random = SeededGenerator(seed: 45)
    for _ in 0..<2000 {
      let (left, right) = (
        (0..<6).map { _ in random.number(in: 1...2) }, (0..<6).map { _ in random.number(in: 1...2) }
      )
      #expect(Self.date(left).precedes(Self.date(right)) == left.lexicographicallyPrecedes(right))
    }
  }

  private static func date(_ fields: [Int]) -> DateTimeComponents {
    DateTimeComponents(
      year: fields[0], month: fields[1], day: fields[2], hour: fields[3], minute: fields[4],
      second: fields[5])
  }

  @Test func knowsLeapYears() {
    #expect([1600, 2000, 2024, 4].allSatisfy(DateTimeComponents.isLeap))
    #expect(![1700, 1900, 2023, 2100, 1].contains(where: DateTimeComponents.isLeap))
    #expect(DateTimeComponents(month: 2, day: 30).isPossible == false)
    #expect(DateTimeComponents(day: 32).isPossible == false)
    #expect(DateTimeComponents(year: 10_000).isPossible == false)
    #expect(DateTimeComponents().isPossible)
  }
}
