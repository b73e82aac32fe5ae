/// A format with a purpose that its base doesn't know of.
///
///     let code = try Mask("[000000]").intended(for: .oneTimeCode)
///     code.purpose?.name  // "one-time-code"
public struct Intended<Base: InputFormat>: FormatWrapper {
  /// The format that does everything else.
  public let base: Base

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
