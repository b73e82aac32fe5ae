/// What came of an edit.
///
///     let phone = try Mask("+1 ([000]) [000]-[0000]")
///     let outcome = phone.apply(TextEdit(inserting: "x", at: 0), to: FormattedText())
///     outcome.refusal  // .notAllowed
public struct EditOutcome: Hashable, Sendable {
  /// The text after the edit; exactly the one before it if the edit was refused.
  public var formatted: FormattedText

  /// Why the format refused the edit, of which nothing could be used; `nil` if it didn't.
  ///
  /// An edit that had nothing to do isn't refused, such as Backspace in an empty field, a typed
  /// separator that is already there, or one that a mask has no use for.
  public var refusal: Refusal?

  /// The user's characters that were there and had to go, in order.
  ///
  /// Undo brings them back. What was never in the text is ``leftOut``.
  public var dropped: String

  /// The letters and digits that were put in and found no place, in order; empty where the edit
  /// was refused, which says the same of all of them.
  public var leftOut: String

  /// Whether the format refused the edit.
  public var isRefused: Bool { refusal != nil }

  /// Creates the outcome of an edit that was carried out.
  public init(_ formatted: FormattedText, dropped: String = "", leftOut: String = "") {
    self.formatted = formatted
    self.dropped = dropped
    self.leftOut = leftOut
    refusal = nil
  }

  /// The outcome of an edit that was refused: `current` as it was.
  public static func refused(
    _ current: FormattedText, because refusal: Refusal = .notAllowed
  ) -> EditOutcome {
    var outcome = EditOutcome(current)
    outcome.refusal = refusal
    return outcome
  }
}
