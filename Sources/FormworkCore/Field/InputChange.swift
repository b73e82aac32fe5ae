public import FormworkMasks

/// A user edit of a field, as reported to the app.
///
///     field.formwork.onChange = { change in
///       save(change.value)
///       button.isEnabled = change.isComplete
///     }
public struct InputChange: Hashable, Sendable {
  /// The displayed text.
  public var text: String

  /// The value: the user's characters and the fixed literals.
  public var value: String

  /// A Boolean value that indicates whether the value has everything that the format requires.
  public var isComplete: Bool

  /// A Boolean value that indicates whether no character can be added to the value anywhere.
  public var isFull: Bool

  /// The progress of the value.
  public var state: InputState {
    InputState(isEmpty: value.isEmpty, isComplete: isComplete, isFull: isFull)
  }

  /// The part of the text that the user still has to type.
  public var remainder: String

  /// The issue of the value, such as a check digit that doesn't match; `nil` if there is none.
  public var issue: ValidationIssue?

  /// The issue to show to the user now, according to the field's ``ValidationTiming``; `nil` if
  /// there is none.
  public var visibleIssue: ValidationIssue?

  /// The user's characters that the change has removed, in order. Undo restores them.
  public var removed: String

  /// The inserted letters and digits that are unused.
  public var unused: String

  /// The cause of the change.
  public var cause: Cause

  /// Whether the value is full only because it has the maximum length.
  package var isFullByLimit = false

  /// The cause of a change.
  public enum Cause: Hashable, Sendable {
    /// The user typed a single character.
    case typing

    /// Several characters were inserted at once, by a paste, a drop, a suggestion, or a handwritten
    /// word.
    case paste

    /// The user deleted or cut text.
    case deletion

    /// The user undid or redid an edit.
    case undo

    /// The system filled in the field from contacts, a one-time code, or a password.
    case autoFill

    /// The keyboard changed the text without asking, by an input method, autocorrection, dictation,
    /// or a third-party keyboard.
    case inputMethod

    /// The user stepped a number or a part of a date up or down.
    case stepping

    /// The field got or lost the focus, so that a prefix appeared or disappeared, or a value was
    /// tidied up.
    case focus

    /// The app changed the value and asked for a notification, or notified its own targets.
    case programmatic
  }
}

extension InputChange {
  /// Creates a change from formatted text.
  ///
  /// - Parameters:
  ///   - formatted: The formatted text of the field.
  ///   - remainder: The part of the text that the user still has to type.
  ///   - removed: The user's characters that the change has removed.
  ///   - unused: The inserted letters and digits that are unused.
  ///   - cause: The cause of the change.
  ///   - visibleIssue: The issue to show to the user now.
  package init(
    _ formatted: FormattedText, remainder: String, removed: String = "", unused: String = "",
    cause: Cause, visibleIssue: ValidationIssue? = nil
  ) {
    self.init(
      text: formatted.text, value: formatted.value, isComplete: formatted.isComplete,
      isFull: formatted.isFull, remainder: remainder, issue: formatted.issue,
      visibleIssue: visibleIssue, removed: removed, unused: unused, cause: cause,
      isFullByLimit: formatted.isFullByLimit)
  }
}

extension InputChange.Cause {
  /// Creates the cause to report to the app from the cause of a session's change.
  package init(_ cause: SessionChange.Cause) {
    self =
      switch cause {
      case .typing: .typing
      case .insertion: .paste
      case .deletion: .deletion
      case .stepping: .stepping
      case .undo: .undo
      case .reconciliation: .inputMethod
      case .focus: .focus
      }
  }
}
