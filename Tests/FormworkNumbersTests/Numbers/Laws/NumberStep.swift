import FormworkTestSupport

/// A deed and what came of it, to be held against the laws.
struct Step {
  let deed: NumberDeed
  let before: FormattedText
  let was: NumberModel?
  let session: EditingSession<NumberFormat>
  let update: SessionUpdate?
  let spec: NumberSpec
  let format: NumberFormat

  private var now: FormattedText { session.current }

  /// The law that is broken, if one is.
  func violation(_ counts: inout NumberLawsTests.Counts) -> String? {
    state(&counts) ?? modelled(&counts) ?? rejected(&counts) ?? accounted(&counts)
      ?? undone(&counts) ?? whole(&counts) ?? left(&counts)
  }

  /// Text, value, caret and what is known of them belong together, whatever happened.
  private func state(_ counts: inout NumberLawsTests.Counts) -> String? {
    counts.states += 1
    guard let model = NumberModel(now, spec) else { return "no text of the format" }
    if isAssigned { return assigned() }
    if !model.hasTypedSeparators, model.text(spec) != now.text {
      return "should show \(model.text(spec))"
    }
    if model.value(spec) != now.value {
      return "has the value \(now.value), not \(model.value(spec))"
    }
    let pieces = now.provenance.pieces(of: now.text)
    if pieces.reduce(0, { $0 + $1.length }) != now.text.utf8.count { return "pieces don't cover" }
    if let digit = suppliedDigit(pieces) { return "\(digit) isn't the user's" }
    let isComplete = !model.row.isEmpty && isInRange(model)
    // Separators that are no number's, or not yet, make it incomplete.
    if now.isComplete != isComplete, now.isComplete || !model.hasTypedSeparators {
      return "isComplete is wrong"
    }
    let isAbove =
      spec.options.maximum.map { model.isGreater(than: $0) && !model.row.isEmpty } ?? false
    if isAbove != (now.issue == .aboveMaximum), now.issue != .malformed {
      return "the issue is \(now.issue?.code ?? "none")"
    }
    if format.typed(now) != (model.row.isEmpty ? nil : DecimalNumber(model.value(spec))) {
      return "stands for \(format.typed(now)?.text ?? "nothing")"
    }
    switch deed {
    // A caret that was put outside is there again.
    case .select, .undo, .redo: return nil
    default: break
    }
    if update == nil || update?.isRejected == true || now == before || now.text.isEmpty {
      return nil
    }
    let affixes = spec.affixes(isNegative: model.isNegative)
    let inside = affixes.before.utf16.count...now.text.utf16.count - affixes.after.utf16.count
    return inside.contains(now.caret.value) ? nil : "the caret is outside"
  }

  /// A digit that nobody typed, which only a zero may be.
  private func suppliedDigit(_ pieces: [Provenance.Piece]) -> Int? {
    let units = Array(now.text.utf8)
    var start = 0
    for piece in pieces {
      let part = String(decoding: units[start..<start + piece.length], as: UTF8.self)
      start += piece.length
      if piece.kind.contains(.user) || !piece.kind.contains(.value) { continue }
      if let digit = part.compactMap(\.wholeNumberValue).first(where: { $0 > 0 }) { return digit }
    }
    return nil
  }

  /// What the app assigned and the format doesn't hold stays the value, with an issue.
  private func assigned() -> String? {
    if now.isComplete { return "complete, though it doesn't fit" }
    if case .set(let value) = deed, now.value != value { return "doesn't keep what was assigned" }
    return nil
  }

  private var isAssigned: Bool {
    now.issue == .tooLong || now.issue == .malformed && now.text.isEmpty
  }

  /// Whether nothing can be said of the text by itself.
  private var isOpen: Bool {
    now.issue == .tooLong || now.issue == .malformed
      || NumberModel(now, spec)?.hasTypedSeparators ?? false
  }

  private func isInRange(_ model: NumberModel) -> Bool {
    guard let number = DecimalNumber(model.value(spec)) else { return false }
    if number < 0, !spec.options.allowsNegative { return false }
    if let minimum = spec.options.minimum, number < minimum { return false }
    if let maximum = spec.options.maximum, maximum < number { return false }
    return true
  }

  /// The keys do what the tests' own model says.
  private func modelled(_ counts: inout NumberLawsTests.Counts) -> String? {
    let selection = before.selection.lowerBound.value..<before.selection.upperBound.value
    guard let expected = was?.after(deed, at: selection, in: before.text, spec) else { return nil }
    counts.modelled += 1
    switch expected {
    case .rejected: return update?.isRejected == true ? nil : "isn't rejected"
    case .untouched: return now == before && update?.isRejected != true ? nil : "something happened"
    case .shows(let model):
      if update?.isRejected == true { return "rejected" }
      if isAssigned { return assigned() }
      if !model.hasTypedSeparators, model.text(spec) != now.text {
        return "should be \(model.text(spec))"
      }
      if !model.hasTypedSeparators, let shown = NumberModel(now, spec), !shown.hasTypedSeparators,
        shown.hasSuppliedZero != model.hasSuppliedZero
      {
        return model.hasSuppliedZero ? "the zero is the user's" : "the zero isn't the user's"
      }
      let offset = UTF16Offset(model.offset(spec))
      return now.selection == offset..<offset ? nil : "the caret should be at \(offset.value)"
    }
  }

  /// A rejected edit changes nothing.
  private func rejected(_ counts: inout NumberLawsTests.Counts) -> String? {
    guard update?.isRejected == true else { return nil }
    counts.rejected += 1
    return now == before ? nil : "rejected, and changed"
  }

  /// Every digit that was there and wasn't deleted, and every one that was put in, is there or reported.
  ///
  /// Zeros are left out, for they are supplied and say nothing at both ends, and so are exponents.
  private func accounted(_ counts: inout NumberLawsTests.Counts) -> String? {
    let put: String
    switch deed {
    case .digit(let digit): put = String(digit)
    case .paste(let text) where !text.contains("e"): put = text
    case .minus, .point, .plus: put = ""
    default: return nil
    }
    guard let update, !update.isRejected, before.selection.isEmpty,
      spec.prefix != "#5 " || deed.isKey,
      spec.suffix != " m2" || deed.isKey
    else { return nil }
    counts.accounted += 1
    let had = before.numberText(spec).nonZeroDigits + put.nonZeroDigits
    let has =
      now.numberText(spec).nonZeroDigits + (update.change?.removed ?? "").nonZeroDigits
      + (update.change?.unused ?? "").nonZeroDigits
    // What changes nothing isn't told: no digit of it is there, and none is lost.
    if update.change == nil { return nil }
    return had.sorted() == has.sorted() ? nil : "digits are lost or made: \(had), \(has)"
  }

  /// Undo restores what was before, and redo what was after.
  private func undone(_ counts: inout NumberLawsTests.Counts) -> String? {
    guard let change = update?.change, change.cause != .undo, change.cause != .focus else {
      return nil
    }
    counts.undone += 1
    var copy = session
    copy.undo()
    if !(copy.current.text == before.text && copy.current.selection == before.selection) {
      return "undo leads to \(drawn(copy.current))"
    }
    copy.redo()
    return copy.current == now ? nil : "redo leads to \(drawn(copy.current))"
  }

  /// The text as it is, set whole, is the same text, and means the same.
  private func whole(_ counts: inout NumberLawsTests.Counts) -> String? {
    if isOpen { return nil }
    counts.wholes += 1
    let read = format.formatted(text: now.text)
    if read.text != now.text { return "read whole, it becomes \(read.text)" }
    return read.value == now.value ? nil : "read whole, its value is \(read.value)"
  }

  /// Leaving the field changes no value, and what it shows then is what its value shows.
  private func left(_ counts: inout NumberLawsTests.Counts) -> String? {
    if now.issue == .tooLong || now.issue == .malformed {
      return format.editingEnded(now) == now ? nil : "leaving changes what can't be right"
    }
    counts.left += 1
    let left = format.editingEnded(now)
    if left.value != now.value { return "left, its value is \(left.value)" }
    if left.issue == .malformed { return left.isComplete ? "malformed, and complete" : nil }
    if format.editingEnded(left) != left {
      return "left twice, it is \(drawn(format.editingEnded(left)))"
    }
    let shown = format.formatted(value: left.value)
    if shown.text != left.text || shown.value != left.value || shown.issue != left.issue {
      return "left, it shows \(left.text), its value \(shown.text)"
    }
    let isBelow = DecimalNumber(now.value).map { number in
      spec.options.minimum.map { number < $0 } ?? false
        || number < 0 && !spec.options.allowsNegative
    }
    return (left.issue == .belowMinimum) == (isBelow ?? false) ? nil : "the minimum isn't checked"
  }
}

extension NumberDeed {
  var isKey: Bool {
    if case .paste = self { return false }
    return true
  }
}

extension FormattedText {
  /// The text without the affixes.
  func numberText(_ spec: NumberSpec) -> String {
    guard let model = NumberModel(self, spec) else { return text }
    return String(model.row)
  }
}

extension String {
  var nonZeroDigits: [Int] { compactMap { $0.wholeNumberValue }.filter { $0 > 0 } }
}
