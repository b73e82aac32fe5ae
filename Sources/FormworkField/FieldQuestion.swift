package import FormworkText

/// A change that the system is about to make, and asks about.
package struct FieldQuestion: Hashable, Sendable {
  /// What is replaced, in UTF-16 code units of the text; several for a selection that runs in both
  /// directions.
  package var ranges: [Range<UTF16Offset>]

  /// What is put there.
  package var replacement: String

  /// Whether an input method may be about to mark what is put in.
  package var mayBeginComposition: Bool

  /// Describes a change.
  package init(
    _ ranges: [Range<UTF16Offset>], replacement: String, mayBeginComposition: Bool = false
  ) {
    self.ranges = ranges
    self.replacement = replacement
    self.mayBeginComposition = mayBeginComposition
  }

  /// What has to be known of a change before the format is asked.
  enum Kind {
    /// A key: it can be rejected, and its result be written by the adapter.
    case key

    /// Only the system does it whole. Cut fills the pasteboard when it deletes, a rejected Paste
    /// stays on the undo stack, AutoFill goes on only if it is let, a secure field empties itself.
    case nativeOnly

    /// A step of a Korean syllable, which is deleted and inserted anew without being marked.
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

/// What the machine thinks of a change that was asked about, before the app has been asked.
package struct FieldDeliberation<Format: InputFormat>: Sendable {
  /// What the app's delegate is to be asked about, in UTF-16 code units of the text; `nil` where it
  /// needn't be.
  package var ranges: [Range<UTF16Offset>]?

  /// What would be put there, where it wasn't the system that asked.
  package var replacement = ""

  /// What comes of it, if the app agrees.
  var outcome: Outcome

  /// How often the app had assigned a text by then.
  var assignments: Int

  enum Outcome: Sendable {
    /// The system makes the change.
    case `let`

    /// It makes the change, which the session expects.
    case expect(EditingSession<Format>)

    /// It gives a secure field its first key.
    case firstKey

    /// It doesn't make it; the session's text is written.
    case write(EditingSession<Format>, SessionUpdate, keepsCaret: Bool)

    /// It doesn't make it; the machine puts in what AutoFill has for an empty field.
    case fillIn(TextEdit)

    /// A paste of a value, which the system can't do.
    case paste(EditingSession<Format>, SessionUpdate)

    /// A step up or down, which the system knows nothing of.
    case step(EditingSession<Format>, SessionUpdate)

    /// Nothing comes of it, and the person feels that.
    case reject(Rejection?)

    /// Nothing comes of it.
    case forbid
  }
}
