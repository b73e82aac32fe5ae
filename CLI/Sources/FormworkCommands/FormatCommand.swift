import ArgumentParser

/// `formwork format`: each line as the mask shows it.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Formats each line: with a mask, or as a phone number, a date, an amount, and so on.",
    usage: "formwork format <format> [<options>] [<file> ...]",
    discussion: BatchArguments.discussion(
      examples: """
          formwork format --mask '+1 ([000]) [000]-[0000]' phones.txt
          formwork format --mask '#### #### #### ####' --json < cards.txt
          formwork format --date yyyy-MM-dd --from dd.MM.yyyy --from excel dates.txt
          formwork format --preset postal.NL --column zip addresses.csv
          formwork format --mask '[00]/[00]' --alternative '[00]/[00]/[0000]' short.txt
          formwork format --mask '#[HHHHHH]' --notation 'H=0-9A-Fa-f' colors.txt
          formwork format --number de_DE --currency EUR amounts.txt
          formwork format --mask '[009].[000].[00]' --right-to-left cents.txt
          formwork format --mask '[000]-[0000]' --column phone --rejects wrong.csv a.csv
        """))

  @OptionGroup var arguments: BatchArguments

  func run() throws {
    try arguments.start(.text)
  }
}
