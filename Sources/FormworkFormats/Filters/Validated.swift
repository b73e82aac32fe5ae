package import FormworkMasks

/// A format that validates its text with a predicate.
///
///     let even = AllowedCharacters.digits.validated(onFailure: .mark) { formatted in
///       formatted.value.utf8.last.map { $0 % 2 == 0 } ?? true
///     }
///     even.formatted(value: "13").issue  // .mismatch
///
/// With ``FailurePolicy/mark``, the text is that of the base, and a failure adds an issue. With
/// ``FailurePolicy/reject``, an edit is rejected if it changes a text that satisfies the predicate into one
/// that doesn't. This includes deletions, so the predicate must hold for every beginning of a valid text.
///
/// A text with an empty value always satisfies the predicate, so the user can always empty the field. If the
/// app sets a value that doesn't satisfy it, the value is shown with the issue, and the user can edit it.
package struct Validated<Base: InputFormat>: FormatWrapper {
  /// The validated format.
  package let base: Base

  /// The issue of a text that doesn't satisfy the predicate.
  package let issue: ValidationIssue

  /// The treatment of an edit whose text doesn't satisfy the predicate.
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
  /// Returns this format, validated with a predicate.
  ///
  ///     let rating = AllowedCharacters.digits.validated(.aboveMaximum, onFailure: .reject) {
  ///       (Int($0.value) ?? .max) <= 100
  ///     }
  ///
  /// - Parameters:
  ///   - issue: The issue of a text that doesn't satisfy the predicate. An issue of the base takes
  ///     precedence.
  ///   - failurePolicy: The treatment of an edit whose text doesn't satisfy the predicate.
  ///   - predicate: The predicate on the text or the value. It isn't called for an empty value.
  /// - Returns: The validated format.
  package func validated(
    _ issue: ValidationIssue = .mismatch,
    onFailure failurePolicy: FailurePolicy = .mark,
    by predicate: @escaping @Sendable (FormattedText) -> Bool
  ) -> Validated<Self> {
    Validated(self, issue: issue, onFailure: failurePolicy, by: predicate)
  }
}

extension Validated {
  /// Applies an edit, then rejects it or adds an issue if its text doesn't satisfy the predicate.
  ///
  /// - Complexity: That of the base and the predicate.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    updatingStatus(base.apply(edit, to: unmarked(current)), insteadOf: current)
  }

  /// Formats `value` with the base, and adds an issue if the text doesn't satisfy the predicate.
  package func formatted(value: String) -> FormattedText {
    marked(base.formatted(value: value))
  }

  /// Formats `text` with the base, and adds an issue if it doesn't satisfy the predicate.
  package func formatted(text: String) -> FormattedText {
    marked(base.formatted(text: text))
  }

  /// Reads `text` with the base.
  package func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    base.read(text, caret: caret, direction: direction)
  }

  /// Returns the text that the base shows on focus, with an issue if it doesn't satisfy the predicate.
  package func editingBegan(_ current: FormattedText) -> FormattedText {
    marked(base.editingBegan(unmarked(current)))
  }

  /// Returns the text that the base shows when the field loses the focus, with an issue if it doesn't satisfy
  /// the predicate.
  package func editingEnded(_ current: FormattedText) -> FormattedText {
    marked(base.editingEnded(unmarked(current)))
  }

  /// Steps the number or date at the caret with the base, then rejects the result or adds an issue if it
  /// doesn't satisfy the predicate.
  package func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    base.stepped(unmarked(current), by: steps).map { updatingStatus($0, insteadOf: current) }
  }

  private func updatingStatus(_ outcome: EditOutcome, insteadOf current: FormattedText)
    -> EditOutcome
  {
    if let rejection = outcome.rejection { return .rejected(current, because: rejection) }
    if failurePolicy == .reject, !satisfies(outcome.formatted), satisfies(current) {
      return .rejected(current)
    }
    var updated = outcome
    updated.formatted = marked(outcome.formatted)
    return updated
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

  /// Returns the text without the issue of this format, so that the base never receives it.
  private func unmarked(_ formatted: FormattedText) -> FormattedText {
    guard formatted.issue == issue, !satisfies(formatted) else { return formatted }
    var unmarked = formatted
    unmarked.issue = nil
    return unmarked
  }
}

/// The treatment of an edit whose text doesn't satisfy a predicate.
public enum FailurePolicy: Hashable, Sendable {
  /// The edit is rejected.
  case reject

  /// The text gets an issue.
  case mark
}
