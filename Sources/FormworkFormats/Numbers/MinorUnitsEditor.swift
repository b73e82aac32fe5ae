import FormworkMasks
import FormworkTables

/// An editor for a number whose digits are entered from the right, as at a cash register.
///
/// The decimal separator is a literal at a fixed position. Digits move past it, and the caret stays
/// before the same digits.
struct MinorUnitsEditor {
  private let format: NumberFormat
  private let current: FormattedText
  private let scan: NumberScan
  private var entry: NumberEntry

  /// The number of digits after the caret.
  private var behind: Int

  static func apply(
    _ edit: TextEdit, to current: FormattedText, _ format: NumberFormat
  ) -> EditOutcome {
    var editor = MinorUnitsEditor(edit, current, format)
    if edit.replacement.isEmpty { return editor.delete(edit) }
    let scalars = edit.replacement.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return editor.paste(edit) }
    return editor.type(scalar, edit)
  }

  /// Returns the text of a parsed number; `nil` if it doesn't fit.
  static func whole(_ reading: NumberReading, _ format: NumberFormat) -> FormattedText? {
    var editor = MinorUnitsEditor(TextEdit(replacing: 0..<0, with: ""), FormattedText(), format)
    let reading = reading.inUnits(scale: format.options.fractionLimit)
    guard editor.place(reading) == nil else { return nil }
    return format.whole(editor.entry)
  }

  private init(_ edit: TextEdit, _ current: FormattedText, _ format: NumberFormat) {
    self.format = format
    self.current = current
    scan = NumberScan(current.text, current.provenance, range: edit.range, format)
    entry = scan.entry
    behind = entry.digits.count - entry.digitIndex(of: scan.upper)
  }

  /// Removes digits before the caret.
  private mutating func remove(_ count: Int) {
    let end = entry.digits.count - behind
    entry.digits.removeSubrange(max(0, end - count)..<end)
  }

  private var selectedCount: Int {
    entry.digitIndex(of: scan.upper) - entry.digitIndex(of: scan.lower)
  }

  private mutating func delete(_ edit: TextEdit) -> EditOutcome {
    if scan.touchesSign { entry.isNegative = false }
    let count = selectedCount
    if count > 0 {
      remove(count)
    } else if !scan.touchesSign {
      if edit.range.isEmpty { return EditOutcome(current) }
      switch edit.direction {
      case .backward where entry.digits.count > behind: remove(1)
      case .backward: if scan.isBehindSign { entry.isNegative = false }
      case .forward where behind > 0:
        behind -= 1
        remove(1)
      case .forward, .insertion: break
      }
    }
    if entry.isZero, entry.digits != scan.entry.digits {
      entry = NumberEntry(isNegative: entry.isNegative)
      behind = 0
    }
    return EditOutcome(shown())
  }

  private mutating func type(_ scalar: Unicode.Scalar, _ edit: TextEdit) -> EditOutcome {
    switch NumberSign(scalar.value, in: format.layout) {
    case .digit(let digit):
      remove(selectedCount)
      if scan.touchesSign { entry.isNegative = false }
      let isZeroAlready = digit == 0 && scan.entry.isZero && !entry.digits.isEmpty
      if isZeroAlready { return EditOutcome(current, unused: String(Character(scalar))) }
      if insert([digit]) > 0 { return .rejected(current, because: .noRoom) }
      return EditOutcome(shown())
    case .minus:
      if !format.options.takesMinus { return .rejected(current) }
      entry.isNegative.toggle()
      return EditOutcome(shown())
    case .plus:
      if !entry.isNegative { return EditOutcome(current) }
      entry.isNegative = false
      return EditOutcome(shown())
    case .letter: return .rejected(current)
    case .dot, .comma, .point, .group: return EditOutcome(current)
    case .open, .close, .other:
      let isOwn = UnicodeData.isInvisible(scalar.value) || format.words.contains(scalar.value)
      return isOwn ? EditOutcome(current) : .rejected(current)
    }
  }

  /// Inserts a paste: a number with a decimal separator or a currency replaces everything, and plain
  /// digits are entered from the right.
  private mutating func paste(_ edit: TextEdit) -> EditOutcome {
    let reading: NumberReading
    switch NumberReading.read(edit.replacement, for: format) {
    case .nothing: return EditOutcome(current)
    case .tooLong: return .rejected(current, because: .noRoom)
    case .rejected: return .rejected(current)
    case .number(let number): reading = number.inUnits(scale: format.options.fractionLimit)
    }
    if reading.entry.isNegative, !format.options.takesMinus { return .rejected(current) }
    if scan.touchesSign { entry.isNegative = false }
    remove(selectedCount)
    if reading.entry.hasPoint, !entry.isZero { return .rejected(current, because: .wouldLose) }
    if let rejection = place(reading) {
      return .rejected(current, because: rejection)
    }
    return EditOutcome(shown())
  }

  /// Inserts a number: plain digits from the right, and a number with a decimal separator
  /// unchanged.
  ///
  /// A number with groups but without cents is rejected: `1,234` isn't an amount of cents, but
  /// typing its digits would make it one. So is `1.5`, because typing it would make fifteen cents.
  private mutating func place(_ reading: NumberReading) -> Rejection? {
    let number = reading.entry
    let scale = format.options.fractionLimit
    if number.digits.isEmpty {
      // A minus alone, which digits may follow.
      if number.isNegative { entry.isNegative = true }
      return nil
    }
    if number.hasPoint || scale == 0 {
      guard number.fractionCount == scale, !format.isTooGreat(number) else { return .noRoom }
    } else if !reading.isPlain {
      return .notAllowed
    }
    if number.hasPoint {
      entry = NumberEntry(
        isNegative: entry.isNegative, digits: number.digits, integerCount: number.integerCount)
      behind = 0
      arrange()
    } else if insert(number.digits) > 0 {
      return .noRoom
    }
    if number.isNegative { entry.isNegative = true }
    return nil
  }

  /// Inserts digits until there is no room.
  ///
  /// - Returns: The number of digits without room.
  private mutating func insert(_ digits: [UInt8]) -> Int {
    let start = self
    let count = digits.count.longestPrefix { count in
      var trial = start
      trial.place(digits[..<count])
      return !trial.isTooLong
    }
    place(digits[..<count])
    return digits.count - count
  }

  private mutating func place(_ digits: ArraySlice<UInt8>) {
    entry.digits.insert(contentsOf: digits, at: entry.digits.count - behind)
    arrange()
  }

  private var isTooLong: Bool {
    let most = format.options.integerRoom(for: entry)
    return entry.integerCount > most && !entry.hasLoneZero
  }

  /// Moves the decimal separator to its position, with at least one digit before it and no unneeded
  /// zeros.
  private mutating func arrange() {
    let scale = format.options.fractionLimit
    var unused = 0
    while unused < entry.digits.count - scale - 1, entry.digits[unused] == 0 { unused += 1 }
    entry.digits.removeFirst(unused)
    let missing = scale + 1 - entry.digits.count
    if missing > 0 {
      entry.digits.insert(contentsOf: [UInt8](repeating: 0, count: missing), at: 0)
    }
    entry.integerCount = entry.digits.count - scale
    entry.hasPoint = scale > 0
    entry.isZeroSupplied = false
  }

  private mutating func shown() -> FormattedText {
    if entry.digits.isEmpty {
      // A selection of all digits may be replaced with a minus sign alone.
      entry = NumberEntry(isNegative: entry.isNegative)
      return format.shown(entry, at: 0)
    }
    arrange()
    let index = entry.digits.count - min(behind, entry.digits.count)
    return format.shown(entry, at: entry.place(ofDigit: index))
  }
}
