import ArgumentParser
@_spi(JSON) import FormworkCore

/// The content of a column, in one word with arguments: `phone:DE`, `date:dd.MM.yyyy|excel`, `amount:de_DE:EUR`.
struct ColumnKind {
  let text: String

  private let name: Name
  private let argument: String

  /// Settings of the file as a whole.
  struct Context {
    var encoding = TextEncoding.utf8
    var extracts = false
    var firstShortYear: Int?
    var monthNames: String?

    /// Whether extensions have a column of their own, so that E.164 may leave them out.
    var hasExtensionColumn = false
  }

  enum Name: String, CaseIterable {
    case phone, date, amount, number, iban, card, email, preset, mask, regex
  }

  /// - Returns: `nil` if the text begins with no kind.
  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let name = Name(rawValue: String(first)) else { return nil }
    self.text = text
    self.name = name
    argument = parts.count > 1 ? String(parts[1]) : ""
  }

  /// Makes what converts the column.
  ///
  /// - Throws: `ValidationError` if an argument makes no sense.
  func task(_ choice: ColumnChoice, _ context: Context) throws -> RowTask {
    var task = RowTask(choice: choice, converter: try converter(context))
    task.converter.encoding = context.encoding
    task.showsValue = [.amount, .number, .iban, .card].contains(name)
    task.regionChoice = regionColumn.map { ColumnChoice(argument: $0) }
    return task
  }

  private func converter(_ context: Context) throws -> Converter {
    switch name {
    case .phone: return try phones(context)
    case .date: return try dates(context)
    case .amount:
      let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw failure("Write amount:LOCALE:CURRENCY, such as amount:de_DE:EUR.")
      }
      return try made(number(parts[0], currency: parts[1]), context)
    case .number:
      if argument.isEmpty { throw failure("Write number:LOCALE, such as number:de_DE.") }
      return try made(number(argument, currency: nil), context)
    case .iban, .card, .email:
      if !argument.isEmpty || text.contains(":") {
        throw failure("Write \(name.rawValue): nothing follows it.")
      }
      return try converter(ofName: context)
    case .preset:
      if Preset(identifier: argument) == nil {
        throw failure("There is no such preset. " + Preset.fix(forUnknown: argument))
      }
      return try preset(argument, context)
    case .mask: return try made(FormatDefinition(mask: argument), context)
    case .regex: return try made(FormatDefinition(json: Self.json("regex", argument)), context)
    }
  }

  /// Makes what converts a column of a kind that takes no argument.
  private func converter(ofName context: Context) throws -> Converter {
    switch name {
    case .iban: try made(FormatDefinition(.iban), context)
    case .card: try made(FormatDefinition(.card(nil)), context)
    default: try preset("email", context)
    }
  }

  private func number(_ locale: String, currency: String?) throws(FormatError) -> FormatDefinition {
    try FormatDefinition("number") {
      $0.member("locale", locale)
      if let currency { $0.member("currency", currency) }
    }
  }

  private func preset(_ name: String, _ context: Context) throws -> Converter {
    try made(FormatDefinition(json: Self.json("preset", name)), context)
  }

  private func made(
    _ definition: @autoclosure () throws(FormatError) -> FormatDefinition, _ context: Context
  ) throws -> Converter {
    do throws(FormatError) {
      return Self.converter(try definition().makeUsableFormat(), context)
    } catch {
      let fix = error.fix.repeats(error.sentence) ? "" : " " + error.fix
      throw failure(error.sentence + fix)
    }
  }

  static func converter(_ chosen: ChosenFormat, _ context: Context) -> Converter {
    var converter = Converter(
      format: chosen.format, input: .text, extracts: context.extracts, amounts: chosen.amounts,
      isDate: chosen.isDate,
      memo: context.encoding == .utf8 ? chosen.likeDigits.map { ShapeMemo($0) } : nil)
    converter.encoding = context.encoding
    converter.takesLetters = chosen.takesLetters
    return converter
  }

  private static func json(_ key: String, _ value: String) -> String {
    var escaped = ""
    for character in value {
      if character == "\\" || character == "\"" { escaped.append("\\") }
      escaped.append(character)
    }
    return "{\"\(key)\":\"\(escaped)\"}"
  }

  private func failure(_ fix: String) -> ValidationError {
    ValidationError("“\(String(safelyShowing: text))” isn't what a column can hold. \(fix)")
  }
}

extension ColumnKind {
  /// The column that says where phone numbers are from: `phone:@country`, or `phone:@country:DE`.
  private var regionColumn: String? {
    guard name == .phone, argument.hasPrefix("@") else { return nil }
    let rest = argument.dropFirst()
    return String(rest.split(separator: ":", maxSplits: 1).first ?? rest)
  }

  private func phones(_ context: Context) throws -> Converter {
    var region = argument
    if argument.hasPrefix("@") {
      let parts = argument.split(separator: ":", maxSplits: 1)
      region = parts.count > 1 ? String(parts[1]) : ""
    }
    if !region.isEmpty, let guess = RegionGuess(region) {
      throw failure("The region " + guess.detail)
    }
    let format = PhoneTextFormat(
      region: region, form: .e164, takesPossible: false,
      leavesOutExtensions: context.hasExtensionColumn, regionFix: "write phone:US")
    return Converter(phones: format, extracts: context.extracts)
  }

  /// `date:dd.MM.yyyy|excel>yyyy-MM-dd@de`: the notation of the file, the notation of the result, and the
  /// language of months.
  private func dates(_ context: Context) throws -> Converter {
    var rest = Substring(argument)
    var language = context.monthNames
    if let sign = rest.lastIndex(of: "@") {
      language = String(rest[rest.index(after: sign)...])
      rest = rest[..<sign]
    }
    let parts = rest.split(separator: ">", maxSplits: 1)
    guard let patterns = parts.first, !patterns.isEmpty else {
      throw failure("Write how dates are written in the file, such as date:dd.MM.yyyy.")
    }
    let written = parts.count > 1 ? String(parts[1]) : "yyyy-MM-dd"
    let output: DateFormat
    do throws(DatePatternError) {
      output = try DateFormat(written)
    } catch {
      throw failure(error.message + " " + error.fix)
    }
    let notations = try DateNotation.list(
      patterns.split(separator: "|").map(String.init), monthNames: language,
      firstShortYear: context.firstShortYear)
    var converter = Converter(
      format: AnyInputFormat(output), input: .text, extracts: context.extracts)
    converter.read(DateTextFormat(notations: notations, output: output))
    return converter
  }
}
