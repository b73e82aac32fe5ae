import ArgumentParser
import FormworkMasks
import FormworkDisplay
import FormworkPhoneNumbers

/// `formwork phones`: the phone number of each line.
struct PhonesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "phones",
    abstract: "Writes the phone number of each line in one form, E.164 if you don't say.",
    discussion: """
      Numbers may be written as people do: with or without a calling code, with a trunk prefix or an \
      international one, with any punctuation, with letters for digits, with an extension, as a tel: link. \
      Numbers without a calling code are those of --region.

      A number has to look like one that is given to somebody in its country, by its length and its first \
      digits. A line that has none goes out as “?”, a tab and the line as it was, and is counted by reason on \
      standard error; --verbose lists them with their lines. Line breaks and empty lines stay as they are.

      The exit status is 0 if all lines were numbers, 1 if some weren't, 64 for wrong usage, 65 for \
      CSV without the column or with a quote that is never closed, 66 for a file that can't be read \
      and 74 for an output that can't be written.

      Examples:
        formwork phones --region DE contacts.txt
        formwork phones --column phone --region-column country people.csv
        echo '1-800-FLOWERS' | formwork phones --region US --to international
        formwork phones --json --region GB < numbers.txt
      """)

  @Option(
    name: [.customShort("R"), .long],
    help: ArgumentHelp(
      "Where numbers without a calling code are from, such as US.", valueName: "region"))
  var region: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The column of the CSV that says where the number beside it is from, as two letters, by its name or its \
      number from 1; where it is empty, --region does.
      """, valueName: "column"))
  var regionColumn: String?

  @Option(
    help: ArgumentHelp(
      "How numbers are written: e164, national, international or link (tel:).", valueName: "form"))
  var to: PhoneForm = .e164

  @Flag(help: "Also take numbers that only have the length of one.")
  var possible = false

  @Flag(help: "Leave extensions out of E.164, rather than taking the line for no number.")
  var dropExtensions = false

  @Flag(
    name: .shortAndLong,
    help: """
      Write a JSON object for each line: text, e164, national, international, link, callingCode, region, \
      extension, kind, valid, length and issue.
      """)
  var json = false

  @OptionGroup var table: TableArguments

  @OptionGroup var rejects: RejectArguments

  @Argument(
    help: ArgumentHelp("The files to read; standard input without.", valueName: "file"),
    completion: .file())
  var files: [String] = []

  func run() throws {
    try BatchRun.check(json: json, table, rejects, files: files)
    if let region, ParsedPhoneNumber.callingCode(ofRegion: region) == nil {
      SystemFile.complain(
        "formwork: --region \(String(safelyShowing: region)): there is no such region.\n"
          + "fix: Write two letters, such as US.")
      throw ExitCode.validationFailure
    }
    var table = table.table
    if let regionColumn {
      if table == nil { throw ValidationError("--region-column belongs to --column.") }
      table?.regionChoice = ColumnChoice(argument: regionColumn)
    }
    let format = PhoneTextFormat(
      region: region ?? "", form: to, takesPossible: possible, leavesOutExtensions: dropExtensions)
    try BatchRun(
      converter: Converter(phones: format), result: .text, isJSON: json, table: table,
      rejects: rejects, files: files
    ).run()
  }
}

extension PhoneForm: ExpressibleByArgument {}
