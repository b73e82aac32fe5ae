import ArgumentParser
import FormworkCore

/// `formwork phones`: the phone number of each line.
struct PhonesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "phones",
    abstract: "Writes the phone number of each line in one form: E.164, unless you choose another.",
    usage: "formwork phones [--region <region>] [--column <column>] [<options>] [<file> ...]",
    discussion: """
      Examples:
        formwork phones --region DE contacts.txt
        formwork phones --column phone --region-column country --extract people.csv
        formwork phones --column phone --into e164 --kind-column kind --region US people.csv
        echo '1-800-FLOWERS' | formwork phones --region US --to international
        formwork phones --json --region GB < numbers.txt
        formwork phones --json-field phone --region US people.jsonl

      Numbers may be written as people do: with or without a calling code, with a trunk prefix or an \
      international one, with any punctuation, with letters for digits, with an extension, as a tel: link. \
      Numbers without a calling code belong to --region. A number is accepted if its length and its first \
      digits are those of numbers in its country.

      A rejected line is written as “?”, a tab, and the line as it was. Standard error counts rejected lines by \
      reason; --verbose lists them.

      \(Discussions.exitStatus)
      """)

  @OptionGroup(title: "Numbers") var numbers: PhoneArguments

  @OptionGroup(title: "Files") var table: TableArguments

  @OptionGroup(title: "Files") var reading: RunArguments

  @OptionGroup(title: "New columns") var columns: NewColumnArguments

  @OptionGroup(title: "New columns") var phoneColumns: NewPhoneColumnArguments

  @OptionGroup(title: "Rejects and reports") var rejects: RejectArguments

  @OptionGroup(title: "Rejects and reports") var report: ReportArguments

  @Argument(
    help: ArgumentHelp("The files to read. Without one: standard input.", valueName: "file"),
    completion: .file())
  var files: [String] = []

  func run() throws {
    try BatchRun.check(json: numbers.json, table, rejects)
    try columns.check(table)
    try phoneColumns.check(table)
    let run = try RunFiles.checked(files, rejects, report)
    let isRegion = numbers.region.map { PhoneNumber.callingCode(ofRegion: $0) != nil } ?? true
    if let region = numbers.region, !isRegion {
      SystemFile.complain(
        "formwork: --region \(String(safelyShowing: region)): there is no such region.\n"
          + "fix: \(RegionGuess.fix(for: region))")
      throw ExitCode.validationFailure
    }
    if numbers.regionColumn != nil, !table.isGiven {
      throw ValidationError("--region-column needs --column or --json-field.")
    }
    let format = PhoneTextFormat(
      region: numbers.region ?? "", form: numbers.to, takesPossible: numbers.possible,
      leavesOutExtensions: numbers.dropExtensions || phoneColumns.extensionColumn != nil)
    var converter = Converter(phones: format, extracts: numbers.extract)
    converter.encoding = reading.encoding
    var task = RowTask(choice: ColumnChoice(argument: ""), converter: converter)
    task.regionChoice = numbers.regionColumn.map { ColumnChoice(argument: $0) }
    task.additions = columns.additions
    phoneColumns.add(to: &task.additions)
    let rows = try table.rows(task, reading)
    try BatchRun(
      input: rows.map { .rows($0) } ?? .lines(converter, numbers.json ? .json : .text),
      remedy: rejects.onError, rejects: rejects, run: reading, report: report, files: run
    ).start()
  }
}

/// How numbers are read and written.
struct PhoneArguments: ParsableArguments {
  @Option(
    name: [.customShort("R"), .long],
    help: ArgumentHelp(
      "The region of numbers without a calling code, such as US.", valueName: "region"))
  var region: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The column with each number's region as two letters. Where it is empty: --region.",
      valueName: "column"))
  var regionColumn: String?

  @Option(
    help: ArgumentHelp(
      "How numbers are written: e164, national, international, or link (tel:).", valueName: "form"))
  var to: PhoneForm = .e164

  @Flag(help: "Also accept numbers whose length alone is right.")
  var possible = false

  @Flag(help: "Leave out extensions, which E.164 has no place for, rather than reject the number.")
  var dropExtensions = false

  @Flag(
    name: .shortAndLong,
    help: "Write a JSON object for each line with all properties of the number.")
  var json = false

  @Flag(
    name: [.customShort("x"), .long],
    help: "If there is a note next to the number, take the number: “0151 12345678 (private)”.")
  var extract = false
}

extension PhoneForm: ExpressibleByArgument {}
