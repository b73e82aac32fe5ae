@_spi(JSON) import FormworkCore

/// JSON Lines: an object on each line.
extension RowHandler {
  mutating func handleObjects(_ piece: Piece, of file: OpenFile) {
    let keys = table.tasks.map { Array($0.choice.argument.utf8) }
    let regions = table.tasks.map { Array(($0.regionChoice?.argument ?? "").utf8) }
    var reader = LineReader(piece.bytes)
    var number = piece.firstLine - 1
    while let line = reader.next() {
      number += 1
      handle(line, keys + regions, at: Place(file: file.name, line: number))
    }
  }

  private mutating func handle(_ line: LineReader.Line, _ keys: [[UInt8]], at place: Place) {
    if line.content.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      output.write(line.content)
      return output.write(line.ending)
    }
    log.noteRecord()
    let start = output.count
    guard let object = JSONLine(line.content, keys: keys) else {
      converters[0].noteMissing(.invalidJSON, at: place, &log)
      log.noteRejectedRecord()
      if remedy == .drop { return }
      output.write(line.content)
      return output.write(line.ending)
    }
    let found = table.tasks.indices.compactMap { index in object.places[index].map { ($0, index) } }
    var isComplete = true
    for index in table.tasks.indices where object.places[index] == nil {
      var place = place
      place.column = table.tasks[index].choice.argument
      converters[index].noteMissing(.missingField, at: place, &log)
      isComplete = false
    }
    var end = 0
    for (range, index) in found.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      var place = place
      place.column = table.tasks[index].choice.argument
      output.write(UnsafeRawBufferPointer(rebasing: line.content[end..<range.lowerBound]))
      takeRegion(of: object, index)
      if !write(object.content(of: range), line.content[range], index, at: place) {
        isComplete = false
      }
      end = range.upperBound
    }
    output.write(UnsafeRawBufferPointer(rebasing: line.content[end...]))
    output.write(line.ending)
    if isComplete { return }
    log.noteRejectedRecord()
    guard remedy == .drop else { return }
    output.shorten(to: start)
  }

  private mutating func takeRegion(of object: JSONLine, _ index: Int) {
    guard table.tasks[index].regionChoice != nil else { return }
    var name = ""
    if let place = object.places[table.tasks.count + index],
      case .string(let bytes) = object.content(of: place)
    {
      name = String(decoding: bytes, as: UTF8.self)
    }
    converters[index].task.converter.dial(from: String(name.filter { $0 != " " }))
  }

  /// Writes the result of a value, and the new members next to it.
  ///
  /// - Returns: Whether it could be completed.
  private mutating func write(
    _ content: JSONLine.Content, _ source: Slice<UnsafeRawBufferPointer>, _ index: Int,
    at place: Place
  ) -> Bool {
    let text: [UInt8]
    var isString = false
    var input: Converter.Input?
    switch content {
    case .string(let bytes): (text, isString) = (bytes, true)
    case .number(let bytes) where converters[index].task.converter.amounts == nil:
      text = integer(bytes, index)
    case .number(let bytes) where JSONLine.plainNumber(bytes) != nil:
      // It has a decimal point in every locale.
      (text, input) = (JSONLine.plainNumber(bytes) ?? bytes, .value)
    case .null: text = []
    case .number, .other:
      converters[index].noteMissing(.notAString, at: place, &log)
      output.write(UnsafeRawBufferPointer(rebasing: source))
      addMembers(
        FieldOutcome(additions: table.tasks[index].additions.names.map { _ in nil }), index)
      return false
    }
    let outcome = convert(text, as: input, index, at: place)
    let isSame = isString && outcome.result == text
    if table.tasks[index].additions.result == nil, !isSame {
      if outcome.isRejected {
        writeRejected(text, UnsafeRawBufferPointer(rebasing: source))
      } else if let result = outcome.result {
        output.write(string(result))
      } else {
        output.write(UnsafeRawBufferPointer(rebasing: source))
      }
    } else {
      output.write(UnsafeRawBufferPointer(rebasing: source))
    }
    addMembers(outcome, index)
    return !outcome.isRejected
  }

  /// A number of JSON that isn't a number in the format, such as 1067 for the postal code 01067: an integer that is
  /// only complete as one of a spreadsheet is read as such.
  private func integer(_ bytes: [UInt8], _ index: Int) -> [UInt8] {
    guard bytes.allSatisfy({ 0x30...0x39 ~= $0 }) else { return bytes }
    let converter = converters[index].task.converter
    let exported = bytes + Array(".0".utf8)
    func isDone(_ bytes: [UInt8]) -> Bool {
      bytes.withUnsafeBytes { converter.convert($0) }.reason == nil
    }
    return !isDone(bytes) && isDone(exported) ? exported : bytes
  }

  /// Converts the text of a value, perhaps as another input than that of strings.
  private mutating func convert(
    _ text: [UInt8], as input: Converter.Input?, _ index: Int, at place: Place
  ) -> FieldOutcome {
    let usual = converters[index].task.converter.input
    converters[index].task.converter.input = input ?? usual
    defer { converters[index].task.converter.input = usual }
    return text.withUnsafeBytes { converters[index].convert($0, at: place, &log) }
  }

  private mutating func writeRejected(_ text: [UInt8], _ source: UnsafeRawBufferPointer) {
    switch remedy {
    case .keep, .drop: output.write(source)
    case .mark: output.write(string([UInt8(ascii: "?")] + text))
    case .empty: output.write("null")
    }
  }

  private mutating func addMembers(_ outcome: FieldOutcome, _ index: Int) {
    for (name, addition) in zip(table.tasks[index].additions.names, outcome.additions) {
      output.write(",")
      output.write(string(Array(name.utf8)))
      output.write(":")
      output.write(addition.map { string($0) } ?? Array("null".utf8))
    }
  }

  private func string(_ bytes: [UInt8]) -> [UInt8] {
    var writer = JSONWriter()
    writer.value(String(decoding: bytes, as: UTF8.self))
    return writer.bytes
  }
}
