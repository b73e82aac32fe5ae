package import FormworkMasks

/// A format for dates and times, which are edited field by field.
///
///     let date = DateFormat(try DatePattern("dd/MM/yyyy"))
///     date.formatted(text: "4").text           // "04/"
///     date.formatted(text: "2024-12-24").text  // "24/12/2024"
///     date.formatted(text: "31/02/2024").issue  // .impossibleDate
///
/// A field is completed as soon as it can be: in a month, `4` becomes `04`. Any separator completes
/// a field, so `1/` becomes `01/`. It also joins the digits since the previous typed separator to
/// one number. In the middle of the text, a digit replaces the one after the caret.
///
/// An invalid field, such as a month of 13, or an invalid date, such as February 31 or a date after
/// the maximum, is an issue. It never causes a rejection or changes another field. Text that
/// doesn't fit the fields stays as typed until it is a date in ISO 8601 or with a month's name.
///
/// The value is the text; the typed value is ``DateTimeComponents``.
package struct DateFormat: Hashable, Sendable {
  /// The order, the width, and the separators of the fields.
  package let pattern: DatePattern

  /// The options of the format.
  package let options: Options

  let engine: FieldEngine

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - pattern: The order, the width, and the separators of the fields.
  ///   - options: The options of the format.
  package init(_ pattern: DatePattern, options: Options = Options()) {
    self.pattern = pattern
    self.options = options
    engine = FieldEngine(
      layout: FieldPlan(pattern.layout), completes: options.completion,
      overwrites: options.insertion == .replace, firstShortYear: options.windowStart)
  }

  /// Creates a format from the text of a pattern.
  ///
  ///     let time = try DateFormat("HH:mm")
  ///
  /// - Throws: ``DatePatternError`` at the first mistake in the pattern.
  package init(_ pattern: String, options: Options = Options()) throws(DatePatternError) {
    self.init(try DatePattern(pattern), options: options)
  }

  /// The options of a date format: its limits, and how it handles edits.
  package struct Options: Hashable, Sendable {
    /// The earliest valid date or time. Only fields that both dates have are compared.
    package var minimum: DateTimeComponents?

    /// The latest valid date or time. Only fields that both dates have are compared.
    package var maximum: DateTimeComponents?

    /// A Boolean value that indicates whether a separator appears as soon as the field before it is
    /// full.
    package var completion = true

    /// The effect of a digit on the one after the caret: it replaces it or shifts it within the field.
    package var insertion = InsertionMode.replace

    /// The first year of the hundred years for two-digit years, clamped to the range from 1 to
    /// 9900.
    ///
    /// With the default, 1950, `49` is 2049 and `50` is 1950, as in RFC 5280 (section 4.1.2.5.1).
    /// If the year of the maximum is earlier than the last of these years, the hundred years end
    /// with it. Otherwise, they begin at most 20 years before the minimum, so that a year takes the
    /// other century only if it then is less than 80 years after the minimum.
    package var firstShortYear = 1950 {
      didSet { firstShortYear = max(1, min(firstShortYear, 9900)) }
    }

    /// The current date, for dates of expiry: an earlier date has the issue `expired`.
    ///
    /// Only fields that both dates have are compared. If it is `nil`, expiry isn't checked.
    package var today: DateTimeComponents?

    /// The first year for two-digit years, considering the limits.
    var windowStart: Int {
      let start = max(firstShortYear, min((minimum?.year ?? 0) - 20, 9900))
      guard let year = maximum?.year, year > 0, year < start + 99 else { return start }
      return max(1, year - 99)
    }

    /// Creates options with their defaults.
    package init() {}

    /// Creates options with an earliest and a latest date.
    package init(minimum: DateTimeComponents?, maximum: DateTimeComponents?) {
      self.minimum = minimum
      self.maximum = maximum
    }
  }
}

extension DateFormat: FieldFormat {
  var stepper: FieldStepper { FieldStepper(engine, options.minimum, options.maximum) }

  func isWithinLimits(_ sheet: FieldSheet) -> Bool {
    engine.isWithin(options.minimum, options.maximum, sheet, half: 0)
  }
}

extension DateFormat: TypedInputFormat {
  /// Returns the date of a text; `nil` if a field is missing or the date isn't valid.
  ///
  /// Dates beyond the limits are returned, too.
  package func typed(_ formatted: FormattedText) -> DateTimeComponents? {
    let sheet = engine.sheet(of: formatted)
    guard sheet.isComplete else { return nil }
    let fields = engine.fields(of: sheet, half: 0)
    return fields.isPossible ? fields : nil
  }

  /// Returns the formatted text of a date, without fields that are missing or can't be shown.
  package func formatted(typed: DateTimeComponents) -> FormattedText {
    var sheet = engine.blank
    engine.fill(&sheet, half: 0, with: typed)
    return formatted(sheet)
  }
}

extension DateFormat {
  func formatted(_ sheet: FieldSheet) -> FormattedText {
    var formatted = engine.formatted(sheet)
    formatted.issue = issue(of: sheet, isComplete: formatted.isComplete)
    return formatted
  }

  /// Returns the issue of fields, if there is one.
  private func issue(of sheet: FieldSheet, isComplete: Bool) -> ValidationIssue? {
    let fields = engine.fields(of: sheet, half: 0)
    let issue =
      engine.issue(of: sheet)
      ?? engine.issue(fields, isComplete: isComplete, options.minimum, options.maximum)
    if issue == nil, isComplete, let today = options.today, fields.precedes(today) {
      return .expired
    }
    return issue
  }
}

// Lines of a file.
extension DateFormat {
  /// Reads a line. A complete date is read once, and written once.
  package func read(line: String) -> LineReading { readWhole(line) ?? readPasted(line) }

  /// Reads a line that is a complete date without an issue; `nil` for any other.
  private func readWhole(_ line: String) -> LineReading? {
    // One character is a key. The others are few enough, so that no time is lost if there is no date in it.
    guard 2...64 ~= line.byteCount, line.isPlainASCII else { return nil }
    var editor = FieldEditor(engine, engine.blank)
    guard editor.read(line), editor.isChanged, editor.loose == nil else { return nil }
    editor.sheet.settle()
    let sheet = engine.settled(editor.sheet)
    guard sheet.isComplete, !sheet.isWrong, !editor.sheet.isWrong else { return nil }
    let reading = reading(of: sheet, unused: editor.unused)
    return reading.isDone ? reading : nil
  }

  /// Returns a date as a line that was read, without fields that are missing or can't be shown.
  package func read(typed: DateTimeComponents) -> LineReading {
    var sheet = engine.blank
    engine.fill(&sheet, half: 0, with: typed)
    return reading(of: sheet, unused: "")
  }

  private func reading(of sheet: FieldSheet, unused: String) -> LineReading {
    let (text, isComplete) = (sheet.text, sheet.isComplete)
    return LineReading(
      text: text, value: text, isComplete: isComplete && !text.isEmpty,
      issue: issue(of: sheet, isComplete: isComplete), unused: unused)
  }
}
