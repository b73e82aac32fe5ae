@_spi(JSON) import FormworkCore

extension Mask {
  /// What the pattern means, after the warnings about it.
  func report(_ advice: Advice) -> String {
    let meaning = String(safelyShowing: explanation.joined(separator: "; "))
    return head(advice) + "  means          \(meaning)\n" + measures
  }

  /// The parts of the pattern in words, one on each line, after the warnings about it.
  func parts(_ advice: Advice) -> String {
    let parts = explanation.map { "  \(String(safelyShowing: $0))\n" }.joined()
    return head(advice) + parts + measures
  }

  /// The warnings, each under the pattern, or else the pattern alone.
  private func head(_ advice: Advice) -> String {
    let findings = advice.findings(on: self).map { $0.shown(under: pattern) + "\n" }
    return findings.isEmpty ? String(safelyShowing: pattern) + "\n" : findings.joined()
  }

  private var measures: String {
    let sample = formatted(value: example)
    return """
        placeholder    \(String(safelyShowing: placeholder))
        text length    \(textLengths.shown)
        value length   \(valueLengths.shown)
        example value  \(String(safelyShowing: sample.value))
        example text   \(String(safelyShowing: sample.text))

      """
  }

  /// Writes all that is known of the pattern as an object.
  func write(_ advice: Advice, to writer: inout JSONWriter) {
    let sample = formatted(value: example)
    writer.object {
      $0.member("pattern", pattern)
      $0.key("parts")
      $0.array { for part in explanation { $0.value(part) } }
      $0.member("placeholder", placeholder)
      $0.key("textLength")
      $0.lengths(textLengths)
      $0.key("valueLength")
      $0.lengths(valueLengths)
      $0.key("example")
      $0.object {
        $0.member("value", sample.value)
        $0.member("text", sample.text)
      }
      $0.key("warnings")
      $0.array { for warning in advice.findings(on: self) { $0.finding(warning) } }
    }
  }
}

extension Mask.Lengths {
  fileprivate var shown: String {
    "\(least) at least, " + (most.map { "\($0) in full" } ?? "no maximum")
  }
}

extension Finding {
  /// Writes a pattern and what is wrong with it as an object.
  func write(_ pattern: String, to writer: inout JSONWriter) {
    writer.object {
      $0.member("pattern", pattern)
      $0.key("error")
      $0.finding(self)
    }
  }
}

extension JSONWriter {
  /// Without a maximum, `full` is `null`.
  fileprivate mutating func lengths(_ lengths: Mask.Lengths) {
    object {
      $0.member("least", lengths.least)
      $0.member("full", lengths.most)
    }
  }

  fileprivate mutating func finding(_ finding: Finding) {
    object {
      $0.member("code", finding.code)
      $0.member("message", finding.message)
      $0.member("fix", finding.fix)
      $0.member("hint", finding.hint)
      $0.member("offset", finding.offset?.value)
    }
  }
}
