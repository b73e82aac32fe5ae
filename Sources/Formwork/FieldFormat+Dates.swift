import FormworkLocales
public import FormworkNumbers
import FormworkText

extension FieldFormat where Value: FieldDate {
  /// Dates, as the field's locale writes them, with two digits for day and month and four for the year.
  ///
  ///     MaskedTextField("Born", value: $birthday, format: .date)  // birthday: DateComponents?
  public static var date: Self { date() }

  /// Times of day in hours and minutes, as the field's locale writes them.
  public static var time: Self { time() }

  /// Dates within limits, as a locale writes them.
  ///
  /// - Parameters:
  ///   - minimum: The earliest date that isn't an issue.
  ///   - maximum: The latest date that isn't an issue.
  ///   - locale: The identifier of the locale; that of the field if you omit it.
  ///   - timeZone: The identifier of the time zone that the date is read in; that of the field if you omit it.
  /// - Returns: The format.
  public static func date(
    minimum: DateFields? = nil, maximum: DateFields? = nil, locale: String? = nil,
    timeZone: String? = nil
  ) -> Self {
    let recipe = DateRecipe(
      locale: locale, timeZone: timeZone, minimum: minimum, maximum: maximum)
    return Self("date", recipe) { context throws(FieldFormatError) in
      let pattern = DatePattern(locale: locale ?? context.locale) ?? DatePattern(locale: "en")
      guard let pattern else { return try recipe.codec("yyyy-MM-dd", context) }
      return recipe.codec(pattern, context)
    }
  }

  /// Dates or times of a pattern.
  ///
  ///     MaskedTextField("Expires", value: $month, format: .date(pattern: "MM/yyyy"))
  ///
  /// - Parameters:
  ///   - pattern: The order, the width and the separators of the fields, such as `dd.MM.yyyy`.
  ///   - minimum: The earliest date that isn't an issue.
  ///   - maximum: The latest date that isn't an issue.
  ///   - timeZone: The identifier of the time zone that the date is read in; that of the field if you omit it.
  ///   - file: The file that asks for the format.
  ///   - line: The line that asks for the format.
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

  /// Times of day in hours and minutes, as a locale writes them.
  ///
  /// - Parameters:
  ///   - hours: Whether there are 12 or 24 hours; as in the locale if you omit it.
  ///   - locale: The identifier of the locale; that of the field if you omit it.
  ///   - timeZone: The identifier of the time zone that the time is read in; that of the field if you omit it.
  /// - Returns: The format.
  public static func time(
    hours: DayHours? = nil, locale: String? = nil, timeZone: String? = nil
  ) -> Self {
    let recipe = TimeRecipe(hours: hours, locale: locale, timeZone: timeZone)
    return Self("time", recipe) { context throws(FieldFormatError) in
      let hours = hours ?? DayHours(locale: locale ?? context.locale)
      return try DateRecipe(timeZone: timeZone).codec(
        hours == .twelve ? "hh:mm a" : "HH:mm", context)
    }
  }
}

/// What was asked of a date.
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
        // A string is bound to the text itself, which is there before the date is.
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
  /// Reads a pattern that a programmer has written.
  init(literal pattern: String) throws(FieldFormatError) {
    do throws(DatePatternError) {
      try self.init(pattern)
    } catch {
      throw FieldFormatError(message: "“\(pattern)”: \(error.message)", fix: error.fix)
    }
  }
}

extension DateFormat {
  /// Creates a format of a pattern that a programmer has written.
  init(literal pattern: String) throws(FieldFormatError) {
    self.init(try DatePattern(literal: pattern))
  }
}
