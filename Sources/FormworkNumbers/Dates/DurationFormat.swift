package import FormworkText

/// A format for durations in days, hours, minutes, and seconds, which can exceed 24 hours.
///
///     let flight = try DurationFormat("hh:mm")
///     let long = flight.formatted(text: "26:30")
///     long.text           // "26:30"
///     flight.typed(long)  // 95400 seconds
///     flight.formatted(text: "8:5").text  // "08:5"
///
/// The fields are edited like those of a ``DateFormat``. The ``DurationPattern`` determines the
/// maximum. The value is the text; the typed value is a number of seconds.
package struct DurationFormat: Hashable, Sendable {
  /// The order, the width, and the separators of the units.
  package let pattern: DurationPattern

  /// The options of the format.
  package let options: Options

  let engine: FieldEngine

  /// Creates a format.
  package init(_ pattern: DurationPattern, options: Options = Options()) {
    self.pattern = pattern
    self.options = options
    engine = FieldEngine(
      layout: FieldPlan(pattern.layout), completes: options.completion,
      overwrites: options.insertion == .replace)
  }

  /// Creates a format from the text of a pattern.
  ///
  /// - Throws: ``DatePatternError`` at the first mistake in the pattern.
  package init(_ pattern: String, options: Options = Options()) throws(DatePatternError) {
    self.init(try DurationPattern(pattern), options: options)
  }

  /// The options of a duration format: its limits, and how it handles edits.
  package struct Options: Hashable, Sendable {
    /// The shortest valid duration, in seconds.
    package var minimum: Int64?

    /// The longest valid duration, in seconds.
    package var maximum: Int64?

    /// A Boolean value that indicates whether a separator appears as soon as the field before it is
    /// full.
    package var completion = true

    /// The effect of a digit on the one after the caret: it replaces it or shifts it within the field.
    package var insertion = InsertionMode.replace

    /// Creates options with their defaults.
    package init() {}
  }
}

extension DurationFormat: FieldFormat {
  var stepper: FieldStepper { FieldStepper(engine) }

  func isWithinLimits(_ sheet: FieldSheet) -> Bool {
    seconds(of: sheet).map { issue($0) == nil } ?? true
  }
}

extension DurationFormat: TypedInputFormat {
  /// Returns the duration of a text in seconds; `nil` if a unit is missing.
  package func typed(_ formatted: FormattedText) -> Int64? {
    seconds(of: engine.sheet(of: formatted))
  }

  /// Returns the formatted text of a duration in seconds; empty if it is negative or too long.
  ///
  /// Fractions of the smallest unit are omitted.
  package func formatted(typed: Int64) -> FormattedText {
    sheet(of: typed).map(formatted) ?? FormattedText()
  }

  /// Returns the fields of a duration in seconds, or `nil` if it is negative or too long.
  private func sheet(of typed: Int64) -> FieldSheet? {
    guard typed >= 0 else { return nil }
    var sheet = engine.blank
    var rest = typed
    for index in engine.layout.slots.indices {
      let slot = engine.layout.slots[index]
      let value = rest / slot.seconds
      guard value <= Int64(slot.highest),
        let content = engine.content(of: Int(value), in: slot)
      else { return nil }
      sheet.contents[index] = content
      rest %= slot.seconds
    }
    sheet.close()
    return sheet
  }

  private func seconds(of sheet: FieldSheet) -> Int64? {
    guard sheet.isComplete else { return nil }
    // Six digits of days can't overflow, and a checked 64-bit product needs a function that a web
    // page doesn't have.
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
    if let minimum = options.minimum, seconds < minimum {
      return .belowMinimum.limited(to: sheet(of: minimum)?.text ?? "")
    }
    if let maximum = options.maximum, seconds > maximum {
      return .aboveMaximum.limited(to: sheet(of: maximum)?.text ?? "")
    }
    return nil
  }
}

extension FieldSlot {
  /// The number of seconds in one unit of a duration.
  fileprivate var seconds: Int64 {
    switch unit {
    case 0: 86_400
    case 1: 3600
    case 2: 60
    default: 1
    }
  }
}
