import FormworkLocales
public import FormworkNumbers
import FormworkText

extension FieldFormat where Value: FieldDate {
  /// A format for dates in the style of the field's locale, with two-digit days and months and
  /// four-digit years.
  ///
  ///     MaskedTextField("Born", value: $birthday, format: .date)  // birthday: DateComponents?
  public static var date: Self { date() }

  /// A format for times in hours and minutes, in the style of the field's locale.
  public static var time: Self { time() }

  /// Returns a format for dates between two limits, in the style of a locale.
  ///
  /// - Parameters:
  ///   - minimum: The earliest valid date.
  ///   - maximum: The latest valid date.
  ///   - locale: The identifier of the locale. The default is the field's locale. An unknown one is
  ///     logged, and the notation is English.
  ///   - timeZone: The identifier of the time zone. The default is the field's time zone.
  /// - Returns: The format.
  public static func date(
    minimum: DateFields? = nil, maximum: DateFields? = nil, locale: String? = nil,
    timeZone: String? = nil
  ) -> Self {
    let recipe = DateRecipe(
      locale: locale, timeZone: timeZone, minimum: minimum, maximum: maximum)
    return Self("date", recipe) { context throws(FieldFormatError) in
      let known = DatePattern(locale: locale ?? context.locale)
      if let locale, known == nil { Log.unknownLocale(locale) }
      let pattern = known ?? DatePattern(locale: "en")
      guard let pattern else { return try recipe.codec("yyyy-MM-dd", context) }
      return recipe.codec(pattern, context)
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
    pattern: String, minimum: DateFields? = nil, maximum: DateFields? = nil,
    timeZone: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    let recipe = DateRecipe(
      pattern: pattern, timeZone: timeZone, minimum: minimum, maximum: maximum)
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
    hours: DayHours? = nil, locale: String? = nil, timeZone: String? = nil
  ) -> Self {
    let recipe = TimeRecipe(hours: hours, locale: locale, timeZone: timeZone)
    return Self("time", recipe) { context throws(FieldFormatError) in
      if let locale, DatePattern(locale: locale) == nil { Log.unknownLocale(locale) }
      let hours = hours ?? DayHours(locale: locale ?? context.locale)
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
    pattern: String, minimum: DateFields? = nil, maximum: DateFields? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    let recipe = DateRecipe(pattern: pattern, minimum: minimum, maximum: maximum)
    return Self("dateRange", recipe, file: file, line: line) { _ throws(FieldFormatError) in
      let options = DateFormat.Options(minimum: minimum, maximum: maximum)
      return FieldCodec(DateRangeFormat(try DatePattern(literal: pattern), options: options))
    }
  }
}

extension FieldFormat where Value == Int {
  /// Returns a format for a length of time. Its value is a number of seconds.
  ///
  ///     let shift = FieldFormat.duration("hh:mm")
  ///     shift.value(of: shift.formatted(text: "26:30"))  // 95400
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
    Self("duration", pattern, file: file, line: line) { _ throws(FieldFormatError) in
      do throws(DatePatternError) {
        let format = try DurationFormat(pattern)
        return FieldCodec(
          format, read: { format.typed($0).flatMap { Int(exactly: $0) } },
          write: { format.formatted(typed: Int64($0)) })
      } catch {
        throw FieldFormatError(message: "“\(pattern)”: \(error.message)", fix: error.fix)
      }
    }
  }
}

/// The parameters of a date format.
private struct DateRecipe: Hashable, Sendable {
  var pattern: String?
  var locale: String?
  var timeZone: String?
  var minimum: DateFields?
  var maximum: DateFields?

  func codec<Value: FieldDate>(
    _ pattern: String, _ context: FieldContext
  ) throws(FieldFormatError) -> FieldCodec<Value> {
    codec(try DatePattern(literal: pattern), context)
  }

  func codec<Value: FieldDate>(
    _ pattern: DatePattern, _ context: FieldContext
  ) -> FieldCodec<Value> {
    let options = DateFormat.Options(minimum: minimum, maximum: maximum)
    return FieldCodec(DateFormat(pattern, options: options), timeZone: timeZone ?? context.timeZone)
  }
}

private struct TimeRecipe: Hashable, Sendable {
  var hours: DayHours?
  var locale: String?
  var timeZone: String?
}

extension FieldCodec where Value: FieldDate {
  /// Creates a codec of dates.
  fileprivate init(_ format: DateFormat, timeZone: String?) {
    self.init(
      format,
      read: { formatted in
        // A bound string gets the text itself, which exists before the date is complete.
        if let text = formatted.value as? Value { return text }
        return format.typed(formatted).flatMap { Value(dateFields: $0, timeZone: timeZone) }
      },
      write: { value in
        if let text = value as? String { return format.formatted(value: text) }
        return value.dateFields(timeZone: timeZone).map { format.formatted(typed: $0) }
          ?? FormattedText()
      })
  }
}

extension DatePattern {
  /// Creates a pattern from a literal in the app's code.
  init(literal pattern: String) throws(FieldFormatError) {
    do throws(DatePatternError) {
      try self.init(pattern)
    } catch {
      throw FieldFormatError(message: "“\(pattern)”: \(error.message)", fix: error.fix)
    }
  }
}

extension DateFormat {
  /// Creates a format from a pattern in the app's code.
  init(literal pattern: String) throws(FieldFormatError) {
    self.init(try DatePattern(literal: pattern))
  }
}
