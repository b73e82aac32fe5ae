import FormworkMasks

/// A format of any kind, so that sessions can be checked with all of them.
struct AnyFormat: InputFormat {
  let base: any InputFormat

  /// The masks that the format is made of.
  let masks: [Mask]

  init(_ base: some InputFormat, masks: [Mask] = []) {
    self.base = base
    self.masks = masks
  }

  /// The same masks in a wrapper.
  func wrapped(in wrapper: some InputFormat) -> AnyFormat {
    AnyFormat(wrapper, masks: masks)
  }

  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    base.apply(edit, to: current)
  }

  func formatted(value: String) -> FormattedText { base.formatted(value: value) }

  func formatted(text: String) -> FormattedText { base.formatted(text: text) }

  func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection) -> StatelessReading {
    base.read(text, caret: caret, direction: direction)
  }

  func remainder(after current: FormattedText) -> String { base.remainder(after: current) }

  func editingBegan(_ current: FormattedText) -> FormattedText { base.editingBegan(current) }

  func editingEnded(_ current: FormattedText) -> FormattedText { base.editingEnded(current) }

  func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    base.valueRange(of: textRange, in: formatted)
  }

  func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    base.textRange(of: valueRange, in: formatted)
  }
}
