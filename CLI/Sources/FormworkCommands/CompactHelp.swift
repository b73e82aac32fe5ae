import ArgumentParser

/// `--help` of the commands with many options: a screen of them in groups, after examples. `formwork help COMMAND` and
/// the manual explain each.
enum CompactHelp {
  /// The help that some arguments ask for; `nil` if they don't, or ask a command with few options.
  static func text(for arguments: [String]) -> String? {
    guard let command = arguments.first, let page = pages[command] else { return nil }
    let options = arguments.dropFirst().prefix { $0 != "--" }
    guard options.count == 1, ["--help", "-h"].contains(options.first) else { return nil }
    return page + "\n\n`formwork help \(command)` explains every option."
  }

  private static let pages = ["format": format, "unmask": unmask, "phones": phones, "clean": clean]

  private static let format = """
    Formats each line: with a mask, or as a phone number, a date, an amount, …

    Examples:
      formwork format --mask '+1 ([000]) [000]-[0000]' phones.txt
      formwork format --date yyyy-MM-dd --from dd.MM.yyyy --from excel dates.txt
      formwork format --number de_DE --currency EUR --extract amounts.txt
      formwork format --preset postal.NL --column zip addresses.csv > clean.csv

    """ + batch

  private static let unmask = """
    Writes the value of each line: the user's characters without the mask's.

    Examples:
      echo '+1 (212) 555-0100' | formwork unmask --mask '+1 ([000]) [000]-[0000]'
      formwork unmask --number de_DE --currency EUR amounts.txt

    """ + batch

  private static let batch = """
    Format, one of:
      -m, --mask MASK         '[00]/[00]', '##/##'   --date PATTERN    dd/MM/yyyy, de_DE
      -e, --regex REGEX       the whole text        --number LOCALE   de_DE
      -d, --definition FILE   JSON                  --phone REGION    US, international
      --card  --iban          check digits          --preset NAME     postal.NL
    For dates and numbers:
      --from PATTERN          strict input          --month-names LOCALE
      --currency CODE         --minimum VALUE  --maximum VALUE  --first-short-year YEAR
      --sign STYLE            --cents  --no-grouping
    For phones:
      --only REGION           --mobile  --possible  --national
      --phone-value STYLE     e164, national, asTyped
    For masks:
      -a, --alternative MASK  -s, --syntax brackets|hash|digits  -n, --notation H=0-9A-F
      --right-to-left  --case upper|lower  --strategy NAME
    Lines:
      -x, --extract           take the one part of a line that completes the format
      -j, --json              an object for each line     --values   lines are values

    """ + files

  private static let phones = """
    Writes the phone number of each line in one form: E.164, unless you choose another.

    Examples:
      formwork phones --region DE contacts.txt
      formwork phones --column phone --region-column country --extract people.csv
      formwork phones --column phone --into e164 --kind-column kind -R US people.csv
      echo '1-800-FLOWERS' | formwork phones --region US --to international

    Numbers:
      -R, --region REGION     of numbers without a calling code: US
      --region-column COLUMN  the column with each number's region
      --to FORM               e164, national, international, or link
      -x, --extract           take the number next to a note
      --possible              accept numbers whose length alone is right
      --drop-extensions       leave extensions out of E.164
      -j, --json              an object for each line
      --extension-column, --kind-column, --number-region-column NAME   new columns

    """ + files

  private static let clean = """
    Cleans several columns of a file in one pass, each by what it holds.

    Examples:
      formwork clean -c phone=phone:DE -c born=date:dd.MM.yyyy export.csv > clean.csv
      formwork clean -c phone=phone:@country:DE -c total=amount:en_IN:INR --dry-run a.csv
      formwork clean --columns columns.json --report report.html export.csv > clean.csv

    Columns, each NAME=KIND:
      phone:REGION  phone:@COLUMN:REGION         E.164
      date:PATTERN|PATTERN>PATTERN@LANGUAGE      yyyy-MM-dd, or the pattern after >
      amount:LOCALE:CURRENCY  number:LOCALE      1234.5
      iban  card  email  preset:NAME  mask:MASK  regex:REGEX
      --columns FILE          the columns in JSON          --json-lines   with it
    Results:
      -x, --extract           take the one part of a field that is whole
      --new-columns SUFFIX    results next to the old columns
      --reason-columns SUFFIX --phone-details PREFIX       more new columns
      --first-short-year YEAR --month-names LOCALE

    """ + filesWithoutNewColumns

  private static let files = """
    Files:
      -c, --column NAME       CSV: change this column alone; may be repeated
      --json-field NAME       JSON Lines: change this field alone; may be repeated
      --into NAME             the result in a new column   --reason-column NAME

    """ + shared

  private static let filesWithoutNewColumns = """
    Files:
      -c, --column SPEC       CSV                          --json-field SPEC   JSON Lines

    """ + shared

  private static let shared = """
      -t, --delimiter CHAR    ';', '|', tab                --no-header
      --encoding NAME         utf-8, windows-1252, latin-1
      --jobs COUNT            cores to use (default: all)
      --formulas CHOICE       cells that spreadsheets run: keep, or quote
    Rejects and reports:
      -r, --rejects FILE      each reject with its line and reason: CSV or .jsonl
      --on-error CHOICE       keep, mark, empty, or drop   -v, --verbose
      --report FILE           an HTML page                 --dry-run   counts alone
    """
}
