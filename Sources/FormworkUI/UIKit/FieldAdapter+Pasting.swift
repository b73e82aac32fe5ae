#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A paste of characters of the value. UIKit can only insert texts, so it is carried out here.
extension FieldAdapter {
  /// Pastes over the selection, unless the app's delegate says no.
  ///
  /// - Returns: Whether that was the way to do it; `false` if UIKit has to paste a text, since
  ///   something is being composed, or shown that isn't formatted.
  func paste(value: String) -> Bool {
    guard writes == 0, let field, !field.isComposing, rawText == nil,
      field.shownText.isIdentical(to: session.displayedText), let selection = field.shownSelection
    else { return false }
    turn.hasUserActivity = true
    settleLater()
    var trial = session
    trial.select(selection)
    let isOverNothing = trial.format.valueRange(of: selection, in: trial.current).isEmpty
    guard let edit = trial.edit(pasting: value) else {
      refuse()
      return true
    }
    let update = trial.perform(edit)
    if update.isRefused || update.change == nil && isOverNothing {
      refuse()
      return true
    }
    let before = assignments
    guard isAllowed(value, in: selection, of: field) else { return true }
    // What the app has done meanwhile counts, and without a format UIKit pastes.
    guard assignments == before else { return self.field != nil }
    session = trial
    insertionEnd = trial.current.caret
    carryOut(update, cause: .paste)
    return true
  }

  /// Asks the app's delegate, and who stands in front of it, as UIKit would.
  private func isAllowed(
    _ text: String, in range: Range<UTF16Offset>, of field: any FormattedInput
  ) -> Bool {
    isAskingOnly = true
    defer { isAskingOnly = false }
    return field.delegateAllows(text, in: NSRange(range))
  }
}
#endif
