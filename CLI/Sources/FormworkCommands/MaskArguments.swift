import ArgumentParser
import FormworkCore

/// One format, as a mask with its alternatives, an expression, a date, a number, phones, cards, account
/// numbers, a preset, or a file: the arguments of the commands that work with texts.
struct MaskArguments: ParsableArguments {
  @Option(
    name: .shortAndLong, parsing: .unconditional, help: "A mask, such as '+1 ([000]) [000]-[0000]'."
  )
  var mask: String?

  @Option(
    name: [.customShort("e"), .long], parsing: .unconditional,
    help: ArgumentHelp(
      "A regular expression that the whole text has to match.",
      valueName: "expression"))
  var regex: String?

  @Option(
    help: ArgumentHelp(
      "Phone numbers of a region, such as US; “international” for all.",
      valueName: "region"))
  var phone: String?

  @Option(
    name: .customLong("only"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Accept phone numbers of this region only; may be repeated.", valueName: "region"))
  var allowedRegions: [String] = []

  @Flag(name: .customLong("mobile"), help: "Accept numbers of mobile phones only.")
  var isMobile = false

  @Flag(
    name: .customLong("possible"),
    help: "Accept phone numbers whose length alone is right, even if they aren't valid.")
  var isPossible = false

  @Flag(
    name: .customLong("national"),
    help: "Write phone numbers of the region without their calling code.")
  var isNational = false

  @Option(
    help: ArgumentHelp(
      "Notation of a phone number's value: e164 (default), national, or asTyped.",
      valueName: "style"))
  var phoneValue: PhoneValueName?

  @Flag(help: "Payment card numbers.")
  var card = false

  @Flag(help: "International bank account numbers (IBAN).")
  var iban = false

  @Option(
    help: ArgumentHelp(
      "A format by its name, such as postal.NL; “formwork presets” lists all.",
      valueName: "name"),
    completion: .list(Preset.all.map(\.identifier)))
  var preset: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A date or a time, such as dd/MM/yyyy or HH:mm, or the dates of a locale, such as de_DE.",
      valueName: "pattern"))
  var date: String?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "A file that describes a format in JSON.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var definition: String?

  @Option(
    help: ArgumentHelp(
      "A number as a locale, such as de_DE, writes it.", valueName: "locale"))
  var number: String?

  @Option(
    help: ArgumentHelp(
      "Currency code for --number, such as EUR.",
      valueName: "code"))
  var currency: String?

  @Flag(help: "Fill the number from the right, as a cash register does: 1234 is 12.34.")
  var cents = false

  @Option(
    help: ArgumentHelp(
      "Style of negative numbers: minus, accounting (of the locale), or parentheses.",
      valueName: "style"))
  var sign: SignName?

  @Flag(name: .customLong("no-grouping"), help: "Write the number without group separators.")
  var isUngrouped = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The minimum of a number, or the earliest date, such as 2024-12-24.",
      valueName: "value"))
  var minimum: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The maximum of a number, or the latest date.", valueName: "value"))
  var maximum: String?

  @Option(
    help: ArgumentHelp(
      "The first year that two digits can mean (default: 1950).",
      valueName: "year"))
  var firstShortYear: Int?

  @Option(
    name: [.customShort("a"), .customLong("alternative")], parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Another mask, for text that fits it better.", valueName: "mask"))
  var alternatives: [String] = []

  @Option(
    help: "How masks compete: wholeString, prefix, capacity, or extractedValueCapacity.")
  var strategy = StrategyName.wholeString

  @OptionGroup(title: "Masks") var pattern: PatternArguments

  /// Finds what the argument parser can't, after it has named unknown options.
  ///
  /// - Parameters:
  ///   - others: Other arguments that choose a format.
  ///   - files: The files, among which a pattern may stand by mistake.
  /// - Throws: `ValidationError` unless there is one format, with the options that go with it.
  func check(others: [String?] = [], files: [String] = []) throws {
    let options: [(name: String, isGiven: Bool)] =
      [
        ("--mask", mask != nil), ("--regex", regex != nil), ("--date", date != nil),
        ("--number", number != nil), ("--phone", phone != nil), ("--card", card),
        ("--iban", iban), ("--preset", preset != nil),
      ] + others.map { ("--format", $0 != nil) } + [("--definition", definition != nil)]
    let given = options.filter(\.isGiven).map(\.name)
    if given.isEmpty, let pattern = files.first(where: { $0.looksLikePattern }) {
      throw ValidationError("“\(pattern)” stands where files do: write --mask '\(pattern)'.")
    }
    if given.isEmpty {
      throw ValidationError("Give one of \(options.map(\.name).joined(separator: ", ")).")
    }
    if given.count > 1 { throw ValidationError(excluding: given) }
    if currency != nil, number == nil { throw ValidationError("--currency goes with --number.") }
    if cents || sign != nil || isUngrouped, number == nil {
      throw ValidationError("--cents, --sign, and --no-grouping go with --number.")
    }
    if !allowedRegions.isEmpty || isMobile || isPossible || isNational || phoneValue != nil,
      phone == nil
    {
      throw ValidationError(
        "--only, --mobile, --possible, --national, and --phone-value go with --phone.")
    }
    if minimum != nil || maximum != nil, number == nil, date == nil {
      throw ValidationError("--minimum and --maximum go with --number and --date.")
    }
    if firstShortYear != nil, date == nil {
      throw ValidationError("--first-short-year goes with --date.")
    }
    if let firstShortYear, !(1...9900 ~= firstShortYear) {
      throw ValidationError("--first-short-year is a year from 1 to 9900.")
    }
    if mask != nil || isDefault { return }
    throw ValidationError(
      definition == nil
        ? "--alternative, --strategy, --syntax, --notation, --right-to-left and --case go with --mask."
        : "What belongs to a pattern stands in the file of --definition.")
  }

  /// The format that was chosen.
  ///
  /// - Throws: The exit code, after a complaint, if there is none that takes any text.
  func format() throws(ExitCode) -> ChosenFormat {
    if let definition { return try DefinitionFile(path: definition).makeFormat() }
    if let regex { return ChosenFormat(format: try compile(expression: regex)) }
    if let phone { return try makePhone(region: phone) }
    if card { return ChosenFormat(engine: .card(CardFormat()), CardFormat()) }
    if iban { return ChosenFormat(engine: .iban(IBANFormat()), IBANFormat()) }
    if let preset { return ChosenFormat(format: try makePreset(named: preset)) }
    if let date { return ChosenFormat(format: try makeDate(date), isDate: true) }
    if let number {
      let format = try makeNumber(locale: number)
      return ChosenFormat(
        format: format, amounts: .init(format, currency: currency, locale: number))
    }
    let primary = try compile(mask ?? "")
    var others: [Mask] = []
    for alternative in alternatives { others.append(try compile(alternative)) }
    let like = LikeDigits([primary] + others, strategy: strategy.strategy)
    if others.isEmpty { return ChosenFormat(format: AnyInputFormat(primary), likeDigits: like) }
    let set = MaskSet(primary: primary, alternatives: others, strategy: strategy.strategy)
    return ChosenFormat(format: AnyInputFormat(set), likeDigits: like)
  }

  /// Whether no argument beside the format was given.
  private var isDefault: Bool {
    alternatives.isEmpty && strategy == .wholeString && pattern.isDefault
  }

  private func compile(_ notation: String) throws(ExitCode) -> Mask {
    let advice = Advice(notation, syntax: pattern.syntax)
    let mask: Mask
    do throws(MaskError) {
      mask = try pattern.compile(notation, pattern.options)
    } catch {
      SystemFile.complain(advice.finding(for: error).shown(under: notation))
      throw .validationFailure
    }
    guard let rejection = advice.rejection(of: mask) else { return mask }
    SystemFile.complain(rejection.shown(under: notation))
    throw .validationFailure
  }

  private func compile(expression: String) throws(ExitCode) -> AnyInputFormat {
    do throws(RegexError) {
      return AnyInputFormat(RegexFormat(try RegularExpression(expression)))
    } catch {
      SystemFile.complain(Finding(error).shown(under: expression))
      throw .validationFailure
    }
  }
}

extension ValidationError {
  /// Options of which only one is possible.
  init(excluding options: [String]) {
    let names = options.dropLast().joined(separator: ", ") + " and " + (options.last ?? "")
    self.init("\(names) exclude each other. Give one of them.")
  }
}

extension String {
  /// Whether the text is more likely a pattern than the name of a file.
  var looksLikePattern: Bool {
    if SystemFile.exists(self) { return false }
    if contains(where: { "[]{}#".contains($0) }) { return true }
    // As “(999) 999-9999” does, and “export (1).csv” doesn't.
    return contains { "() ".contains($0) } && !contains { $0.isLetter }
  }
}

enum StrategyName: String, CaseIterable, ExpressibleByArgument {
  case wholeString, prefix, capacity, extractedValueCapacity

  var strategy: MaskSet.Strategy {
    switch self {
    case .wholeString: .wholeString
    case .prefix: .prefix
    case .capacity: .capacity
    case .extractedValueCapacity: .extractedValueCapacity
    }
  }
}

/// The notation of the value of a phone number.
enum PhoneValueName: String, CaseIterable, ExpressibleByArgument {
  case e164, national, asTyped
}

/// The notation of negative numbers.
enum SignName: String, CaseIterable, ExpressibleByArgument {
  case minus, accounting, parentheses
}
