import ArgumentParser
import FormworkCore

/// `formwork clean`: several columns of a file, each in its own way, in one pass.
struct CleanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean",
    abstract: "Cleans several columns of a file in one pass, each by what it holds.",
    usage: "formwork clean --column <column=kind> ... [<options>] [<file> ...]",
    discussion: """
      Examples:
        formwork clean -c phone=phone:DE -c born=date:dd.MM.yyyy a.csv > clean.csv
        formwork clean -c phone=phone:@country:DE -c total=amount:en_IN:INR --dry-run a.csv
        formwork clean --columns columns.json --report report.html a.csv > clean.csv
        formwork clean --json-field phone=phone:US --json-field mail=email a.jsonl

      Kinds:
        phone:REGION             E.164. The region may be in a column: phone:@COLUMN
        date:PATTERN             yyyy-MM-dd. Several notations: date:dd.MM.yyyy|excel
        date:PATTERN@LANGUAGE    with month names: date:d. MMM yyyy@de
        date:PATTERN>PATTERN     written like the second pattern
        amount:LOCALE:CURRENCY   a plain number; Rs., CHF, and Dr next to it are read
        number:LOCALE            a plain number
        iban, card, email        what their names say
        preset:NAME              a format by its name: preset:postal.NL
        mask:MASK, regex:REGEX   a mask, or a regular expression

      \(Discussions.exitStatus)
      """)

  @OptionGroup(title: "Columns") var table: TableArguments

  @OptionGroup(title: "Columns") var cleaning: CleaningArguments

  @OptionGroup(title: "Files") var reading: RunArguments

  @OptionGroup(title: "Rejects and reports") var rejects: RejectArguments

  @OptionGroup(title: "Rejects and reports") var report: ReportArguments

  @Argument(
    help: ArgumentHelp("The files to read. Without one: standard input.", valueName: "file"),
    completion: .file())
  var files: [String] = []

  func run() throws {
    let specs = table.columns + table.jsonField
    if specs.isEmpty, cleaning.columns == nil {
      throw ValidationError(
        "Give --column, --json-field, or --columns. For example: --column phone=phone:US")
    }
    let run = try RunFiles.checked(
      files, rejects, report, definitions: [cleaning.columns].compactMap { $0 })
    var table = table
    let context = ColumnKind.Context(
      encoding: reading.encoding, extracts: cleaning.extract,
      firstShortYear: cleaning.firstShortYear,
      monthNames: cleaning.monthNames, hasExtensionColumn: cleaning.phoneDetails != nil)
    var tasks = try specs.map { try cleaning.task($0, context) }
    if let path = cleaning.columns {
      let file = try ColumnsFile(path: path).read(context)
      tasks += file.tasks
      if file.isJSON || cleaning.jsonLines { table.jsonField = tasks.map(\.choice.argument) }
    }
    if table.jsonField.isEmpty {
      table.columns = tasks.map(\.choice.argument)
    } else {
      table.jsonField = tasks.map(\.choice.argument)
    }
    try table.check()
    try BatchRun(
      input: .rows(try table.rows(tasks, reading)), remedy: rejects.onError,
      rejects: rejects, run: reading, report: report, files: run
    ).start()
  }
}

/// The results of the columns, and their places.
struct CleaningArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A file that lists the columns in JSON, with formats of any kind and the names of new columns.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var columns: String?

  @Flag(help: "With --columns: read JSON Lines rather than CSV.")
  var jsonLines = false

  @Flag(
    name: [.customShort("x"), .long],
    help:
      "If a field has more in it, take the one part that is a whole phone number, date, and so on.")
  var extract = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write results into new columns named after the old ones with this suffix, such as _clean.",
      valueName: "suffix"))
  var newColumns: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write reasons of rejects into new columns with this suffix, such as _reason.",
      valueName: "suffix"))
  var reasonColumns: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write extension, kind, and region of phones into new columns: this prefix and those words.",
      valueName: "prefix"))
  var phoneDetails: String?

  @Option(
    help: ArgumentHelp(
      "The first year that two digits can mean (default: 1950).", valueName: "year"))
  var firstShortYear: Int?

  @Option(
    help: ArgumentHelp("The language of month names, such as de.", valueName: "locale"))
  var monthNames: String?

  mutating func validate() throws {
    if let firstShortYear, !(1...9900 ~= firstShortYear) {
      throw ValidationError("--first-short-year is a year from 1 to 9900.")
    }
  }

  /// Reads `name=kind`, where a name may have an equals sign, too.
  func task(_ spec: String, _ context: ColumnKind.Context) throws -> RowTask {
    for index in spec.indices where spec[index] == "=" {
      guard let kind = ColumnKind(String(spec[spec.index(after: index)...])) else { continue }
      let name = String(spec[..<index])
      var task = try kind.task(ColumnChoice(argument: name), context)
      add(to: &task, named: name)
      return task
    }
    let kinds = ColumnKind.Name.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError(
      "“\(String(safelyShowing: spec))” doesn't say what the column holds. "
        + "Write NAME=KIND, where the kind is one of \(kinds).")
  }

  private func add(to task: inout RowTask, named name: String) {
    task.additions.result = newColumns.map { name + $0 }
    task.additions.reason = reasonColumns.map { name + $0 }
    if let phoneDetails, task.converter.phones != nil {
      task.additions.phoneExtension = phoneDetails + "extension"
      task.additions.kind = phoneDetails + "kind"
      task.additions.region = phoneDetails + "region"
    }
  }
}
