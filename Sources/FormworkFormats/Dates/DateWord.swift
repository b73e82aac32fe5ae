import FormworkMasks

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

  /// AM is 0, PM or another word for that half of the day is 1.
  private(set) var periods: [Int] = []

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

  private let layout: FieldPlan

  init(_ text: Substring, _ layout: FieldPlan) {
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
    if case .dayPeriod(let value) = DateToken.Kind(word: run, layout) {
      periods.append(value)
      hasWholePeriod = hasWholePeriod || run.count > 1
    } else if Self.afternoons.contains(where: { $0.utf8.elementsEqual(run) }) {
      periods.append(1)
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
