import FormworkTestSupport
import Testing

/// Digits without separators are the same date, whether they are typed or pasted.
@Suite struct CompactDateLawTests {
  private func typed(_ digits: String, _ format: DateFormat) -> FormattedText {
    var session = EditingSession(format: format)
    for key in digits { session.insert(String(key)) }
    session.endEditing()
    return session.current
  }

  private func pasted(_ digits: String, _ format: DateFormat) -> FormattedText {
    var session = EditingSession(format: format)
    session.insert(digits)
    session.endEditing()
    return session.current
  }

  private static let patterns = [
    "dd.MM.yyyy", "MM/dd/yyyy", "yyyy-MM-dd", "yyyy. MM. dd.", "dd.MM.yy", "yy/MM/dd", "MM/yy",
    "MM/yyyy",
    "yyyy-MM", "dd.MM.", "d.M.yyyy", "M/d/yy", "HH:mm", "H:mm", "HH:mm:ss", "hh:mm a",
    "dd.MM.yyyy HH:mm", "yyyy-MM-dd'T'HH:mm:ss",
  ]

  /// All digits of random dates in the order of the fields, with two or four digits of the year, with and
  /// without leading zeros. A paste is never another date than the keys are. With leading zeros, and four
  /// digits of the year or a year at the end, it is always the same one.
  @Test(arguments: patterns)
  func typedAndPastedAgree(pattern: String) throws {
    let format = try DateFormat(pattern)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<1500 {
      let year = Int.random(in: 1900...2099, using: &random)
      let fields: [Character: Int] = [
        "M": .random(in: 1...12, using: &random), "d": .random(in: 1...31, using: &random),
        "H": .random(in: 0...23, using: &random), "h": .random(in: 1...12, using: &random),
        "m": .random(in: 0...59, using: &random), "s": .random(in: 0...59, using: &random),
      ]
      let (isShort, isPadded) = (Bool.random(using: &random), Bool.random(using: &random))
      var digits = ""
      for letter in pattern.uniqued where letter == "y" || fields[letter] != nil {
        let value = fields[letter] ?? (isShort ? year % 100 : year)
        digits += value < 10 && (isPadded || letter == "y") ? "0\(value)" : "\(value)"
      }
      let (keys, paste) = (typed(digits, format), pasted(digits, format))
      let isSame = keys.isDone == paste.isDone && (!keys.isDone || keys.value == paste.value)
      let isWhole = isPadded && (!isShort || !pattern.contains("y") || pattern.hasSuffix("yy"))
      #expect(isSame || !isWhole && !paste.isDone, "\(digits): \(keys.text), \(paste.text)")
    }
  }

  @Test(arguments: [
    ("dd.MM.yyyy", "010290", "01.02.1990"), ("MM/dd/yyyy", "020190", "02/01/1990"),
    ("dd.MM.yyyy", "01021990", "01.02.1990"), ("dd.MM.yy", "010290", "01.02.90"),
    ("dd.MM.yy", "01021990", "01.02.90"), ("MM/yyyy", "0290", "02/1990"),
    ("MM/yy", "0230", "02/30"),
    ("yyyy-MM-dd", "19900201", "1990-02-01"),
  ])
  func pasted(pattern: String, digits: String, expected: String) throws {
    let format = try DateFormat(pattern)
    #expect(pasted(digits, format).text == expected)
    #expect(typed(digits, format).text == expected)
  }
}

extension String {
  /// Each character once, in its order.
  fileprivate var uniqued: [Character] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
