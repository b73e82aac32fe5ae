package import FormworkMasks

/// A format whose complete value must match a regular expression.
///
///     let expiry = try Mask("[00]/[00]").matching("(0[1-9]|1[0-2])[0-9]{2}")
///     expiry.formatted(text: "1234").text  // "12/34"
///     expiry.formatted(text: "1324").text  // "": no month is 13
///
/// If a match isn't possible after a key, the key is rejected. A paste is inserted as a whole, or
/// reduced to its only part that matches, or rejected. After a deletion, characters that can't
/// match any more are removed and reported. If the app sets a value that can't match, the text
/// shows the part that can, with an issue, and the value stays as set. Decimal digits of other
/// scripts become ASCII digits if the expression accepts those.
///
/// Text is full if it is full for the base, or if its value has the length of the longest match.
package struct Matching<Base: InputFormat>: FormatWrapper {
  /// The format of the text.
  package let base: Base

  /// The regular expression that the complete value must match as a whole.
  package let expression: RegularExpression

  init(_ base: Base, _ expression: RegularExpression) {
    self.base = base
    self.expression = expression
  }
}

extension InputFormat {
  /// Returns this format with a regular expression that its complete value must match.
  package func matching(_ expression: RegularExpression) -> Matching<Self> {
    Matching(self, expression)
  }

  /// Returns this format with a pattern that its complete value must match.
  ///
  /// - Parameter pattern: The regular expression; ``RegularExpression`` describes its syntax.
  /// - Returns: The format.
  /// - Throws: ``RegexError`` if the pattern is invalid, too large, or uses syntax that isn't
  ///   supported.
  package func matching(_ pattern: String) throws(RegexError) -> Matching<Self> {
    Matching(self, try RegularExpression(pattern))
  }
}

extension Matching {
  /// Applies an edit if the value can still match afterwards.
  ///
  /// - Complexity: That of the base, and O(*n*) in the length of the value, for each part of a
  ///   whole input that is tried.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let whole = base.apply(edit, to: current)
    let fits = !whole.isRejected && expression.isViable(whole.formatted.value)
    // A digit of another script may be a literal of the base.
    if !fits || !whole.unused.isEmpty || !whole.formatted.value.isPlainASCII,
      let outcome = withDigits(edit, current)
    {
      return outcome
    }
    // An edit that does nothing, such as Backspace at the start, keeps a value that an app assigned.
    if whole.keepsPart(of: current) { return whole }
    if fits { return updatingStatus(whole) }
    if edit.replacement.isEmpty { return whole.isRejected ? whole : updatingStatus(kept(whole)) }
    let rejection = whole.rejection ?? rejection(of: edit, whole, current)
    // Input with another prefix is a whole of another kind, and none of its parts is meant.
    if edit.replacement.isOneCharacter || rejection == .otherPrefix {
      return .rejected(current, because: rejection)
    }
    return part(of: edit, otherwise: rejection, current)
  }

  /// Returns the formatted text of `value`. If it can't match, the part that can is shown, with an
  /// issue.
  package func formatted(value: String) -> FormattedText {
    let digits = expression.wantsASCIIDigits ? value.withASCIIDigits : value
    let changed = base.formatted(value: digits)
    let whole =
      changed.isDone && expression.isViable(changed.value) ? changed : base.formatted(value: value)
    if expression.isViable(whole.value) || whole.value.isEmpty { return updatingStatus(whole) }
    return updatingStatus(adapted(whole)).showing(partOf: value)
  }

  /// Formats arbitrary text as a paste.
  package func formatted(text: String) -> FormattedText {
    apply(TextEdit(inserting: text, at: 0), to: FormattedText()).formatted.withCaretAtEnd()
  }

  /// Reads text with the base format. The value is only complete if it also matches.
  package func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    var reading = base.read(text, caret: caret, direction: direction)
    reading.isComplete = reading.isComplete && expression.matches(reading.value)
    return reading
  }

  /// Returns the text that the base shows on focus.
  package func editingBegan(_ current: FormattedText) -> FormattedText {
    updatingStatus(base.editingBegan(current))
  }

  /// Returns the text that the base tidies up, if it can match.
  package func editingEnded(_ current: FormattedText) -> FormattedText {
    let blurred = base.editingEnded(current)
    return expression.isViable(blurred.value) ? updatingStatus(blurred) : current
  }

  /// Returns the outcome of a step of the base, if it can match.
  package func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    base.stepped(current, by: steps).map { stepped in
      if stepped.isRejected { return stepped }
      return expression.isViable(stepped.formatted.value)
        ? updatingStatus(stepped) : .rejected(current)
    }
  }
}

extension Matching: Equatable where Base: Equatable {}
extension Matching: Hashable where Base: Hashable {}

extension Matching {
  /// Returns formatted text that is complete if both the base and the expression accept it.
  func updatingStatus(_ formatted: FormattedText) -> FormattedText {
    var updated = formatted
    updated.isComplete = formatted.isComplete && expression.matches(formatted.value)
    updated.isFull = formatted.isFull || isLongest(formatted.value)
    return updated
  }

  private func isLongest(_ value: String) -> Bool {
    guard let longest = expression.program.longestLength, !value.isEmpty else { return false }
    // A scalar has at least one byte.
    return value.utf8.count >= longest && value.unicodeScalars.count >= longest
  }

  /// Returns the reason no part of an insertion can match.
  func rejection(of edit: TextEdit, _ whole: EditOutcome, _ current: FormattedText) -> Rejection {
    let (added, head) = addition(edit, whole.formatted, current)
    let state = expression.state(after: expression.start, reading: head)
    let partition = expression.program.automaton.partition
    let isKnown = added.unicodeScalars.contains { partition.classNumber(of: $0.value) > 0 }
    if isKnown, edit.range.isEmpty, isLongest(current.value) { return .noRoom }
    let isPossible = added.contains { character in
      state.flatMap { expression.state(after: $0, reading: character) } != nil
    }
    return isPossible ? .wouldLose : .notAllowed
  }

  func updatingStatus(_ outcome: EditOutcome) -> EditOutcome {
    var updated = outcome
    updated.formatted = self.updatingStatus(outcome.formatted)
    return updated
  }

  /// Returns text with the user's characters in `formatted` that can match.
  ///
  /// The base may supply characters that can't match, such as a fixed literal. Then the text before
  /// them is shown.
  func adapted(_ formatted: FormattedText) -> FormattedText {
    if expression.isViable(formatted.value) { return formatted }
    let wanted = String(possible(in: formatted, upTo: formatted.text.endIndex))
    return longest(of: wanted) { beginning in
      let shorter = base.formatted(value: beginning)
      return expression.isViable(shorter.value) ? shorter : nil
    } ?? FormattedText()
  }

  /// Returns the user's characters before an index that can match, each after the previous ones. A
  /// fixed literal counts if it can match, but it isn't the user's.
  private func possible(in formatted: FormattedText, upTo end: String.Index) -> [Character] {
    var state = expression.start
    var possible: [Character] = []
    for (run, isUser) in formatted.valueRuns {
      for index in run.indices where index < end {
        guard let next = expression.state(after: state, reading: run[index]) else { continue }
        state = next
        if isUser { possible.append(run[index]) }
      }
    }
    return possible
  }

  /// Returns the outcome of a deletion with the characters that can still match. The caret stays
  /// after the same characters.
  func kept(_ outcome: EditOutcome) -> EditOutcome {
    let left = outcome.formatted
    var kept = adapted(left)
    var count = possible(in: left, upTo: left.caret.index(in: left.text)).count
    var before: UTF16Offset = 0
    for (run, isUser) in kept.valueRuns where count > 0 {
      let part = isUser ? run.prefix(count) : run
      if isUser { count -= part.count }
      before = UTF16Offset(before.value + part.utf16.count)
    }
    kept.caret = base.textRange(of: 0..<before, in: kept).upperBound
    return EditOutcome(kept, removed: outcome.removed + left.users.without(kept.users))
  }

  /// Returns the outcome for the only part of a whole input that matches by itself.
  func part(
    of edit: TextEdit, otherwise rejection: Rejection, _ current: FormattedText
  ) -> EditOutcome {
    let input = WholeInput(edit.replacement)
    let partition = expression.program.automaton.partition
    let parts = input.parts { character in
      character.isDecoration
        || character.unicodeScalars.allSatisfy { partition.classNumber(of: $0.value) > 0 }
    }
    let whole = parts.filter { !$0.touchesWord(in: input.text) }
    return .onePart(of: input, whole, otherwise: rejection, current) { part in
      for text in [part, part.trimmingDecoration] {
        let outcome = base.apply(edit.replacing(with: text), to: current)
        if !outcome.isRejected, expression.isViable(outcome.formatted.value) {
          return updatingStatus(outcome)
        }
      }
      return .rejected(current)
    }
  }

  /// Returns the outcome with ASCII digits instead of those of other scripts, if the edit has any
  /// and the value can match.
  func withDigits(_ edit: TextEdit, _ current: FormattedText) -> EditOutcome? {
    if edit.replacement.isPlainASCII || !expression.wantsASCIIDigits { return nil }
    let digits = edit.replacement.withASCIIDigits
    if digits.isSame(as: edit.replacement) { return nil }
    let outcome = apply(edit.replacing(with: digits), to: current)
    return outcome.isRejected ? nil : outcome.accountingDigits(of: edit.replacement)
  }

  /// Returns the text that an edit adds to the value, and the value before it.
  private func addition(
    _ edit: TextEdit, _ formatted: FormattedText, _ current: FormattedText
  ) -> (added: String, head: String) {
    let replaced = base.valueRange(
      of: edit.range.lowerBound..<max(edit.range.lowerBound, edit.range.upperBound), in: current)
    let head = String(current.value[..<replaced.lowerBound.index(in: current.value)])
    let tail = String(current.value[replaced.upperBound.index(in: current.value)...])
    let value = formatted.value
    let isFramed =
      value.utf8.count >= head.utf8.count + tail.utf8.count
      && value.utf8.starts(with: head.utf8)
      && value.utf8.reversed().starts(with: tail.utf8.reversed())
    guard isFramed else { return (edit.replacement, head) }
    let added = value.utf8.dropFirst(head.utf8.count).dropLast(tail.utf8.count)
    return (String(Substring(added)), head)
  }

  /// Returns the result for the longest prefix of `text` that has one.
  private func longest<Result>(of text: String, _ trial: (String) -> Result?) -> Result? {
    if let whole = text.isEmpty ? nil : trial(text) { return whole }
    var low = 0
    var high = text.count
    var best: Result?
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if let result = trial(String(text.prefix(middle))) {
        best = result
        low = middle
      } else {
        high = middle
      }
    }
    return best
  }
}

extension FormattedText {
  /// The runs of the value, in order, each with whether the user entered it.
  fileprivate var valueRuns: [(text: Substring, isUser: Bool)] {
    var runs: [(text: Substring, isUser: Bool)] = []
    var index = text.startIndex
    for piece in provenance.pieces(of: text) {
      let end = text.utf8.index(index, offsetBy: piece.length)
      if piece.kind.contains(.value) {
        runs.append((text[index..<end], piece.kind.contains(.user)))
      }
      index = end
    }
    return runs
  }

  /// The user's characters. Characters that will be supplied again aren't lost.
  fileprivate var users: String {
    valueRuns.reduce(into: "") { users, run in
      if run.isUser { users += run.text }
    }
  }
}

extension String {
  /// Returns the characters of this text that `other` lacks. `other` contains the remaining
  /// characters, in order.
  fileprivate func without(_ other: String) -> String {
    var rest = Substring(other)
    var missing = ""
    for character in self {
      if let next = rest.first, next.unicodeScalars.elementsEqual(character.unicodeScalars) {
        rest.removeFirst()
      } else {
        missing.append(character)
      }
    }
    return missing
  }
}

extension String {
  /// The text without decoration at its ends.
  fileprivate var trimmingDecoration: String {
    var rest = Substring(self)
    while let first = rest.first, first.isDecoration { rest.removeFirst() }
    while let last = rest.last, last.isDecoration { rest.removeLast() }
    return String(rest)
  }
}
