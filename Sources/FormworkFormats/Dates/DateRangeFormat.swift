public import FormworkMasks

/// A format for ranges of dates or times: two dates with the same pattern.
///
///     let stay = DateRangeFormat(try DatePattern("dd/MM/yyyy"))
///     stay.formatted(text: "24122024").text  // "24/12/2024 – "
///     stay.formatted(text: "2024-12-24 to 2025-01-02").text  // "24/12/2024 – 02/01/2025"
///     stay.formatted(text: "24/12/2024 – 23/12/2024").issue  // .reversedRange
///
/// Both dates are edited as in a ``DateFormat``. An end before the start is an issue; the dates are
/// never swapped. The value is the text; the typed value is a ``DateRange``.
package struct DateRangeFormat: Hashable, Sendable {
  /// The pattern of each of the two dates.
  package let pattern: DatePattern

  /// The options of the format.
  package let options: DateFormat.Options

  /// The text between the two dates.
  package var separator: String { separatorText.text }

  private let separatorText: ComponentSeparator
  let engine: ComponentEngine

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of each of the two dates.
  ///   - separator: The text between the two dates. The default is used instead if it is empty, has
  ///     a digit, or begins or ends with a letter or a mark, which could be mistaken for part of a
  ///     date.
  ///   - options: The options of the format.
  package init(
    _ pattern: DatePattern, separator: String = " – ", options: DateFormat.Options = .init()
  ) {
    self.pattern = pattern
    self.options = options
    separatorText = ComponentSeparator(separator.isSeparatorOfDates ? separator : " – ")
    engine = ComponentEngine(
      layout: pattern.layout.followed(by: separatorText),
      completes: options.completion,
      overwrites: options.insertion == .replace, firstShortYear: options.windowStart)
  }

  /// Creates a format from the text of a pattern.
  ///
  /// - Throws: ``DatePatternError`` at the first mistake in the pattern.
  package init(_ pattern: String, options: DateFormat.Options = .init()) throws(DatePatternError) {
    self.init(try DatePattern(pattern), options: options)
  }
}

extension DateRangeFormat: ComponentFormat {
  var stepper: ComponentStepper { ComponentStepper(engine, options.minimum, options.maximum) }

  func isWithinLimits(_ values: ComponentValues) -> Bool {
    engine.isWithin(options.minimum, options.maximum, values, at: .start)
      && engine.isWithin(options.minimum, options.maximum, values, at: .end)
  }
}

extension DateRangeFormat: TypedInputFormat {
  /// Returns the two dates of a text; `nil` if a component is missing or a date isn't valid.
  ///
  /// A range whose end is before its start is returned, too.
  package func typed(_ formatted: FormattedText) -> DateRange? {
    let values = engine.values(of: formatted)
    guard values.isComplete else { return nil }
    let range = range(of: values)
    return range.start.isPossible && range.end.isPossible ? range : nil
  }

  /// Returns the formatted text of a range, without components that are missing or can't be shown.
  package func formatted(typed: DateRange) -> FormattedText {
    var values = engine.blank
    engine.fill(&values, at: .start, with: typed.start)
    engine.fill(&values, at: .end, with: typed.end)
    return formatted(values)
  }
}

extension DateRangeFormat {
  private func range(of values: ComponentValues) -> DateRange {
    DateRange(
      start: engine.components(of: values, at: .start), end: engine.components(of: values, at: .end)
    )
  }

  func formatted(_ values: ComponentValues) -> FormattedText {
    var formatted = engine.formatted(values)
    let range = range(of: values)
    let isStartComplete = values.contents.indices.prefix(engine.width).allSatisfy(values.isWhole)
    formatted.issue =
      engine.issue(of: values)
      ?? engine.issue(
        range.start, isComplete: isStartComplete, options.minimum, options.maximum
      )?.located(at: values.range(of: 0..<engine.width))
      ?? engine.issue(
        range.end, isComplete: formatted.isComplete, options.minimum, options.maximum
      )?.located(at: values.range(of: engine.width..<values.contents.count))
    if formatted.issue == nil, formatted.isComplete, range.end.precedes(range.start) {
      formatted.issue = .reversedRange
    }
    return formatted
  }
}

extension String {
  /// Whether a text can separate two dates unambiguously.
  fileprivate var isSeparatorOfDates: Bool {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last,
      DateCharacter(first).isSeparator, DateCharacter(last).isSeparator
    else { return false }
    let hasDigit = unicodeScalars.contains {
      if case .digit = DateCharacter($0) { true } else { false }
    }
    return !hasDigit && ("0" + self + "0").count == count + 2
  }
}

/// A range of dates or times.
package struct DateRange: Hashable, Sendable {
  /// The first date of the range.
  package var start: DateTimeComponents

  /// The last date of the range.
  package var end: DateTimeComponents

  /// Creates a range, without checking that the end is after the start.
  package init(start: DateTimeComponents, end: DateTimeComponents) {
    self.start = start
    self.end = end
  }
}

extension ValidationIssue {
  /// The end of the range is before its start.
  public static let reversedRange = ValidationIssue(code: "reversedRange")
}
