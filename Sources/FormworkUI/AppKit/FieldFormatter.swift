#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

/// The formatter of one field, which tells when it is asked.
final class FieldFormatter: MaskFormatter {
  /// Called with the answer, with what the person did, and with the text before; no edit is a
  /// correction elsewhere.
  @MainActor var heard: (@MainActor (PartialString.Answer, TextEdit?, PartialString) -> Void)?

  /// Whether every text is let be, since it is the adapter's own.
  @MainActor var isSuspended = false

  /// A formatter for another field, which tells nobody: cells are copied with their formatters.
  override func copy(with zone: NSZone? = nil) -> Any { MaskFormatter(format) }

  override func answer(
    to proposed: PartialString, from original: PartialString
  ) -> PartialString.Answer {
    guard Thread.isMainThread else { return super.answer(to: proposed, from: original) }
    nonisolated(unsafe) let formatter = self
    if MainActor.assumeIsolated({ formatter.isSuspended }) { return .accept }
    let answer = super.answer(to: proposed, from: original)
    let edit = PartialString.edit(from: original, to: proposed)
    MainActor.assumeIsolated { formatter.heard?(answer, edit, original) }
    return answer
  }
}
#endif
