public import FormworkFormats

extension FieldFormat where Value: InputDate {
  /// A format for dates in the style of the field's locale, with two-digit days and months and
  /// four-digit years.
  ///
  ///     MaskedTextField("Born", value: $birthday, format: .date)  // birthday: DateComponents?
  public static var date: Self { date() }

  /// A format for times in hours and minutes, in the style of the field's locale.
  public static var time: Self { time() }

  /// Returns a format for dates between two limits, in the style of a locale.
  ///
  ///     .date(minimum: DateTimeComponents(year: 1900), maximum: Date.now)
  ///
  /// A limit can have another type than the value: `DateTimeComponents`, a string in ISO 8601, or, with
  /// Foundation, `Date` or `DateComponents`. A point in time counts in the time zone of the field.
  ///
  /// - Parameters:
  ///   - minimum: The earliest valid date.
  ///   - maximum: The latest valid date.
  ///   - locale: The identifier of the locale. The default is the field's locale. An unknown one is
  ///     logged, and the notation is English.
  ///   - timeZone: The identifier of the time zone. The default is the field's time zone.
  /// - Returns: The format.
  public static func date(
    minimum: (some InputDate)? = DateTimeComponents?.none,
    maximum: (some InputDate)? = DateTimeComponents?.none,
    locale: String? = nil, timeZone: String? = nil
  ) -> Self {
    let recipe = DateRecipe(
      locale: locale, timeZone: timeZone, minimum: DateLimit(minimum), maximum: DateLimit(maximum))
    return Self("date", recipe) { context throws(FieldFormatError) in
      let known = DatePattern(locale: locale ?? context.locale)
      if let locale, known == nil { Log.unknownLocale(locale) }
      let pattern = known ?? DatePattern(locale: "en")
      guard let pattern else { return try recipe.codec("yyyy-MM-dd", context) }
      return try recipe.codec(pattern, context)
    }
  }

  /// Returns a format for dates or times with a pattern.
  ///
  ///     MaskedTextField("Expires", value: $month, format: .date(pattern: "MM/yyyy"))
  ///
  /// - Parameters:
  ///   - pattern: The order, the width, and the separators of the fields, such as `dd.MM.yyyy`.
  ///   - minimum: The earliest valid date.
  ///   - maximum: The latest valid date.
  ///   - timeZone: The identifier of the time zone. The default is the field's time zone.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func date(
    pattern: String, minimum: (some InputDate)? = DateTimeComponents?.none,
    maximum: (some InputDate)? = DateTimeComponents?.none, timeZone: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    let recipe = DateRecipe(
      pattern: pattern, timeZone: timeZone, minimum: DateLimit(minimum, pattern),
      maximum: DateLimit(maximum, pattern))
    return Self("datePattern", recipe, file: file, line: line) {
      context throws(FieldFormatError) in
      try recipe.codec(pattern, context)
    }
  }

  /// Returns a format for times in hours and minutes, in the style of a locale.
  ///
  /// - Parameters:
  ///   - hours: A 12-hour or a 24-hour clock. If you omit it, the locale decides.
  ///   - locale: The identifier of the locale. The default is the field's locale. An unknown one is
  ///     logged, and the notation is English.
  ///   - timeZone: The identifier of the time zone. The default is the field's time zone.
  /// - Returns: The format.
  public static func time(
    hours: HourCycle? = nil, locale: String? = nil, timeZone: String? = nil
  ) -> Self {
    let recipe = TimeRecipe(hours: hours, locale: locale, timeZone: timeZone)
    return Self("time", recipe) { context throws(FieldFormatError) in
      if let locale, DatePattern(locale: locale) == nil { Log.unknownLocale(locale) }
      let hours = hours ?? HourCycle(locale: locale ?? context.locale)
      return try DateRecipe(timeZone: timeZone).codec(
        hours == .twelve ? "hh:mm a" : "HH:mm", context)
    }
  }
}

extension FieldFormat where Value == String {
  /// Returns a format for two dates or times, from and to.
  ///
  ///     let stay = FieldFormat.dateRange(pattern: "dd/MM/yyyy")
  ///     stay.formatted(text: "2024-12-24 to 2025-01-02").text  // "24/12/2024 – 02/01/2025"
  ///
  /// - Parameters:
  ///   - pattern: The pattern of each date, as in ``date(pattern:minimum:maximum:timeZone:file:line:)``.
  ///   - minimum: The earliest valid date.
  ///   - maximum: The latest valid date.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format. The value is the text.
  public static func dateRange(
    pattern: String, minimum: (some InputDate)? = DateTimeComponents?.none,
    maximum: (some InputDate)? = DateTimeComponents?.none, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    let recipe = DateRecipe(
      pattern: pattern, minimum: DateLimit(minimum, pattern),
      maximum: DateLimit(maximum, pattern))
    return Self("dateRange", recipe, file: file, line: line) {
      context throws(FieldFormatError) in
      FieldCodec(
        DateRangeFormat(
          try DatePattern(literal: pattern, in: context), options: try recipe.options(context)))
    }
  }
}

extension FieldFormat where Value == Int {
  /// Returns a format for a length of time. Its value is a number of seconds.
  ///
  ///     let shift = FieldFormat.duration("hh:mm")
  ///     shift.value(of: shift.formatted(text: "26:30"))  // 95400
  ///     shift.value(of: shift.formatted(text: "1.5"))    // 5400
  ///
  /// Users may also type what they write into time sheets: `90` for minutes, `1.5` for hours, and `1h30`. A number
  /// alone is one of hours below 24, and one of minutes from there on.
  ///
  /// - Parameters:
  ///   - pattern: The units. The letters of the first unit limit its digits: `hh:mm` reaches 99 hours, `hhh:mm`
  ///     999.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func duration(
    _ pattern: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self("duration", pattern, file: file, line: line) { context throws(FieldFormatError) in
      let format = try DurationFormat(literal: pattern, in: context)
      return FieldCodec(
        format, read: { format.typed($0).flatMap { Int(exactly: $0) } },
        write: { format.formatted(typed: Int64($0)) })
    }
  }
}

extension FieldFormat where Value == String {
  /// Returns a format for a length of time. Its value is the text in the pattern, such as `01:30`.
  ///
  ///     shiftField.formwork.format = .duration("hh:mm")
  ///     let seconds: Int? = shiftField.formwork.value(as: .duration("hh:mm"))
  ///
  /// - Parameters:
  ///   - pattern: The units. The letters of the first unit limit its digits.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  @_disfavoredOverload
  public static func duration(
    _ pattern: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self("duration", pattern, file: file, line: line) { context throws(FieldFormatError) in
      FieldCodec(try DurationFormat(literal: pattern, in: context))
    }
  }
}

extension DurationFormat {
  /// Creates a format from a literal in the app's code, with the decimal separator of the field.
  fileprivate init(literal pattern: String, in context: FormatContext) throws(FieldFormatError) {
    var options = Options()
    options.decimalSeparator = NumberSymbols(locale: context.locale)?.decimalSeparator ?? "."
    do throws(DatePatternError) {
      try self.init(pattern, options: options)
    } catch {
      throw FieldFormatError(message: "“\(pattern)”: \(error.message)", fix: error.fix)
    }
  }
}

/// The parameters of a date format.
struct DateRecipe: Hashable, Sendable {
  var pattern: String?
  var locale: String?
  var timeZone: String?
  var minimum: DateLimit?
  var maximum: DateLimit?

  /// Returns the options of a format in a field.
  func options(_ context: FormatContext) throws(FieldFormatError) -> DateFormat.Options {
    let zone = timeZone ?? context.timeZone
    return DateFormat.Options(
      minimum: try minimum?.fields(in: zone), maximum: try maximum?.fields(in: zone))
  }

  fileprivate func codec<Value: InputDate>(
    _ pattern: String, _ context: FormatContext
  ) throws(FieldFormatError) -> FieldCodec<Value> {
    try codec(try DatePattern(literal: pattern, in: context), context)
  }

  fileprivate func codec<Value: InputDate>(
    _ pattern: DatePattern, _ context: FormatContext
  ) throws(FieldFormatError) -> FieldCodec<Value> {
    FieldCodec(
      DateFormat(pattern, options: try options(context)), timeZone: timeZone ?? context.timeZone,
      zero: NumberSymbols(locale: locale ?? context.locale)?.zero)
  }
}

/// The earliest or the latest date of a format, as the app passed it.
///
/// A point in time becomes fields only in the time zone of a field. Limits that differ by less than
/// a field shows are equal, so that a format with the current time stays the same while a view
/// is updated.
struct DateLimit: Hashable, Sendable {
  private let fields: @Sendable (_ timeZone: String?) -> DateTimeComponents?
  private let identity: DateTimeComponents?

  /// The limit if it is text, for the message of a mistake.
  private let text: String?

  /// Creates a limit; `nil` for no limit.
  ///
  /// - Parameters:
  ///   - limit: The limit.
  ///   - pattern: The pattern of the format, which can show a time.
  init?(_ limit: (some InputDate)?, _ pattern: String = "") {
    guard let limit else { return nil }
    fields = { limit.dateTimeComponents(timeZone: $0) }
    var identity = limit.dateTimeComponents(timeZone: "UTC")
    if !pattern.utf8.contains(UInt8(ascii: "s")) { identity?.second = nil }
    if !pattern.utf8.contains(where: { "hHm".utf8.contains($0) }) {
      // In all time zones, days begin at a full hour or a quarter of one.
      if let minute = identity?.minute { identity?.minute = minute / 15 }
    }
    self.identity = identity
    text = limit as? String
  }

  /// Returns the fields of the limit in a time zone; `nil` for the device's.
  func fields(in timeZone: String?) throws(FieldFormatError) -> DateTimeComponents? {
    if let fields = fields(timeZone) { return fields }
    throw FieldFormatError(
      message: text.map { "“\($0)” isn't a date." } ?? "A limit isn't a date.",
      fix: "Write it as “2024-12-24”, or pass a date.")
  }

  static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

private struct TimeRecipe: Hashable, Sendable {
  var hours: HourCycle?
  var locale: String?
  var timeZone: String?
}

extension FieldCodec where Value: InputDate {
  /// Creates a codec of dates, with the digits of a locale.
  fileprivate init(_ format: DateFormat, timeZone: String?, zero: Unicode.Scalar?) {
    let shown = DatesInDigits(format, zero: zero)
    let read: @Sendable (FormattedText) -> Value? = { formatted in
      // A bound string gets the text itself, which exists before the date is complete.
      if let text = formatted.value as? Value { return text }
      let fields = format.typed(shown?.latin(formatted) ?? formatted)
      return fields.flatMap { Value(dateTimeComponents: $0, timeZone: timeZone) }
    }
    let write: @Sendable (Value) -> FormattedText = { value in
      let formatted =
        if let text = value as? String {
          format.formatted(value: text)
        } else {
          value.dateTimeComponents(timeZone: timeZone).map { format.formatted(typed: $0) }
            ?? FormattedText()
        }
      return shown?.native(formatted) ?? formatted
    }
    if let shown {
      self.init(shown, read: read, write: write)
    } else {
      self.init(format, read: read, write: write)
    }
  }
}

extension DatePattern {
  /// Creates a pattern from a literal in the app's code, with the names of months in the language of
  /// the field.
  init(literal pattern: String, in context: FormatContext) throws(FieldFormatError) {
    do throws(DatePatternError) {
      try self.init(pattern)
      months = MonthNames(locale: context.locale)
    } catch {
      throw FieldFormatError(message: "“\(pattern)”: \(error.message)", fix: error.fix)
    }
  }
}
