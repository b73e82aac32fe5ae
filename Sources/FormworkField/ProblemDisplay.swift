public import FormworkText

/// When a person is told of a problem.
public enum ProblemMoment: Hashable, Sendable {
  /// As soon as something is wrong; that something is missing only after the field was left.
  case atOnce

  /// When nothing is missing any more, or after the field was left.
  case whenComplete

  /// After the field was left.
  case afterEditing
}

/// Which problem of a field is to be seen: nobody is told "incomplete" while typing.
///
///     var problems = ProblemDisplay()
///     problems.visible(in: current)      // nil: "12" of "[000]" is being typed
///     problems.editingDidEnd(current)
///     problems.visible(in: current)      // .incomplete
///
/// What was shown once stays until it is mended, and goes at that key, not at the next time the field
/// is left. Advice of this kind: the design system of the United States, USWDS, "Wait to validate". That of
/// the United Kingdom waits longer, until a form is sent: ask `isComplete` and `problem` then.
public struct ProblemDisplay: Hashable, Sendable {
  /// When a problem is told.
  public var moment: ProblemMoment

  /// Whether the field was left with a problem that isn't mended yet.
  private var wasLeftWithProblem = false

  /// Why the last edit was rejected; `nil` after another edit, or once the field was left.
  private var rejection: Refusal?

  /// Creates the display of a field that nobody has been in.
  public init(moment: ProblemMoment = .afterEditing) {
    self.moment = moment
  }

  /// The text is another one now.
  public mutating func textDidChange(_ current: FormattedText) {
    rejection = nil
    if FieldProblem(current) == nil { wasLeftWithProblem = false }
  }

  /// The format rejected an edit: the reason is visible until the next edit.
  public mutating func editWasRejected(_ reason: Refusal) { rejection = reason }

  /// The field was left.
  public mutating func editingDidEnd(_ current: FormattedText) {
    rejection = nil
    wasLeftWithProblem = FieldProblem(current) != nil
  }

  /// The app has put something else there.
  public mutating func reset() {
    wasLeftWithProblem = false
    rejection = nil
  }

  /// The problem that is to be seen, if any.
  public func visible(in current: FormattedText) -> FieldProblem? {
    if let rejection { return .rejected(rejection) }
    guard let problem = FieldProblem(current) else { return nil }
    if wasLeftWithProblem { return problem }
    guard case .wrong = problem else { return nil }
    switch moment {
    case .atOnce: return problem
    case .whenComplete: return current.isComplete ? problem : nil
    case .afterEditing: return nil
    }
  }
}
