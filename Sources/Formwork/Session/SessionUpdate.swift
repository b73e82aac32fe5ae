/// What the widget should do about an edit that it proposes.
public enum SessionResponse: Hashable, Sendable {
  /// Let the widget carry it out: its own result is the formatted one. Report it with
  /// ``EditingSession/didChange(to:selection:)``, which returns the event to send.
  case proceed

  /// Don't let the widget carry it out; write this instead.
  case write(SessionUpdate)

  /// Don't let the widget carry it out; nothing changes.
  case refuse(Refusal)
}

/// What an adapter has to carry out, and to tell.
public struct SessionUpdate: Hashable, Sendable {
  /// What to write, or `nil` if the widget shows the right text already.
  public var rewrite: TextRewrite?

  /// The selection to set after writing, in UTF-16 code units.
  public var selection: Range<UTF16Offset>

  /// The event to send, exactly once; `nil` if there is nothing to tell.
  public var change: SessionChange?

  /// Why the format refused what the person did, so that the widget goes back to what it was;
  /// `nil` if it didn't.
  public var refusal: Refusal?

  /// The letters and digits that were put in and found no place, where there is no ``change`` to tell
  /// them: as where the first of a paste is the prefix that is shown already.
  public var leftOut = ""

  /// Whether the format refused what the person did.
  public var isRefused: Bool { refusal != nil }
}
