import ArgumentParser

/// The command `formwork`.
struct FormworkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formwork",
    abstract: "Gives text its form: masks for phone numbers, cards, dates and the like.",
    discussion: """
      A mask is a pattern of literals and slots: 0 and 9 in square brackets are a mandatory and an \
      optional digit, A and a letters, _ and - letters or digits, … any number of what is before \
      it. Braces hold literals that belong to the value.

      Examples:
        echo 212.555.0100 | formwork format --mask '+1 ([000]) [000]-[0000]'
        formwork unmask --mask '[00]{/}[00]' dates.txt
        phone=$(formwork prompt --mask '+1 ([000]) [000]-[0000]' --message Phone)
        formwork check '+1 ([000]) [000]-[0000]'
        formwork explain '[00]{/}[0099]'
        formwork format --iban accounts.txt
        formwork presets postal
        formwork phones --region DE contacts.txt
        formwork replay scripts.jsonl
      """,
    version: "0.1.0",
    subcommands: [
      FormatCommand.self, UnmaskCommand.self, PromptCommand.self, CheckCommand.self,
      ExplainCommand.self, PhonesCommand.self, PresetsCommand.self, ReplayCommand.self,
    ])
}
