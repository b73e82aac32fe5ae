#if canImport(UIKit) && !os(watchOS)
import UIKit
import Formwork
import FormworkCompatibility

/// The fields and text views that the listener is set on.
extension MaskedTextInputDelegate: InputListener {
  func attach(to field: any FormattedInput) {
    let formatting = FieldFormatting.of(field)
    if formatting.listener === self { return refresh() }
    formatting.listener = self
    fields.removeAll { $0.field == nil }
    fields.append(WeakField(field: field))
    applyMask(to: field)
  }

  /// Formwork's own delegate, if it has taken the place before this one just now: a question that
  /// came here has to go there.
  func newlyInstalledDelegate(of field: any FormattedInput) -> AnyObject? {
    if FieldFormatting.present(in: field)?.listener === self {
      refresh()
      return nil
    }
    attach(to: field)
    let installed = field.delegateObject
    return installed === self ? nil : installed
  }

  func detach(from field: any FormattedInput) {
    fields.removeAll { $0.field == nil || $0.field === field }
    FieldFormatting.present(in: field)?.listener = nil
    field.setMask(nil)
  }

  func inputDidChange(_ change: InputChange, in field: any FormattedInput) {
    tell(result(of: field), of: field)
  }

  /// UIKit remembers which methods a delegate has from when it was set, so it is set anew.
  func forwardeeDidChange() {
    for field in fields.compactMap(\.field) {
      FieldFormatting.present(in: field)?.delegation.renew()
    }
  }

  func refresh() {
    if !isStale { return }
    isStale = false
    for field in fields.compactMap(\.field) {
      if FieldFormatting.present(in: field)?.listener === self { applyMask(to: field) }
    }
  }

  private func applyMask(to field: any FormattedInput) {
    let before = field.shownText
    field.locksPrefix = nonRemovablePrefix
    if let format = makeFormat() {
      FieldFormatting.of(field).change { settings in
        settings.mask = nil
        settings.format = format
      }
    } else {
      field.setMask(
        primaryMaskFormat, alternatives: affineFormats, strategy: affinityCalculationStrategy,
        notations: customNotations, options: options)
    }
    if !field.shownText.isIdentical(to: before) { tell(result(of: field), of: field) }
  }

  /// Shows a text as the mask reads it, and tells of it.
  func show(_ text: String, in field: any FormattedInput, completing: Bool) -> Mask.Result {
    attach(to: field)
    var affinity: Int?
    if let formatting = FieldFormatting.present(in: field), let adapter = formatting.adapter {
      var settings = formatting.request.settings
      settings.mask?.options.completion = completing
      settings.mask?.options.completionOnFocus = completing
      // It is the format that the field has, but for its completion, so it can be made.
      let format = (try? settings.makeFormat()) ?? adapter.format
      let formatted = text.isEmpty ? FormattedText() : format.formatted(text: text)
      let direction = ReadingDirection.forward(completing: completing)
      affinity = format.read(text, caret: .end(of: text), direction: direction).affinity
      adapter.set(
        formatted: completing && text.isEmpty ? format.focused(formatted) : formatted, of: text)
    } else {
      field.assign(text: text)
    }
    let result = result(
      of: field, affinity: affinity, direction: .forward(autocomplete: completing))
    tell(result, of: field)
    return result
  }

  /// What the field shows, as a result of its mask.
  private func result(
    of field: any FormattedInput, affinity: Int? = nil, direction: CaretString.CaretGravity? = nil
  ) -> Mask.Result {
    let session = FieldFormatting.present(in: field)?.adapter?.session
    let gravity = direction ?? .forward(autocomplete: autocomplete)
    guard let session else {
      let text = field.shownText
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
  weak var field: (any FormattedInput)?
}
#endif
