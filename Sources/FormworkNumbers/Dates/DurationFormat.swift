public import FormworkText

/// A format for durations that are typed: hours that go beyond 24, minutes, seconds.
///
///     let flight = try DurationFormat("hh:mm")
///     let long = flight.formatted(text: "26:30")
///     long.text           // "26:30"
///     flight.typed(long)  // 95400 seconds
///     flight.formatted(text: "8:5").text  // "08:5"
///
/// The fields are edited as those of a ``DateFormat``; a ``DurationPattern`` says how far the first one
/// goes. The value is the text; the typed value is a number of seconds.
public struct DurationFormat: Hashable, Sendable {
  /// The order, the width and the separators of the units.
  public let pattern: DurationPattern

  /// How the format edits, and which durations it wants.
  public let options: Options

  let engine: FieldEngine

  /// Creates a format.
  public init(_ pattern: DurationPattern, options: Options = Options()) {
    self.pattern = pattern
    self.options = options
    engine = FieldEngine(
      layout: FieldPlan(pattern.layout), completes: options.completion,
      overwrites: options.insertion == .replace)
  }

  /// Reads a pattern and creates a format for it.
  ///
  /// - Throws: ``DatePatternError`` at the first thing in the pattern that makes no sense.
  public init(_ pattern: String, options: Options = Options()) throws(DatePatternError) {
    self.init(try DurationPattern(pattern), options: options)
  }

  /// How a format of durations edits, and which durations it wants.
  public struct Options: Hashable, Sendable {
    /// The shortest duration that is no issue, in seconds.
    public var minimum: Int64?

    /// The longest duration that is no issue, in seconds.
    public var maximum: Int64?

    /// Whether a separator appears as soon as the field before it can hold no more.
    public var completion = true

    /// Whether a digit takes the place of the one behind the caret, or moves it within its field.
    public var insertion = InsertionMode.replace

    /// Creates options with all defaults.
    public init() {}
  }
}

extension DurationFormat: FieldFormat {
  var stepper: FieldStepper { FieldStepper(engine) }

  func isWithinLimits(_ sheet: FieldSheet) -> Bool {
    seconds(of: sheet).map { issue($0) == nil } ?? true
  }
}

extension DurationFormat: TypedInputFormat {
  /// How many seconds a text stands for in which no unit is missing.
  public func typed(_ formatted: FormattedText) -> Int64? {
    seconds(of: engine.sheet(of: formatted))
  }

  /// The text that shows a duration, in seconds; nothing if it is negative or too long.
  ///
  /// What is less than the smallest unit is left out.
  public func formatted(typed: Int64) -> FormattedText {
    guard typed >= 0 else { return FormattedText() }
    var sheet = engine.blank
    var rest = typed
    for index in engine.layout.slots.indices {
      let slot = engine.layout.slots[index]
      let value = rest / slot.seconds
      guard value <= Int64(slot.highest),
        let content = engine.content(of: Int(value), in: slot)
      else { return FormattedText() }
      sheet.contents[index] = content
      rest %= slot.seconds
    }
    sheet.settle()
    return formatted(sheet)
  }

  private func seconds(of sheet: FieldSheet) -> Int64? {
    guard sheet.isComplete else { return nil }
    // Six digits of days are far from too many seconds; and what checks a product of 64 bits is a
    // function that a page doesn't have.
    return sheet.contents.indices.reduce(Int64(0)) { sum, index in
      sum &+ Int64(sheet.contents[index].value) &* engine.layout.slots[index].seconds
    }
  }

  func formatted(_ sheet: FieldSheet) -> FormattedText {
    var formatted = engine.formatted(sheet)
    formatted.issue = sheet.isWrong ? .malformed : seconds(of: sheet).flatMap(issue)
    return formatted
  }

  private func issue(_ seconds: Int64) -> ValidationIssue? {
    if let minimum = options.minimum, seconds < minimum { return .belowMinimum }
    if let maximum = options.maximum, seconds > maximum { return .aboveMaximum }
    return nil
  }
}

extension FieldSlot {
  /// How many seconds one of the unit of a duration is.
  fileprivate var seconds: Int64 {
    switch unit {
    case 0: 86_400
    case 1: 3600
    case 2: 60
    default: 1
    }
  }
}
