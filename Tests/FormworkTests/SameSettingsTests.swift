import FormworkCore
import FormworkTestSupport
import Testing

/// A format that Swift describes and one that JSON describes with the same settings do the same, key by key.
///
/// The two ways share no code above the formats, so a setting that gets lost or mixed up on one of them is seen.
@Suite struct SameSettingsTests {
  private static let locales = ["en_US", "de_DE", "fr_CH", "hi_IN", "ar_EG", "sv_SE", "pt_BR"]

  @Test func numbers() throws {
    var random = SeededGenerator(seed: 61)
    var differences: Set<String> = []
    for _ in 0..<400 {
      let locale = random.element(of: Self.locales)
      var rules = FormatDefinition.NumberRules(locale: locale)
      let least = random.number(in: 0...2)
      let fraction = random.maybe { least...least + $0.number(in: 0...2) }
      rules.minimumFractionDigits = fraction?.lowerBound
      rules.maximumFractionDigits = fraction?.upperBound
      rules.minimum = random.maybe { $0.element(of: ["-500", "-0.5", "0", "10"]) }
      rules.maximum = random.maybe { $0.element(of: ["99.5", "1000", "123456"]) }
      let isCents = random.number(in: 0...3) == 0
      rules.entry = isCents ? .minorUnits : .standard
      let sign = random.element(of: [SignStyle.minus, .accounting, .parentheses])
      rules.sign = sign == .minus ? .minus : sign == .accounting ? .accounting : .parentheses
      rules.groupsDigits = random.number(in: 0...2) > 0
      let isPadded = random.number(in: 0...2) == 0
      rules.padding = isPadded ? .always : .afterEditing
      let entry: DigitEntry = isCents ? .minorUnits : .standard
      let grouping: GroupingStyle = rules.groupsDigits ? .automatic : .never
      let padding: ZeroPadding = isPadded ? .always : .afterEditing
      let swift: FieldFormat<String>
      if random.number(in: 0...1) == 0 {
        rules.currency = random.element(of: ["EUR", "USD", "JPY", "KWD"])
        swift = .currency(
          rules.currency ?? "", fractionDigits: fraction, minimum: rules.minimum,
          maximum: rules.maximum, entry: entry, sign: sign, grouping: grouping, padding: padding,
          locale: locale)
      } else {
        (rules.prefix, rules.suffix) = (random.maybe { _ in "× " }, random.maybe { _ in " kg" })
        swift = .number(
          fractionDigits: fraction, minimum: rules.minimum, maximum: rules.maximum, entry: entry,
          sign: sign, grouping: grouping, padding: padding, prefix: rules.prefix ?? "",
          suffix: rules.suffix ?? "", locale: locale)
      }
      let json = try FormatDefinition(json: FormatDefinition(.number(rules)).json)
      let keys = random.keys(["1", "2", "5", "0", "0", "7", "-", ".", ",", "3", "⌫", "«0»", "«1»"])
      differences.formUnion(compare(swift, try json.makeFormat(), keys, json.json))
    }
    #expect(differences.count > 200)
  }

  @Test func phones() throws {
    var random = SeededGenerator(seed: 62)
    var seen: Set<String> = []
    let names = ["DE", "AT", "US", "CA", "GB", "IT", "RU", "KZ"]
    for _ in 0..<600 {
      let region = random.element(of: names)
      var rules = FormatDefinition.PhoneRules(
        region: region, validity: random.element(of: [.possible, .valid]))
      rules.foreignNumbers = random.element(of: [.international, .international, .reject])
      rules.allowedRegions = random.maybe { random in
        [region] + random.list(upTo: 2) { $0.element(of: names) }
      }
      rules.kinds = random.element(of: [.any, .mobile])
      rules.homeNumbers = random.element(of: [.asTyped, .national])
      rules.valueStyle = random.element(of: [.e164, .national, .asTyped])
      let swift = FieldFormat<String>.phone(
        Region(region),
        foreignNumbers: rules.foreignNumbers == .reject ? .reject : .international,
        validity: rules.validity == .valid ? .valid : .possible,
        kinds: rules.kinds == .mobile ? .mobile : .any,
        only: rules.allowedRegions?.compactMap { Region($0) },
        homeNumbers: rules.homeNumbers == .national ? .national : .asTyped,
        value: rules.valueStyle == .e164
          ? .e164 : rules.valueStyle == .national ? .national : .asTyped)
      let json = try FormatDefinition(json: FormatDefinition(.phone(rules)).json)
      // Numbers of the regions, mobile or not, national or not.
      let owner = try #require(Region(random.element(of: names)))
      let example = owner.examplePhoneNumber(
        random.element(of: [.any, .mobile]), isInternational: random.number(in: 0...1) == 0)
      var keys = example ?? "030"
      if random.number(in: 0...3) == 0 { keys.removeLast() }
      if random.number(in: 0...5) == 0 { keys += "1" }
      seen.formUnion(compare(swift, try json.makeFormat(), keys + "○", json.json))
      let details = json.makeDetails()(swift.formatted(text: keys))
      let own = swift.details(of: swift.formatted(text: keys))
      #expect(details.first { $0.name == "region" }?.value == own.region?.code, "\(keys)")
    }
    #expect(seen.count > 60)
  }

  @Test func dates() throws {
    var random = SeededGenerator(seed: 63)
    var seen: Set<String> = []
    for _ in 0..<400 {
      let minimum = random.maybe { $0.element(of: ["2000-01-01", "2024-06-15", "1990-12-31"]) }
      let maximum = random.maybe { $0.element(of: ["2024-06-20", "2049-01-01"]) }
      let layout: FormatDefinition.DateRules.Layout
      let swift: FieldFormat<String>
      let limits = (
        minimum.flatMap { DateTimeComponents($0) }, maximum.flatMap { DateTimeComponents($0) }
      )
      if random.number(in: 0...1) == 0 {
        let pattern = random.element(of: ["dd/MM/yyyy", "yyyy-MM-dd", "MM/yy", "d.M.yyyy"])
        layout = .pattern(pattern)
        swift = .date(pattern: pattern, minimum: limits.0, maximum: limits.1)
      } else {
        // A field shows dates with the digits of ar_EG, a definition as JSON with Latin ones.
        let locale = random.element(of: Self.locales.filter { $0 != "ar_EG" })
        layout = .locale(locale)
        swift = .date(minimum: limits.0, maximum: limits.1, locale: locale)
      }
      let rules = FormatDefinition.DateRules(layout, minimum: minimum, maximum: maximum)
      let json = try FormatDefinition(json: FormatDefinition(.date(rules)).json)
      let keys = random.element(of: ["15062024", "20240615", "31022023", "0624", "15.6.24○"])
      seen.formUnion(
        compare(swift, try json.makeFormat(), keys + random.keys(["1", "/", "⌫", "3"]), json.json))
    }
    #expect(seen.count > 100)
  }

  @Test func othersOfTheCatalog() throws {
    let pairs: [(FieldFormat<String>, String)] = [
      (.card, #"{"card":{}}"#), (.iban, #"{"iban":{}}"#),
      (.preset("postal.NL"), #"{"preset":"postal.NL"}"#),
      (.mask("[00]/[00]"), #"{"mask":"[00]/[00]"}"#),
      (.regex("[A-Z]{2}-[0-9]{4}"), #"{"regex":"[A-Z]{2}-[0-9]{4}"}"#),
      (
        .regex("[A-Z]{2}-[0-9]", completion: false),
        #"{"regex":"[A-Z]{2}-[0-9]","completion":false}"#
      ),
      (
        .text(allowed: .digits, maximumLength: 4),
        #"{"filter":{"allow":"digits","maximumLength":4}}"#
      ),
      (
        .text(allowed: .letters).changingCase(.upper),
        #"{"filter":{"allow":"letters"},"case":"upper"}"#
      ),
      (.mask("[0000]").limited(to: 3), #"{"mask":"[0000]","maximumLength":3}"#),
      (.mask("[00]/[00]").matching("1.*"), #"{"mask":"[00]/[00]","valuePattern":"1.*"}"#),
      (.internationalPhone, #"{"phone":{}}"#), (.cardExpiry, #"{"date":{"pattern":"MM/yy"}}"#),
    ]
    var random = SeededGenerator(seed: 64)
    for (swift, json) in pairs {
      let other = try FormatDefinition(json: json).makeFormat()
      var seen: Set<String> = []
      for _ in 0..<40 {
        let keys = random.keys([
          "1", "2", "4", "A", "b", "D", "E", "8", "9", "/", "-", "⌫", "«0»", "○",
        ])
        seen.formUnion(
          compare(swift, other, keys, json, comparesPurpose: json.contains("MM/yy") == false))
      }
      #expect(seen.count > 5, "\(json)")
    }
  }

  /// Types the same keys into both; what was seen.
  private func compare(
    _ swift: FieldFormat<String>, _ other: AnyInputFormat, _ keys: String, _ name: String,
    comparesPurpose: Bool = true
  ) -> Set<String> {
    let own = swift.makeFormat()
    #expect(own.keyboard == other.keyboard, "\(name)")
    if comparesPurpose { #expect(own.purpose == other.purpose, "\(name)") }
    var (mine, theirs) = (EditingSession(format: own), EditingSession(format: other))
    var seen: Set<String> = []
    for piece in keys.pieces {
      let result = (press(piece, in: &mine).isRejected, press(piece, in: &theirs).isRejected)
      #expect(result.0 == result.1, "\(name) \(keys)")
      guard mine.current == theirs.current else {
        Issue.record("\(name) \(keys): \(mine.current) and \(theirs.current)")
        break
      }
      seen.insert(mine.current.text)
    }
    #expect(own.editingEnded(mine.current) == other.editingEnded(theirs.current), "\(name) \(keys)")
    #expect(own.remainder(after: mine.current) == other.remainder(after: theirs.current))
    #expect(swift.value(of: mine.current) == theirs.current.value)
    return seen
  }
}

extension SeededGenerator {
  /// Up to ten keys, drawn as for `press`.
  fileprivate mutating func keys(_ keys: [String]) -> String {
    list(upTo: 10) { $0.element(of: keys) }.joined()
  }
}

extension String {
  /// The keys one by one, with a selection as one.
  fileprivate var pieces: [String] {
    var pieces: [String] = []
    var isOpen = false
    for key in self {
      if isOpen { pieces[pieces.count - 1].append(key) } else { pieces.append(String(key)) }
      if key == "«" { isOpen = true }
      if key == "»" { isOpen = false }
    }
    return pieces
  }
}
