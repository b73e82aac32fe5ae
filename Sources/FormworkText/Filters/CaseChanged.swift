/// A format that changes the case of what is inserted.
///
///     let plate = AllowedCharacters.alphanumerics.changingCase(.upper)
///     plate.formatted(text: "b-ms 42").text  // "BMS42"
///
/// Letters are changed one to one (Unicode's simple case mappings), so that offsets stay right:
/// "ß" stays "ß". All that is inserted is changed before the base sees it. A mask whose literals
/// are letters wants its own case option instead, which leaves the literals alone.
public struct CaseChanged<Base: InputFormat>: FormatWrapper {
  /// The format that takes the changed text.
  package let base: Base

  /// The case that letters are changed to.
  package let letterCase: LetterCase

  init(_ base: Base, to letterCase: LetterCase) {
    self.base = base
    self.letterCase = letterCase
  }
}

extension InputFormat {
  /// This format with all letters that are inserted changed to `letterCase`.
  public func changingCase(_ letterCase: LetterCase) -> CaseChanged<Self> {
    CaseChanged(self, to: letterCase)
  }
}

extension CaseChanged {
  /// Applies an edit with the case of its replacement changed.
  ///
  /// - Complexity: That of the base.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let changed = letterCase.changing(edit.replacement)
    var outcome = base.apply(edit.replacing(with: changed), to: current)
    if !outcome.unused.isEmpty {
      outcome.unused = outcome.unused.unchanged(in: edit.replacement, changed)
    }
    return outcome
  }

  /// The base's text for `value` in the changed case.
  ///
  /// The value of a text that shows only a part of it stays as it was given.
  public func formatted(value: String) -> FormattedText {
    let changed = letterCase.changing(value)
    var formatted = base.formatted(value: changed)
    let isPart = formatted.issue == .tooLong || formatted.issue == .malformed
    if isPart, !formatted.isComplete, formatted.value.isSame(as: changed) {
      formatted.value = value
    }
    return formatted
  }

  /// The base's text for `text` in the changed case.
  public func formatted(text: String) -> FormattedText {
    base.formatted(text: letterCase.changing(text))
  }

  /// What the base reads in `text` in the changed case.
  public func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    base.read(letterCase.changing(text), caret: caret, direction: direction)
  }
}

extension CaseChanged: Equatable where Base: Equatable {}
extension CaseChanged: Hashable where Base: Hashable {}

extension LetterCase {
  /// The text with every scalar changed to its counterpart in this case.
  ///
  /// A scalar's counterpart has as many UTF-16 code units as itself.
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
  /// These characters of `changed`, as they were in `original` before the case changed.
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
