import ArgumentParser

/// `formwork unmask`: the value of each line.
struct UnmaskCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unmask",
    abstract: "Writes the value of each line: the user's characters without the mask's.",
    usage: "formwork unmask <format> [<options>] [<file> ...]",
    discussion: BatchArguments.discussion(
      examples: """
          echo '+1 (212) 555-0100' | formwork unmask --mask '+1 ([000]) [000]-[0000]'
          formwork unmask --mask '(999) 999-9999' --json phones.txt
        """))

  @OptionGroup var arguments: BatchArguments

  func run() throws {
    try arguments.start(.value)
  }
}
