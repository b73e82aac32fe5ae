import FormworkMasks

extension Matching {
  /// Returns formatted text that is complete if both the base and the expression accept it.
  func judged(_ formatted: FormattedText) -> FormattedText {
    var judged = formatted
    judged.isComplete = formatted.isComplete && expression.matches(formatted.value)
    judged.isFull = formatted.isFull || isLongest(formatted.value)
    return judged
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

  func judged(_ outcome: EditOutcome) -> EditOutcome {
    var judged = outcome
    judged.formatted = self.judged(outcome.formatted)
    return judged
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
          return judged(outcome)
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
