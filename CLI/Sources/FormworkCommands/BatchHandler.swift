@_spi(JSON) import FormworkCore

/// Makes a line of every line by a format, and counts those that can't be completed.
struct BatchHandler: PieceHandler {
  var output = OutputBuffer()
  var log: RejectLog

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
    if log.isCurious { self.converter.memo = nil }
  }

  var boundaries: BoundaryScanner.Kind { .line }

  func open(_ name: String?, _ reader: inout PieceReader) -> OpenFile {
    OpenFile(name: name, delimiter: .comma)
  }

  /// The longest text, with a byte order mark before it and a line break after it.
  var greatestLength: Int { Converter.greatestLength + 5 }

  func isReady(for file: OpenFile) -> Bool { true }

  mutating func handle(_ piece: Piece, of file: inout OpenFile) {
    var reader = LineReader(piece.bytes)
    var number = piece.firstLine - 1
    while let line = reader.next() {
      number += 1
      handle(line, at: Place(file: file.name, line: number))
    }
  }

  mutating func handlePart(_ part: Piece, of file: inout OpenFile) {
    let place = Place(file: file.name, line: part.firstLine)
    var line = LineReader.Line(
      content: part.bytes, ending: UnsafeRawBufferPointer(rebasing: part.bytes[..<0]))
    switch part.extent {
    case .whole: return
    case .start:
      log.noteLine()
      if place.line == 1 { line = begin(line, of: file.name) }
      let conversion = Conversion(tooLong: "more than 4 MiB")
      log.note(conversion, at: place, of: converter) { Array(line.content) }
      reject(line, conversion)
    case .middle: if !isReplaced { output.write(line.content) }
    case .end:
      line = LineReader.Line(part.bytes)
      if !isReplaced { output.write(line.content) }
      if result != .json, remedy != .drop { output.write(line.ending) }
    }
  }

  /// Whether the text of a rejected line isn't written.
  private var isReplaced: Bool { result == .json || remedy == .empty || remedy == .drop }

  private mutating func handle(_ line: LineReader.Line, at place: Place) {
    log.noteLine()
    let line = place.line == 1 ? begin(line, of: place.file) : line
    if line.content.isEmpty {
      log.noteEmpty()
      return write(line, Conversion(LineReading()), "", nil)
    }
    if result != .json, repeated(line) { return }
    var conversion = converter.convert(line.content)
    let text = result == .value ? conversion.formatted.value : conversion.formatted.text
    var bytes: [UInt8]?
    if conversion.reason == nil, converter.encoding != .utf8 {
      bytes = converter.encoding.bytes(text)
      if bytes == nil { conversion = Conversion(.notEncodable) }
    }
    if conversion.isKeptInMind(by: converter) {
      converter.memo?.remember(text, conversion.reason, conversion.extract)
    }
    if conversion.reason != nil {
      log.note(conversion, at: place, of: converter) { Array(line.content) }
      return reject(line, conversion)
    }
    if conversion.extract != nil || log.isCurious {
      log.note(conversion.extract, at: place)
      log.note(
        text, of: { converter.encoding.lossyText(Array(line.content)) },
        kind: { converter.kind(of: conversion, in: line.content) }, as: conversion.change)
    }
    write(line, conversion, text, bytes)
  }

  /// Repeats the result of another line like this one.
  ///
  /// - Returns: Whether there was one, and nothing more is reported.
  private mutating func repeated(_ line: LineReader.Line) -> Bool {
    switch converter.memo?.recall(line.content) {
    case .result: break
    case .extract where !log.isCurious: log.noteExtract()
    case .reject(let reason) where log.isQuiet:
      log.note(reason)
      rejectAsItWas(line)
      return true
    default: return false
    }
    output.write(converter.memo?.result ?? [])
    output.write(line.ending)
    return true
  }

  /// Takes a byte order mark off the first line of a file: it belongs to the file, not to the line.
  private mutating func begin(_ line: LineReader.Line, of file: String?) -> LineReader.Line {
    if line.content.isUTF16 {
      log.complain(
        "formwork: \(shownName(file)): this is UTF-16; “iconv -f UTF-16 -t UTF-8” makes UTF-8 of it"
      )
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard line.content.starts(with: mark) else { return line }
    if result != .json { output.write(mark) }
    let rest = UnsafeRawBufferPointer(rebasing: line.content[mark.count...])
    return LineReader.Line(content: rest, ending: line.ending)
  }

  private mutating func write(
    _ line: LineReader.Line, _ conversion: Conversion, _ text: String, _ bytes: [UInt8]?
  ) {
    if result == .json { return writeObject(conversion, of: line) }
    // In UTF-8 the text has its bytes already.
    if let bytes { output.write(bytes) } else { output.write(text) }
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
    let reading = conversion.formatted
    json.removeAll()
    if converter.phones != nil {
      json.number(conversion, converter.number(of: conversion, in: line.content))
      output.write(json.bytes)
      output.write("\n")
      return
    }
    // What a reading doesn't have is that of a field with its text.
    let shown = converter.format.formatted(text: reading.text)
    var status = InputStatus(shown, in: converter.format, limits: converter.limits)
    (status.text, status.value) = (reading.text, reading.value)
    // A line that isn't text has no value, but it isn't empty.
    status.validation =
      reading.issue.map { .invalid($0) }
      ?? (reading.value.isEmpty ? .empty : reading.isComplete ? .valid : .incomplete)
    json.object {
      $0.status(status, converter.details(shown))
      $0.member("unused", conversion.removed)
    }
    output.write(json.bytes)
    output.write("\n")
  }
}
