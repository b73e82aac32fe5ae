public import FormworkText

/// How far the value of a field has come.
public enum InputState: Hashable, Sendable {
  /// Nothing of the person's is in the field.
  case empty

  /// Something that the format demands is missing.
  case incomplete

  /// Nothing is missing; a full value can grow no more.
  case complete(isFull: Bool)

  /// The state of a formatted text.
  ///
  ///     InputState(try Mask("[000]").formatted(text: "12"))  // .incomplete
  ///
  /// A field of which all is optional is empty while it is, not complete: there is nothing to confirm
  /// and nothing to complain of.
  public init(_ formatted: FormattedText) {
    self.init(
      isEmpty: formatted.value.isEmpty, isComplete: formatted.isComplete, isFull: formatted.isFull)
  }

  init(isEmpty: Bool, isComplete: Bool, isFull: Bool) {
    self = isEmpty ? .empty : isComplete ? .complete(isFull: isFull) : .incomplete
  }

  /// The stable name of the state: `empty`, `incomplete`, `complete` or `full`.
  public var name: String {
    switch self {
    case .empty: "empty"
    case .incomplete: "incomplete"
    case .complete(let isFull): isFull ? "full" : "complete"
    }
  }
}

/// What is wrong with a field, so that the app can say it.
public enum FieldProblem: Hashable, Sendable {
  /// Something is missing.
  case incomplete

  /// What is there is well formed, and wrong.
  case wrong(InputProblem)

  /// The last edit was rejected, such as a paste that doesn't fit. Nothing is wrong with what is there.
  case rejected(Refusal)

  /// The stable name of the problem: `incomplete`, the code of what is wrong, or the reason of a rejection.
  public var name: String {
    switch self {
    case .incomplete: "incomplete"
    case .wrong(let problem): problem.code
    case .rejected(let reason): reason.name
    }
  }

  /// What is wrong with a formatted text; `nil` if nothing is, or nothing is there.
  public init?(_ formatted: FormattedText) {
    switch (InputState(formatted), formatted.problem) {
    case (.empty, _): return nil
    case (_, let problem?): self = .wrong(problem)
    case (.incomplete, nil): self = .incomplete
    case (.complete, nil): return nil
    }
  }
}
