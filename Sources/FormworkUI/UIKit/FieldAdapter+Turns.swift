#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The end of a turn of the run loop: what never told is found out, what is owed is told.
extension FieldAdapter {
  func settleLater() {
    guard !turn.isAwaited else { return }
    turn.isAwaited = true
    DispatchQueue.main.async { [weak self] in self?.settleTurn() }
  }

  private func settleTurn() {
    guard let field else { return }
    undo.endGuarding()
    let ended = turn
    turn = Turn()
    let isStray = !field.isComposing && !field.shownText.isIdentical(to: shownOrRawText)
    if isStray { undo.noteChange(after: true) }
    if isStray, !ended.hasUserActivity, owner?.delegation.isObserved == false {
      // Nobody typed, and UIKit doesn't report assignments here: it must have been the app.
      textWasAssigned()
    } else if ended.hasProbe, isStray, session.current.text.isEmpty, field.isBlank {
      removeProbe(from: field)
    } else if !field.isComposing {
      reconcile(at: .end)
      if ended.isRecomposing, ended.endsInSyllable { standBehindSyllable(in: field) }
    }
    if ended.deletesForSyllable { refusedSyllable = nil }
    flush()
    undo.rebuild()
    showRemainder()
    if var kept = caretToKeep {
      kept.turns -= 1
      caretToKeep = kept.turns > 0 ? kept : nil
      if kept.turns > 0 { settleLater() }
    }
  }

  /// AutoFill knocked and didn't come in: the blank that it left goes, and who saw it hears of it.
  private func removeProbe(from field: any FormattedInput) {
    writes += 1
    assignText(in: field)
    writes -= 1
    unsettledText = nil
    for event in field.events { send(event) }
  }

  private var shownOrRawText: String {
    if rawText != nil, case .text(let text) = source { return text }
    return session.displayedText
  }
}
#endif
