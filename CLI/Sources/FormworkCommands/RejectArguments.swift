import ArgumentParser

/// What becomes of texts that can't be completed, and who is told.
struct RejectArguments: ParsableArguments {
  @Option(
    help:
      "Rejected text: keep (default for fields), mark by “?” (default for lines), empty, or drop.")
  var onError: Remedy?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "Write each reject with its line and reason to this file: CSV, or JSON if it ends in .jsonl.",
      valueName: "file"),
    completion: .file())
  var rejects: String?

  @Flag(
    name: .shortAndLong,
    help: "List rejects with their lines and reasons on standard error.")
  var verbose = false

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
