package import FormworkMasks

/// A format that changes some of the behavior of another format.
///
/// A wrapper must implement two functions, and inherits everything else from the base. This wrapper also
/// overrides a third one, so the base doesn't show its prefix on focus:
///
///     struct Plain<Base: InputFormat>: FormatWrapper {
///       let base: Base
///
///       func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
///         base.apply(edit, to: current)
///       }
///       func formatted(value: String) -> FormattedText { base.formatted(value: value) }
///       func editingBegan(_ current: FormattedText) -> FormattedText { current }
///     }
package protocol FormatWrapper: InputFormat {
  /// The type of the base.
  associatedtype Base: InputFormat

  /// The wrapped format.
  var base: Base { get }
}

extension FormatWrapper {
  /// Returns the remainder of the base.
  public func remainder(after current: FormattedText) -> String {
    base.remainder(after: current)
  }

  /// Returns the text that the base shows on focus.
  public func editingBegan(_ current: FormattedText) -> FormattedText {
    base.editingBegan(current)
  }

  /// Returns the text that the base shows when the field loses the focus.
  public func editingEnded(_ current: FormattedText) -> FormattedText {
    base.editingEnded(current)
  }

  /// Steps the number or date at the caret with the base.
  public func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    base.stepped(current, by: steps)
  }

  /// Returns the characters that the base didn't place.
  public func unused(of input: String, in formatted: FormattedText) -> String {
    base.unused(of: input, in: formatted)
  }

  /// Returns the range of the value according to the base.
  public func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    base.valueRange(of: textRange, in: formatted)
  }

  /// Returns the range of the text according to the base.
  public func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    base.textRange(of: valueRange, in: formatted)
  }

  /// The keyboard of the base.
  public var keyboard: KeyboardType { base.keyboard }

  /// The purpose of the base.
  public var purpose: TextContentType? { base.purpose }
}

/// A format with a purpose that replaces that of its base.
///
///     let code = try Mask("[000000]").textContentType( .oneTimeCode)
///     code.purpose?.name  // "one-time-code"
package struct Intended<Base: InputFormat>: FormatWrapper {
  /// The format that does everything else.
  package let base: Base

  private let intention: TextContentType

  init(_ base: Base, for intention: TextContentType) {
    self.base = base
    self.intention = intention
  }
}

extension InputFormat {
  /// Returns this format with a purpose, so that the system can offer suggestions.
  package func textContentType(_ purpose: TextContentType) -> Intended<Self> {
    Intended(self, for: purpose)
  }
}

extension Intended {
  /// The purpose of a field with this format.
  package var purpose: TextContentType? { intention }

  /// Applies an edit with the base.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    base.apply(edit, to: current)
  }

  /// Formats `value` with the base.
  package func formatted(value: String) -> FormattedText { base.formatted(value: value) }

  /// Formats `text` with the base.
  package func formatted(text: String) -> FormattedText { base.formatted(text: text) }

  /// Reads `line` with the base.
  package func read(line: String) -> LineReading { base.read(line: line) }

  /// Reads `text` with the base.
  package func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    base.read(text, caret: caret, direction: direction)
  }
}

extension Intended: Equatable where Base: Equatable {}
extension Intended: Hashable where Base: Hashable {}
