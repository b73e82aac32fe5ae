import ArgumentParser

/// `formwork unmask`: the value of each line.
struct UnmaskCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unmask",
    abstract: "Writes the value of each line: what was typed, without what the mask supplies.",
    discussion: BatchArguments.discussion(
      examples: """
          echo '+1 (212) 555-0100' | formwork unmask --mask '+1 ([000]) [000]-[0000]'
          formwork unmask --mask '(999) 999-9999' --syntax digits --json phones.txt
        """))

  @OptionGroup var arguments: BatchArguments

  func run() throws {
    try arguments.run(.value)
  }
}
