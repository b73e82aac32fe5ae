#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Drives one stock text field, or text view, by an editing session. Both are a field here.
///
/// UIKit changes a field's text in many ways, and asks about only some of them. So the adapter
/// listens at four places, and does the same at each: compare what the field shows with what the
/// session knows, and carry out what the session answers.
///
///     shouldChange…      before a change       let it be, write instead, or refuse
///     didChangeSelection inside the change     before anyone else has seen its raw result
///     .editingChanged    after the change      for what never asked; textViewDidChange of a view
///     end of the turn    after everything      for what didn't even tell
///
/// It writes only what differs, never while an input method composes, and tells of each change
/// by the person once.
@MainActor
final class FieldAdapter {
  private(set) weak var field: (any FormattedInput)?
  weak var owner: FieldFormatting?
  var session: EditingSession<AnyInputFormat>

  /// How deep the adapter is in writing of its own; whatever UIKit calls then isn't news.
  var writes = 0

  /// Whether the adapter assigns the field's text, which is then reported like the app's doing.
  var isAssigning = false

  /// Whether a secure field has had no key since it got the focus: the first one may empty it.
  var awaitsFirstKey = false

  /// Whether an event goes round that the adapter sends.
  var isSending = false

  /// Whether a question that arrives is the adapter's own, and only for the app to answer.
  var isAskingOnly = false

  /// Goes up with each text that the app assigns, so that a question asked meanwhile is void.
  var assignments = 0

  /// What has happened in this turn of the run loop.
  var turn = Turn()

  /// A change that observers are still to be told of.
  var owed: OwedChange?

  /// Where the caret was put, while UIKit may still move it: it does so after a paste.
  var caretToKeep: CaretToKeep?

  /// Where the last insertion that UIKit asked about would end in the text as it was.
  var insertionEnd: UTF16Offset = 0

  /// What the value was made from, so that settings have the same outcome in any order.
  var source: Source

  /// Why the field shows a text as it was assigned, not formatted; `nil` if it doesn't.
  var rawText: RawText?

  /// A format that was set while an input method composed, whose text nobody may touch.
  var awaitedFormat: AnyInputFormat?

  /// Where a Korean syllable was refused, of which the keyboard doesn't know.
  var refusedSyllable: Range<UTF16Offset>?

  /// A text in the making that has gone round: a syllable, or AutoFill's knocking.
  var unsettledText: String?

  let undo = UndoBridge()
  private var observation: FieldObservation?
  private var textObservations: [NSKeyValueObservation] = []

  /// Where a value comes from.
  enum Source {
    /// A text that the app assigned, or that was there before the format.
    case text(String)

    /// What the person typed, or a value that the app set.
    case value(String)
  }

  enum RawText {
    /// The app wants it left alone until the person edits it.
    case kept

    /// The format came while an input method composed: the text is read when that is over.
    case unread
  }

  struct Turn {
    /// Whether the end of the turn will be attended to.
    var isAwaited = false

    /// Whether UIKit asked about or reported a change.
    var hasUserActivity = false

    /// Whether an insertion of nothing or a blank was let through, AutoFill's first step.
    var hasProbe = false

    /// Whether a secure field was let take its first key, which may empty it.
    var takesFirstKey = false

    /// Whether Korean syllables are being put together, which takes a deletion and an insertion.
    var isRecomposing = false

    /// Whether a syllable was inserted last.
    var endsInSyllable = false

    /// Whether something was deleted that a keyboard may take for the syllable that was refused.
    var deletesForSyllable = false

    /// Whether the clear button was let through.
    var isClearing = false

    /// What was there before the text was assigned by code, as the app does, and AutoFill of some
    /// fields.
    var assignedOver: FormattedText?

    /// The events that UIKit sent while the adapter wrote.
    var toldByWriting: Set<Event> = []
  }

  struct OwedChange {
    var cause: InputChange.Cause
    var dropped = ""
    var leftOut = ""
    var completes = false
    var fills = false

    /// The native events that have gone round.
    var sent: Set<Event> = []
  }

  /// The two ways by which UIKit reports a change of the text.
  enum Event {
    /// The `.editingChanged` of a text field, the `textViewDidChange` of a text view.
    case callback

    /// The notification.
    case notification
  }

  struct CaretToKeep {
    var selection: Range<UTF16Offset>

    /// Where UIKit would put the caret: behind what was inserted, as if none of it had changed.
    var unwanted: UTF16Offset
    var turns: Int
  }

  init(_ field: any FormattedInput, format: AnyInputFormat, owner: FieldFormatting) {
    self.field = field
    self.owner = owner
    source = .text(field.committedText)
    session = EditingSession(format: format, undoSteps: owner.undoSteps, undoLimit: 50)
    undo.adapter = self
    observation = field.listen(for: self)
    textObservations = field.observeText { [weak self] in
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { self?.textWasAssigned() }
    }
    session.set(text: field.committedText)
    if field.isBeingComposed { rawText = .unread } else { assign() }
    // What UIKit recorded for undo belongs to the text that was there.
    settleLater()
    field.isFirstResponder ? owner.spokenValue.hide(in: field) : speak()
  }

  /// Stops listening; the field keeps its text.
  func detach() {
    observation?.end()
    observation = nil
    textObservations = []
    undo.removeAll()
    owner?.remainderLabel.hide()
    if let field { owner?.spokenValue.hide(in: field) }
    // It may happen in the midst of a change, of which nothing is to be done any more.
    assignments += 1
    field = nil
  }

  /// The format that the app has set last.
  var format: AnyInputFormat { awaitedFormat ?? session.format }

  func speak() {
    guard let field else { return }
    owner?.spokenValue.show(session.current, format: session.format, in: field)
  }
}
#endif
