import ArgumentParser

/// How files are read, and on how many cores.
struct RunArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How bytes stand for characters: utf-8, windows-1252 or latin-1. The output has the same.",
      valueName: "name"))
  var encoding: TextEncoding = .utf8

  @Option(
    name: .long, help: ArgumentHelp("How many cores to use (default: all).", valueName: "count"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "CSV cells that spreadsheets run (=, +, -, @): keep (default), or quote by an apostrophe.",
      valueName: "action"))
  var formulas: Formulas = .keep

  mutating func validate() throws {
    if let jobs, !(1...1024 ~= jobs) { throw ValidationError("--jobs is a number from 1 to 1024.") }
  }

  var jobCount: Int { jobs ?? processorCount }
}
