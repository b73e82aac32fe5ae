#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

/// Steps up and down, which AppKit knows nothing of.
extension TextViewAdapter {
  func step(by steps: Int) -> Bool {
    guard let view, writes == 0, !isUndoing, !view.hasMarkedText(), !showsRawText,
      view.string.isIdentical(to: current.text)
    else { return false }
    var trial = session
    trial.select(UTF16Offset(view.selectedRange()))
    guard let update = trial.step(by: steps) else { return false }
    if let reason = update.refusal {
      session = trial
      owner?.refuse(reason)
      return true
    }
    let before = assignments
    guard update.rewrite.map(appAllows) ?? true, assignments == before else { return true }
    session = trial
    write(update.rewrite)
    tell(update)
    return true
  }

  /// Asks the app's delegate what AppKit would ask it of the same change by a key.
  private func appAllows(_ rewrite: TextRewrite) -> Bool {
    guard let view, let delegate = view.delegate else { return true }
    isAskingOnly = true
    defer { isAskingOnly = false }
    let range = NSRange(rewrite.range)
    return delegate.textView?(
      view, shouldChangeTextInRanges: [NSValue(range: range)],
      replacementStrings: [rewrite.replacement])
      ?? delegate.textView?(
        view, shouldChangeTextIn: range, replacementString: rewrite.replacement) ?? true
  }
}
#endif
