/// Two digits next to a month's name, which are a year only where they can't be anything else: the
/// end of a range of days, an hour, or a number of guests.
extension DateReader {
  /// Whether two digits are the year after a month and a day.
  ///
  /// They have no ordinal, bracket, or word before or after them. A dash, a slash, or a dot
  /// before them is also between the month and the day: `24-Dec-24`, not `Dec 24-26`.
  func isShortYear(_ year: Int, day: Int, month: Int, _ noted: NotedDate) -> Bool {
    // In a pattern that begins with a two-digit year, 07-Nov-22 has two meanings.
    if slots.first?.kind == .shortYear { return false }
    let before = max(day, month)
    guard year > before, isNext(year, to: before) else { return false }
    let isEnd = year == tokens.count - 1 || noted.roles[year + 1] == .hour
    guard isEnd else { return false }
    let separator = self[year].separator
    if isPlain(separator) || isMarkedYear(year, after: before) { return true }
    guard month > day else { return false }
    return separator == 0x2E
      || separator == self[month].separator && self[year].isAttached == self[month].isAttached
  }

  /// Whether two digits are the year of a month without a day: after the month, or in the pattern's
  /// place before it.
  func isShortYear(_ year: Int, month: Int, _ noted: NotedDate) -> Bool {
    let isFirst = slots.first.map { $0.kind == .year || $0.kind == .shortYear } ?? false
    let (first, last) = (min(year, month), max(year, month))
    guard last == first + 1, last == tokens.count - 1, year > month || isFirst else {
      return false
    }
    let separator = self[last].separator
    return isPlain(separator) || [0x2D, 0x2E, 0x2F, 0x2010, 0x2011, 0x2013].contains(separator)
  }

  /// Whether a year has an apostrophe, or the same separator, without spaces, as the number or the
  /// month before it, so that it is a year whatever follows.
  func isMarkedYear(_ year: Int, after before: Int? = nil) -> Bool {
    let token = self[year]
    if [0x27, 0x2018, 0x2019].contains(token.separator) { return true }
    guard let before, token.separator != 0, token.isAttached else { return false }
    let other = self[before]
    return other.isAttached && other.separator == token.separator
  }

  /// Whether there is nothing between two tokens except letters that belong to the first, such as
  /// the "th" in "24th".
  private func isNext(_ index: Int, to before: Int) -> Bool {
    index == before + 1 || index == before + 2 && isFollowing(before + 1)
  }

  /// Whether there is no separator, or it is a comma or an apostrophe.
  private func isPlain(_ separator: UInt32) -> Bool {
    [0, 0x27, 0x2C, 0x060C, 0x2018, 0x2019, 0x3001, 0xFF0C].contains(separator)
  }
}
