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

extension ValidationIssue {
  /// The digits have no separators, and represent different dates in different notations.
  public static let ambiguousDate = ValidationIssue(code: "ambiguousDate")
}

extension FieldEngine {
  /// Whether digits without a separator could just as well be another date.
  func isAmbiguous(_ sheet: FieldSheet) -> Bool {
    isShortBasic(sheet) || isBasic(sheet) || isFarOff(sheet)
  }

  /// Whether digits without a separator, which don't fill their fields, would be a remote year:
  /// `45047` is more likely a day number than 04/5047.
  private func isFarOff(_ sheet: FieldSheet) -> Bool {
    guard let year = layout.slots.firstIndex(where: { $0.kind == .year }), year > 0,
      sheet.contents[year].ownCount == 4, !(1900...2100 ~= sheet.contents[year].value)
    else { return false }
    return sheet.isGuessed(0...year) && (1...year).allSatisfy(sheet.isSupplied)
  }

  /// Whether four digits after a typed separator are more likely a year than a day and a two-digit year:
  /// `10/1991` as October 1991 instead of 10/19/1991.
  func isYearInDay(_ sheet: FieldSheet) -> Bool {
    guard let year = layout.slots.firstIndex(where: { $0.kind == .year }), year > 1,
      sheet.last == year, sheet.isTyped(year - 1), sheet.isSupplied(year),
      sheet.contents[year].ownCount == 2, sheet.contents[year - 1].ownCount == 2
    else { return false }
    return 19...20 ~= sheet.contents[year - 1].value
  }

  /// Whether three digits after a year are more likely the number of the day: `2024-032`.
  private func isDayOfYear(_ sheet: FieldSheet) -> Bool {
    guard layout.slots.count >= 3,
      layout.slots[0].kind == .year || layout.slots[0].kind == .shortYear,
      layout.slots[1].kind == .month, layout.slots[2].kind == .day, sheet.isSupplied(2)
    else { return false }
    let month = sheet.contents[1]
    return month.ownCount == 2 && sheet.contents[2].ownCount == 1
      && (month.value < 10 || !sheet.isSupplied(1))
  }

  /// Whether six digits in fields that begin with a four-digit year are more likely a short date:
  /// `220523` as 2022-05-23 instead of 2205-02-03.
  func isShortBasic(_ sheet: FieldSheet) -> Bool {
    if isDayOfYear(sheet) { return true }
    guard let digits = bareDate(sheet, count: 6), layout.slots[0].kind == .year else {
      return false
    }
    let date = DateTimeComponents(month: digits / 100 % 100, day: digits % 100)
    return date.isPossible || !(1900...2100 ~= digits / 100)
  }

  /// Whether eight digits would have a year in the distant past if read in the order of the fields,
  /// but are another date in ISO 8601.
  private func isBasic(_ sheet: FieldSheet) -> Bool {
    guard let digits = bareDate(sheet, count: 8), layout.slots[2].kind == .year,
      digits % 10_000 < 1300, 1900...2099 ~= digits / 10_000
    else { return false }
    return DateTimeComponents(
      year: digits / 10_000, month: digits / 100 % 100, day: digits % 100
    ).isPossible
  }

  /// Returns the `count` digits of a date with three fields, if there was no separator between
  /// them.
  private func bareDate(_ sheet: FieldSheet, count: Int) -> Int? {
    guard layout.slots.count >= 3, layout.slots[...2].allSatisfy({ $0.isOfDate }), width >= 3,
      sheet.last >= 2, sheet.isSupplied(1), sheet.isSupplied(2)
    else { return nil }
    var digits = 0
    var found = 0
    for content in sheet.contents[...2] {
      digits = digits * Int.powerOfTen(content.ownCount) + content.own.value
      found += content.ownCount
    }
    return found == count ? digits : nil
  }
}
