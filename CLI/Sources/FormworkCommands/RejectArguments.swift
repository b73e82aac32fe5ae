import ArgumentParser

/// What becomes of texts that can't be completed, and who is told.
struct RejectArguments: ParsableArguments {
  @Option(
    help: """
      What becomes of a line or field that can't be completed: keep it as it is, mark it by “?”, \
      leave it empty, or drop the line or record. Lines are marked and fields kept if you don't say.
      """)
  var onError: Remedy?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      """
      Write file, line, column, text, reason and detail of each that can't be completed to this \
      file: CSV, or JSON if its name ends in .json or .jsonl.
      """, valueName: "file"),
    completion: .file())
  var rejects: String?

  @Flag(
    name: .shortAndLong,
    help: "Say on standard error which lines can't be completed, and why.")
  var verbose = false

  func log() throws(ExitCode) -> RejectLog {
    try RejectLog(isVerbose: verbose, path: rejects)
  }

  /// Rejects to write over a file that is read, or over what is written elsewhere.
  func check(against files: [String]) throws {
    for file in files where SystemFile.isStandardOutput(file) {
      throw ValidationError("The output would be written over “\(file)”, which is read.")
    }
    guard let rejects else { return }
    if rejects == "-" {
      throw ValidationError(
        "--rejects takes the name of a file; --verbose tells of them on standard error.")
    }
    if SystemFile.isStandardOutput(rejects) {
      throw ValidationError("--rejects would write over the output.")
    }
    if files.contains(where: { SystemFile.isSame($0, rejects) }) {
      throw ValidationError("--rejects would write over a file that is read.")
    }
  }
}

extension Remedy: ExpressibleByArgument {}
