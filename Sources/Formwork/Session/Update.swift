/// What the widget should do about an edit that it proposes.
public enum Response: Hashable, Sendable {
  /// Let the widget carry it out: its own result is the formatted one. Report it with
  /// ``EditingSession/didChange(to:selection:)``, which returns the event to send.
  case proceed

  /// Don't let the widget carry it out; write this instead.
  case write(Update)

  /// Don't let the widget carry it out; nothing changes.
  case reject
}

/// What an adapter has to carry out, and to tell.
public struct Update: Hashable, Sendable {
  /// What to write, or `nil` if the widget shows the right text already.
  public var rewrite: Rewrite?

  /// The selection to set after writing, in UTF-16 code units.
  public var selection: Range<UTF16Offset>

  /// The event to send, exactly once; `nil` if there is nothing to tell.
  public var change: Change?

  /// Why the format refused what the person did, so that the widget goes back to what it was;
  /// `nil` if it didn't.
  public var refusal: Refusal?

  /// Whether the format refused what the person did.
  public var isRefused: Bool { refusal != nil }
}

/// The smallest part of a widget's text that differs from the text it should show.
///
/// It begins and ends on the boundaries of characters of both texts.
public struct Rewrite: Hashable, Sendable {
  /// The part to replace, in UTF-16 code units of the widget's present text.
  public var range: Range<UTF16Offset>

  /// What to put in its place.
  public var replacement: String

  /// Creates a part to replace and its replacement.
  public init(range: Range<UTF16Offset>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// A change of a field, as an app wants to hear of it.
public struct Change: Hashable, Sendable {
  /// What caused the change.
  public var cause: Cause

  /// The text, the value and what is known of them, after the change.
  public var formatted: FormattedText

  /// Whether this change made the value complete.
  public var completes: Bool

  /// The user's characters that were there and had to go; undo brings them back.
  public var dropped: String

  /// The letters and digits that were put in and found no place.
  public var leftOut = ""

  /// What causes a change.
  public enum Cause: Hashable, Sendable {
    /// A single character was typed.
    case typing

    /// Several characters arrived at once: paste, drop, AutoFill, dictation.
    case insertion

    /// Something was deleted.
    case deletion

    /// An edit was undone or done again.
    case undo

    /// The widget changed its text without asking: autocorrection, an input method's commit.
    case reconciliation

    /// The field got or lost the focus.
    case focus
  }
}
