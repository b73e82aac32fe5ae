import FormworkText

/// What dates, ranges of them and durations have in common: an engine edits the fields, and the format
/// says what they stand for and what is wrong with them.
protocol FieldFormat: TypedInputFormat {
  var engine: FieldEngine { get }

  /// What steps the field of the caret.
  var stepper: FieldStepper { get }

  /// The text of fields, with what is wrong with it.
  func formatted(_ sheet: FieldSheet) -> FormattedText

  /// Whether fields are within the limits, as far as that can be told.
  func isWithinLimits(_ sheet: FieldSheet) -> Bool
}

extension FieldFormat {
  /// Applies one edit of the person to a text of this format.
  ///
  /// A digit goes into the field of the caret, behind a field that is full into the next; a letter is
  /// A or P for AM and PM, or one of a literal. Any separator closes a field that holds a value. A
  /// separator that is there already, or that closes nothing, is ignored. Backspace and Delete beside
  /// a separator take the digit beyond it; a separator that the person typed last is taken back first,
  /// with the zero that came with it.
  ///
  /// A separator that is typed at the end makes one number of the digits since the last typed one. A key with which a
  /// field can't be right is kept, and the field is an issue.
  ///
  /// A paste that is a whole value fills all fields, whatever was there. It is read in the order of the fields, as
  /// ISO 8601, or with a month's name. If it has exactly one date and more, that one is taken; otherwise it is rejected.
  ///
  /// - Complexity: O(*n*) in the lengths of the pattern and the replacement.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    engine.apply(edit, to: current, formatted)
  }

  /// The text of a value, which is a text, too.
  ///
  /// One that the format can't show as it is, such as a timestamp where there are only fields for a date, stays
  /// the value until the next edit. It has an issue, and isn't complete.
  public func formatted(value: String) -> FormattedText { engine.assigned(value, formatted) }

  /// The letters of the pattern for what is missing.
  public func remainder(after current: FormattedText) -> String {
    engine.remainder(after: engine.sheet(of: current))
  }

  /// The text with what it can only mean written out: `1` as `01`, and a year of two digits with its
  /// century.
  public func blurred(_ current: FormattedText) -> FormattedText {
    engine.blurred(current, formatted)
  }

  /// Steps the field of the caret up or down; the caret stays in it.
  ///
  /// A field goes no further than its own range, the days of the month, and the limits. No other field
  /// changes. An empty field begins with its lowest value, downwards with its highest, if those before
  /// it are filled.
  public func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    stepper.step(current, by: steps, formatted, isWithin: isWithinLimits)
  }

  /// The letters and digits of a text that found no place, also where it was in another order.
  public func unused(of input: String, in formatted: FormattedText) -> String {
    engine.unused(of: input, in: formatted)
  }

  /// Digits, which is enough unless AM and PM are to be typed.
  public var keyboard: InputKeyboard { engine.keyboard }
}
