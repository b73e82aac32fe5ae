import Formwork
@_spi(JSON) import FormworkDefinition
import FormworkDisplay

/// Makes a line of every line by a format, and counts those that can't be completed.
struct BatchHandler: LineHandler {
  var output = OutputBuffer()
  private(set) var lineCount = 0
  private(set) var rejectedCount = 0

  private let format: AnyInputFormat
  private let input: Input
  private let result: Result
  private var json = JSONWriter()

  /// What a line is.
  enum Input {
    case text, value
  }

  /// What is made of it.
  enum Result {
    case text, value, json
  }

  init(format: AnyInputFormat, input: Input, result: Result) {
    self.format = format
    self.input = input
    self.result = result
  }

  mutating func handle(_ line: LineReader.Line, number: Int, of file: String?) {
    lineCount += 1
    if line.content.isEmpty, result != .json {
      output.write(line.ending)
      return
    }
    guard let original = line.text else {
      let place = file.map { String(safelyShowing: $0) + ": " } ?? ""
      SystemFile.complain("\(place)line \(number): invalid UTF-8")
      reject(line, FormattedText(problem: .invalidUTF8), dropped: "")
      return
    }
    let formatted = formatted(original)
    let dropped = formatted.surplus(of: original)
    if !formatted.isComplete || formatted.problem != nil || !dropped.isEmpty, !original.isEmpty {
      reject(line, formatted, dropped: dropped)
      return
    }
    switch result {
    case .text: output.write(formatted.text)
    case .value: output.write(formatted.value)
    case .json: return write(formatted, dropped: dropped)
    }
    output.write(line.ending)
  }

  /// Says on standard error how many lines couldn't be completed, if there are any.
  func complain() {
    if rejectedCount == 0 { return }
    let lines = lineCount == 1 ? "line" : "lines"
    SystemFile.complain("\(rejectedCount) of \(lineCount) \(lines) could not be completed")
  }
}

extension BatchHandler {
  private func formatted(_ original: String) -> FormattedText {
    if original.isEmpty { return FormattedText() }
    return switch input {
    case .text: format.formatted(text: original)
    case .value: format.formatted(value: original)
    }
  }

  /// Passes a line on as it is, marked with `?` and a tab.
  private mutating func reject(
    _ line: LineReader.Line, _ formatted: FormattedText, dropped: String
  ) {
    rejectedCount += 1
    if result == .json { return write(formatted, dropped: dropped) }
    output.write("?\t")
    output.write(line.content)
    output.write(line.ending)
  }

  private mutating func write(_ formatted: FormattedText, dropped: String) {
    json.removeAll()
    json.object {
      $0.member("text", formatted.text)
      $0.member("value", formatted.value)
      $0.member("complete", formatted.isComplete)
      $0.member("problem", formatted.problem?.code)
      $0.member("dropped", dropped)
    }
    output.write(json.bytes)
    output.write("\n")
  }
}

extension Problem {
  /// A line that isn't text at all.
  fileprivate static let invalidUTF8 = Problem(code: "invalidUTF8")
}
