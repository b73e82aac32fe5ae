import Foundation
import FormworkCore
import FormworkTestSupport
import Testing

/// A format reads a line as a paste into a field that is then left: the same text, value, issue, remainder of the line,
/// and reason, although it makes them in another way.
@Suite struct LineReadingLawsTests {
  /// Each definition of the law, with a value, and others that read a line in their own way.
  private static let definitions =
    MeaningLawTests.cases + [
      MeaningLawTests.Case(#"{"filter":{"allow":"any"}}"#, "Maximilian"),
      MeaningLawTests.Case(#"{"filter":{"allow":"any","maximumLength":5}}"#, "Max"),
      MeaningLawTests.Case(#"{"filter":{"allow":"digits"}}"#, "482913"),
      MeaningLawTests.Case(#"{"number":{"locale":"de_DE","currency":"EUR"}}"#, "1234.56"),
      MeaningLawTests.Case(#"{"number":{"locale":"de_CH","currency":"CHF"}}"#, "-1234.5"),
      MeaningLawTests.Case(#"{"number":{"locale":"ar_EG","currency":"EGP"}}"#, "1234.5"),
      MeaningLawTests.Case(#"{"number":{"locale":"en_US","minimum":"0","maximum":"500"}}"#, "400"),
      MeaningLawTests.Case(#"{"number":{"locale":"en_US","entry":"cents"}}"#, "12.34"),
      MeaningLawTests.Case(
        #"{"number":{"locale":"en_US","minimumFractionDigits":2,"padding":"always"}}"#, "12.3"),
      MeaningLawTests.Case(#"{"date":{"pattern":"dd.MM.yyyy"}}"#, "24.12.2024"),
      MeaningLawTests.Case(#"{"date":{"pattern":"dd.MM.yy","minimum":"2000-01-01"}}"#, "24.12.24"),
      MeaningLawTests.Case(#"{"date":{"pattern":"hh:mm a"}}"#, "08:30 PM"),
      MeaningLawTests.Case(#"{"date":{"pattern":"d. M. yyyy HH:mm"}}"#, "24. 12. 2024 18:30"),
      MeaningLawTests.Case(
        #"{"phone":{"region":"GB","allowedRegions":["GB","IE"]}}"#, "+442079460018"),
      MeaningLawTests.Case(#"{"phone":{"region":"FR","valueStyle":"national"}}"#, "+33612345678"),
      MeaningLawTests.Case(#"{"phone":{"region":"BR","validity":"possible"}}"#, "+551123456789"),
      MeaningLawTests.Case(#"{"phone":{"region":"US","homeNumbers":"national"}}"#, "+12125550100"),
      MeaningLawTests.Case(#"{"phone":{"region":"DE","kinds":"mobile"}}"#, "+4915123456789"),
      MeaningLawTests.Case(#"{"card":{},"maximumLength":16}"#, "4242424242424242"),
      MeaningLawTests.Case(#"{"iban":{},"case":"upper"}"#, "DE89370400440532013000"),
    ]

  private static var seed: UInt64 {
    ProcessInfo.processInfo.environment["LAWS_SEED"].flatMap(UInt64.init) ?? 5
  }

  private static func format(_ definition: String) -> AnyInputFormat? {
    try? FormatDefinition(json: definition).makeFormat()
  }

  /// Checks one line, and returns whether the format completes it.
  private static func check(_ line: String, _ format: AnyInputFormat, _ definition: String) -> Bool
  {
    let (read, pasted) = (format.read(line: line), format.readPasted(line))
    #expect(read.isSame(as: pasted), "“\(line)” as \(definition): \(read), and not \(pasted)")
    return pasted.isDone
  }

  @Test func everyDefinitionIsOne() {
    let broken = Self.definitions.filter { Self.format($0.definition) == nil }
    #expect(broken.map(\.definition) == [])
  }

  @Test(arguments: definitions)
  func aLineIsAPasteThatIsLeft(_ example: MeaningLawTests.Case) throws {
    let format = try #require(Self.format(example.definition))
    let whole = Self.complete(example.value, format)
    var random = SeededGenerator(
      seed: Self.seed &+ UInt64(example.definition.utf8.reduce(3) { $0 &* 31 &+ Int($1) }.magnitude)
    )
    var done = 0
    for line in ["", " ", "\n", "7", "\r\n", whole.text, whole.value] {
      _ = Self.check(line, format, example.definition)
    }
    for _ in 0..<300 {
      var line = MeaningLawTests.input(whole, &random)
      // A wrong digit or letter, as often as not where only a check digit notices it.
      if random.number(in: 0...2) == 0, let index = line.indices.randomElement(using: &random) {
        let other = random.element(of: Array("0123456789aZ.-/+,()@ "))
        line.replaceSubrange(index...index, with: String(other))
      }
      if Self.check(line, format, example.definition) { done += 1 }
    }
    #expect(done > 20 || !whole.isDone, "too few lines are complete")
  }

  /// A value with other characters at its end, so that its check digits match, if that is possible. Examples of numbers
  /// that belong to people don't pass their checks, on purpose.
  private static func complete(_ value: String, _ format: AnyInputFormat) -> FormattedText {
    let whole = format.formatted(value: value)
    if whole.isDone { return whole }
    let signs = (0...9).map(String.init) + "ABCDEFGHJKLMNPQRSTUVWXYZ".map(String.init)
    for last in signs + signs.flatMap({ sign in (0...9).map { "\(sign)\($0)" } }) {
      let other = format.formatted(value: value.dropLast(last.count) + last)
      if other.isDone { return other }
    }
    return whole
  }

  @Test func mostExamplesAreComplete() {
    let open = Self.definitions.filter { example in
      Self.format(example.definition).map { !Self.complete(example.value, $0).isDone } ?? true
    }
    // Numbers with a date, or of people in several rules, need more than another end.
    #expect(open.count < Self.definitions.count / 3, "\(open.map(\.definition))")
  }

  /// Each row of the corpus, in the format for which it was written, and in another one.
  @Test func theCorpusMeansTheSame() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Vectors/meaning")
    var formats: [String: AnyInputFormat?] = [:]
    let others = Self.definitions.compactMap { example in
      Self.format(example.definition).map { (example.definition, $0) }
    }
    var random = SeededGenerator(seed: Self.seed)
    var (count, done) = (0, 0)
    for name in ["drawn", "sample", "reported", "edits"] {
      let rows = try String(
        contentsOf: folder.appendingPathComponent("\(name).jsonl"), encoding: .utf8)
      for row in rows.split(separator: "\n") {
        let object = try JSONSerialization.jsonObject(with: Data(row.utf8)) as? [String: Any]
        guard let text = object?["text"] as? String, let rules = object?["format"] else { continue }
        let data = try JSONSerialization.data(withJSONObject: rules, options: .sortedKeys)
        let definition = String(decoding: data, as: UTF8.self)
        let format = formats[definition] ?? Self.format(definition)
        formats[definition] = format
        if let format {
          count += 1
          if Self.check(text, format, definition) { done += 1 }
        }
        let other = random.element(of: others)
        _ = Self.check(text, other.1, other.0)
      }
    }
    #expect(count > 5000 && done > 2000, "the corpus isn't read: \(count), \(done)")
  }
}
