import FormworkTestSupport

/// A field of phones that random edits are made in, and that says which law one of them breaks.
struct PhoneField {
  static let regressions: [UInt64] = [
    1_000_013, 1_000_015, 1_000_023, 1_000_060, 1_000_236, 1_000_297, 1_000_480, 1_005_763,
    4_242_013_274, 4_242_015_157,
    2_004_642,
    2_010_467, 2_012_298, 3_002_985, 3_006_889,
  ]

  var random: SeededGenerator
  let format: PhoneFormat
  var session: EditingSession<PhoneFormat>

  /// What was done, for the report of a failure.
  private(set) var trail: [String]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    format = random.phoneFormat()
    session = EditingSession(format: format)
    trail = ["\(format.region?.code ?? "--") \(format.foreignNumbers) \(format.validity)"]
  }

  /// Makes one edit; the law that it breaks, if any.
  mutating func step(_ tally: inout LawTally) -> String? {
    let before = session.current
    let edit = nextEdit(before)
    let outcome = format.outcome(of: edit, in: before)
    let steps = session.undoCount
    session.perform(edit)
    trail.append(
      "\(edit.range.lowerBound.value)..<\(edit.range.upperBound.value) \(edit.direction) "
        + "“\(edit.replacement)” \(drawn(outcome.formatted))")
    if session.current != outcome.formatted { return "the session shows something else" }
    return violation(edit, before, outcome, &tally)
      ?? session.undoViolation(before, steps, &tally) ?? stateViolation(&tally)
      ?? keyViolation(&tally)
  }

  private mutating func nextEdit(_ current: FormattedText) -> TextEdit {
    let insertion: String
    switch random.number(in: 0...13) {
    case 0...5: insertion = random.digits(upTo: 1)
    case 6 where current.isDone:
      return TextEdit(inserting: random.element(of: ["x", "#", "e"]), at: current.caret)
    case 6:
      insertion = random.element(of: ["+", " ", "-", ")", "x", "x", ".", "#", "e", "é", "😀", "(0)"])
    case 7: insertion = random.phoneDigits(of: format.region?.code)
    case 8:
      insertion =
        random.phoneDigits(of: format.region?.code)
        + random.element(of: ["", " x1", ",2", "\n3", " home", ", 5", " or 2125550100"])
    case 9: insertion = random.troublesomeText(upTo: 4)
    default: insertion = ""
    }
    return random.likelyEdit(of: current.text, inserting: insertion)
  }
}

extension PhoneField {
  /// Digits are never lost or reordered, what finds no place is reported, the caret stays among them.
  private func violation(
    _ edit: TextEdit, _ before: FormattedText, _ outcome: EditOutcome, _ tally: inout LawTally
  ) -> String? {
    let after = outcome.formatted
    let old = Array(PhoneModel.dialed(before.text))
    let new = Array(PhoneModel.dialed(after.text))
    let lower = PhoneModel.count(in: before.text, before: edit.range.lowerBound.value)
    let upper = max(lower, PhoneModel.count(in: before.text, before: edit.range.upperBound.value))
    let isNothing =
      edit.replacement.isEmpty
      && (edit.range.isEmpty || edit.range.lowerBound.value >= before.text.utf16.count
        || edit.range.upperBound.value <= 0)
    if outcome.isRejected {
      tally.count("rejected")
      if after != before { return "a rejected edit changes something" }
      return edit.replacement.isEmpty ? "a deletion is rejected" : nil
    }
    let tails = (PhoneModel.tail(before.text), PhoneModel.tail(after.text))
    if !outcome.removed.isEmpty, tails.0.isEmpty { return "something is removed" }
    if !tails.1.isEmpty || !tails.0.isEmpty {
      tally.count("extension")
      return extensionViolation(edit, before, after)
    }
    if isNothing { return after == before ? nil : "nothing was to be done" }
    let caret = PhoneModel.count(in: after.text, before: after.caret.value)
    if !after.selection.isEmpty { return "something is selected" }
    if after.caret.value < 0 || after.caret > .end(of: after.text) { return "the caret is outside" }
    if edit.replacement.isEmpty {
      let taken = range(ofDeleting: lower..<upper, edit.direction, old, before)
      var rest = old
      rest.removeSubrange(taken)
      tally.count("digits")
      if signs(rest) != signs(new) { return "other digits than \(String(rest)) are left" }
      if taken.isEmpty { return before.text == after.text ? nil : "nothing was to be deleted" }
      tally.count("caret")
      let moved = new.count - rest.count
      return abs(caret - taken.lowerBound - moved) <= (isSupplying ? 1 : 0)
        ? nil : "the caret isn't where the digit was"
    }
    let reading = PhoneModel.reading(edit.replacement)
    if reading.isIgnored {
      tally.count("ignored")
      return old == new && before.value == after.value ? nil : "a separator changes something"
    }
    return insertionViolation(
      reading, old, new, lower..<upper, caret: caret, outcome, &tally)
  }

  /// An extension is no part of the value, and what is typed into it changes no digit of the number.
  private func extensionViolation(
    _ edit: TextEdit, _ before: FormattedText, _ after: FormattedText
  ) -> String? {
    let tail = PhoneModel.tail(after.text)
    if !tail.isEmpty, after.isDone { return "nothing is wrong with an extension" }
    let start = before.text.utf16.count - PhoneModel.tail(before.text).utf16.count
    let isInside = !PhoneModel.tail(before.text).isEmpty && edit.range.lowerBound.value >= start
    let isBegun = PhoneModel.tail(before.text).isEmpty && !tail.isEmpty
    guard isInside || isBegun else { return nil }
    return before.value == after.value ? nil : "an extension becomes a part of the number"
  }

  /// All digits are in the number, or those of one complete part, and what isn't is reported.
  private func insertionViolation(
    _ reading: (digits: String, all: String, hasPlus: Bool, isIgnored: Bool), _ old: [Character],
    _ new: [Character], _ range: Range<Int>, caret: Int, _ outcome: EditOutcome,
    _ tally: inout LawTally
  ) -> String? {
    if reading.hasPlus, old == new { return nil }
    let digits = Array(reading.digits)
    var rest = old
    rest.removeSubrange(range)
    let kept = rest.filter { $0 != "+" }
    let start = range.lowerBound - (old.prefix(range.lowerBound).contains("+") ? 1 : 0)
    let shown = new.filter { $0 != "+" }
    let isAll = outcome.unused.isEmpty
    // The digits of a part stand together; those of a number with its calling code may take the place of all.
    let count = shown.count - kept.count
    var parts = count >= 0 ? digits.parts(of: isAll ? digits.count : count).map { ($0, start) } : []
    // So may a valid number behind its own first digits.
    let isWhole = reading.hasPlus || outcome.isDone && range.upperBound == old.count
    if isWhole { parts += digits.parts(of: shown.count).map { ($0, -1) } }
    let found = parts.filter { part, start in
      var all = start < 0 ? [] : kept
      all.insert(contentsOf: part, at: max(0, start))
      return all == shown
    }
    guard !found.isEmpty else { return "digits are lost or reordered" }
    tally.count("digits")
    if isAll {
      if reading.all.count > digits.count { return "letters aren't reported" }
    } else {
      tally.count("unused")
      if !outcome.isDone { return "a part that isn't complete is taken" }
      let (left, put) = (Parts(outcome.unused), Parts(reading.all))
      let isReported = found.contains { part, _ in
        left.others == put.others
          && (left.digits + part.flatMap(\.unicodeScalars)).sorted() == put.digits.sorted()
      }
      if !isReported { return "“\(outcome.unused)” is left out" }
    }
    tally.count("caret")
    let before = new.prefix(caret).filter { $0 != "+" }.count
    let isBehind = found.contains { part, start in before == max(0, start) + part.count }
    return isBehind ? nil : "the caret is at \(caret)"
  }

  /// Digits and letters, by scalars: some letters join a digit to one character.
  private struct Parts {
    var digits: [Unicode.Scalar] = []
    var others: [Unicode.Scalar] = []

    init(_ text: String) {
      for scalar in text.unicodeScalars {
        if ("0"..."9").contains(scalar) { digits.append(scalar) } else { others.append(scalar) }
      }
    }
  }

  /// Whether a plus sign comes and goes by itself.
  private var isSupplying: Bool { format.region == nil }

  /// What is compared where a plus sign comes and goes by itself.
  private func signs(_ digits: [Character]) -> [Character] {
    isSupplying ? digits.filter { $0 != "+" } : digits
  }

  private func range(
    ofDeleting digits: Range<Int>, _ direction: TextEdit.Direction, _ all: [Character],
    _ before: FormattedText
  ) -> Range<Int> {
    let isSupplied =
      format.region == nil && before.text.hasPrefix("+")
      && !(before.provenance.pieces(of: before.text).first?.kind.contains(.user) ?? true)
    let first = isSupplied ? 1 : 0
    let lower = max(first, digits.lowerBound)
    let upper = max(lower, digits.upperBound)
    if lower < upper { return lower..<upper }
    switch direction {
    case .insertion: return lower..<lower
    case .backward: return lower > first ? lower - 1..<lower : lower..<lower
    case .forward: return lower < all.count ? lower..<lower + 1 : lower..<lower
    }
  }
}

extension [Character] {
  /// All runs of so many characters.
  fileprivate func parts(of count: Int) -> [[Character]] {
    count > self.count ? [] : (0...self.count - count).map { Array(self[$0..<$0 + count]) }
  }
}
