extension Profile {
  /// An old system: synchronous paste, questions per key while composing.
  public static let iOS15 = preset("iOS15") {
    $0.pasteOverridesSelection = .sameTurn
    $0.autofillProbe = .empty
    $0.rejectedPasteRecordsUndo = true
    $0.firstComposedKeyAsksWithoutMark = false
    $0.textViewSetterCallsSC = .onQuickTypeTap
    $0.keyboardNamesScreen = false
  }

  /// The last system with the single-range question only.
  public static let iOS18 = preset("iOS18") {
    $0.pasteOverridesSelection = .sameTurn
    $0.autofillProbe = .space
  }

  /// The first system that prefers the multi-range question.
  public static let iOS26 = preset("iOS26") {
    $0.rangeAPI = .multi
    $0.imeCommitRange = .excludesMark
    $0.pasteAsync = true
    $0.pasteOverridesSelection = .nextTurn
    $0.autofillProbe = .space
    $0.dictationPlaceholder = true
    $0.toolbarTakesTaps = .toolbar
  }

  /// The system that deprecates the single-range question.
  public static let iOS27 = preset("iOS27", from: .iOS26) {
    $0.changeOrder = .notificationThenControl
    $0.replaceSendsChange = true
    $0.replaceRegistersUndo = true
    $0.doubleSpaceCallsSC = false
    $0.textViewReplaceSendsChange = true
  }

  /// The worst answer to every open question.
  public static let nasty = preset("nasty", from: .iOS26) {
    $0.imeQuestions = .caretRanges
    $0.hangulGrowth = .selection
    $0.changeOrder = .notificationThenControl
    $0.selectionBeforeChange = false
    $0.rejectedPasteRecordsUndo = true
    $0.setTextClearsUndo = false
    $0.setTextSendsSelection = true
    $0.replaceSendsChange = true
    $0.replaceCallsSC = true
    $0.replaceRegistersUndo = true
    $0.insertTextCallsSC = true
    $0.autofillProbe = .emptyTwice
    $0.oneTimeCodePerDigit = true
    $0.systemSetsTextThroughSetter = true
    $0.dictationCallsSC = false
    $0.predictionAsksTwice = true
    $0.doubleSpaceCallsSC = false
    $0.undoRangeStale = true
    $0.deleteAtStartCallsSC = true
    $0.beginningOfDocumentNilWhenUnfocused = true
    $0.textViewSetterCallsSC = .onQuickTypeTap
    $0.textViewReplaceSendsChange = true
    $0.textViewReplaceCallsSC = true
    $0.textViewInsertTextSendsChange = false
    $0.textViewWritingToolsCallsSC = false
    $0.floatingKeyboardSendsHide = false
    $0.numberPadIsPopover = true
    $0.toolbarTakesTaps = .content
  }

  /// Every preset.
  public static let all = [iOS15, iOS18, iOS26, iOS27, nasty]

  private static func preset(
    _ name: String, from base: Profile = Profile(""), _ change: (inout Profile) -> Void
  ) -> Profile {
    var profile = base
    change(&profile)
    profile.description = name
    return profile
  }
}
