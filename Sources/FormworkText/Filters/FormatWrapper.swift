/// A format that is another one with something changed.
///
/// What isn't written is the base's, so a wrapper of your own has three functions to write. Here is
/// one that keeps the prefix of its base away:
///
///     struct Plain<Base: InputFormat>: FormatWrapper {
///       let base: Base
///
///       func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
///         base.apply(edit, to: current)
///       }
///       func formatted(value: String) -> FormattedText { base.formatted(value: value) }
///       func focused(_ current: FormattedText) -> FormattedText { current }
///     }
package protocol FormatWrapper: InputFormat {
  /// The format inside.
  associatedtype Base: InputFormat

  /// The format that is changed.
  var base: Base { get }
}

extension FormatWrapper {
  /// What the base says is still missing.
  public func remainder(after current: FormattedText) -> String {
    base.remainder(after: current)
  }

  /// What the base shows on focus.
  public func focused(_ current: FormattedText) -> FormattedText {
    base.focused(current)
  }

  /// What the base tidies up.
  public func blurred(_ current: FormattedText) -> FormattedText {
    base.blurred(current)
  }

  /// What the base steps to.
  public func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    base.stepped(current, by: steps)
  }

  /// What the base had no place for.
  public func unused(of input: String, in formatted: FormattedText) -> String {
    base.unused(of: input, in: formatted)
  }

  /// The base's range of the value.
  public func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    base.valueRange(of: textRange, in: formatted)
  }

  /// The base's range of the text.
  public func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    base.textRange(of: valueRange, in: formatted)
  }

  /// The base's keyboard.
  public var keyboard: InputKeyboard { base.keyboard }

  /// What the base is for.
  public var purpose: InputPurpose? { base.purpose }
}

/// A format with a purpose that its base doesn't know of.
///
///     let code = try Mask("[000000]").intended(for: .oneTimeCode)
///     code.purpose?.name  // "one-time-code"
public struct Intended<Base: InputFormat>: FormatWrapper {
  /// The format that does everything else.
  package let base: Base

  private let intention: InputPurpose

  init(_ base: Base, for intention: InputPurpose) {
    self.base = base
    self.intention = intention
  }
}

extension InputFormat {
  /// This format for a purpose, so that the system can offer what it knows.
  public func intended(for purpose: InputPurpose) -> Intended<Self> {
    Intended(self, for: purpose)
  }
}

extension Intended {
  /// What a field of the format is for.
  public var purpose: InputPurpose? { intention }

  /// What the base makes of an edit.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    base.apply(edit, to: current)
  }

  /// The base's text for `value`.
  public func formatted(value: String) -> FormattedText { base.formatted(value: value) }

  /// The base's text for `text`.
  public func formatted(text: String) -> FormattedText { base.formatted(text: text) }

  /// What the base reads.
  public func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    base.read(text, caret: caret, direction: direction)
  }
}

extension Intended: Equatable where Base: Equatable {}
extension Intended: Hashable where Base: Hashable {}
