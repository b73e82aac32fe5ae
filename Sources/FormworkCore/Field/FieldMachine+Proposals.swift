package import FormworkMasks

/// A change that the system is about to make, and asks about.
package struct FieldQuestion: Hashable, Sendable {
  /// The replaced ranges, in UTF-16 code units of the text. A selection of bidirectional text may
  /// have several.
  package var ranges: [Range<UTF16Offset>]

  /// The replacement.
  package var replacement: String

  /// Whether an input method may be about to mark the inserted text.
  package var mayBeginComposition: Bool

  /// Creates a question about a change.
  package init(
    _ ranges: [Range<UTF16Offset>], replacement: String, mayBeginComposition: Bool = false
  ) {
    self.ranges = ranges
    self.replacement = replacement
    self.mayBeginComposition = mayBeginComposition
  }

  /// The kind of a change, which determines its handling before the format is asked.
  enum Kind {
    /// A key, which can be rejected and written by the adapter.
    case key

    /// A change that only the system can make. Cut fills the pasteboard when it deletes, a rejected
    /// Paste stays on the undo stack, AutoFill continues only if it is permitted, and a secure
    /// field clears itself.
    case nativeOnly

    /// A step of a Korean syllable, which is deleted and inserted again without being marked.
    case recomposition
  }

  func kind(
    over selection: Range<UTF16Offset>, _ widget: WidgetState, _ system: FieldSystem
  ) -> Kind {
    if system.isDesktop { return mayBeginComposition ? .nativeOnly : .key }
    let isSyllable =
      replacement.isEmpty ? widget.text.isHangul(in: ranges[0]) : replacement.isHangul
    let isSelected = replacement.isEmpty && !selection.isEmpty
    if replacement.count > 1 || widget.isSecure || mayBeginComposition { return .nativeOnly }
    if isSyllable { return .recomposition }
    return isSelected ? .nativeOnly : .key
  }
}

/// The evaluation of a change, before the app is asked.
package struct FieldDeliberation<Format: InputFormat>: Sendable {
  /// The ranges for the app's delegate, in UTF-16 code units of the text; `nil` if it doesn't have
  /// to be asked.
  package var ranges: [Range<UTF16Offset>]?

  /// The replacement, if the system didn't ask.
  package var replacement = ""

  /// The text that the plain change would lead to; `nil` if it isn't a single change of the text
  /// that the app sees.
  var plain: String?

  /// The outcome if the app agrees.
  var outcome: Outcome

  /// The number of texts that the app had assigned before the evaluation.
  var assignments: Int

  enum Outcome: Sendable {
    /// The system makes the change.
    case `let`

    /// The system makes the change, as the session expects.
    case expect(EditingSession<Format>)

    /// The system inserts the first key of a secure field.
    case firstKey

    /// The change is rejected, and the session's text is written.
    case write(EditingSession<Format>, SessionUpdate, keepsCaret: Bool)

    /// The change is rejected, and the machine inserts AutoFill's text into the empty field.
    case fillIn(TextEdit)

    /// The machine pastes a value, which the system can't do.
    case paste(EditingSession<Format>, SessionUpdate)

    /// The machine makes a step up or down, which the system can't do.
    case step(EditingSession<Format>, SessionUpdate)

    /// The change is rejected, and the user is notified.
    case reject(Rejection?)

    /// The change is rejected silently.
    case forbid
  }
}
