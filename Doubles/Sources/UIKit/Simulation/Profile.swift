/// How the simulated UIKit behaves where versions differ or nobody has measured it.
///
/// Every switch is an assumption; `Doubles/README.md` names the source of each.
public struct Profile: Sendable, CustomStringConvertible {
  /// The name of the preset, and of the switches' origin.
  public var description: String

  /// Which form of the range question is asked.
  public var rangeAPI = RangeAPI.single
  /// Which range the commit of a composition names.
  public var imeCommitRange = CommitRange.coversMark
  /// What is asked while composing.
  public var imeQuestions = CompositionQuestions.markedRange
  /// Whether the first key of a composition is asked about before there is a marked range.
  public var firstComposedKeyAsksWithoutMark = true
  /// How the keyboard makes a Hangul syllable grow.
  public var hangulGrowth = HangulGrowth.deletion
  /// Whether a composition that ends with the focus sends its change; autocorrection too.
  public var autocorrectOnBlurSendsChange = false
  /// Whether the control event or the notification comes first.
  public var changeOrder = ChangeOrder.controlThenNotification
  /// Whether the selection callback comes before the change.
  public var selectionBeforeChange = true
  /// When UIKit sets the caret once more after a paste.
  public var pasteOverridesSelection = PasteOverride.off
  /// Whether a paste lands in a later turn.
  public var pasteAsync = false
  /// Whether a rejected paste is recorded as undoable all the same.
  public var rejectedPasteRecordsUndo = false
  /// Whether setting the text inside an edit keeps the undo steps.
  public var setTextInsideEditKeepsTypingOp = true
  /// Whether setting the text drops the undo steps.
  public var setTextClearsUndo = true
  /// Whether setting the text calls `textFieldDidChangeSelection`.
  public var setTextSendsSelection = false
  /// Whether `replace(_:withText:)` sends the change.
  public var replaceSendsChange = false
  /// Whether `replace(_:withText:)` asks the delegate.
  public var replaceCallsSC = false
  /// Whether `replace(_:withText:)` is undoable.
  public var replaceRegistersUndo = false
  /// Whether `insertText(_:)` and `deleteBackward()` by code ask the delegate.
  public var insertTextCallsSC = false
  /// What is tried before a suggestion goes into an empty field.
  public var autofillProbe = AutofillProbe.none
  /// Whether a one-time code comes digit by digit.
  public var oneTimeCodePerDigit = false
  /// Whether text that the system sets without asking goes through the `text` setter.
  public var systemSetsTextThroughSetter = false
  /// Whether dictation asks the delegate.
  public var dictationCallsSC = true
  /// Whether dictation puts U+FFFC into the text until the result is there.
  public var dictationPlaceholder = false
  /// Whether an accepted prediction is asked about twice.
  public var predictionAsksTwice = false
  /// Whether the period of a double space asks the delegate.
  public var doubleSpaceCallsSC = true
  /// Whether undo and redo ask the delegate.
  public var undoCallsSC = true
  /// Whether undo asks with a range that lies outside of the text.
  public var undoRangeStale = false
  /// Whether backspace at the start asks with an empty range.
  public var deleteAtStartCallsSC = false
  /// Whether the first key in a secure field clears it.
  public var secureClearsOnFirstKey = true
  /// Whether a `nil` selection puts the caret at the start.
  public var selectionNilMeansZero = true
  /// Whether positions that lie outside of the text are rejected; else they are clamped.
  public var strictPositions = true
  /// Whether positions are unusable while the field isn't first responder.
  public var beginningOfDocumentNilWhenUnfocused = false
  /// Whether key-value observation works on the field.
  public var observation = true
  /// Whether the field uses the undo manager of its window.
  public var sharedUndoManager = false

  /// Whether setting the text of a text view asks its delegate.
  public var textViewSetterCallsSC = SetterQuestion.off
  /// Whether `replace(_:withText:)` on a text view sends the change.
  public var textViewReplaceSendsChange = false
  /// Whether `replace(_:withText:)` on a text view asks the delegate.
  public var textViewReplaceCallsSC = false
  /// Whether `replace(_:withText:)` on a text view is undoable.
  public var textViewReplaceRegistersUndo = true
  /// Whether `insertText(_:)` and `deleteBackward()` on a text view by code send the change.
  public var textViewInsertTextSendsChange = true
  /// Whether backspace at the start of a text view asks with an empty range.
  public var textViewDeleteAtStartCallsSC = true
  /// Whether dictation into a text view asks the delegate.
  public var textViewDictationCallsSC = false
  /// Whether Writing Tools ask the delegate of a text view.
  public var textViewWritingToolsCallsSC = true

  /// Whether the keyboard's notifications name the screen; else their object is `nil`.
  public var keyboardNamesScreen = true
  /// Whether a docked keyboard that begins to float says that it hides.
  public var floatingKeyboardSendsHide = true

  /// Creates a profile with the default of every switch.
  public init(_ name: String) { description = name }

  /// Returns a copy with changed switches, and a star behind the name.
  ///
  ///     Profile.iOS18.with { $0.pasteAsync = true }
  public func with(_ change: (inout Profile) -> Void) -> Profile {
    var copy = self
    change(&copy)
    if copy.description == description { copy.description += "*" }
    return copy
  }
}

extension Profile {
  var switchesOfTextField: InputSwitches {
    InputSwitches(
      replaceSendsChange: replaceSendsChange, replaceCallsSC: replaceCallsSC,
      replaceRegistersUndo: replaceRegistersUndo, insertTextSendsChange: true,
      deleteAtStartCallsSC: deleteAtStartCallsSC, dictationCallsSC: dictationCallsSC)
  }

  var switchesOfTextView: InputSwitches {
    InputSwitches(
      replaceSendsChange: textViewReplaceSendsChange, replaceCallsSC: textViewReplaceCallsSC,
      replaceRegistersUndo: textViewReplaceRegistersUndo,
      insertTextSendsChange: textViewInsertTextSendsChange,
      deleteAtStartCallsSC: textViewDeleteAtStartCallsSC,
      dictationCallsSC: textViewDictationCallsSC)
  }

  /// Whether a setter of the text asks the delegate.
  public enum SetterQuestion: Sendable {
    /// Never.
    case off
    /// Once more, when the text is set within the question about a suggestion of the keyboard.
    case onQuickTypeTap
  }

  /// Which form of the range question is asked.
  public enum RangeAPI: Sendable {
    /// `shouldChangeCharactersIn`, as up to iOS 25.
    case single
    /// `shouldChangeCharactersInRanges` where the delegate has it, else the single form.
    case multi
  }

  /// Which range the commit of a composition names.
  public enum CommitRange: Sendable {
    /// The marked range.
    case coversMark
    /// An empty range behind the marked text.
    case excludesMark
  }

  /// What is asked while composing.
  public enum CompositionQuestions: Sendable {
    /// The key at the caret.
    case caretRanges
    /// The marked range, and the whole new marked text.
    case markedRange
    /// Nothing, not even at the commit.
    case none
  }

  /// How the keyboard makes a Hangul syllable grow, which isn't marked.
  public enum HangulGrowth: Sendable {
    /// It deletes what there is of it, and inserts more.
    case deletion
    /// It selects what there is of it first.
    case selection
    /// It replaces what there is of it in one edit.
    case replacement
  }

  /// The order of `.editingChanged` and `textDidChangeNotification`.
  public enum ChangeOrder: Sendable { case controlThenNotification, notificationThenControl }

  /// When UIKit sets the caret once more after a paste.
  public enum PasteOverride: Sendable { case off, sameTurn, nextTurn }

  /// What is tried before a suggestion goes into an empty field.
  public enum AutofillProbe: Sendable {
    /// Nothing.
    case none
    /// A space, which stays in the text if it is let in.
    case space
    /// An empty insertion.
    case empty
    /// Two empty insertions.
    case emptyTwice
  }
}
