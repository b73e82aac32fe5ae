import ArgumentParser
import FormworkCore

/// What a command makes of its files.
protocol FileHandler {
  var output: OutputBuffer { get set }

  /// Handles one file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: Its name; `nil` for standard input.
  /// - Throws: What the system says if the file can't be read, or the output can't be written.
  mutating func handle(
    _ file: SystemFile, named name: String?
  ) throws(SystemFile.Failure)
}

extension FileHandler {
  /// Handles some files, standard input if there are none.
  ///
  /// A file that can't be read is complained of, and the others are handled.
  ///
  /// - Returns: Whether all files could be read.
  /// - Throws: An exit code where the output can't be written. If nobody reads it any more, that is
  ///   the end, without a word.
  mutating func handle(files: [String]) throws(ExitCode) -> Bool {
    var areRead = true
    for path in files.isEmpty ? ["-"] : files {
      let name = path == "-" ? nil : path
      do throws(SystemFile.Failure) {
        let file = try SystemFile(reading: path)
        defer { file.close() }
        try handle(file, named: name)
        try output.flush()
      } catch {
        switch error.operation {
        case .reading:
          SystemFile.complain("formwork: \(shownName(name)): \(error.message)")
          areRead = false
        case .writing: throw ExitCode(unwritten: error)
        }
      }
    }
    return areRead
  }
}

/// The name of a file, as complaints show it.
func shownName(_ name: String?) -> String {
  name.map { String(safelyShowing: $0) } ?? "standard input"
}

extension ExitCode {
  /// Input that isn't what it should be (`EX_DATAERR`).
  static let malformed = ExitCode(65)

  /// A file that can't be read (`EX_NOINPUT`).
  static let unreadable = ExitCode(66)

  /// An output that can't be written (`EX_IOERR`).
  static let unwritable = ExitCode(74)
}
