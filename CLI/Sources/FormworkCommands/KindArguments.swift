import ArgumentParser

/// What `check` and `explain` are told that patterns are.
struct KindArguments: ParsableArguments {
  @Flag(exclusivity: .exclusive)
  var kind: PatternKind?

  @Option(
    help: ArgumentHelp(
      "Currency code for --number, such as EUR.", valueName: "code"))
  var currency: String?

  mutating func validate() throws {
    if currency != nil, kind != .number {
      throw ValidationError("--currency goes with --number.")
    }
  }
}
