#if canImport(UIKit) && !os(watchOS)
package import Formwork
import UIKit

/// The fields and text views whose delegate is the listener.
extension MaskedTextInputDelegate: InputListener {
  package func attach(to field: any FormattedTextControl) {
    if field.formwork.listener === self { return refresh() }
    field.formwork.listener = self
    fields.removeAll { $0.field == nil }
    fields.append(WeakField(field: field))
    applyMask(to: field)
  }

  /// Returns Formwork's own delegate if it has just replaced this one, so that the call must be
  /// forwarded to it.
  func newlyInstalledDelegate(of field: any FormattedTextControl) -> AnyObject? {
    if field.formwork.listener === self {
      refresh()
      return nil
    }
    attach(to: field)
    let installed = field.formwork.delegate
    return installed === self ? nil : installed
  }

  package func detach(from field: any FormattedTextControl) {
    fields.removeAll { $0.field == nil || $0.field === field }
    field.formwork.listener = nil
    field.formwork.setMask(nil)
  }

  package func inputDidChange(in field: any FormattedTextControl) {
    tell(result(of: field), of: field)
  }

  /// Sets the delegate again, because UIKit caches which methods a delegate has when it is set.
  func forwardeeDidChange() {
    for field in fields.compactMap(\.field) { field.formwork.renewDelegate() }
  }

  func refresh() {
    if !isStale { return }
    isStale = false
    for field in fields.compactMap(\.field) where field.formwork.listener === self {
      applyMask(to: field)
    }
  }

  private func applyMask(to field: any FormattedTextControl) {
    let before = field.formwork.shownText
    field.formwork.locksPrefix = nonRemovablePrefix
    if let format = makeFormat() {
      field.formwork.replaceMask(by: format)
    } else {
      field.formwork.setMask(
        primaryMaskFormat, syntax: .brackets, alternatives: affineFormats,
        strategy: affinityCalculationStrategy, notations: customNotations, options: options)
    }
    if !field.formwork.shownText.isIdentical(to: before) { tell(result(of: field), of: field) }
  }

  /// Shows text as the mask interprets it, and notifies observers.
  func show(_ text: String, in field: any FormattedTextControl, completing: Bool) -> Mask.Result {
    attach(to: field)
    let affinity = field.formwork.show(text, completing: completing)
    let result = result(
      of: field, affinity: affinity, direction: .forward(autocomplete: completing))
    tell(result, of: field)
    return result
  }

  /// Returns the field's text and value as a result of its mask.
  private func result(
    of field: any FormattedTextControl, affinity: Int? = nil,
    direction: CaretString.CaretGravity? = nil
  ) -> Mask.Result {
    let gravity = direction ?? .forward(autocomplete: autocomplete)
    guard let session = field.formwork.session else {
      let text = field.formwork.shownText
      return Mask.Result(
        formattedText: CaretString(
          string: text, caretPosition: text.endIndex, caretGravity: gravity),
        extractedValue: text, affinity: 0, complete: false, tailPlaceholder: "")
    }
    let shown = session.current
    let fit =
      affinity
      ?? session.format.read(
        shown.text, caret: shown.caret, direction: .forward()
      ).affinity
    return Mask.Result(
      formattedText: CaretString(string: shown.text, caret: shown.caret, caretGravity: gravity),
      extractedValue: shown.value, affinity: fit ?? 0, complete: shown.isComplete,
      tailPlaceholder: session.remainder)
  }
}

struct WeakField {
  weak var field: (any FormattedTextControl)?
}
#endif
