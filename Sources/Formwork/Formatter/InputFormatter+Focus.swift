#if canImport(AppKit) && !canImport(UIKit)
import AppKit

extension InputFormatter {
  /// Whether a text must not be changed: an input method is composing it or may be about to, or an
  /// undo restores it.
  ///
  /// AppKit doesn't pass the field, so it is the one with the focus.
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
#endif
