import ArgumentParser

/// `formwork format`: each line as the mask shows it.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Writes each line as a mask shows it.",
    discussion: """
      A line that can't be completed, or whose letters and digits don't all find a place, goes out \
      as “?”, a tab and the line as it was. Line breaks and empty lines stay as they are.

      The exit status is 0 if all lines were completed, 1 if some weren't, 64 for wrong usage and \
      66 for a file that can't be read.

      Examples:
        formwork format --mask '+1 ([000]) [000]-[0000]' phones.txt
        formwork format --mask '#### #### #### ####' --syntax hash --json < cards.txt
        formwork format --mask '[00]/[00]' --alternative '[00]/[00]/[0000]' dates.txt
        formwork format --mask '#[HHHHHH]' --notation 'H=0-9A-Fa-f' colors.txt
        formwork format --mask '[009].[000].[00]' --right-to-left cents.txt
      """)

  @OptionGroup var arguments: BatchArguments

  func run() throws {
    try arguments.run(.text)
  }
}
