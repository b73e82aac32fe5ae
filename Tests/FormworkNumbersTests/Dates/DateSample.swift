import FormworkTestSupport

/// A pattern as the tests know it, built from its parts rather than read.
struct DateSample {
  /// What the pattern is made of; letters between quotes only.
  var fields: [Field]
  var literals: [String]

  /// How many fields one date has: half of them in a range.
  var width: Int

  struct Field {
    let letters: String
    let lowest: Int
    let highest: Int
    let widths: ClosedRange<Int>

    var isPeriod: Bool { letters == "a" }
    var isYear: Bool { letters.first == "y" }

    /// Whether some digits are a year of two that is becoming one of four.
    func isLengthening(_ part: String) -> Bool { letters == "yy" && part.count == 3 }
  }

  static let known: [String: Field] = [
    "yyyy": Field(letters: "yyyy", lowest: 1, highest: 9999, widths: 4...4),
    "yy": Field(letters: "yy", lowest: 0, highest: 99, widths: 2...2),
    "MM": Field(letters: "MM", lowest: 1, highest: 12, widths: 2...2),
    "M": Field(letters: "M", lowest: 1, highest: 12, widths: 1...2),
    "dd": Field(letters: "dd", lowest: 1, highest: 31, widths: 2...2),
    "d": Field(letters: "d", lowest: 1, highest: 31, widths: 1...2),
    "HH": Field(letters: "HH", lowest: 0, highest: 23, widths: 2...2),
    "H": Field(letters: "H", lowest: 0, highest: 23, widths: 1...2),
    "hh": Field(letters: "hh", lowest: 1, highest: 12, widths: 2...2),
    "h": Field(letters: "h", lowest: 1, highest: 12, widths: 1...2),
    "mm": Field(letters: "mm", lowest: 0, highest: 59, widths: 2...2),
    "ss": Field(letters: "ss", lowest: 0, highest: 59, widths: 2...2),
    "a": Field(letters: "a", lowest: 0, highest: 1, widths: 2...2),
  ]

  init(fields: [Field], literals: [String], width: Int) {
    self.fields = fields
    self.literals = literals
    self.width = width
  }

  /// A random pattern.
  init(_ random: inout SeededGenerator) {
    var names: [String] = []
    if random.number(in: 0...4) > 0 {
      names = random.element(of: [
        ["dd", "MM", "yyyy"], ["d", "M", "yyyy"], ["MM", "dd", "yyyy"], ["yyyy", "MM", "dd"],
        ["yyyy", "M", "d"], ["MM", "yy"], ["dd", "MM", "yy"], ["dd", "MM"], ["yy", "MM", "dd"],
      ])
    }
    if names.isEmpty || random.number(in: 0...3) == 0 {
      names += random.element(of: [
        ["HH", "mm"], ["HH", "mm", "ss"], ["hh", "mm", "a"], ["h", "mm", "a"], ["H", "mm"],
        ["a", "hh", "mm"],
      ])
    }
    let separators = ["/", ".", "-", " ", ". ", ":", "年", " 'de' ", ", ", "\u{200F}/", "''"]
    var literals = [random.number(in: 0...9) == 0 ? "'Kl'. " : ""]
    for name in names.dropLast() {
      // A letter right after AM would be one word with it.
      literals.append(name == "a" ? " " : random.element(of: separators))
    }
    literals.append(random.number(in: 0...5) == 0 ? random.element(of: [".", " 'Uhr'", ". "]) : "")
    self.init(
      fields: names.compactMap { Self.known[$0] }, literals: literals, width: names.count)
  }

  /// How the pattern is written.
  var pattern: String {
    var pattern = literals[0]
    for (field, literal) in zip(fields, literals.dropFirst()) { pattern += field.letters + literal }
    return pattern
  }

  /// The same fields twice, for a range.
  var doubled: DateSample {
    let join = literals[fields.count] + " – " + literals[0]
    return DateSample(
      fields: fields + fields, literals: literals.dropLast() + [join] + literals.dropFirst(),
      width: fields.count)
  }

  /// The literals without the quotes of the pattern.
  var shownLiterals: [String] {
    literals.map { $0 == "''" ? "'" : String($0.filter { $0 != "'" }) }
  }
}

extension DateSample {
  /// The content of each field of a text, and how many literals are shown; `nil` if the text isn't made
  /// of the fields in order, or a field has more than it may.
  func parts(of text: String) -> (parts: [String], literals: Int)? {
    var parts = Array(repeating: "", count: fields.count)
    if text.isEmpty { return (parts, 0) }
    var rest = Substring(text)
    let literals = shownLiterals
    for (index, field) in fields.enumerated() {
      guard rest.unicodeScalars.starts(with: literals[index].unicodeScalars) else { return nil }
      rest.unicodeScalars.removeFirst(literals[index].unicodeScalars.count)
      if field.isPeriod {
        if rest.hasPrefix("AM") || rest.hasPrefix("PM") { parts[index] = String(rest.prefix(2)) }
      } else {
        parts[index] = String(rest.prefix { $0.isASCII && $0.isNumber })
        if parts[index].count > (field.letters == "yy" ? 3 : field.widths.upperBound) { return nil }
      }
      rest.removeFirst(parts[index].count)
      if rest.isEmpty { return (parts, literals[index].isEmpty ? index : index + 1) }
    }
    return rest == literals[fields.count] ? (parts, fields.count + 1) : nil
  }

  /// Whether some digits are a value of a field, as they are or with zeros before them.
  func isValue(_ part: String, of field: Field) -> Bool {
    if field.isPeriod { return part == "AM" || part == "PM" }
    guard let number = Int(part), number >= field.lowest, number <= field.highest else {
      return false
    }
    return !field.isYear || part.count == field.widths.upperBound
  }

  /// Whether some digits can become a value.
  func canBecomeValue(_ part: String, of field: Field) -> Bool {
    if part.isEmpty || isValue(part, of: field) { return true }
    guard part.count < field.widths.upperBound else { return false }
    return (0...9).contains { canBecomeValue(part + String($0), of: field) }
  }

  /// Whether AM or PM is there after a deed, and wasn't before.
  func setsPeriod(_ before: [String], _ after: [String]) -> Bool {
    fields.indices.contains { fields[$0].isPeriod && before[$0].isEmpty && !after[$0].isEmpty }
  }

  /// Whether the same digits are read as a time with AM or PM: without a separator, 115 before PM is 1:15 PM,
  /// and 13:30 is 1:30 PM.
  func isReadAnew(
    _ before: [String], _ after: [String], typing digit: String, removing removed: String = ""
  ) -> Bool {
    let digits = (before.joined() + digit).nonzeroDigits
    return [after, in24Hours(after, since: before)].contains {
      let there = $0.joined()
      return there.nonzeroDigits == digits
        || !removed.isEmpty && (there + removed).countedDigits == digits.countedDigits
    }
  }

  /// The parts without AM and PM that weren't there before.
  func withoutPeriod(_ parts: [String], since before: [String]) -> [String] {
    parts.indices.map { fields[$0].isPeriod && before[$0].isEmpty ? "" : parts[$0] }
  }

  /// The parts with hours of 24 instead of AM and PM that weren't there before.
  func in24Hours(_ parts: [String], since before: [String]) -> [String] {
    var hours = parts
    for index in parts.indices where fields[index].letters.first == "h" {
      let half = index / width * width..<(index / width + 1) * width
      guard let hour = Int(parts[index]),
        let place = half.first(where: { fields[$0].isPeriod }), before[place].isEmpty,
        !parts[place].isEmpty
      else { continue }
      hours[index] = String(hour % 12 + (parts[place] == "PM" ? 12 : 0))
    }
    return hours
  }

  /// The parts without the first two digits of a year that had only the last two.
  func withoutCentury(_ parts: [String], since before: [String]) -> [String] {
    parts.indices.map {
      let digits = String(parts[$0].suffix(2))
      return parts[$0].count == 4 && before[$0] == digits ? digits : parts[$0]
    }
  }

  /// Whether a year lost its first two digits, and nothing else changed.
  func dropsCentury(_ before: [String], _ after: [String]) -> Bool {
    before.indices.allSatisfy {
      before[$0] == after[$0]
        || fields[$0].letters == "yyyy" && before[$0].dropFirst(2) == after[$0]
    }
  }

  /// Whether the digits of some fields became the year of two digits that they are without a separator: 20
  /// and 24 are 2024.
  func joinsYear(_ before: [String], _ after: [String]) -> Bool {
    before != after
      && before.indices.contains { year in
        // The year may look as before: 20 and 20 are 2020.
        guard fields[year].letters == "yy", before[..<year] == after[..<year],
          after[(year + 1)...].allSatisfy({ $0.isEmpty })
        else { return false }
        let digits = before[year...].joined().nonzeroDigits
        return ["19", "20"].contains { ($0 + after[year]).nonzeroDigits == digits }
      }
  }

  /// Whether a year of two digits has three in one of two texts.
  func lengthens(_ before: String, _ after: String) -> Bool {
    [before, after].contains { text in
      zip(parts(of: text)?.parts ?? [], fields).contains { $1.isLengthening($0) }
    }
  }

  /// Where each literal is in a text, in UTF-16 code units.
  func literalRanges(in text: String) -> [Range<Int>] {
    guard let (parts, count) = parts(of: text) else { return [] }
    var ranges: [Range<Int>] = []
    var start = 0
    for index in 0..<max(count, 0) {
      let length = shownLiterals[index].utf16.count
      ranges.append(start..<start + length)
      start += length + (index < parts.count ? parts[index].utf16.count : 0)
    }
    return ranges
  }

  /// Where each field is in a text, in UTF-16 code units.
  func fieldRanges(in text: String) -> [Range<Int>] {
    guard let (parts, count) = parts(of: text) else { return [] }
    var ranges: [Range<Int>] = []
    var start = 0
    for index in fields.indices {
      if index < count { start += shownLiterals[index].utf16.count }
      ranges.append(start..<start + parts[index].utf16.count)
      start += parts[index].utf16.count
    }
    return ranges
  }
}
