import FormworkMasks

/// The words around a part of a text, which can change the meaning of a date or a time in it: PM, the
/// other end of a range, a number of guests.
struct DateSurroundings {
  private let text: String
  private let words: [DateWord]
  private let hasDate: Bool
  private let hasTime: Bool
  private let hasPeriod: Bool

  /// Finds the words of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String, _ layout: ComponentLayout) {
    self.text = text
    words = text.split(whereSeparator: { $0.isBlank }).map { DateWord($0, layout) }
    hasDate = layout.slots.contains { $0.isOfDate }
    hasTime = layout.hasTime && !layout.slots.contains { $0.kind == .count }
    hasPeriod = layout.slots.contains { $0.isPeriod }
  }

  /// Whether a part is one end of a range.
  func isEndOfRange(_ part: Substring) -> Bool {
    neighbors(of: part).map(isRange) ?? false
  }

  private func isRange(_ neighbors: (before: Neighbors, after: Neighbors)) -> Bool {
    neighbors.before.isRange(isOfDate: hasDate, isOfTime: hasTime)
      || neighbors.after.isRange(isOfDate: hasDate, isOfTime: hasTime)
  }

  private func neighbors(of part: Substring) -> (before: Neighbors, after: Neighbors)? {
    // Words such as "to" at the beginning of the part are between it and the words before it.
    let inner = words.firstIndex { $0.text.startIndex >= part.startIndex && !$0.isLink }
    let after = words.suffix(while: { $0.text.startIndex >= part.endIndex })
    guard let inner, inner < after.startIndex else { return nil }
    let (first, last) = (words[inner], words[after.startIndex - 1])
    return (
      Neighbors(words[..<inner].reversed(), isAhead: true, sign: first.hasLeadingSign),
      Neighbors(Array(after), isAhead: false, sign: last.hasTrailingSign)
    )
  }

  /// Whether the other words leave a part the meaning that it has alone.
  func allow(_ part: Substring, as reading: ComponentEditor) -> Bool {
    guard let (ahead, following) = neighbors(of: part), !isRange((ahead, following)) else {
      return false
    }
    let (before, after) = (ahead.words, following.words)
    if reading.hasBareYear {
      if after.contains(where: { $0.hasLetters || $0.numbers > 0 || $0.hasSymbols }) {
        return false
      }
      if before.contains(where: { $0.hasYear }) { return false }
    }
    guard hasTime else { return true }
    if (before + after).contains(where: { $0.isTime }) { return false }
    if ahead.isPeriod || following.isPeriod { return false }
    guard !hasPeriod, let hour = reading.bareHour else { return true }
    let meant = (before + after).flatMap { $0.periods }
    if meant.contains(where: { $0 == .pm || hour == 12 }) { return false }
    return ahead.isClear && following.isClear
  }
}

extension ComponentEditor {
  /// The hour of a 24-hour time, if it may also be one of the afternoon.
  fileprivate var bareHour: Int? {
    if isHourClear || engine.layout.slots.first?.kind == .year { return nil }
    guard let index = engine.layout.slots.firstIndex(where: { $0.kind == .hour }) else {
      return nil
    }
    let hour = values.contents[index].value
    return 1...12 ~= hour ? hour : nil
  }
}

extension [DateWord] {
  /// Returns the last words that fulfill a condition.
  fileprivate func suffix(while isIncluded: (DateWord) -> Bool) -> ArraySlice<DateWord> {
    var start = endIndex
    while start > startIndex, isIncluded(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}

/// The words on one side of a part, the nearest one first.
private struct Neighbors {
  let words: [DateWord]

  /// Whether the words are before the part.
  let isAhead: Bool

  /// Whether a dash or another sign of a range is between the part and the first word.
  let hasSign: Bool

  init(_ words: [DateWord], isAhead: Bool, sign: Bool) {
    self.words = words
    self.isAhead = isAhead
    hasSign = sign
  }

  /// Whether a dash, "and", or "to" joins the part with another number of the same kind.
  func isRange(isOfDate: Bool, isOfTime: Bool) -> Bool {
    var isJoined = hasSign
    for (index, word) in words.prefix(4).enumerated() {
      if isAhead ? word.hasTrailingSign : word.hasLeadingSign { isJoined = true }
      if word.numbers == 0 {
        if word.hasLetters, !word.joins { return false }
        isJoined = isJoined || word.joins
        continue
      }
      let isTime = word.isTime || words.dropFirst(index + 1).first?.periods.isEmpty == false
      let isNumber = !word.hasUnknown && word.longest <= 2 && word.numbers <= (isOfDate ? 2 : 1)
      return isJoined && (isTime ? isOfTime : isNumber)
    }
    return false
  }

  /// Whether the nearest word is AM or PM.
  var isPeriod: Bool { words.first { $0.hasLetters || $0.numbers > 0 }?.hasWholePeriod ?? false }

  /// Whether the nearest word that isn't a label, such as "Uhr" or a time zone, isn't an unknown one,
  /// which may mean the afternoon in any language.
  fileprivate var isClear: Bool {
    for word in words {
      if word.numbers > 0 { return !word.hasUnknown }
      if !word.hasLetters { continue }
      if isAhead, word.isPreposition || word.endsLabel { return true }
      if word.hasUnknown { return false }
    }
    return true
  }
}

/// A word or a number next to a date or a time, with its punctuation.
struct DateWord {
  let text: Substring

  /// The number of numbers, and the digits of the longest one.
  private(set) var numbers = 0
  private(set) var longest = 0

  /// Whether one of the numbers has four digits.
  private(set) var hasYear = false

  /// Whether digits are on both sides of a colon, and it isn't a UTC offset.
  private(set) var isTime = false

  /// Whether a dash or another sign of a range is before the first letter or digit.
  private(set) var hasLeadingSign = false

  /// Whether a dash or another sign of a range is after the last letter or digit.
  private(set) var hasTrailingSign = false

  /// Whether the word ends with a comma or a colon, so that it belongs to what is before it.
  private(set) var endsLabel = false
  private(set) var hasLetters = false

  /// Whether there are letters that aren't a word of a date, an English label, or a time zone.
  private(set) var hasUnknown = false

  /// Whether "and", "to", or another word that joins two dates is all there is.
  private(set) var joins = false

  /// Whether the word alone is before a time.
  private(set) var isPreposition = false

  /// AM and PM, or other words for these halves of the day.
  private(set) var periods: [DayPeriod] = []

  /// Whether AM or PM is more than one letter.
  private(set) var hasWholePeriod = false

  /// Whether there is a symbol that no date has, such as a currency's.
  private(set) var hasSymbols = false

  /// Whether the word only links what is before it with a date or a time.
  var isLink: Bool { joins || isPreposition }

  private var isStrange = false
  private var run: [UInt8] = []
  private var digits = 0
  private var runs = 0

  private let layout: ComponentLayout

  init(_ text: Substring, _ layout: ComponentLayout) {
    self.text = text
    self.layout = layout
    var isOffset = false
    var hasColon = false
    for scalar in text.unicodeScalars {
      switch DateCharacter(scalar) {
      case _ where scalar.squaredPeriod != nil:
        close()
        run = [scalar.squaredPeriod ?? 0, UInt8(ascii: "m")]
        close()
      case .digit:
        if !run.isEmpty { close() }
        digits += 1
        isTime = isTime || hasColon
        (hasColon, hasTrailingSign, endsLabel) = (false, false, false)
      case .letter(let letter):
        if digits > 0 { close() }
        if run.isEmpty, isStrange { run.append(0) }
        run += letter.lowercaseBytes
        (hasColon, hasTrailingSign, endsLabel) = (false, false, false)
      case .other:
        // A mark or an emoji within a word makes it another one.
        if !run.isEmpty { run.append(0) }
        (isStrange, hasSymbols) = (true, true)
      case .separator:
        isStrange = false
        hasSymbols = hasSymbols || !scalar.isOfDates && !scalar.isInvisible
        let isAfterDigits = digits > 0
        close()
        hasColon = isAfterDigits && !isOffset && [0x3A, 0xFF1A, 0x2236].contains(scalar.value)
        if scalar == "+" { isOffset = true }
        if scalar.isRangeSign {
          isOffset = isOffset || hasLetters
          if numbers == 0, !hasLetters { hasLeadingSign = true }
          hasTrailingSign = true
        }
        endsLabel = [0x2C, 0x3A, 0x3B, 0xFF1A, 0xFF0C].contains(scalar.value)
      }
    }
    close()
    if runs != 1 || numbers > 0 { (joins, isPreposition) = (false, false) }
  }

  /// Counts the word or the number that ends here.
  private mutating func close() {
    if digits > 0 {
      numbers += 1
      longest = max(longest, digits)
      hasYear = hasYear || digits == 4
    }
    if !run.isEmpty {
      hasLetters = true
      runs += 1
      read()
    }
    digits = 0
    run.removeAll(keepingCapacity: true)
  }

  private mutating func read() {
    joins =
      Self.joints.contains { $0.utf8.elementsEqual(run) } || layout.months?.isJoint(run) ?? false
    isPreposition = Self.prepositions.contains { $0.utf8.elementsEqual(run) }
    if case .dayPeriod(let period) = DateToken.Kind(word: run, layout) {
      periods.append(period)
      hasWholePeriod = hasWholePeriod || run.count > 1
    } else if Self.afternoons.contains(where: { $0.utf8.elementsEqual(run) }) {
      periods.append(.pm)
      hasUnknown = true
    } else if DateToken.Kind(word: run, layout) == .unknown, !joins, !isPreposition,
      !Self.labels.contains(where: { $0.utf8.elementsEqual(run) })
    {
      hasUnknown = true
    } else if run.count == 1, periods.last != nil, run[0] == UInt8(ascii: "m") {
      hasWholePeriod = true
    }
  }

  private static let joints = ["to", "until", "till", "and", "or", "bis", "und"]
  private static let prepositions = ["at", "by", "from", "on", "until", "till", "since", "before"]
  private static let afternoons = ["afternoon", "evening", "tonight", "night", "noon", "midnight"]

  /// Words next to a time that don't say which half of the day it is in.
  private static let labels = [
    "uhr", "um", "ab", "ca", "kl", "klo", "h", "hr", "hrs", "hour", "hours", "o", "clock", "time",
    "start", "starts", "begin", "begins", "end", "ends", "about", "around", "after", "for",
    "local", "sharp", "today", "tomorrow", "daily",
    "bst", "cdt", "cest", "cet", "cst", "edt", "eest", "eet", "est", "hst", "ist", "jst", "kst",
    "mdt", "msk", "mst", "pdt", "pst", "west", "wet",
  ]
}
