import UIKit

/// The switches of a profile that scenarios turn.
enum ProfileSwitch: String, CaseIterable, Sendable {
  case rangeAPI, imeCommitRange, imeQuestions, firstComposedKeyAsksWithoutMark
  case autocorrectOnBlurSendsChange, changeOrder, selectionBeforeChange, pasteOverridesSelection
  case pasteAsync, rejectedPasteRecordsUndo, setTextInsideEditKeepsTypingOp, setTextClearsUndo
  case setTextSendsSelection, replaceSendsChange, replaceCallsSC, replaceRegistersUndo
  case insertTextCallsSC, autofillProbe, oneTimeCodePerDigit, systemSetsTextThroughSetter
  case dictationCallsSC, dictationPlaceholder, predictionAsksTwice, doubleSpaceCallsSC
  case undoCallsSC, undoRangeStale, deleteAtStartCallsSC, secureClearsOnFirstKey
  case selectionNilMeansZero, strictPositions, beginningOfDocumentNilWhenUnfocused, observesText
  case observesDelegate, endOfEditingSetsText, sharedUndoManager, hangulGrowth

  /// Turns it; one with more than two positions goes to its next.
  func turn(in profile: inout Profile) {
    switch self {
    case .rangeAPI: profile.rangeAPI = profile.rangeAPI == .single ? .multi : .single
    case .imeCommitRange:
      let isCovering = profile.imeCommitRange == .coversMark
      profile.imeCommitRange = isCovering ? .excludesMark : .coversMark
    case .imeQuestions:
      profile.imeQuestions.goOn(through: [.none, .markedRange, .caretRanges])
    case .hangulGrowth:
      profile.hangulGrowth.goOn(through: [.deletion, .selection, .replacement])
    case .changeOrder:
      profile.changeOrder.goOn(through: [.controlThenNotification, .notificationThenControl])
    case .pasteOverridesSelection:
      profile.pasteOverridesSelection.goOn(through: [.off, .sameTurn, .nextTurn])
    case .autofillProbe:
      profile.autofillProbe.goOn(through: [.none, .space, .empty, .emptyTwice])
    case .firstComposedKeyAsksWithoutMark: profile.firstComposedKeyAsksWithoutMark.toggle()
    case .autocorrectOnBlurSendsChange: profile.autocorrectOnBlurSendsChange.toggle()
    case .selectionBeforeChange: profile.selectionBeforeChange.toggle()
    case .pasteAsync: profile.pasteAsync.toggle()
    case .rejectedPasteRecordsUndo: profile.rejectedPasteRecordsUndo.toggle()
    case .setTextInsideEditKeepsTypingOp: profile.setTextInsideEditKeepsTypingOp.toggle()
    case .setTextClearsUndo: profile.setTextClearsUndo.toggle()
    case .setTextSendsSelection: profile.setTextSendsSelection.toggle()
    case .replaceSendsChange: profile.replaceSendsChange.toggle()
    case .replaceCallsSC: profile.replaceCallsSC.toggle()
    case .replaceRegistersUndo: profile.replaceRegistersUndo.toggle()
    case .insertTextCallsSC: profile.insertTextCallsSC.toggle()
    case .oneTimeCodePerDigit: profile.oneTimeCodePerDigit.toggle()
    case .systemSetsTextThroughSetter: profile.systemSetsTextThroughSetter.toggle()
    case .dictationCallsSC: profile.dictationCallsSC.toggle()
    case .dictationPlaceholder: profile.dictationPlaceholder.toggle()
    case .predictionAsksTwice: profile.predictionAsksTwice.toggle()
    case .doubleSpaceCallsSC: profile.doubleSpaceCallsSC.toggle()
    case .undoCallsSC: profile.undoCallsSC.toggle()
    case .undoRangeStale: profile.undoRangeStale.toggle()
    case .deleteAtStartCallsSC: profile.deleteAtStartCallsSC.toggle()
    case .secureClearsOnFirstKey: profile.secureClearsOnFirstKey.toggle()
    case .selectionNilMeansZero: profile.selectionNilMeansZero.toggle()
    case .strictPositions: profile.strictPositions.toggle()
    case .beginningOfDocumentNilWhenUnfocused:
      profile.beginningOfDocumentNilWhenUnfocused.toggle()
    case .observesText: profile.observesText.toggle()
    case .observesDelegate: profile.observesDelegate.toggle()
    case .endOfEditingSetsText: profile.endOfEditingSetsText.toggle()
    case .sharedUndoManager: profile.sharedUndoManager.toggle()
    }
  }
}

extension Equatable {
  fileprivate mutating func goOn(through values: [Self]) {
    let next = (values.firstIndex(of: self) ?? 0) + 1
    self = values[next % values.count]
  }
}
