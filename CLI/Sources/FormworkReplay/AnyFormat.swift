public import Formwork

/// Any format, for a field whose format is known only when it runs.
public struct AnyFormat: Sendable {
  private let base: any InputFormat

  /// Wraps a format.
  public init(_ base: some InputFormat) {
    self.base = base
  }
}

extension AnyFormat: InputFormat {
  /// Applies an edit by the wrapped format.
  public func apply(_ edit: Edit, to current: FormattedText) -> Outcome {
    base.apply(edit, to: current)
  }

  /// The text of the wrapped format that shows `value`.
  public func formatted(value: String) -> FormattedText {
    base.formatted(value: value)
  }

  /// The text of the wrapped format that comes of `text`.
  public func formatted(text: String) -> FormattedText {
    base.formatted(text: text)
  }

  /// Reads a text by the wrapped format.
  public func read(_ text: String, caret: UTF16Offset, gravity: Gravity) -> Reading {
    base.read(text, caret: caret, gravity: gravity)
  }

  /// What the wrapped format says is still missing.
  public func remainder(after current: FormattedText) -> String {
    base.remainder(after: current)
  }

  /// What the wrapped format shows on focus.
  public func focused(_ current: FormattedText) -> FormattedText {
    base.focused(current)
  }

  /// What the wrapped format leaves when the focus is lost.
  public func blurred(_ current: FormattedText) -> FormattedText {
    base.blurred(current)
  }

  /// The wrapped format's range of the value.
  public func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    base.valueRange(of: textRange, in: formatted)
  }

  /// The wrapped format's range of the text.
  public func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    base.textRange(of: valueRange, in: formatted)
  }
}
