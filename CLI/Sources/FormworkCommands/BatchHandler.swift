import FormworkMasks
@_spi(JSON) import FormworkRules

/// Makes a line of every line by a format, and counts those that can't be completed.
struct BatchHandler: LineHandler {
  var output = OutputBuffer()
  var log: RejectLog
  private(set) var lineCount = 0

  private var converter: Converter
  private let result: Result
  private let remedy: Remedy
  private var json = JSONWriter()

  /// What is made of a line.
  enum Result {
    case text, value, json
  }

  init(_ converter: Converter, result: Result, remedy: Remedy, log: RejectLog) {
    self.converter = converter
    self.result = result
    self.remedy = remedy
    self.log = log
  }

  mutating func handle(_ line: LineReader.Line, number: Int, of file: String?) {
    lineCount += 1
    let line = number == 1 ? begin(line, of: file) : line
    if line.content.isEmpty { return write(line, Conversion(FormattedText())) }
    if result != .json, repeated(line) { return }
    let place = Place(file: file, line: number)
    let conversion = converter.convert(line.content)
    if conversion.isKeptInMind(by: converter) {
      let formatted = conversion.formatted
      converter.memo?.remember(
        result == .value ? formatted.value : formatted.text, conversion.reason)
    }
    if conversion.reason != nil {
      log.note(conversion, at: place, of: converter) { Array(line.content) }
      return reject(line, conversion)
    }
    log.note(conversion.extract, at: place)
    write(line, conversion)
  }

  /// Makes of a line what was made of another like it.
  ///
  /// - Returns: Whether there was one, and no more is to be told.
  private mutating func repeated(_ line: LineReader.Line) -> Bool {
    switch converter.memo?.recall(line.content) {
    case .result:
      output.write(converter.memo?.result ?? [])
      output.write(line.ending)
      return true
    case .reject(let reason) where log.isQuiet:
      log.note(reason)
      rejectAsItWas(line)
      return true
    default: return false
    }
  }

  /// Takes a byte order mark off the first line of a file: it belongs to the file, not to the line.
  private mutating func begin(_ line: LineReader.Line, of file: String?) -> LineReader.Line {
    if line.content.isUTF16 {
      SystemFile.complain(
        "formwork: \(shownName(file)): this is UTF-16; “iconv -f UTF-16 -t UTF-8” makes UTF-8 of it"
      )
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard line.content.starts(with: mark) else { return line }
    if result != .json { output.write(mark) }
    let rest = UnsafeRawBufferPointer(rebasing: line.content[mark.count...])
    return LineReader.Line(content: rest, ending: line.ending)
  }

  private mutating func write(_ line: LineReader.Line, _ conversion: Conversion) {
    switch result {
    case .text: output.write(conversion.formatted.text)
    case .value: output.write(conversion.formatted.value)
    case .json: return writeObject(conversion, of: line)
    }
    output.write(line.ending)
  }

  private mutating func reject(_ line: LineReader.Line, _ conversion: Conversion) {
    if result != .json { return rejectAsItWas(line) }
    if remedy != .drop { writeObject(conversion, of: line) }
  }

  private mutating func rejectAsItWas(_ line: LineReader.Line) {
    if remedy == .drop { return }
    if remedy == .mark { output.write("?\t") }
    if remedy != .empty { output.write(line.content) }
    output.write(line.ending)
  }

  private mutating func writeObject(_ conversion: Conversion, of line: LineReader.Line) {
    let formatted = conversion.formatted
    json.removeAll()
    if let phones = converter.phones {
      let text = String(utf8: line.content) ?? ""
      json.number(conversion, try? phones.number(in: text))
      output.write(json.bytes)
      output.write("\n")
      return
    }
    json.object {
      $0.member("text", formatted.text)
      $0.member("value", formatted.value)
      $0.member("complete", formatted.isComplete)
      $0.member("issue", formatted.issue?.code)
      $0.member("unused", conversion.removed)
    }
    output.write(json.bytes)
    output.write("\n")
  }
}
