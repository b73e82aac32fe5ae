/// A user edit of a field, as reported to the app.
///
///     field.formwork.onChange = { change in
///       save(change.status.value)
///       button.isEnabled = change.status.isValid
///     }
public struct InputChange: Hashable, Sendable {
  /// The status of the field after the edit: its text, its value, and their validation.
  public var status: InputStatus

  /// The user's characters that the change has removed, in order. Undo restores them.
  public var removed: String

  /// The inserted letters and digits that are unused.
  public var unused: String

  /// The cause of the change.
  public var cause: Cause

  /// A Boolean value that indicates whether the edit has completed a valid value.
  public var completes: Bool

  /// Whether the edit has filled the field, other than to its maximum length.
  package var fills = false

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
  /// Creates the report for the app of a change.
  package init(_ change: FieldChange, _ status: InputStatus) {
    self.init(
      status: status, removed: change.removed, unused: change.unused, cause: Cause(change.cause),
      completes: change.completes, fills: change.fills && !change.content.isFullByLimit)
  }
}

extension InputChange.Cause {
  /// Creates the cause for the app.
  package init(_ cause: FieldChange.Cause) {
    self =
      switch cause {
      case .typing: .typing
      case .paste: .paste
      case .deletion: .deletion
      case .undo: .undo
      case .autoFill: .autoFill
      case .inputMethod: .inputMethod
      case .stepping: .stepping
      case .focus: .focus
      case .programmatic: .programmatic
      }
  }
}
