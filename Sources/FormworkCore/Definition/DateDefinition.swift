public import FormworkFormats

/// The part of a definition that describes a date, a time, or two dates.
package struct DateDefinition: Hashable, Sendable {
  /// The order and the length of the parts.
  package var layout: Layout

  /// The earliest date or time.
  package var minimum: DateLimit?

  /// The latest date or time.
  package var maximum: DateLimit?

  /// The first year of the hundred years for two-digit years, from 1 to 9900. If it is `nil`, the year is 1950.
  package var firstShortYear: Int?

  package enum Layout: Hashable, Sendable {
    /// The date of the locale.
    case date

    /// Hours and minutes, on a 12-hour or a 24-hour clock; `nil` for that of the locale.
    case time(HourCycle?)

    /// A pattern, such as `dd/MM/yyyy`.
    case pattern(Bytes)

    /// Two dates, from and to, each in a pattern.
    case range(Bytes)
  }

  package init(_ layout: Layout) { self.layout = layout }
}

/// The earliest or the latest date of a format, as the app passed it.
///
/// A point in time has a date only in the time zone of a field. Limits that differ by less than a field shows are
/// equal, so that a format with the current time stays the same while a view is updated.
package struct DateLimit: Hashable, Sendable {
  private let components: @Sendable (_ timeZone: String?) -> DateTimeComponents?
  private let identity: DateTimeComponents?

  /// The limit if it is text, for the message of a mistake.
  private let text: Bytes?

  /// Creates a limit that is the same in all time zones.
  package init(_ components: DateTimeComponents) {
    self.components = { _ in components }
    identity = components
    text = Bytes(components.text)
  }

  /// Returns the components of the limit in a time zone; `nil` for the device's.
  func components(in timeZone: String?, at path: String) throws(FormatError) -> DateTimeComponents?
  {
    if let components = components(timeZone) { return components }
    throw FormatError(.invalidDate, at: path, in: text?.string)
  }

  /// The limit as JSON contains it.
  fileprivate func written() throws(FormatError) -> String {
    if let text, identity != nil { return text.string }
    throw FormatError(
      .setting(
        "A limit that is a point in time has no JSON, because its date depends on the time zone.",
        quoting: "", "",
        fix: "Use DateTimeComponents."))
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.identity == right.identity && left.text == right.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

#if !hasFeature(Embedded)
extension DateLimit {
  /// Creates a limit; `nil` for no limit.
  ///
  /// - Parameters:
  ///   - limit: The limit.
  ///   - pattern: The pattern of the format, which can show a time.
  package init?(_ limit: (some InputDate)?, _ pattern: String = "") {
    guard let limit else { return nil }
    components = { limit.dateTimeComponents(timeZone: $0) }
    var identity = limit.dateTimeComponents(timeZone: "UTC")
    // In another time zone, a date without a zone stays the same, and a point in time has another date or time.
    let isMoment = limit.dateTimeComponents(timeZone: "Pacific/Kiritimati") != identity
    text = isMoment ? nil : (identity?.text ?? limit as? String).map { Bytes($0) }
    if isMoment, !pattern.utf8.contains(UInt8(ascii: "s")) { identity?.second = nil }
    if isMoment, !pattern.utf8.contains(where: { "hHm".utf8.contains($0) }) {
      // In all time zones, days begin at a full hour or a quarter of one.
      if let minute = identity?.minute { identity?.minute = minute / 15 }
    }
    self.identity = identity
  }
}
#endif

extension FormatError.Reason {
  static var invalidDate: Self {
    .pattern(
      FormatError.PatternFault(
        name: "invalidDate", offset: nil, message: "This isn't a date or a time.",
        fix: "Write it as “2024-12-24”, “2024-12-24 18:30”, or “18:30”."))
  }
}

extension FormatDefinition {
  mutating func codeDate(_ coder: inout some KeyCoder) throws(FormatError) {
    guard case .date(var date) = kind else { return }
    var (locale, timeZone) = (locale, timeZone)
    try coder.object("date", &date) { (coder, date) throws(FormatError) in
      try date.code(&coder)
      try coder.text("locale", &locale, .locale)
      try coder.text("timeZone", &timeZone, .text)
    }
    (self.locale, self.timeZone) = (locale, timeZone)
    kind = .date(date)
    try codeOptions(&coder)
  }

  mutating func codeDuration(_ coder: inout some KeyCoder) throws(FormatError) {
    guard case .duration(var pattern) = kind else { return }
    try coder.required("duration", &pattern, .pattern)
    kind = .duration(pattern)
    try coder.text("locale", &locale, .locale)
    try codeOptions(&coder)
  }
}

extension FormatKind {
  package static var date: FormatKind {
    FormatKind(
      key: "date", empty: .date(DateDefinition(.date)),
      code: { (definition, reader) throws(FormatError) in try definition.codeDate(&reader) },
      make: { (definition, context) throws(FormatError) in
        guard case .date(let date) = definition.kind else { return nil }
        var options = try date.options(context)
        options.completion = definition.options.completion ?? true
        if definition.limits.contentType == .cardExpiration {
          options.today = try definition.today(in: context)
        }
        return try date.makeFormat(context, options, isLocaleOwn: definition.locale != nil)
      })
  }

  package static var duration: FormatKind {
    FormatKind(
      key: "duration", empty: .duration(""),
      code: { (definition, reader) throws(FormatError) in try definition.codeDuration(&reader) },
      make: { (definition, context) throws(FormatError) in
        guard case .duration(let pattern) = definition.kind else { return nil }
        var options = DurationFormat.Options()
        options.decimalSeparator = NumberSymbols(locale: context.locale)?.decimalSeparator ?? "."
        do throws(DatePatternError) {
          let format = try DurationFormat(pattern.string, options: options)
          return ResolvedFormat(format, .duration(format))
        } catch {
          throw FormatError(error, in: pattern, at: "$.duration")
        }
      })
  }
}

extension DateDefinition {
  mutating func code(_ coder: inout some KeyCoder) throws(FormatError) {
    try coder.either("pattern", or: "time")
    try coder.either("pattern", or: "range")
    try coder.either("range", or: "time")
    var (pattern, range): (Bytes?, Bytes?)
    var time: Time?
    switch layout {
    case .date: break
    case .time(let hours): time = Time(hours: hours)
    case .pattern(let text): pattern = text
    case .range(let text): range = text
    }
    try coder.text("pattern", &pattern, .pattern)
    try coder.name(
      "time", &time,
      ["device": Time(hours: nil), "h12": Time(hours: .twelve), "h23": Time(hours: .twentyFour)])
    try coder.text("range", &range, .pattern)
    layout =
      pattern.map { .pattern($0) } ?? range.map { .range($0) } ?? time.map { .time($0.hours) }
      ?? .date
    try coder.text("minimum", &minimum, .limit)
    try coder.text("maximum", &maximum, .limit)
    try coder.count("firstShortYear", &firstShortYear)
  }

  /// The clock of a time.
  private struct Time: Hashable { var hours: HourCycle? }

  fileprivate func options(_ context: FormatContext) throws(FormatError) -> DateFormat.Options {
    let zone = context.timeZone
    var options = DateFormat.Options(
      minimum: try minimum?.components(in: zone, at: "$.date.minimum"),
      maximum: try maximum?.components(in: zone, at: "$.date.maximum"))
    if let firstShortYear { options.firstShortYear = firstShortYear }
    return options
  }

  fileprivate func makeFormat(
    _ context: FormatContext, _ options: DateFormat.Options, isLocaleOwn: Bool
  ) throws(FormatError) -> ResolvedFormat {
    if case .range(let pattern) = layout {
      let pattern = try self.pattern(pattern, at: "$.date.range", context)
      return ResolvedFormat(DateRangeFormat(pattern, options: options))
    }
    let format = DateFormat(try pattern(context, isLocaleOwn), options: options)
    let zero = NumberSymbols(locale: context.locale)?.zero
    guard let shown = DatesInDigits(format, zero: zero) else {
      return ResolvedFormat(format, .date(format, timeZone: context.timeZone, nil))
    }
    return ResolvedFormat(shown, .date(format, timeZone: context.timeZone, shown))
  }

  /// Creates the format of dates without digits of a locale.
  package func makeFormat(_ context: FormatContext = FormatContext()) throws(FormatError)
    -> DateFormat
  {
    DateFormat(try pattern(context, true), options: try options(context))
  }

  private func pattern(
    _ context: FormatContext, _ isLocaleOwn: Bool
  ) throws(FormatError) -> DatePattern {
    if case .pattern(let text) = layout {
      return try pattern(text, at: "$.date.pattern", context)
    }
    let ofLocale = DatePattern(locale: context.locale)
    #if !hasFeature(Embedded)
    if ofLocale == nil, isLocaleOwn { Log.unknownLocale(context.locale) }
    #endif
    if case .time(let hours) = layout {
      let isTwelve = (hours ?? HourCycle(locale: context.locale)) == .twelve
      return try pattern(isTwelve ? "hh:mm a" : "HH:mm", at: "$.date.time", context)
    }
    if let known = ofLocale ?? DatePattern(locale: "en") { return known }
    return try pattern("yyyy-MM-dd", at: "$.date.locale", context)
  }

  private func pattern(
    _ text: Bytes, at path: String, _ context: FormatContext
  ) throws(FormatError) -> DatePattern {
    do throws(DatePatternError) {
      var pattern = try DatePattern(text.string)
      pattern.months = MonthNames(locale: context.locale)
      return pattern
    } catch {
      throw FormatError(error, in: text, at: path)
    }
  }
}

extension FormatError {
  fileprivate init(_ error: DatePatternError, in pattern: Bytes, at path: String) {
    let fault = PatternFault(
      name: error.code.name, offset: error.offset, message: error.message, fix: error.fix)
    self.init(.pattern(fault), at: path, in: pattern.string)
  }
}

extension TextForm where Value == DateTimeComponents {
  static var components: Self {
    Self(
      read: { (text) throws(FormatError) in
        if let components = DateTimeComponents(text) { return components }
        throw FormatError(.invalidDate, at: "$", in: text)
      }, write: { (components) in components.text }, type: "string")
  }
}

extension TextForm where Value == DateLimit {
  fileprivate static var limit: Self {
    Self(
      read: { (text) throws(FormatError) in
        DateLimit(try TextForm<DateTimeComponents>.components.read(text))
      }, write: { (limit) throws(FormatError) in try limit.written() }, type: "string")
  }
}

#if !hasFeature(Embedded)
extension FieldFormat where Value: InputDate {
  /// A format for dates in the style of the field's locale, with two-digit days and months and
  /// four-digit years.
  ///
  ///     MaskedTextField("Born", value: $birthday, format: .date)  // birthday: DateComponents?
  public static var date: Self { date() }

  /// A format for times in hours and minutes, in the style of the field's locale.
  public static var time: Self { time() }

  /// Returns a format for dates between two limits, in the style of the field's locale.
  ///
  ///     .date(minimum: DateTimeComponents(year: 1900), maximum: Date.now)
  ///
  /// A limit can have another type than the value: `DateTimeComponents`, a string in ISO 8601, or, with
  /// Foundation, `Date` or `DateComponents`. A point in time counts in the time zone of the field.
  ///
  /// - Parameters:
  ///   - minimum: The earliest valid date.
  ///   - maximum: The latest valid date.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func date(
    minimum: (some InputDate)? = DateTimeComponents?.none,
    maximum: (some InputDate)? = DateTimeComponents?.none, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    Self(.date, DateLimit(minimum), DateLimit(maximum), file, line)
  }

  /// Returns a format for dates or times with a pattern.
  ///
  ///     MaskedTextField("Expires", value: $month, format: .date(pattern: "MM/yyyy"))
  ///
  /// - Parameters:
  ///   - pattern: The order, the width, and the separators of the parts, such as `dd.MM.yyyy`.
  ///   - minimum: The earliest valid date.
  ///   - maximum: The latest valid date.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func date(
    pattern: String, minimum: (some InputDate)? = DateTimeComponents?.none,
    maximum: (some InputDate)? = DateTimeComponents?.none, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    Self(
      .pattern(Bytes(pattern)), DateLimit(minimum, pattern), DateLimit(maximum, pattern), file, line
    )
  }

  /// Returns a format for times in hours and minutes.
  ///
  /// - Parameter hours: A 12-hour or a 24-hour clock. If you omit it, the locale decides.
  /// - Returns: The format.
  public static func time(hours: HourCycle? = nil) -> Self {
    Self(.time(hours), nil, nil, #fileID, #line)
  }

  fileprivate init(
    _ layout: DateDefinition.Layout, _ minimum: DateLimit?, _ maximum: DateLimit?,
    _ file: StaticString, _ line: UInt
  ) {
    var date = DateDefinition(layout)
    (date.minimum, date.maximum) = (minimum, maximum)
    self.init(.date(date), Value.conversion(for: .date) ?? .date, file, line)
  }
}

extension FieldFormat where Value == String {
  /// Returns a format for two dates or times, from and to. The value is the text.
  ///
  ///     let stay = FieldFormat.dateRange(pattern: "dd/MM/yyyy")
  ///     stay.formatted(text: "2024-12-24 to 2025-01-02").text  // "24/12/2024 – 02/01/2025"
  ///
  /// - Parameters:
  ///   - pattern: The pattern of each date, as in ``date(pattern:minimum:maximum:file:line:)``.
  ///   - minimum: The earliest valid date.
  ///   - maximum: The latest valid date.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func dateRange(
    pattern: String, minimum: (some InputDate)? = DateTimeComponents?.none,
    maximum: (some InputDate)? = DateTimeComponents?.none, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    Self(
      .range(Bytes(pattern)), DateLimit(minimum, pattern), DateLimit(maximum, pattern), file, line)
  }

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
    Self(.duration(Bytes(pattern)), .text, file, line)
  }

  /// A format for the month in which a payment card expires, such as `12/30`.
  ///
  /// A month before the current one has the issue `expired`. The current date is
  /// ``FormatContext/today``, in a user interface that of the device.
  public static var cardExpiry: Self { cardExpiry() }

  /// Returns a format for the month in which a payment card expires, between two limits.
  ///
  ///     .cardExpiry(maximum: DateTimeComponents(year: 2040))
  ///
  /// - Parameters:
  ///   - minimum: The earliest valid month.
  ///   - maximum: The latest valid month.
  /// - Returns: The format.
  public static func cardExpiry(
    minimum: (some InputDate)? = DateTimeComponents?.none,
    maximum: (some InputDate)? = DateTimeComponents?.none
  ) -> Self {
    Self(.pattern("MM/yy"), DateLimit(minimum), DateLimit(maximum), #fileID, #line)
      .textContentType(.cardExpiration)
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
    Self(.duration(Bytes(pattern)), .seconds, file, line)
  }
}
#endif
