/// What a command makes of the lines of its files.
protocol LineHandler: FileHandler {
  /// Handles one line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - number: Its number in its file, from 1.
  ///   - file: The file's name; `nil` for standard input.
  mutating func handle(_ line: LineReader.Line, number: Int, of file: String?)
}

extension LineHandler {
  /// Handles the lines of a file. What was made of them is written before more of them are waited
  /// for.
  mutating func handle(_ file: SystemFile, named name: String?) throws(SystemFile.Failure) {
    var reader = LineReader(file, greatestLength: Converter.greatestLength)
    var number = 0
    var progress = ProgressBar()
    let size = progress == nil ? nil : file.size
    defer { progress?.clear() }
    repeat {
      while let line = reader.next() {
        number += 1
        handle(line, number: number, of: name)
        try output.flushIfFull()
      }
      try output.flush()
      progress?.show(reader.byteCount, of: size, lines: number)
    } while try reader.fill()
  }
}
