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
}

extension Remedy: ExpressibleByArgument {}
