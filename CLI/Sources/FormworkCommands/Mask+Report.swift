import Formwork
@_spi(JSON) import FormworkDefinition
import FormworkDisplay

extension Mask {
  /// What the pattern means, after the warnings about it.
  var report: String {
    let findings = diagnostics.map { Finding($0).shown(under: pattern) + "\n" }
    let shown = findings.isEmpty ? String(safelyShowing: pattern) + "\n" : findings.joined()
    let meaning = String(safelyShowing: explanation.joined(separator: "; "))
    return shown + "  means          \(meaning)\n" + measures
  }

  /// The parts of the pattern in words, one on each line.
  var parts: String {
    let parts = explanation.map { "  \(String(safelyShowing: $0))\n" }.joined()
    return String(safelyShowing: pattern) + "\n" + parts + measures
  }

  private var measures: String {
    let sample = formatted(value: example)
    return """
        placeholder    \(String(safelyShowing: placeholder))
        text length    \(acceptableTextLength) at least, \(totalTextLength) in full
        value length   \(acceptableValueLength) at least, \(totalValueLength) in full
        example value  \(String(safelyShowing: sample.value))
        example text   \(String(safelyShowing: sample.text))

      """
  }

  /// Writes all that is known of the pattern as an object.
  func write(to writer: inout JSONWriter) {
    let sample = formatted(value: example)
    writer.object {
      $0.member("pattern", pattern)
      $0.key("parts")
      $0.array { for part in explanation { $0.value(part) } }
      $0.member("placeholder", placeholder)
      $0.key("textLength")
      $0.length(acceptableTextLength, totalTextLength)
      $0.key("valueLength")
      $0.length(acceptableValueLength, totalValueLength)
      $0.key("example")
      $0.object {
        $0.member("value", sample.value)
        $0.member("text", sample.text)
      }
      $0.key("warnings")
      $0.array {
        for warning in diagnostics {
          $0.finding(warning.code.name, warning.message, warning.fix, at: warning.offset)
        }
      }
    }
  }
}

extension MaskError {
  /// Writes the pattern and what is wrong with it as an object.
  func write(_ pattern: String, to writer: inout JSONWriter) {
    writer.object {
      $0.member("pattern", pattern)
      $0.key("error")
      $0.finding(code.name, message, fix, at: offset)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func length(_ least: Int, _ full: Int) {
    object {
      $0.member("least", least)
      $0.member("full", full)
    }
  }

  fileprivate mutating func finding(
    _ code: String, _ message: String, _ fix: String, at offset: UTF16Offset?
  ) {
    object {
      $0.member("code", code)
      $0.member("message", message)
      $0.member("fix", fix)
      $0.member("offset", offset?.value)
    }
  }
}
