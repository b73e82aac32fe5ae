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

/// A format that changes the case of inserted text.
///
///     let plate = AllowedCharacters.alphanumerics.changingCase(.upper)
///     plate.formatted(text: "b-ms 42").text  // "BMS42"
///
/// Letters change one to one (Unicode's simple case mappings), so offsets stay valid: "ß" stays "ß".
/// Everything inserted changes before the base receives it. If the literals of a mask contain letters, use
/// the case option of the mask instead, which doesn't change literals.
package struct CaseChanged<Base: InputFormat>: FormatWrapper {
  /// The format that receives the changed text.
  package let base: Base

  /// The case to which letters change.
  package let letterCase: LetterCase

  init(_ base: Base, to letterCase: LetterCase) {
    self.base = base
    self.letterCase = letterCase
  }
}

extension InputFormat {
  /// Returns this format with all inserted letters changed to `letterCase`.
  package func changingCase(_ letterCase: LetterCase) -> CaseChanged<Self> {
    CaseChanged(self, to: letterCase)
  }
}

extension CaseChanged {
  /// Applies an edit after changing the case of its replacement.
  ///
  /// - Complexity: That of the base.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let changed = letterCase.changing(edit.replacement)
    var outcome = base.apply(edit.replacing(with: changed), to: current)
    if !outcome.unused.isEmpty {
      outcome.unused = outcome.unused.unchanged(in: edit.replacement, changed)
    }
    return outcome
  }

  /// Formats `value` in the changed case with the base.
  ///
  /// If the text shows only a part of the value, the value stays as assigned.
  package func formatted(value: String) -> FormattedText {
    let changed = letterCase.changing(value)
    var formatted = base.formatted(value: changed)
    let isPart = formatted.issue == .tooLong || formatted.issue == .malformed
    if isPart, !formatted.isComplete, formatted.value.isSame(as: changed) {
      formatted.value = value
    }
    return formatted
  }

  /// Formats `text` in the changed case with the base.
  package func formatted(text: String) -> FormattedText {
    base.formatted(text: letterCase.changing(text))
  }

  /// Reads `text` in the changed case with the base.
  package func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    base.read(letterCase.changing(text), caret: caret, direction: direction)
  }
}

extension CaseChanged: Equatable where Base: Equatable {}
extension CaseChanged: Hashable where Base: Hashable {}

extension LetterCase {
  /// Returns the text with every scalar changed to this case.
  ///
  /// A changed scalar has the same number of UTF-16 code units.
  func changing(_ text: String) -> String {
    var changed = String.UnicodeScalarView()
    changed.reserveCapacity(text.byteCount)
    for scalar in text.unicodeScalars {
      changed.append(Unicode.Scalar(changing(scalar.value)) ?? scalar)
    }
    return String(changed)
  }
}

extension String {
  /// Returns these characters of `changed` as they were in `original`.
  fileprivate func unchanged(in original: String, _ changed: String) -> String {
    var rest = Array(self)
    var result: [Character] = []
    for (before, after) in zip(Array(original).reversed(), Array(changed).reversed())
    where rest.takeLast(after) {
      result.append(before)
    }
    return String(rest) + String(result.reversed())
  }
}
