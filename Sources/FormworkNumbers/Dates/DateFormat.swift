public import FormworkText

/// A format for dates and times that are typed, field by field.
///
///     let date = DateFormat(try DatePattern("dd/MM/yyyy"))
///     date.formatted(text: "4").text           // "04/"
///     date.formatted(text: "2024-12-24").text  // "24/12/2024"
///     date.formatted(text: "31/02/2024").issue  // .impossibleDate
///
/// As a month, `4` is `04` at once. Any separator closes a field, so `1/` is `01/`, and it makes one number of the
/// digits since the last separator that was typed. What can't be right, such as a month of 13, 31 February or a
/// date after the latest one, is an issue to show: no key is dead for it, and no other field is changed. In the
/// middle a digit takes the place of the one after the caret. Text that doesn't go into the fields is kept
/// as it is typed, until it is a date in ISO 8601 or with a month's name.
///
/// The value is the text; the typed value is ``DateFields``.
public struct DateFormat: Hashable, Sendable {
  /// The order, the width and the separators of the fields.
  public let pattern: DatePattern

  /// How the format edits, and which dates it wants.
  public let options: Options

  let engine: FieldEngine

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - pattern: The order, the width and the separators of the fields.
  ///   - options: How the format edits, and which dates it wants.
  public init(_ pattern: DatePattern, options: Options = Options()) {
    self.pattern = pattern
    self.options = options
    engine = FieldEngine(
      layout: FieldPlan(pattern.layout), completes: options.completion,
      overwrites: options.insertion == .replace, firstShortYear: options.windowStart)
  }

  /// Reads a pattern and creates a format for it.
  ///
  ///     let time = try DateFormat("HH:mm")
  ///
  /// - Throws: ``DatePatternError`` at the first thing in the pattern that makes no sense.
  public init(_ pattern: String, options: Options = Options()) throws(DatePatternError) {
    self.init(try DatePattern(pattern), options: options)
  }

  /// How a format of dates edits, and which dates it wants.
  public struct Options: Hashable, Sendable {
    /// The earliest date or time that is no issue, compared as far as both have the fields.
    public var minimum: DateFields?

    /// The latest one.
    public var maximum: DateFields?

    /// Whether a separator appears as soon as the field before it can hold no more.
    public var completion = true

    /// Whether a digit takes the place of the one behind the caret, or moves it within its field.
    public var insertion = InsertionMode.replace

    /// The first of the hundred years that two digits can mean, from 1 to 9900; others are moved there.
    ///
    /// If the year of the maximum is earlier than the last of them, the hundred years end with it.
    ///
    /// With 1950, which is the default and the rule of RFC 5280 (section 4.1.2.5.1), `49` is 2049 and
    /// `50` is 1950.
    public var firstShortYear = 1950 {
      didSet { firstShortYear = max(1, min(firstShortYear, 9900)) }
    }

    /// The first year that two digits mean: if the maximum is earlier than the last one, that ends with it.
    var windowStart: Int {
      guard let year = maximum?.year, year > 0, year < firstShortYear + 99 else {
        return firstShortYear
      }
      return max(1, year - 99)
    }

    /// Creates options with all defaults.
    public init() {}

    /// Creates options with an earliest and a latest date.
    public init(minimum: DateFields?, maximum: DateFields?) {
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
  /// The date of a text in which no field is missing; `nil` if there is no such date.
  ///
  /// One before the earliest or after the latest is a date all the same.
  public func typed(_ formatted: FormattedText) -> DateFields? {
    let sheet = engine.sheet(of: formatted)
    guard sheet.isComplete else { return nil }
    let fields = engine.fields(of: sheet, half: 0)
    return fields.isPossible ? fields : nil
  }

  /// The text that shows a date, without the fields that it hasn't got or that can't show it.
  public func formatted(typed: DateFields) -> FormattedText {
    var sheet = engine.blank
    engine.fill(&sheet, half: 0, with: typed)
    return formatted(sheet)
  }
}

extension DateFormat {
  func formatted(_ sheet: FieldSheet) -> FormattedText {
    var formatted = engine.formatted(sheet)
    let fields = engine.fields(of: sheet, half: 0)
    formatted.issue =
      engine.issue(of: sheet)
      ?? engine.issue(
        fields, isComplete: formatted.isComplete, options.minimum, options.maximum)
    return formatted
  }
}
