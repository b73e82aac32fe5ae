#if canImport(AppKit) && !canImport(UIKit)
import AppKit

extension InputFormatter {
  /// Whether a text is to be shown as it is: while an input method composes it or may be about to,
  /// and while it comes from an undo, having been formed before.
  ///
  /// AppKit doesn't say which text it asks about; it is the one that has the focus.
  func isLeftAlone(_ proposed: PartialString, _ original: PartialString) -> Bool {
    guard Thread.isMainThread else { return false }
    return MainActor.assumeIsolated {
      guard let context = NSTextInputContext.current else { return false }
      if context.client.hasMarkedText() { return true }
      let manager = (context.client as? NSTextView)?.undoManager
      if manager?.isUndoing == true || manager?.isRedoing == true { return true }
      let inserted = PartialString.edit(from: original, to: proposed)?.replacement
      return context.mayBeginComposition(with: inserted ?? "")
    }
  }
}
#else
extension InputFormatter {
  /// No other system asks a formatter while a text is typed.
  func isLeftAlone(_ proposed: PartialString, _ original: PartialString) -> Bool { false }
}
#endif
