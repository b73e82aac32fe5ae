/// A format whose texts must satisfy a predicate.
///
///     let even = AllowedCharacters.digits.validated(onFailure: .mark) { formatted in
///       formatted.value.utf8.last.map { $0 % 2 == 0 } ?? true
///     }
///     even.formatted(value: "13").issue  // .mismatch
///
/// Where a failure is marked, the text is as the base makes it, with an issue to show. Where it
/// is rejected, an edit that leads from a text that satisfies the predicate to one that doesn't is
/// rejected, a deletion too, so the predicate must hold for every beginning of what is to be typed.
/// A text with an empty value always satisfies, so a field can always be emptied; and what the app
/// sets is shown and marked, and can be edited until it satisfies.
public struct Validated<Base: InputFormat>: FormatWrapper {
  /// The format whose texts are validated.
  package let base: Base

  /// The issue of a text that doesn't satisfy the predicate.
  package let issue: ValidationIssue

  /// What becomes of an edit whose text doesn't satisfy the predicate.
  package let failurePolicy: FailurePolicy

  private let predicate: @Sendable (FormattedText) -> Bool

  init(
    _ base: Base, issue: ValidationIssue, onFailure failurePolicy: FailurePolicy,
    by predicate: @escaping @Sendable (FormattedText) -> Bool
  ) {
    self.base = base
    self.issue = issue
    self.failurePolicy = failurePolicy
    self.predicate = predicate
  }
}

extension InputFormat {
  /// This format with texts that must satisfy a predicate.
  ///
  ///     let rating = AllowedCharacters.digits.validated(.aboveMaximum, onFailure: .reject) {
  ///       (Int($0.value) ?? .max) <= 100
  ///     }
  ///
  /// - Parameters:
  ///   - issue: The issue of a text that doesn't satisfy the predicate. An issue that this
  ///     format finds itself goes before it.
  ///   - failurePolicy: What becomes of an edit whose text doesn't satisfy the predicate.
  ///   - predicate: The predicate on the text or the value. It isn't asked about an empty value.
  /// - Returns: The validated format.
  public func validated(
    _ issue: ValidationIssue = .mismatch,
    onFailure failurePolicy: FailurePolicy = .mark,
    by predicate: @escaping @Sendable (FormattedText) -> Bool
  ) -> Validated<Self> {
    Validated(self, issue: issue, onFailure: failurePolicy, by: predicate)
  }
}

extension Validated {
  /// Applies an edit; rejects it or marks its text if that doesn't satisfy the predicate.
  ///
  /// - Complexity: That of the base and the predicate.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    judged(base.apply(edit, to: unmarked(current)), insteadOf: current)
  }

  /// The base's text for `value`, marked if it doesn't satisfy the predicate.
  public func formatted(value: String) -> FormattedText {
    marked(base.formatted(value: value))
  }

  /// The base's text for `text`, marked if it doesn't satisfy the predicate.
  public func formatted(text: String) -> FormattedText {
    marked(base.formatted(text: text))
  }

  /// What the base reads.
  public func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    base.read(text, caret: caret, direction: direction)
  }

  /// What the base shows on focus, marked if it doesn't satisfy the predicate.
  public func focused(_ current: FormattedText) -> FormattedText {
    marked(base.focused(unmarked(current)))
  }

  /// What the base tidies up, marked if it doesn't satisfy the predicate.
  public func blurred(_ current: FormattedText) -> FormattedText {
    marked(base.blurred(unmarked(current)))
  }

  /// What the base steps to; rejected or marked if that doesn't satisfy the predicate.
  public func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    base.stepped(unmarked(current), by: steps).map { judged($0, insteadOf: current) }
  }

  private func judged(_ outcome: EditOutcome, insteadOf current: FormattedText) -> EditOutcome {
    if let rejection = outcome.rejection { return .rejected(current, because: rejection) }
    if failurePolicy == .reject, !satisfies(outcome.formatted), satisfies(current) {
      return .rejected(current)
    }
    var judged = outcome
    judged.formatted = marked(outcome.formatted)
    return judged
  }

  private func satisfies(_ formatted: FormattedText) -> Bool {
    formatted.value.isEmpty || predicate(formatted)
  }

  private func marked(_ formatted: FormattedText) -> FormattedText {
    guard formatted.issue == nil, !satisfies(formatted) else { return formatted }
    var marked = formatted
    marked.issue = issue
    return marked
  }

  /// The text as the base knows it, so that a mark doesn't outlive its cause.
  private func unmarked(_ formatted: FormattedText) -> FormattedText {
    guard formatted.issue == issue, !satisfies(formatted) else { return formatted }
    var unmarked = formatted
    unmarked.issue = nil
    return unmarked
  }
}

/// What becomes of an edit whose text doesn't satisfy a predicate.
public enum FailurePolicy: Hashable, Sendable {
  /// The edit is rejected.
  case reject

  /// The text has an issue.
  case mark
}
