import ArgumentParser

/// What `check` and `explain` are told that patterns are.
struct KindArguments: ParsableArguments {
  @Flag var kinds: [PatternKind] = []

  @Option(
    help: ArgumentHelp(
      "Currency code for --number, such as EUR.", valueName: "code"))
  var currency: String?

  var kind: PatternKind? { kinds.first }

  mutating func validate() throws {
    if Set(kinds).count > 1 { throw ValidationError(excluding: kinds.map { "--\($0)" }) }
    if currency != nil, kind != .number {
      throw ValidationError("--currency goes with --number.")
    }
  }
}
