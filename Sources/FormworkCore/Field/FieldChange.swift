package import FormworkMasks

/// A user edit of a field, as the machine reports it. The adapter adds the status of the field for
/// the app.
package struct FieldChange: Hashable, Sendable {
  /// The content after the edit.
  package var content: FormattedText

  /// The user's characters that the edit has removed, in order.
  package var removed: String

  /// The inserted letters and digits that are unused.
  package var unused: String

  /// The cause of the edit.
  package var cause: Cause

  /// Whether the edit has completed the value.
  package var completes: Bool

  /// Whether the edit has made the value full.
  package var fills: Bool

  /// Creates the report of an edit.
  package init(
    _ content: FormattedText, removed: String = "", unused: String = "", cause: Cause,
    completes: Bool = false, fills: Bool = false
  ) {
    self.content = content
    self.removed = removed
    self.unused = unused
    self.cause = cause
    self.completes = completes
    self.fills = fills
  }

  /// Creates the report of a session's change.
  package init(_ change: SessionChange, _ content: FormattedText, cause: Cause) {
    self.init(
      content, removed: change.removed, unused: change.unused, cause: cause,
      completes: change.completesValue, fills: change.fillsValue)
  }

  /// The cause of a change. `InputChange.Cause` describes each of them for the app.
  package enum Cause: Hashable, Sendable {
    case typing, paste, deletion, undo, autoFill, inputMethod, stepping, focus, programmatic
  }
}

extension FieldChange.Cause {
  /// Creates the cause to report from the cause of a session's change.
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
