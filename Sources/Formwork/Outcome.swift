/// What came of an edit.
public struct Outcome: Hashable, Sendable {
  /// The text after the edit; exactly the one before it if the edit was refused.
  public var formatted: FormattedText

  /// Whether the format refused the edit: nothing of it could be used.
  ///
  /// An edit that had nothing to do isn't refused, such as Backspace in an empty field or a typed
  /// separator that is already there.
  public var isRefused: Bool

  /// The user's characters that the edit pushed out or left without a place, in order.
  ///
  /// Undo brings them back. What was never in the text isn't listed.
  public var dropped: String

  /// Creates the outcome of an edit that was carried out.
  public init(_ formatted: FormattedText, dropped: String = "") {
    self.formatted = formatted
    self.dropped = dropped
    isRefused = false
  }

  /// The outcome of an edit that was refused: `current` as it was.
  public static func refused(_ current: FormattedText) -> Outcome {
    var outcome = Outcome(current)
    outcome.isRefused = true
    return outcome
  }
}
