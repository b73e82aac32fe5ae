import FormworkMasks

extension ValidationIssue {
  /// The date of expiry is in the past.
  public static let expired = ValidationIssue(code: "expired")
}

extension ComponentEngine {
  /// Returns the issue of date components, as soon as they can't become valid.
  func issue(of values: ComponentValues) -> ValidationIssue? {
    if let wrong = values.contents.indices.first(where: values.isWrong) {
      return .impossibleDate.located(at: values.range(of: wrong..<wrong + 1))
    }
    return isAmbiguous(values) ? .ambiguousDate : nil
  }

  /// Returns the issue of a date, as soon as it can't become valid, or when it is complete.
  func issue(
    _ components: DateTimeComponents, isComplete: Bool, _ minimum: DateTimeComponents?,
    _ maximum: DateTimeComponents?
  ) -> ValidationIssue? {
    if !components.isPossible { return .impossibleDate }
    guard isComplete else { return nil }
    if let minimum, components.precedes(minimum) {
      return .belowMinimum.limited(to: text(of: minimum), ofDates: true)
    }
    if let maximum, maximum.precedes(components) {
      return .aboveMaximum.limited(to: text(of: maximum), ofDates: true)
    }
    return nil
  }

  /// Returns a limit as the components of one date show it.
  private func text(of limit: DateTimeComponents) -> String {
    var values = blank
    fill(&values, at: .start, with: limit)
    return (0..<width).reduce("") { $0 + layout.literals[$1].text + values.shown($1) }
  }

  /// Whether a date is within the limits, as far as it is known. An incomplete date always is.
  func isWithin(
    _ minimum: DateTimeComponents?, _ maximum: DateTimeComponents?, _ values: ComponentValues,
    at rangeEnd: RangeEnd
  ) -> Bool {
    if minimum == nil && maximum == nil || !values.isComplete { return true }
    let components = components(of: values, at: rangeEnd)
    if let minimum, components.precedes(minimum) { return false }
    if let maximum, maximum.precedes(components) { return false }
    return true
  }

  /// Returns the text of components after the user leaves them.
  func editingEnded(
    _ current: FormattedText, _ format: (ComponentValues) -> FormattedText
  ) -> FormattedText {
    if isAssigned(current) { return current }
    guard let values = exactValues(of: current) else {
      var editor = ComponentEditor(self, blank)
      guard editor.read(current.text), editor.unused.isEmpty else { return current }
      let settled = settled(editor.values)
      return settled.isComplete && !settled.isWrong ? format(settled) : current
    }
    let settled = settled(values)
    if settled.isWrong, let other = readAnew(settled) { return format(self.settled(other)) }
    if settled.text.isSame(as: current.text) { return current }
    return format(settled)
  }

  /// Returns the parts of an input that aren't in the resulting text.
  func unused(of input: String, in formatted: FormattedText) -> String {
    var editor = ComponentEditor(self, blank)
    guard editor.read(input) else { return formatted.unused(of: input) }
    let isOwn =
      editor.values.text.isSame(as: formatted.text)
      || settled(editor.values).text.isSame(as: formatted.text)
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

extension ComponentEngine {
  /// Whether digits without a separator could just as well be another date.
  func isAmbiguous(_ values: ComponentValues) -> Bool {
    isShortBasic(values) || isBasic(values) || isFarOff(values)
  }

  /// Whether digits without a separator, which don't fill their components, would be a remote year:
  /// `45047` is more likely a day number than 04/5047.
  private func isFarOff(_ values: ComponentValues) -> Bool {
    guard let year = layout.slots.firstIndex(where: { $0.kind == .year }), year > 0,
      values.contents[year].ownCount == 4, !(1900...2100 ~= values.contents[year].value)
    else { return false }
    return values.isGuessed(0...year) && (1...year).allSatisfy(values.isSupplied)
  }

  /// Whether four digits after a typed separator are more likely a year than a day and a two-digit year:
  /// `10/1991` as October 1991 instead of 10/19/1991.
  func isYearInDay(_ values: ComponentValues) -> Bool {
    guard let year = layout.slots.firstIndex(where: { $0.kind == .year }), year > 1,
      values.last == year, values.isTyped(year - 1), values.isSupplied(year),
      values.contents[year].ownCount == 2, values.contents[year - 1].ownCount == 2
    else { return false }
    return 19...20 ~= values.contents[year - 1].value
  }

  /// Whether three digits after a year are more likely the number of the day: `2024-032`.
  private func isDayOfYear(_ values: ComponentValues) -> Bool {
    guard layout.slots.count >= 3,
      layout.slots[0].kind == .year || layout.slots[0].kind == .shortYear,
      layout.slots[1].kind == .month, layout.slots[2].kind == .day, values.isSupplied(2)
    else { return false }
    let month = values.contents[1]
    return month.ownCount == 2 && values.contents[2].ownCount == 1
      && (month.value < 10 || !values.isSupplied(1))
  }

  /// Whether six digits in components that begin with a four-digit year are more likely a short date:
  /// `220523` as 2022-05-23 instead of 2205-02-03.
  func isShortBasic(_ values: ComponentValues) -> Bool {
    if isDayOfYear(values) { return true }
    guard let digits = bareDate(values, count: 6), layout.slots[0].kind == .year else {
      return false
    }
    let date = DateTimeComponents(month: digits / 100 % 100, day: digits % 100)
    return date.isPossible || !(1900...2100 ~= digits / 100)
  }

  /// Whether eight digits would have a year in the distant past if read in the order of the components,
  /// but are another date in ISO 8601.
  private func isBasic(_ values: ComponentValues) -> Bool {
    guard let digits = bareDate(values, count: 8), layout.slots[2].kind == .year,
      digits % 10_000 < 1300, 1900...2099 ~= digits / 10_000
    else { return false }
    return DateTimeComponents(
      year: digits / 10_000, month: digits / 100 % 100, day: digits % 100
    ).isPossible
  }

  /// Returns the `count` digits of a date with three components, if there was no separator between
  /// them.
  private func bareDate(_ values: ComponentValues, count: Int) -> Int? {
    guard layout.slots.count >= 3, layout.slots[...2].allSatisfy({ $0.isOfDate }), width >= 3,
      values.end >= 3, values.isSupplied(1), values.isSupplied(2)
    else { return nil }
    var digits = 0
    var found = 0
    for content in values.contents[...2] {
      digits = digits * Int.powerOfTen(content.ownCount) + content.own.value
      found += content.ownCount
    }
    return found == count ? digits : nil
  }
}
