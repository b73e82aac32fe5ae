import ArgumentParser

/// The command `formwork`.
struct FormworkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formwork",
    abstract:
      "Formats, validates, and cleans text: phone numbers, dates, amounts, cards, and masks of your own.",
    discussion: """
      Examples:
        echo 212.555.0100 | formwork format --mask '+1 ([000]) [000]-[0000]'
        formwork phones --region DE contacts.txt
        formwork clean --column phone=phone:DE --column born=date:dd.MM.yyyy export.csv > clean.csv
        formwork unmask --mask '[00]{/}[00]' dates.txt
        phone=$(formwork prompt --mask '+1 ([000]) [000]-[0000]' --message Phone)
        formwork check '+1 ([000]) [000]-[0000]'
        formwork explain '[00]{/}[0099]'
        formwork presets postal
        formwork replay scripts.jsonl

      A mask is a pattern of literals and slots. In square brackets, 0 is a mandatory digit and 9 an \
      optional one, A and a are letters, _ and - are letters or digits, and … repeats the slot before it. \
      Braces hold literals that belong to the value.
      """,
    version: "0.1.0",
    subcommands: [
      FormatCommand.self, UnmaskCommand.self, PhonesCommand.self, CleanCommand.self,
      PromptCommand.self, CheckCommand.self, ExplainCommand.self, PresetsCommand.self,
      ReplayCommand.self,
    ])
}

extension FormworkCommand {
  /// What the command shows on a terminal if nothing is asked of it.
  static let welcome = """
    formwork formats, validates, and cleans text. Try:

      echo 212.555.0100 | formwork format --mask '+1 ([000]) [000]-[0000]'
      echo '1-800-FLOWERS' | formwork phones --region US
      formwork clean --column phone=phone:US --dry-run contacts.csv

    formwork --help lists all commands.
    """
}
