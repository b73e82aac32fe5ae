import ArgumentParser
import FormworkMasks
import FormworkRegex
import FormworkRules
import FormworkDisplay
import FormworkDefinition
import FormworkPresets

/// One format, as a mask with its alternatives, an expression, a date, a number, phones, cards, account
/// numbers, a preset, or a file: the arguments of the commands that work with texts.
struct MaskArguments: ParsableArguments {
  @Option(name: .shortAndLong, parsing: .unconditional, help: "The pattern of the mask.")
  var mask: String?

  @Option(
    name: [.customShort("e"), .long], parsing: .unconditional,
    help: ArgumentHelp(
      "A regular expression that the whole text matches, instead of a mask.",
      valueName: "expression"))
  var regex: String?

  @Option(
    help: ArgumentHelp(
      "Phones of this region, such as US, instead of a mask; “international” for any.",
      valueName: "region"))
  var phone: String?

  @Flag(help: "Numbers of payment cards, instead of a mask.")
  var card = false

  @Flag(help: "International bank account numbers (IBAN), instead of a mask.")
  var iban = false

  @Option(
    help: ArgumentHelp(
      "The format of this name, such as postal.NL, instead of a mask; “formwork presets” lists them.",
      valueName: "name"),
    completion: .list(Preset.all.map(\.identifier)))
  var preset: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The pattern of a date or a time, such as dd/MM/yyyy or HH:mm, instead of a mask; or a \
      locale, such as de_DE, for dates in its order.
      """,
      valueName: "pattern"))
  var date: String?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "A file that describes the format in JSON, instead of a mask.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var definition: String?

  @Option(
    help: ArgumentHelp(
      "A number as a locale writes it, such as de_DE, instead of a mask.", valueName: "locale"))
  var number: String?

  @Option(
    help: ArgumentHelp(
      "The currency of the number, such as EUR; it has its own fraction digits.",
      valueName: "code"))
  var currency: String?

  @Flag(help: "The digits of the number come from the right, as in a cash register: 1234 is 12.34.")
  var cents = false

  @Option(
    help: ArgumentHelp(
      "The style of negative numbers: minus, accounting (as the locale's accountants) or parentheses.",
      valueName: "style"))
  var sign: SignName?

  @Flag(inversion: .prefixedNo, help: "Whether the digits of the number are grouped.")
  var grouping = true

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The least number, such as -10, or the earliest date, such as 2024-12-24.",
      valueName: "value"))
  var minimum: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The greatest number, or the latest date.", valueName: "value"))
  var maximum: String?

  @Option(
    help: ArgumentHelp(
      "The first of the hundred years that two digits of a date can mean (default: 1950).",
      valueName: "year"))
  var firstShortYear: Int?

  @Option(
    name: [.customShort("a"), .customLong("alternative")], parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Another pattern, for texts that fit it better.", valueName: "mask"))
  var alternatives: [String] = []

  @Option(
    help: """
      How the fit of a pattern is measured: wholeString, prefix, capacity or \
      extractedValueCapacity.
      """)
  var strategy = StrategyName.wholeString

  @OptionGroup var pattern: PatternArguments

  /// Finds what the argument parser can't, after it has named unknown options.
  ///
  /// - Parameters:
  ///   - others: Other arguments that choose a format.
  ///   - files: The files, among which a pattern may stand by mistake.
  /// - Throws: `ValidationError` unless there is one format, with the options that go with it.
  func check(others: [String?] = [], files: [String] = []) throws {
    let given =
      ([mask, regex, date, number, phone, preset, definition] + others).count { $0 != nil }
      + [card, iban].count { $0 }
    let names =
      "--mask, --regex, --date, --number, --phone, --card, --iban, --preset"
      + (others.isEmpty ? "" : ", --format")
    if given == 0, let pattern = files.first(where: { $0.looksLikePattern }) {
      throw ValidationError("“\(pattern)” stands where files do: write --mask '\(pattern)'.")
    }
    if given != 1 { throw ValidationError("Give one of \(names) and --definition.") }
    if currency != nil, number == nil { throw ValidationError("--currency goes with --number.") }
    if cents || sign != nil || !grouping, number == nil {
      throw ValidationError("--cents, --sign and --no-grouping go with --number.")
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
    if let phone { return ChosenFormat(format: try makePhone(region: phone)) }
    if card { return ChosenFormat(format: AnyInputFormat(CardFormat())) }
    if iban { return ChosenFormat(format: AnyInputFormat(IBANFormat())) }
    if let preset { return ChosenFormat(format: try makePreset(named: preset)) }
    if let date { return ChosenFormat(format: try makeDate(date), isDate: true) }
    if let number {
      let format = try makeNumber(locale: number)
      return ChosenFormat(format: format, amounts: .init(currency: currency?.uppercased()))
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

/// The notation of negative numbers.
enum SignName: String, CaseIterable, ExpressibleByArgument {
  case minus, accounting, parentheses

  var sign: FormatDefinition.NumberSign {
    switch self {
    case .minus: .minus
    case .accounting: .accounting
    case .parentheses: .parentheses
    }
  }
}
