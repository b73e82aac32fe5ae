import FormworkMasks

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
