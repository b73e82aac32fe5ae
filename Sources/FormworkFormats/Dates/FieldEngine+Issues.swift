import FormworkMasks

extension ValidationIssue {
  /// The date of expiry is in the past.
  public static let expired = ValidationIssue(code: "expired")
}

extension FieldEngine {
  /// Returns the issue of date fields, as soon as they can't become valid.
  func issue(of sheet: FieldSheet) -> ValidationIssue? {
    if let wrong = sheet.contents.indices.first(where: sheet.isWrong) {
      return .impossibleDate.located(at: sheet.range(of: wrong..<wrong + 1))
    }
    return isAmbiguous(sheet) ? .ambiguousDate : nil
  }

  /// Returns the issue of a date, as soon as it can't become valid, or when it is complete.
  func issue(
    _ fields: DateTimeComponents, isComplete: Bool, _ minimum: DateTimeComponents?,
    _ maximum: DateTimeComponents?
  ) -> ValidationIssue? {
    if !fields.isPossible { return .impossibleDate }
    guard isComplete else { return nil }
    if let minimum, fields.precedes(minimum) {
      return .belowMinimum.limited(to: text(of: minimum), ofDates: true)
    }
    if let maximum, maximum.precedes(fields) {
      return .aboveMaximum.limited(to: text(of: maximum), ofDates: true)
    }
    return nil
  }

  /// Returns a limit as the fields of one date show it.
  private func text(of limit: DateTimeComponents) -> String {
    var sheet = blank
    fill(&sheet, half: 0, with: limit)
    return (0..<width).reduce("") { $0 + layout.literals[$1].text + sheet.shown($1) }
  }

  /// Whether a date is within the limits, as far as it is known. An incomplete date always is.
  func isWithin(
    _ minimum: DateTimeComponents?, _ maximum: DateTimeComponents?, _ sheet: FieldSheet, half: Int
  ) -> Bool {
    if minimum == nil && maximum == nil || !sheet.isComplete { return true }
    let fields = fields(of: sheet, half: half)
    if let minimum, fields.precedes(minimum) { return false }
    if let maximum, maximum.precedes(fields) { return false }
    return true
  }

  /// Returns the text of fields after the user leaves them.
  func editingEnded(
    _ current: FormattedText, _ format: (FieldSheet) -> FormattedText
  ) -> FormattedText {
    if isAssigned(current) { return current }
    guard let sheet = fields(of: current) else {
      var editor = FieldEditor(self, blank)
      guard editor.read(current.text), editor.unused.isEmpty else { return current }
      let settled = settled(editor.sheet)
      return settled.isComplete && !settled.isWrong ? format(settled) : current
    }
    let settled = settled(sheet)
    if settled.isWrong, let other = readAnew(settled) { return format(self.settled(other)) }
    if settled.text.isSame(as: current.text) { return current }
    return format(settled)
  }

  /// Returns the parts of an input that aren't in the resulting text.
  func unused(of input: String, in formatted: FormattedText) -> String {
    var editor = FieldEditor(self, blank)
    guard editor.read(input) else { return formatted.unused(of: input) }
    let isOwn =
      editor.sheet.text.isSame(as: formatted.text)
      || settled(editor.sheet).text.isSame(as: formatted.text)
    return isOwn ? editor.unused : formatted.unused(of: input)
  }

  var keyboard: KeyboardType {
    layout.slots.contains { $0.isPeriod } ? .numbersAndPunctuation : .numberPad
  }
}
