import ArgumentParser
import FormworkDisplay

/// What a command makes of the lines of its files.
protocol LineHandler {
  var output: OutputBuffer { get set }

  /// Handles one line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - number: Its number in its file, from 1.
  ///   - file: The file's name; `nil` for standard input.
  mutating func handle(_ line: LineReader.Line, number: Int, of file: String?)

  /// Takes note that a file has ended.
  mutating func finish(file: String?)
}

extension LineHandler {
  /// Nothing: most handlers keep no part of a line back.
  mutating func finish(file: String?) {}

  /// Handles all lines of some files, standard input if there are none.
  ///
  /// What was made of the lines is written before more of them are waited for. A file that can't
  /// be read is complained of, and the others are handled.
  ///
  /// - Returns: Whether all files could be read.
  /// - Throws: An exit code where the output can't be written. If nobody reads it any more, that is
  ///   the end, without a word.
  mutating func handle(files: [String]) throws(ExitCode) -> Bool {
    var areRead = true
    for path in files.isEmpty ? ["-"] : files {
      let name = path == "-" ? nil : path
      do throws(SystemFile.Failure) {
        try handle(path, named: name)
      } catch {
        switch error.operation {
        case .reading:
          let place = name.map { String(safelyShowing: $0) } ?? "standard input"
          SystemFile.complain("formwork: \(place): \(error.message)")
          areRead = false
        case .writing: throw ExitCode(unwritten: error)
        }
      }
    }
    return areRead
  }

  private mutating func handle(
    _ path: String, named name: String?
  ) throws(SystemFile.Failure) {
    let file = try SystemFile(reading: path)
    defer { file.close() }
    var reader = LineReader(file)
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
    finish(file: name)
    try output.flush()
  }
}

extension ExitCode {
  /// Input that isn't what it should be (`EX_DATAERR`).
  static let malformed = ExitCode(65)

  /// A file that can't be read (`EX_NOINPUT`).
  static let unreadable = ExitCode(66)

  /// An output that can't be written (`EX_IOERR`).
  static let unwritable = ExitCode(74)
}
