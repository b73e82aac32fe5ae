/// What the widget should do about an edit that it proposes.
public enum SessionResponse: Hashable, Sendable {
  /// Let the widget carry it out: its own result is the formatted one. Report it with
  /// ``EditingSession/didChange(to:selection:)``, which returns the event to send.
  case proceed

  /// Don't let the widget carry it out; write this instead.
  case write(SessionUpdate)

  /// Don't let the widget carry it out; nothing changes.
  case reject(Rejection)
}

/// What an adapter has to carry out, and to tell.
public struct SessionUpdate: Hashable, Sendable {
  /// What to write, or `nil` if the widget shows the right text already.
  public var rewrite: TextRewrite?

  /// The selection to set after writing, in UTF-16 code units.
  public var selection: Range<UTF16Offset>

  /// The event to send, exactly once; `nil` if there is nothing to tell.
  public var change: SessionChange?

  /// Why the format rejected what the person did, so that the widget goes back to what it was;
  /// `nil` if it didn't.
  public var rejection: Rejection?

  /// The letters and digits that were put in and found no place, where there is no ``change`` to tell
  /// them: as where the first of a paste is the prefix that is shown already.
  public var unused = ""

  /// Whether the format rejected what the person did.
  public var isRejected: Bool { rejection != nil }
}

/// A change of a field, as an app wants to hear of it.
public struct SessionChange: Hashable, Sendable {
  /// What caused the change.
  public var cause: Cause

  /// The text, the value and what is known of them, after the change.
  public var formatted: FormattedText

  /// Whether this change made the value complete, without an issue.
  public var completesValue: Bool

  /// Whether this change filled the value: it could grow before, can't any more, and is without an issue.
  public var fillsValue: Bool

  private var lost: Lost?

  /// The user's characters that were there and had to go; undo brings them back.
  public var removed: String {
    get { lost?.removed ?? "" }
    set { lost = Lost(removed: newValue, unused: unused) }
  }

  /// The letters and digits that were put in and found no place.
  public var unused: String {
    get { lost?.unused ?? "" }
    set { lost = Lost(removed: removed, unused: newValue) }
  }

  /// What causes a change.
  public enum Cause: Hashable, Sendable {
    /// A single character was typed.
    case typing

    /// Several characters arrived at once: paste, drop, AutoFill, dictation.
    case insertion

    /// Something was deleted.
    case deletion

    /// A number or a part of a date was stepped up or down.
    case stepping

    /// An edit was undone or done again.
    case undo

    /// The widget changed its text without asking: autocorrection, an input method's commit.
    case reconciliation

    /// The field got or lost the focus.
    case focus
  }
}

extension SessionChange {
  /// What a change from one text to another is.
  init(
    _ cause: Cause, from before: FormattedText, to after: FormattedText, losing lost: Lost? = nil
  ) {
    self.init(
      cause: cause, formatted: after, completesValue: after.isDone && !before.isDone,
      fillsValue: after.isFullAndDone && !before.isFullAndDone, lost: lost)
  }
}

extension FormattedText {
  /// Whether the value is done and can grow no more, so that the focus may move on.
  package var isFullAndDone: Bool { isFull && isDone }

  /// Whether an app has to hear of this text after another one: it isn't of what only the format keeps.
  func isNews(after other: FormattedText) -> Bool {
    !isEqualInText(to: other)
  }
}
