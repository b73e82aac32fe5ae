import FormworkText
import FormworkUnicode

/// The editing of one number: what is there without the replaced range, and a place in it.
struct NumberEditor {
  let format: NumberFormat
  let current: FormattedText
  let edit: TextEdit
  let scan: NumberScan

  var entry: NumberEntry
  var place: Int

  /// The person's digits that had to go, and those that found no place.
  var removed = ""
  var unused = ""

  /// How many zeros at the start of what was pasted found no place.
  var skipped = 0

  var options: NumberFormat.Options { format.options }

  init(_ format: NumberFormat, _ edit: TextEdit, _ current: FormattedText) {
    self.format = format
    self.current = current
    self.edit = edit
    scan = NumberScan(current.text, current.provenance, range: edit.range, format)
    entry = scan.entry
    place = scan.lower
  }

  /// Whether the range touches nothing of the number: affixes and group separators at the most.
  var touchesNothing: Bool { scan.lower == scan.upper && !scan.touchesSign }

  /// What came of it, once nothing was rejected.
  ///
  /// Where text and value are as they were, so is all that is known of them, but for the caret.
  mutating func outcome() -> EditOutcome {
    if entry.supplyZero() { place += 1 }
    if entry.isZeroSupplied, !entry.hasLoneZero || !entry.hasPoint { entry.isZeroSupplied = false }
    var formatted = format.shown(entry, at: place)
    if entry == scan.entry, formatted.text.isSame(as: current.text) {
      let selection = formatted.selection
      formatted = current
      formatted.selection = selection
    }
    return EditOutcome(formatted, removed: removed, unused: unused)
  }

  /// The text as it was: there was nothing to do.
  var ignored: EditOutcome { EditOutcome(current, unused: unused) }

  func rejected(_ rejection: Rejection) -> EditOutcome { .rejected(current, because: rejection) }
}

extension NumberEditor {
  /// Takes the range out.
  ///
  /// The point stays as long as there are digits of the fraction behind it: without it they would
  /// become the number's greatest.
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
      // The zero came with the point, and goes with it.
      if entry.isZeroSupplied {
        entry.digits = []
        entry.integerCount = 0
      }
    }
    if lower < upper, entry.integerCount == 0 { entry.isZeroSupplied = false }
    place = min(scan.lower, entry.end)
  }
}
