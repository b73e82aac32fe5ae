package import FormworkMasks

/// A format for dates and times, which are edited component by component.
///
///     let date = DateFormat(try DatePattern("dd/MM/yyyy"))
///     date.formatted(text: "4").text           // "04/"
///     date.formatted(text: "2024-12-24").text  // "24/12/2024"
///     date.formatted(text: "31/02/2024").issue  // .impossibleDate
///
/// A component is completed as soon as it can be: in a month, `4` becomes `04`. Any separator completes
/// a component, so `1/` becomes `01/`. It also joins the digits since the previous typed separator to
/// one number. In the middle of the text, a digit replaces the one after the caret.
///
/// An invalid component, such as a month of 13, or an invalid date, such as February 31 or a date after
/// the maximum, is an issue. It never causes a rejection or changes another component. Text that
/// doesn't fit the components stays as typed until it is a date in ISO 8601 or with a month's name.
///
/// The value is the text; the typed value is ``DateTimeComponents``.
package struct DateFormat: Hashable, Sendable {
  /// The order, the width, and the separators of the components.
  package let pattern: DatePattern

  /// The options of the format.
  package let options: Options

  let engine: ComponentEngine

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - pattern: The order, the width, and the separators of the components.
  ///   - options: The options of the format.
  package init(_ pattern: DatePattern, options: Options = Options()) {
    self.pattern = pattern
    self.options = options
    engine = ComponentEngine(
      layout: pattern.layout, completes: options.completion,
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
    /// The earliest valid date or time. Only components that both dates have are compared.
    package var minimum: DateTimeComponents?

    /// The latest valid date or time. Only components that both dates have are compared.
    package var maximum: DateTimeComponents?

    /// A Boolean value that indicates whether a separator appears as soon as the component before it is
    /// full.
    package var completion = true

    /// The effect of a digit on the one after the caret: it replaces it or shifts it within the component.
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
    /// Only components that both dates have are compared. If it is `nil`, expiry isn't checked.
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

extension DateFormat: ComponentFormat {
  var stepper: ComponentStepper { ComponentStepper(engine, options.minimum, options.maximum) }

  func isWithinLimits(_ values: ComponentValues) -> Bool {
    engine.isWithin(options.minimum, options.maximum, values, at: .start)
  }
}

extension DateFormat: TypedInputFormat {
  /// Returns the date of a text; `nil` if a component is missing or the date isn't valid.
  ///
  /// Dates beyond the limits are returned, too.
  package func typed(_ formatted: FormattedText) -> DateTimeComponents? {
    let values = engine.values(of: formatted)
    guard values.isComplete else { return nil }
    let components = engine.components(of: values, at: .start)
    return components.isPossible ? components : nil
  }

  /// Returns the formatted text of a date, without components that are missing or can't be shown.
  package func formatted(typed: DateTimeComponents) -> FormattedText {
    var values = engine.blank
    engine.fill(&values, at: .start, with: typed)
    return formatted(values)
  }
}

extension DateFormat {
  func formatted(_ values: ComponentValues) -> FormattedText {
    var formatted = engine.formatted(values)
    formatted.issue = issue(of: values, isComplete: formatted.isComplete)
    return formatted
  }

  /// Returns the issue of components, if there is one.
  private func issue(of values: ComponentValues, isComplete: Bool) -> ValidationIssue? {
    let components = engine.components(of: values, at: .start)
    let issue =
      engine.issue(of: values)
      ?? engine.issue(components, isComplete: isComplete, options.minimum, options.maximum)
    if issue == nil, isComplete, let today = options.today, components.precedes(today) {
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
    var editor = ComponentEditor(engine, engine.blank)
    guard editor.read(line), editor.isChanged, editor.loose == nil else { return nil }
    editor.values.settle()
    let values = engine.settled(editor.values)
    guard values.isComplete, !values.isWrong, !editor.values.isWrong else { return nil }
    let reading = reading(of: values, unused: editor.unused)
    return reading.isDone ? reading : nil
  }

  /// Returns a date as a line that was read, without components that are missing or can't be shown.
  package func read(typed: DateTimeComponents) -> LineReading {
    var values = engine.blank
    engine.fill(&values, at: .start, with: typed)
    return reading(of: values, unused: "")
  }

  private func reading(of values: ComponentValues, unused: String) -> LineReading {
    let (text, isComplete) = (values.text, values.isComplete)
    return LineReading(
      text: text, value: text, isComplete: isComplete && !text.isEmpty,
      issue: issue(of: values, isComplete: isComplete), unused: unused)
  }
}
