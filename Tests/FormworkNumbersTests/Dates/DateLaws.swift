import FormworkTestSupport

/// A deed of a script, with what was before and after it.
struct DateStep<Format: InputFormat> {
  var format: Format
  var sample: DateSample
  var deed: DateDeed
  var before: FormattedText
  var session: EditingSession<Format>
  var update: SessionUpdate?

  var after: FormattedText { session.current }
  var change: SessionChange? { update?.change }

  /// What the fields hold, by the tests' own reading.
  var parts: (before: [String], after: [String])? {
    guard let before = sample.parts(of: before.text), let after = sample.parts(of: after.text)
    else { return nil }
    return (before.parts, after.parts)
  }
}

/// What holds after every deed: each law says what is wrong, or that it has nothing to say.
enum DateLaw: String, CaseIterable {
  case shape, stable, rejected, alone, accounted, caret, undo, inverse, steps, complete, blurred

  enum Verdict: Equatable {
    case holds, silent
    case broken(String)

    init(_ holds: Bool, _ complaint: @autoclosure () -> String) {
      self = holds ? .holds : .broken(complaint())
    }
  }

  func verdict<Format>(_ step: DateStep<Format>) -> Verdict {
    switch self {
    case .shape: step.shape
    case .stable: step.stable
    case .rejected: step.rejected
    case .alone: step.alone
    case .accounted: step.accounted
    case .caret: step.caret
    case .undo: step.undo
    case .inverse: step.inverse
    case .steps: step.steps
    case .complete: step.complete
    case .blurred: step.blurred
    }
  }
}

extension DateStep {
  typealias Verdict = DateLaw.Verdict

  /// Whether the deed is the letter of a smaller unit, which says what the number before it is.
  private var isUnit: Bool {
    guard Format.self == DurationFormat.self, case .key(let key) = deed else { return false }
    return "dhms".contains(key)
  }

  private var isDecimalDuration: Bool {
    Format.self == DurationFormat.self && after.value != after.text
      && after.text.contains { ".,".contains($0) }
      && after.text.allSatisfy { $0.isNumber || ".,".contains($0) }
  }

  /// The text is fields and literals in order, every field can become a value, and what isn't the last
  /// is padded.
  var shape: Verdict {
    guard let (parts, literals) = sample.parts(of: after.text) else {
      // A decimal number of hours is the value that the pattern shows.
      if isDecimalDuration {
        return Verdict(
          sample.parts(of: after.value) != nil, "\(after.text) has the value \(after.value)")
      }
      // What doesn't go into the fields is kept, with an issue.
      return Verdict(
        after.issue != nil && !after.isComplete, "\(after.text) isn't of the pattern")
    }
    let last = parts.lastIndex { !$0.isEmpty } ?? -1
    // Where a field is missing, the text isn't one of fields, and nothing is supplied to it.
    if literals > last + 2 {
      return Verdict(
        after.issue != nil && !after.isComplete, "\(after.text) has too many literals")
    }
    for (index, part) in parts.enumerated() {
      let field = sample.fields[index]
      if !sample.canBecomeValue(part, of: field), after.issue == nil, !field.isLengthening(part) {
        return .broken("\(part) is no \(field.letters)")
      }
      let isBehind = index < last || literals > last + 1
      if isBehind, !field.isYear, sample.isValue(part, of: field),
        part.count < field.widths.lowerBound
      {
        return .broken("\(part) isn't padded in \(after.text)")
      }
    }
    if last < 0, !after.text.isEmpty, after.issue == nil {
      return .broken("\(after.text) has no digit")
    }
    if case .set = deed { return .holds }
    return Verdict(
      after.value == after.text || after.issue != nil, "the value is \(after.value)")
  }

  /// Formatting it, as a text or as a value, changes nothing.
  var stable: Verdict {
    // What was assigned, what isn't made of fields, and digits that were typed without a separator are more than
    // the text says.
    if after.value != after.text || after.issue?.code == "ambiguousDate" { return .silent }
    if sample.parts(of: after.text) == nil || after.issue == .malformed { return .silent }
    // What is wrong in the fields may be right in another notation, such as 13:30 without AM and PM.
    if after.issue != nil, format.formatted(text: after.text).isComplete, !after.isComplete {
      return .silent
    }
    if format.formatted(text: after.text).text != after.text {
      return .broken("\(after.text) is formatted as \(format.formatted(text: after.text).text)")
    }
    let again = format.formatted(value: after.value)
    return Verdict(
      again.text == after.text && again.issue == after.issue
        && again.isComplete == after.isComplete && again.isFull == after.isFull
        && again.caret == .end(of: again.text),
      "\(after) is formatted as \(again)")
  }

  /// A rejection leaves everything as it was.
  var rejected: Verdict {
    guard let update, update.isRejected else { return .silent }
    return Verdict(
      after == before && change == nil && update.rewrite == nil,
      "it was rejected, and \(drawn(before)) became \(drawn(after))")
  }

  /// A key changes one field at most, and a deletion none that it doesn't touch.
  var alone: Verdict {
    if isUnit { return .silent }
    guard let parts, before.text != after.text, before.issue == nil, after.issue == nil,
      !sample.lengthens(before.text, after.text)
    else { return .silent }
    let changed = parts.before.indices.filter {
      Int(parts.before[$0]) != Int(parts.after[$0])
        || sample.fields[$0].isPeriod && parts.before[$0] != parts.after[$0]
    }
    switch deed {
    case .key, .step:
      if !before.selection.isEmpty { return .silent }
      if sample.setsPeriod(parts.before, parts.after) {
        let isSame = sample.isReadAnew(parts.before, parts.after, typing: deed.digits)
        return Verdict(isSame || changed.count <= 1, "\(before.text) became \(after.text)")
      }
      // A separator makes one year of digits that went into two fields: 20 and 24 are 2024.
      if sample.joinsYear(parts.before, parts.after) { return .holds }
      return Verdict(changed.count <= 1, "\(before.text) became \(after.text)")
    case .backspace, .delete:
      let selection = before.selection.lowerBound.value..<before.selection.upperBound.value
      if selection.isEmpty {
        return Verdict(changed.count <= 1, "\(before.text) became \(after.text)")
      }
      let ranges = sample.fieldRanges(in: before.text)
      let touched = changed.allSatisfy { ranges[$0].overlaps(selection) }
      return Verdict(touched, "\(before.text) became \(after.text)")
    default: return .silent
    }
  }

  /// Every digit but zero is in the text or reported: zeros may be supplied.
  var accounted: Verdict {
    // A number of minutes has other digits in hours and minutes.
    if Format.self == DurationFormat.self, case .paste(let text) = deed, Int(text) != nil {
      return .silent
    }
    guard let parts, update?.isRejected == false, before.value == before.text,
      !sample.lengthens(before.text, after.text)
    else { return .silent }
    let there = parts.before.joined()
    let left = parts.after.joined()
    switch deed {
    case .key(let key):
      guard before.selection.isEmpty, change != nil else { return .silent }
      if sample.setsPeriod(parts.before, parts.after),
        sample.isReadAnew(
          parts.before, parts.after, typing: deed.digits, removing: change?.removed ?? "")
      {
        return .holds
      }
      if sample.joinsYear(parts.before, parts.after) { return .holds }
      guard let digit = key.unicodeScalars.first?.properties.numericValue, key.utf16.count == 1
      else {
        // The century of a year may come with a separator, and go when the text isn't a date. An M comes with
        // an A.
        if after.issue == .malformed, sample.dropsCentury(parts.before, parts.after) {
          return .holds
        }
        return left.countedDigits.count >= there.countedDigits.count || deed == .key("a")
          || deed == .key("P")
          ? .holds : .broken("\(there) became \(left)")
      }
      let gained = there + String(Int(digit))
      // A text that wasn't a date may become one, with the century of its year.
      let shown =
        before.issue == .malformed
        ? sample.withoutCentury(parts.after, since: parts.before).joined() : left
      let kept = shown + (change?.removed ?? "")
      return Verdict(
        gained.countedDigits == kept.countedDigits, "\(gained) became \(kept)")
    case .backspace, .delete, .wordBackspace:
      let hasSelection = !before.selection.isEmpty
      if !(change?.removed.isEmpty ?? true) {
        return .broken("\(change?.removed ?? "") was removed")
      }
      if case .backspace = deed, !hasSelection, after == before,
        sample.fieldRanges(in: before.text).contains(where: {
          !$0.isEmpty && $0.lowerBound < before.caret.value
        })
      {
        return .broken("Backspace does nothing")
      }
      let lost = there.filter(\.isNumber).count - left.filter(\.isNumber).count
      // One of the person's digits goes, with a zero or a century that was supplied, or a zero comes.
      return hasSelection || deed == .wordBackspace
        ? .holds : Verdict(abs(lost) <= 3, "\(there) became \(left)")
    case .paste(let text):
      guard before.selection.isEmpty, before.text.isEmpty,
        // Of a year, two digits may be all that is shown.
        text.count != 8 || !sample.fields.contains(where: { $0.letters == "yy" }),
        text.allSatisfy({ $0.isASCII && $0.isNumber })
      else { return .silent }
      let kept = [left, sample.in24Hours(parts.after, since: parts.before).joined()]
        .map { $0 + (change?.unused ?? "") }
      return Verdict(
        kept.contains { text.countedDigits == $0.countedDigits }, "\(text) became \(kept[0])")
    default: return .silent
    }
  }

  /// The caret is in the text, on the boundary of a character, and in no literal.
  var caret: Verdict {
    if case .select = deed { return .silent }
    if case .undo = deed { return .silent }
    if case .redo = deed { return .silent }
    guard change != nil, update?.isRejected == false else { return .silent }
    let caret = after.caret.value
    guard caret >= 0, caret <= after.text.utf16.count, after.selection.isEmpty,
      after.caret.clamped(to: after.text) == after.caret
    else { return .broken("the caret is at \(caret) of \(after.text)") }
    let isInside = sample.literalRanges(in: after.text).contains {
      caret > $0.lowerBound && caret < $0.upperBound
    }
    // A prefix is nowhere for it, unless the text was empty.
    if sample.parts(of: after.text) == nil { return isInside ? .silent : .holds }
    let isInPrefix = !after.text.isEmpty && caret < sample.shownLiterals[0].utf16.count
    return Verdict(!isInside && !isInPrefix, "the caret is in a literal: \(drawn(after))")
  }

  /// Undo gives back what was there, and redo what came.
  var undo: Verdict {
    switch deed {
    case .key, .paste, .backspace, .delete, .wordBackspace, .step: break
    default: return .silent
    }
    guard before.text != after.text else { return .silent }
    var session = session
    session.undo()
    if !session.current.text.isSameText(as: before.text)
      || session.current.issue != before.issue
      || session.current.selection != before.selection
    {
      return .broken("undo gives \(drawn(session.current)), not \(drawn(before))")
    }
    session.redo()
    return Verdict(
      session.current.text.isSameText(as: after.text)
        && session.current.selection == after.selection,
      "redo gives \(drawn(session.current)), not \(drawn(after))")
  }

  /// A character that was typed at the end, and Backspace.
  var inverse: Verdict {
    if isUnit { return .silent }
    // A key that corrects the meaning of earlier ones is taken back together with that.
    guard case .key = deed, before.text != after.text, before.selection.isEmpty,
      sample.parts(of: before.text) != nil, sample.parts(of: after.text) != nil,
      before.value == before.text, before.issue == nil, after.issue == nil,
      !sample.lengthens(before.text, after.text),
      before.caret == .end(of: before.text), after.caret == .end(of: after.text)
    else { return .silent }
    // AM and PM that are set once more are changed; a literal can be closed by hand only once.
    if let parts,
      parts.before.enumerated().contains(where: {
        sample.fields[$0].isPeriod && $1 != "" && $1 != parts.after[$0]
      })
    {
      return .silent
    }
    if let parts, sample.joinsYear(parts.before, parts.after) { return .silent }
    var session = session
    session.deleteBackward()
    if let parts, sample.setsPeriod(parts.before, parts.after),
      parts.before.indices.contains(where: { Int(parts.before[$0]) != Int(parts.after[$0]) })
    {
      // Digits that were read again stay so.
      if deed.digits != "" {
        return Verdict(
          after.text.hasPrefix(session.current.text) && session.current.text != after.text,
          "Backspace gives \(drawn(session.current))")
      }
      return Verdict(
        sample.parts(of: session.current.text)?.parts
          == sample.withoutPeriod(parts.after, since: parts.before),
        "Backspace gives \(drawn(session.current))")
    }
    // Which separators were typed, and which came by themselves, is known as before, too.
    return Verdict(
      session.current.text == before.text
        && session.current.typedSeparators == before.typedSeparators,
      "Backspace gives \(drawn(session.current)), with other separators typed")
  }

  /// A step changes the field of the caret within its range, and one in the other direction undoes it.
  var steps: Verdict {
    guard case .step(let steps) = deed, let parts, change != nil else { return .silent }
    guard let index = parts.before.indices.first(where: { parts.before[$0] != parts.after[$0] })
    else { return .broken("nothing changed in \(after.text)") }
    let field = sample.fields[index]
    let ranges = sample.fieldRanges(in: after.text)
    guard ranges[index].lowerBound <= after.caret.value,
      ranges[index].upperBound >= after.caret.value
    else { return .broken("the caret left its field: \(drawn(after))") }
    guard !field.isPeriod, field.letters != "yy", let old = Int(parts.before[index]),
      let new = Int(parts.after[index]),
      sample.isValue(parts.before[index], of: field)
    else { return .holds }
    // A day that the month hasn't got goes to where it has.
    if before.issue == .impossibleDate { return .holds }
    let isRight =
      new >= field.lowest && new <= field.highest && (steps > 0 ? new > old : new < old)
      && (abs(steps.clamped) < 100 ? abs(new - old) <= abs(steps.clamped) : true)
    guard isRight else { return .broken("\(old) became \(new)") }
    // Where a zero may be missing, one that was typed isn't kept; a limit cuts a step short.
    let hasZero = field.widths.count > 1 && parts.before[index].hasPrefix("0")
    // What was beyond a limit can't be stepped there again.
    if before.issue != nil { return .holds }
    if new - old != steps.clamped || parts.before[index].count != parts.after[index].count
      || hasZero
    {
      return .holds
    }
    var session = session
    session.step(by: -steps.clamped)
    // The text after the last field may have come with the step, and stays.
    let hasEnd = !sample.literals[sample.fields.count].isEmpty
    let isBack =
      hasEnd
      ? sample.parts(of: session.current.text)?.parts == parts.before
      : session.current.text == before.text
    return Verdict(isBack, "the way back is \(session.current.text)")
  }

  /// A text is complete when every field shows a whole value; only then, or never again, it is an issue.
  var complete: Verdict {
    guard let parts else { return .silent }
    let isComplete = zip(parts.after, sample.fields).allSatisfy { part, field in
      sample.isValue(part, of: field) && part.count >= field.widths.lowerBound
    }
    if after.isComplete != isComplete, after.value == after.text {
      return .broken("\(after.text): complete \(after.isComplete)")
    }
    if after.text.isEmpty, after.issue != nil { return .broken("an empty field has an issue") }
    return .holds
  }

  /// Leaving the field twice is leaving it once, and shows what its own text and value show.
  var blurred: Verdict {
    if after.issue?.code == "ambiguousDate" { return .silent }
    let once = format.editingEnded(after)
    let twice = format.editingEnded(once)
    let again = format.formatted(value: once.value)
    return Verdict(
      once == twice
        && (once.issue != nil
          || again.text == once.text && again.isComplete == once.isComplete),
      "\(after.text) is left as \(once.text), then \(twice.text), and read as \(again.text)")
  }
}

extension String {
  /// How often each digit but zero is there.
  var countedDigits: [Character] { filter { $0.isNumber && $0 != "0" }.sorted() }

  /// The digits but zero, in order.
  var nonzeroDigits: String { filter { "1"..."9" ~= $0 } }

  func isSameText(as other: String) -> Bool { unicodeScalars.elementsEqual(other.unicodeScalars) }
}

extension Int {
  fileprivate var clamped: Int { Swift.max(-100_000, Swift.min(self, 100_000)) }
}

extension FormattedText {
  /// Where the separators are that the user typed, in UTF-8 code units.
  fileprivate var typedSeparators: [Range<Int>] {
    var start = 0
    return provenance.pieces(of: text).compactMap { piece in
      defer { start += piece.length }
      return piece.kind.contains(.typed) ? start..<start + piece.length : nil
    }
  }
}
