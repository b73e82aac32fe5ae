import ArgumentParser

/// What `check` and `explain` are told that patterns are.
struct KindArguments: ParsableArguments {
  @Flag(exclusivity: .exclusive)
  var kind: PatternKind?

  @Option(
    help: ArgumentHelp(
      "The currency that the numbers of --number are amounts in.", valueName: "code"))
  var currency: String?

  mutating func validate() throws {
    if currency != nil, kind != .number {
      throw ValidationError("--currency goes with --number.")
    }
  }
}
