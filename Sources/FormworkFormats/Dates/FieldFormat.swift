import FormworkMasks

/// A format that consists of fields: dates, date ranges, and durations. An engine edits the fields,
/// and the format defines their values and issues.
protocol FieldFormat: TypedInputFormat {
  var engine: FieldEngine { get }

  /// The stepper for the field at the caret.
  var stepper: FieldStepper { get }

  /// Returns the text and the issue of fields.
  func formatted(_ sheet: FieldSheet) -> FormattedText

  /// Whether fields are within the limits, as far as they are known.
  func isWithinLimits(_ sheet: FieldSheet) -> Bool
}

extension FieldFormat {
  /// Applies a user edit to text of this format.
  ///
  /// A digit goes into the field at the caret, or into the next one if the field is full. A letter
  /// is A or P for AM or PM, or part of a literal. Any separator closes a field that has a value;
  /// otherwise, it is ignored. Backspace and Delete next to a separator delete the digit beyond it.
  /// But if the user has typed the separator last, Backspace deletes it, and the zero that it
  /// added.
  ///
  /// A separator at the end joins the digits since the last typed separator to one number. A key
  /// that makes a field invalid is kept, and the field has an issue.
  ///
  /// A paste that is a complete value fills all fields. It is read in the order of the fields, as
  /// ISO 8601, or with a month's name. If it contains exactly one date and other text, the date is
  /// used. Otherwise, it is rejected.
  ///
  /// - Complexity: O(*n*) in the lengths of the pattern and the replacement.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    engine.apply(edit, to: current, formatted)
  }

  /// Returns the formatted text of a value.
  ///
  /// If the format can't show the value unchanged, such as a timestamp in fields for a date, the
  /// text has an issue and isn't complete. The value stays as assigned until the next edit.
  public func formatted(value: String) -> FormattedText { engine.assigned(value, formatted) }

  /// Returns the letters of the pattern for the missing fields.
  public func remainder(after current: FormattedText) -> String {
    engine.remainder(after: engine.sheet(of: current))
  }

  /// Returns the text with unambiguous fields completed: `1` as `01`, and a two-digit year with its
  /// century.
  public func editingEnded(_ current: FormattedText) -> FormattedText {
    engine.editingEnded(current, formatted)
  }

  /// Steps the field at the caret up or down. The caret stays in the field.
  ///
  /// A field stays within its own range, the days of the month, and the limits. Other fields don't
  /// change. If the fields before it are filled, an empty field begins with its lowest value, or
  /// with its highest value when stepping down.
  public func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    stepper.step(current, by: steps, formatted, isWithin: isWithinLimits)
  }

  /// Returns the unused letters and digits of a text, even if it was in another order.
  public func unused(of input: String, in formatted: FormattedText) -> String {
    engine.unused(of: input, in: formatted)
  }

  /// The keyboard for digits, or for all keys if AM and PM have to be typed.
  public var keyboard: KeyboardType { engine.keyboard }
}
