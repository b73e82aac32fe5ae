import FormworkMasks
import FormworkTables

/// An editor for one number: the number without the replaced range, and a position in it.
struct NumberEditor {
  let format: NumberFormat
  let current: FormattedText
  let edit: TextEdit
  let scan: NumberScan

  var entry: NumberEntry
  var place: Int

  /// The user's digits that were removed, and those that had no room.
  var removed = ""
  var unused = ""

  /// The number of unused zeros at the start of a paste.
  var skipped = 0

  /// Whether an edit inside the number may change the meaning of its decimal separator.
  var isPointOpen = false

  var options: NumberFormat.Options { format.options }

  init(_ format: NumberFormat, _ edit: TextEdit, _ current: FormattedText) {
    self.format = format
    self.current = current
    self.edit = edit
    scan = NumberScan(current.text, current.provenance, range: edit.range, format)
    entry = scan.entry
    place = scan.lower
  }

  /// Whether the range contains no part of the number, only affixes and group separators.
  var touchesNothing: Bool { scan.lower == scan.upper && !scan.touchesSign }

  /// Returns the outcome, if nothing was rejected.
  ///
  /// If the text and the value haven't changed, neither has anything else except the caret.
  mutating func outcome() -> EditOutcome {
    if entry.supplyZero() { place += 1 }
    if isPointOpen { rearrange() }
    if !entry.hasLoneZero || !entry.hasPoint { entry.isZeroSupplied = false }
    var formatted = format.shown(entry, at: place)
    var old = scan.entry
    old.continuesGroups = entry.continuesGroups
    if entry == old, formatted.text.isSame(as: current.text) {
      let selection = formatted.selection
      formatted = current
      formatted.selection = selection
    }
    return EditOutcome(formatted, removed: removed, unused: unused)
  }

  /// The outcome without a change.
  var ignored: EditOutcome { EditOutcome(current, unused: unused) }

  func rejected(_ rejection: Rejection) -> EditOutcome { .rejected(current, because: rejection) }
}

extension NumberEditor {
  /// Lets the format place the separators before an edit inside the number.
  mutating func settle() {
    entry.settleGroups(format.layout)
    isPointOpen = !entry.marks.isEmpty
  }

  /// Determines the role of an open decimal separator again, after an edit that may have moved it.
  private mutating func rearrange() {
    isPointOpen = false
    guard let point = entry.openPoint(format.layout) else {
      return entry.marks.isEmpty ? () : entry.settle()
    }
    if let regrouped = entry.regrouped(format) {
      if place > entry.integerCount { place -= 1 }
      entry = regrouped
      place = min(place, entry.end)
    } else {
      entry.marks = [point]
      entry.checkMarks(format)
    }
  }

  /// Removes the range.
  ///
  /// The decimal separator stays while digits of the fraction follow it, because they would
  /// otherwise become part of the integer.
  mutating func removeRange() {
    if scan.touchesSign { entry.isNegative = false }
    let lower = entry.digitIndex(of: scan.lower)
    let upper = entry.digitIndex(of: scan.upper)
    let isPointTouched =
      entry.hasPoint && scan.lower <= entry.integerCount && scan.upper > entry.integerCount
    entry.digits.removeSubrange(lower..<upper)
    entry.integerCount -= min(upper, entry.integerCount) - min(lower, entry.integerCount)
    if isPointTouched, entry.fractionCount == 0 {
      entry.hasPoint = false
      // The zero was supplied with the decimal separator, and is removed with it.
      if entry.isZeroSupplied {
        entry.digits = []
        entry.integerCount = 0
      }
    }
    if lower < upper, entry.integerCount == 0 { entry.isZeroSupplied = false }
    if entry.digits.isEmpty { entry.continuesGroups = false }
    place = min(scan.lower, entry.end)
  }
}
