/// The instruction for a widget that proposes an edit.
public enum SessionResponse: Hashable, Sendable {
  /// The widget makes the edit, because its own result is the formatted text. Then report it with
  /// ``EditingSession/didChange(to:selection:)``, which returns the change.
  case proceed

  /// The widget doesn't make the edit. Write the update instead.
  case write(SessionUpdate)

  /// The widget doesn't make the edit. Nothing changes.
  case reject(Rejection)
}

/// An update that an adapter writes to the widget, and the change to report to the app.
public struct SessionUpdate: Hashable, Sendable {
  /// The part of the text to write, or `nil` if the widget already shows the right text.
  public var rewrite: TextRewrite?

  /// The selection to set after writing, in UTF-16 code units.
  public var selection: Range<UTF16Offset>

  /// The change to report exactly once, if any.
  public var change: SessionChange?

  /// The reason why the format rejected the edit, or `nil`. If there is one, the update reverts the widget.
  ///
  /// If a composition fits in part, there is a ``change``, too, and the update reverts only the other part.
  public var rejection: Rejection?

  /// The unused letters and digits if there is no ``change`` that contains them.
  ///
  /// For example, a paste may contain only the prefix that is already shown, followed by characters without a
  /// place.
  public var unused = ""

  /// A Boolean value that indicates whether the format rejected the edit.
  public var isRejected: Bool { rejection != nil }
}

/// A change of a field, for the app.
public struct SessionChange: Hashable, Sendable {
  /// The cause of the change.
  public var cause: Cause

  /// The formatted text after the change.
  public var formatted: FormattedText

  /// A Boolean value that indicates whether this change completed the value without an issue.
  package var completesValue: Bool

  /// A Boolean value that indicates whether this change filled the value.
  ///
  /// A filled value can't grow any more, is complete, and has no issue.
  package var fillsValue: Bool

  private var lost: Lost?

  /// The user's characters that the edit removed, which undo restores.
  public var removed: String {
    get { lost?.removed ?? "" }
    set { lost = Lost(removed: newValue, unused: unused) }
  }

  /// The inserted letters and digits without a place.
  public var unused: String {
    get { lost?.unused ?? "" }
    set { lost = Lost(removed: removed, unused: newValue) }
  }

  /// A cause of a change.
  public enum Cause: Hashable, Sendable {
    /// A single character was typed.
    case typing

    /// Several characters were inserted at once, by a paste, a drop, AutoFill, or dictation.
    case insertion

    /// Something was deleted.
    case deletion

    /// A number or a part of a date was stepped up or down.
    case stepping

    /// An edit was undone or redone.
    case undo

    /// The widget changed its text without asking, as for autocorrection or a commit of an input method.
    case reconciliation

    /// The field got or lost the focus.
    case focus
  }
}

extension SessionChange {
  /// Creates the change from one text to another.
  init(
    _ cause: Cause, from before: FormattedText, to after: FormattedText, losing lost: Lost? = nil
  ) {
    self.init(
      cause: cause, formatted: after, completesValue: after.isDone && !before.isDone,
      fillsValue: after.isFullAndDone && !before.isFullAndDone, lost: lost)
  }
}

extension FormattedText {
  /// Whether the value is done and full, so that the focus can move on.
  package var isFullAndDone: Bool { isFull && isDone }

  /// Returns whether the text or the value differs from another one. Other differences aren't reported to the
  /// app.
  func changesDisplay(after other: FormattedText) -> Bool {
    !isEqualInText(to: other)
  }
}
