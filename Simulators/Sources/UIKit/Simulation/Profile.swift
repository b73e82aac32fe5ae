/// How the simulated UIKit behaves where versions differ or nobody has measured it.
///
/// Every switch is an assumption; the marks of sources are those of `Simulators/README.md`.
public struct Profile: Sendable, CustomStringConvertible {
  /// The name of the preset, and of the switches' origin.
  public var description: String

  /// Which form of the range question is asked.
  /// Source: [A] both forms; [F] preference.
  public var rangeAPI = RangeAPI.single
  /// Which range the commit of a composition names.
  /// Source: [A] forum 801013.
  public var imeCommitRange = CommitRange.coversMark
  /// What is asked while composing.
  /// Source: [F] radar 15584633; `none`: old Chinese keyboards.
  public var imeQuestions = CompositionQuestions.markedRange
  /// Whether the first key of a composition is asked about before there is a marked range.
  /// Source: [U].
  public var firstComposedKeyAsksWithoutMark = true
  /// How the keyboard makes a Hangul syllable grow.
  /// Source: [F] Runestone 90, 129; replacement [U].
  public var hangulGrowth = HangulGrowth.deletion
  /// Whether a composition that ends with the focus sends its change; autocorrection too.
  /// Source: [F] B33; a composition's end [U].
  public var autocorrectOnBlurSendsChange = false
  /// Whether the control event or the notification comes first.
  /// Source: [U] B01.
  public var changeOrder = ChangeOrder.controlThenNotification
  /// Whether the selection callback comes before the change.
  /// Source: [F] before; after [U].
  public var selectionBeforeChange = true
  /// When UIKit sets the caret once more after a paste.
  /// Source: [F] B19.
  public var pasteOverridesSelection = PasteOverride.off
  /// Whether a paste lands in a later turn.
  /// Source: [F] B19.
  public var pasteAsync = false
  /// Whether a rejected paste is recorded as undoable all the same.
  /// Source: [F] radar 32508213.
  public var rejectedPasteRecordsUndo = false
  /// Whether setting the text inside an edit keeps the undo steps.
  /// Source: [F].
  public var setTextInsideEditKeepsTypingOp = true
  /// Whether setting the text drops the undo steps.
  /// Source: [F].
  public var setTextClearsUndo = true
  /// Whether setting the text calls `textFieldDidChangeSelection`.
  /// Source: [U] B50.
  public var setTextSendsSelection = false
  /// Whether `replace(_:withText:)` sends the change.
  /// Source: [M] no; focused [U] B51.
  public var replaceSendsChange = false
  /// Whether `replace(_:withText:)` asks the delegate.
  /// Source: [M] no; focused [U] B51.
  public var replaceCallsSC = false
  /// Whether `replace(_:withText:)` is undoable.
  /// Source: [U] B51.
  public var replaceRegistersUndo = false
  /// Whether `insertText(_:)` and `deleteBackward()` by code ask the delegate.
  /// Source: [F] no, B49.
  public var insertTextCallsSC = false
  /// What is tried before a suggestion goes into an empty field.
  /// Source: [F] B25.
  public var autofillProbe = AutofillProbe.none
  /// Whether a one-time code comes digit by digit.
  /// Source: [F] B29.
  public var oneTimeCodePerDigit = false
  /// Whether text that the system sets without asking goes through the `text` setter.
  /// Source: [U] B30.
  public var systemSetsTextThroughSetter = false
  /// Whether dictation asks the delegate.
  /// Source: [F] no for views, B37; field [U].
  public var dictationCallsSC = true
  /// Whether dictation puts U+FFFC into the text until the result is there.
  /// Source: [F] B37.
  public var dictationPlaceholder = false
  /// Whether an accepted prediction is asked about twice.
  /// Source: [F] B34.
  public var predictionAsksTwice = false
  /// Whether the period of a double space asks the delegate.
  /// Source: [F] both, B35.
  public var doubleSpaceCallsSC = true
  /// Whether undo and redo ask the delegate.
  /// Source: [F] B57.
  public var undoCallsSC = true
  /// Whether undo asks with a range that lies outside of the text.
  /// Source: [F] B57.
  public var undoRangeStale = false
  /// Whether backspace at the start asks with an empty range.
  /// Source: [F] no for fields, B09.
  public var deleteAtStartCallsSC = false
  /// Whether the first key in a secure field clears it.
  /// Source: [F] B67.
  public var secureClearsOnFirstKey = true
  /// Whether a `nil` selection puts the caret at the start.
  /// Source: [M] B69.
  public var selectionNilMeansZero = true
  /// Whether positions that lie outside of the text are rejected; else they are clamped.
  /// Source: [M].
  public var strictPositions = true
  /// Whether positions are unusable while the field isn't first responder.
  /// Source: [F].
  public var beginningOfDocumentNilWhenUnfocused = false
  /// Whether key-value observation works for the text, and for a secure field.
  /// Source: [U].
  public var observesText = true
  /// Whether key-value observation works for the delegate.
  /// Source: [U].
  public var observesDelegate = true
  /// Whether key-value observation works on the field.
  public var observation: Bool {
    get { observesText && observesDelegate }
    set {
      observesText = newValue
      observesDelegate = newValue
    }
  }
  /// Whether UIKit assigns the text, which stays the same, when editing ends.
  /// Source: [F] radar 22872412 on iOS 9; later [U].
  public var endOfEditingSetsText = false
  /// Whether the field uses the undo manager of its window.
  /// Source: [U].
  public var sharedUndoManager = false

  /// Whether setting the text of a text view asks its delegate.
  /// Source: [F] radar 50206546; its range [U].
  public var textViewSetterCallsSC = SetterQuestion.off
  /// Whether `replace(_:withText:)` on a text view sends the change.
  /// Source: [F] both, B51.
  public var textViewReplaceSendsChange = false
  /// Whether `replace(_:withText:)` on a text view asks the delegate.
  /// Source: [F] both, B51.
  public var textViewReplaceCallsSC = false
  /// Whether `replace(_:withText:)` on a text view is undoable.
  /// Source: [F] B51.
  public var textViewReplaceRegistersUndo = true
  /// Whether `insertText(_:)` and `deleteBackward()` on a text view by code send the change.
  /// Source: [F] no in 2014, B49; today [U].
  public var textViewInsertTextSendsChange = true
  /// Whether backspace at the start of a text view asks with an empty range.
  /// Source: [F] B09.
  public var textViewDeleteAtStartCallsSC = true
  /// Whether dictation into a text view asks the delegate.
  /// Source: [F] B37.
  public var textViewDictationCallsSC = false
  /// Whether Writing Tools ask the delegate of a text view.
  /// Source: [U].
  public var textViewWritingToolsCallsSC = true

  /// Whether the keyboard's notifications name the screen; else their object is `nil`.
  /// Source: [A] from iOS 16.1.
  public var keyboardNamesScreen = true
  /// Whether the number pad is a popover at its input, so that no keyboard is docked.
  /// Source: [F] WebKit 49223, stripe-ios 6615, B83.
  public var numberPadIsPopover = false
  /// Whether a toolbar takes the taps beside its buttons.
  /// Source: [F] dotnet/maui 36412, B84; with which of its views [U].
  public var toolbarTakesTaps = ToolbarTaps.none
  /// Whether a docked keyboard that begins to float says that it hides.
  /// Source: [U].
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

  /// What takes a tap beside the buttons of a toolbar.
  public enum ToolbarTaps: Sendable {
    /// Nothing.
    case none
    /// The toolbar.
    case toolbar
    /// A view inside, as wide as the toolbar.
    case content
  }

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
