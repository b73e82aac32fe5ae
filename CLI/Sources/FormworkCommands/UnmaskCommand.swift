import ArgumentParser

/// `formwork unmask`: the value of each line.
struct UnmaskCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unmask",
    abstract: "Writes the value of each line: what was typed, without what the mask supplies.",
    discussion: """
      A line that can't be completed, or whose letters and digits don't all find a place, goes out \
      as “?”, a tab and the line as it was. Line breaks and empty lines stay as they are.

      The exit status is 0 if all lines were completed, 1 if some weren't, 64 for wrong usage and \
      66 for a file that can't be read.

      Examples:
        echo '+1 (212) 555-0100' | formwork unmask --mask '+1 ([000]) [000]-[0000]'
        formwork unmask --mask '(999) 999-9999' --syntax digits --json phones.txt
      """)

  @OptionGroup var arguments: BatchArguments

  func run() throws {
    try arguments.run(.value)
  }
}
