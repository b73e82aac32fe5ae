@_spi(JSON) import FormworkCore

/// What is to be said of a pattern that is no mask.
struct PatternReport {
  let pattern: String

  /// What it takes, part by part.
  var parts: [String] = []

  /// What an empty field shows, if anything.
  var placeholder = ""

  /// What the example is called.
  var exampleName = "example"
  var example: FormattedText

  /// The pattern with an example, for who only wants to know whether it is sound.
  var short: String { head + "  \(exampleName)  \(String(safelyShowing: example.text))\n" }

  /// All of it.
  var full: String {
    var lines = head
    for part in parts { lines += "  \(String(safelyShowing: part))\n" }
    if !placeholder.isEmpty { lines += "  placeholder    \(String(safelyShowing: placeholder))\n" }
    lines += "  example value  \(String(safelyShowing: example.value))\n"
    return lines + "  example text   \(String(safelyShowing: example.text))\n"
  }

  private var head: String { String(safelyShowing: pattern) + "\n" }

  /// Writes all of it as an object.
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("pattern", pattern)
      $0.key("parts")
      $0.array { for part in parts { $0.value(part) } }
      $0.member("placeholder", placeholder)
      $0.key("example")
      $0.object {
        $0.member("value", example.value)
        $0.member("text", example.text)
      }
    }
  }
}

extension PatternReport {
  /// Reads a pattern.
  ///
  /// - Throws: What is wrong with it.
  init(_ pattern: String, _ kind: PatternKind, currency: String?) throws(Finding) {
    switch kind {
    case .regex: try self.init(expression: pattern)
    case .date: try self.init(date: pattern)
    case .number: try self.init(locale: pattern, currency: currency)
    }
  }

  private init(expression text: String) throws(Finding) {
    do throws(RegexError) {
      let expression = try RegularExpression(text)
      let shortest = expression.shortestCompletion(from: expression.start)
      self.init(
        pattern: text, exampleName: "shortest match",
        example: RegexFormat(expression).formatted(text: shortest))
    } catch {
      throw Finding(error)
    }
  }

  private init(date text: String) throws(Finding) {
    let format = try Finding.of { () throws(FormatError) in
      let date = DateDefinition(isDatePattern(text) ? .pattern(Bytes(text)) : .date)
      return try date.makeFormat(FormatContext(locale: text))
    }
    let moment = DateTimeComponents(year: 2024, month: 12, day: 24, hour: 18, minute: 30, second: 0)
    self.init(
      pattern: text, parts: format.pattern.explanation,
      placeholder: format.remainder(after: FormattedText()),
      example: format.formatted(typed: moment))
  }

  private init(locale text: String, currency: String?) throws(Finding) {
    let format = try Finding.of { () throws(FormatError) in
      let definition = try FormatDefinition("number") {
        $0.member("locale", text)
        if let currency { $0.member("currency", currency) }
      }
      guard case .number(let format, _) = try definition.resolved().engine else {
        throw FormatError(.noKind)
      }
      return format
    }
    self.init(
      pattern: text, parts: format.explanation, example: format.formatted(value: "-1234567.5"))
  }
}

extension Finding {
  /// Runs `body`; its error becomes a finding.
  fileprivate static func of<Value>(
    _ body: () throws(FormatError) -> Value
  ) throws(Finding) -> Value {
    do { return try body() } catch { throw Finding(error) }
  }
}
