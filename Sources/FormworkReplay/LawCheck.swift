#if !hasFeature(Embedded)
import FormworkFormats

/// Runs scripts on a format, and collects what they violate.
struct LawCheck<Format: EntryFormat> {
  let format: Format
  let seed: UInt64

  private(set) var found: [LawViolation] = []
  private var asserted: Set<FormatLaws.Law> = []

  init(format: Format, seed: UInt64) {
    (self.format, self.seed) = (format, seed)
  }

  /// Runs a script. If it violates a law for the first time, it is shortened, and noted.
  mutating func run(_ script: [LawStep]) {
    let trial = LawTrial(format, script)
    asserted.formUnion(trial.asserted)
    guard let law = trial.violation?.law, !found.contains(where: { $0.law == law }) else { return }
    var (shortest, index) = (script, 0)
    while index < shortest.count {
      var shorter = shortest
      shorter.remove(at: index)
      if LawTrial(format, shorter).violation?.law == law { shortest = shorter } else { index += 1 }
    }
    guard let violation = LawTrial(format, shortest).violation else { return }
    found.append(
      LawViolation(
        law: law, message: violation.message, edits: shortest.map { "\($0)" }, seed: seed))
  }

  /// The laws that no script has checked.
  var unchecked: [LawViolation] {
    FormatLaws.Law.allCases.filter { law in
      !asserted.contains(law) && !found.contains { $0.law == law }
    }.map { law in
      LawViolation(
        law: law,
        message: "Nothing was checked. Pass samples that are complete in this format.",
        edits: [], seed: seed)
    }
  }

  /// Returns the keys that users press: those of the samples, and every other key with a meaning.
  func keys(of samples: [String]) -> [Character] {
    let known = samples.flatMap { Array($0) }
    let ascii = (UInt8(0x20)..<0x7F).map { Character(Unicode.Scalar($0)) }
    let significant = ascii.filter { key in
      if case .foreign = format.role(of: key, at: 0, in: Entry()) { return false }
      return true
    }
    return known + significant + significant + ["x", "-", "٣"]
  }
}

/// One script on one format.
struct LawTrial<Format: EntryFormat> {
  private let format: Format
  private var current = FormattedText()

  /// Whether the field was left since the last edit, which may show an issue that was premature before.
  private var isLeft = false

  /// The first violation.
  private(set) var violation: (law: FormatLaws.Law, message: String)?

  /// The laws that something was asserted of.
  private(set) var asserted: Set<FormatLaws.Law> = []

  init(_ format: Format, _ script: [LawStep]) {
    self.format = format
    for step in script where violation == nil {
      perform(step)
      if violation == nil { checkState() }
    }
  }

  /// Counts an assertion, and returns whether it is the first one that fails.
  private mutating func fails(_ law: FormatLaws.Law, _ isKept: Bool) -> Bool {
    asserted.insert(law)
    return !isKept && violation == nil
  }

  private mutating func perform(_ step: LawStep) {
    let end = current.text.utf16.count
    switch step {
    case .key(let key):
      type(String(key))
    case .insert(let text, let offset, let length):
      let lower = offset % (end + 1)
      apply(TextEdit(replacing: range(lower, lower + length), with: text))
    case .backspace: backspace()
    case .delete:
      let caret = current.caret.value
      apply(TextEdit(deletingForward: range(caret, caret + 1)))
    case .move(let offset): current.caret = range(offset % (end + 1), 0).lowerBound
    case .set(let value): current = format.formatted(value: value)
    case .leave: leave()
    case .type(let text): checkTyping(of: text)
    }
  }

  /// Returns a range that doesn't cut a character.
  private func range(_ lower: Int, _ upper: Int) -> Range<UTF16Offset> {
    let text = current.text
    let start = UTF16Offset(lower).index(in: text)
    let end = UTF16Offset(max(lower, upper)).index(in: text)
    let before = text[..<start].utf16.count
    return UTF16Offset(before)..<UTF16Offset(max(before, text[..<end].utf16.count))
  }

  @discardableResult
  private mutating func apply(_ edit: TextEdit) -> EditOutcome {
    let before = current
    let outcome = format.apply(edit, to: before)
    if outcome.formatted != before { isLeft = false }
    if outcome.isRejected {
      if fails(.rejection, outcome.formatted == before) {
        violation = (
          .rejection,
          "A rejected edit changes “\(before.text)” to “\(outcome.formatted.text)”. Return "
            + "`.rejected(current)`."
        )
      }
    } else {
      checkAccounts(edit, before, outcome)
    }
    current = outcome.formatted
    return outcome
  }
}

// The laws of single edits.
extension LawTrial {
  private mutating func type(_ key: String) {
    let before = current
    let (entry, place) = (format.entry(of: before), count(before: before.caret, in: before))
    let outcome = apply(TextEdit(inserting: key, at: before.caret))
    let after = format.entry(of: current)
    guard key.count == 1, !outcome.isRejected, outcome.removed.isEmpty, outcome.unused.isEmpty,
      after.count > entry.count, place <= entry.count
    else { return }
    // The format may add characters behind those that the user typed, as a colon before the third digit.
    let behind = entry.count - place
    if fails(.caret, count(before: current.caret, in: current) == after.count - behind) {
      violation = (
        .caret,
        "The key “\(key)” in “\(before.text)” leaves the caret at \(current.caret.value) of “\(current.text)”, "
          + "which isn't behind it."
      )
    }
    if before.isPartShown { return }
    let typed = current
    backspace()
    if fails(.inverse, format.entry(of: current) == entry) {
      violation = (
        .inverse,
        "“\(key)”, then Backspace, changes “\(before.text)” to “\(current.text)”. "
          + "What `write(_:)` adds for a character, `reduced(_:)` has to remove."
      )
    }
    current = typed
  }

  private mutating func backspace() {
    let before = current
    let place = count(before: before.caret, in: before)
    let caret = before.caret.value
    guard caret > 0 else { return }
    let lower = range(caret - 1, caret).lowerBound
    let outcome = apply(TextEdit(deletingBackward: lower..<before.caret))
    let removed = format.entry(of: before).count - format.entry(of: current).count
    if place == 0 || removed < 1 || place > format.entry(of: before).count { return }
    if fails(.progress, current.text != before.text || current.caret != before.caret) {
      violation = (
        .progress,
        "Backspace in “\(before.text)” changes nothing that the user sees. `write(_:)` has to show each character of "
          + "the entry, or absorb it."
      )
    }
    // A character that loses its role with another one is lost for the user.
    let rest = String(format.entry(of: before).removing(place - 1..<place).text)
    let reduced = format.reduced(Entry(rest)).text
    let meant = rest.lettersAndDigits.count - reduced.lettersAndDigits.count
    if fails(.survivors, outcome.removed.lettersAndDigits.count <= max(0, meant)) {
      violation = (
        .survivors,
        "Backspace in “\(before.text)” also removes “\(outcome.removed)”. Give a character the same role at every "
          + "index, and let `write(_:)` report a misplaced one as an issue."
      )
    }
    if fails(.caret, count(before: current.caret, in: current) <= place - 1) {
      violation = (
        .caret,
        "Backspace in “\(before.text)” leaves the caret at \(current.caret.value) of “\(current.text)”."
      )
    }
  }

  private mutating func leave() {
    let before = current
    isLeft = true
    current = format.editingEnded(before)
    if before.isDone {
      if fails(.tidied, current.value == before.value) {
        violation = (
          .tidied,
          "Leaving “\(before.text)” changes its value from “\(before.value)” to “\(current.value)”. "
            + "`write(_:)` has to give the value that the tidied entry has."
        )
      }
    }
    let again = format.editingEnded(current)
    if fails(.tidied, again.text == current.text && again.value == current.value) {
      violation = (
        .tidied,
        "Leaving the field twice changes “\(current.text)” to “\(again.text)”. "
          + "`tidied(_:)` has to be done after one call."
      )
    }
  }

  private mutating func checkAccounts(
    _ edit: TextEdit, _ before: FormattedText, _ outcome: EditOutcome
  ) {
    // A label that the format reads may vanish, and so may the `.0` of a spreadsheet.
    if format.meaning(of: edit.replacement) != nil || ExportedNumber(edit.replacement) != nil {
      return
    }
    // A whole text replaces its own beginning.
    let whole = format.formatted(text: edit.replacement)
    if whole.text == outcome.formatted.text, whole.value.hasPrefix(before.value) { return }
    let entry = format.entry(of: before)
    let range =
      count(
        before: edit.range.lowerBound, in: before)..<count(
        before: edit.range.upperBound, in: before)
    let deleted = String(entry[range.clamped(to: entry.indices)]).lettersAndDigits.count
    // A deletion of literals deletes the character beyond them.
    let had =
      entry.text.lettersAndDigits.count - (edit.replacement.isEmpty ? max(1, deleted) : deleted)
    let new = edit.replacement.lettersAndDigits.count
    let shown = outcome.formatted.text.lettersAndDigits.count
    let reported = (outcome.removed + outcome.unused).lettersAndDigits.count
    // An insertion that wasn't used at all is ignored, as a separator is.
    if outcome.formatted == before { return }
    if fails(.accounted, had + new <= shown + reported) {
      violation = (
        .accounted,
        "After “\(edit.replacement)” in “\(before.text)”, letters or digits are missing in "
          + "“\(outcome.formatted.text)”. Show or absorb each character of the entry in `write(_:)`."
      )
    }
  }

  private mutating func checkTyping(of text: String) {
    let paste = format.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    for key in text { type(String(key)) }
    let typed = current
    if paste.isDone {
      if fails(.typing, typed.value == paste.formatted.value) {
        violation = (
          .typing,
          "“\(text)” has the value “\(paste.formatted.value)” if it is pasted, and “\(typed.value)” if it is "
            + "typed."
        )
      }
    }
    // Backspace at the end, once for each character.
    current.caret = current.end
    var left = format.entry(of: current).count
    while left > 0, !current.isEmpty, violation == nil {
      backspace()
      left -= 1
    }
    if fails(.progress, current.isEmpty || violation != nil) {
      violation = (
        .progress,
        "Backspace, once for each character of “\(typed.text)”, leaves “\(current.text)”."
      )
    }
    current = typed
  }

  /// Returns the number of the user's characters before an offset.
  private func count(before offset: UTF16Offset, in formatted: FormattedText) -> Int {
    var (count, end) = (0, 0)
    for (character, kind, _) in formatted.characters {
      end += character.utf16.count
      if end <= offset.value, kind.contains(.user) { count += 1 }
    }
    return count
  }
}

// The laws of formatted text.
extension LawTrial {
  private mutating func checkState() {
    if current.isPartShown { return }
    let entry = format.entry(of: current)
    if entry.isEmpty { return }
    let written = format.write(entry).formatted()
    let again = format.entry(of: written)
    let hasSameIssue = isLeft || written.issue == current.issue
    if fails(
      .canonical,
      written.text == current.text && written.value == current.value
        && written.isComplete == current.isComplete && hasSameIssue)
    {
      violation = (
        .canonical,
        "“\(current.text)” is written as “\(written.text)” from what the user entered, “\(entry.text)”. "
          + "`write(_:)` must not absorb a character that it can't show again."
      )
    }
    if fails(.canonical, again == entry) {
      violation = (
        .canonical,
        "“\(written.text)” shows “\(entry.text)”, which is read as “\(again.text)”. Each character needs a role "
          + "behind the ones before it, and `reduced(_:)` has to remove what has none."
      )
    }
    guard current.isDone else { return }
    let set = format.formatted(value: current.value)
    if fails(.roundTrip, set.value == current.value && set.isDone) {
      violation = (
        .roundTrip,
        "The value “\(current.value)” of “\(current.text)” becomes “\(set.value)” if it is set. Implement "
          + "`entry(ofValue:)`."
      )
    }
    let pasted = format.formatted(text: set.text)
    if fails(.roundTrip, pasted.text == set.text && pasted.value == set.value) {
      violation = (
        .roundTrip,
        "“\(set.text)” with the value “\(set.value)”, pasted, becomes “\(pasted.text)” with “\(pasted.value)”. Characters that `write(_:)` supplies need the role "
          + "`separator`, or it has to absorb them."
      )
    }
  }
}
#endif
