package import FormworkMasks

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
