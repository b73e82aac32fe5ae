import FormworkMasks

extension CountedText {
  /// The effect of a deletion.
  struct Deletion {
    /// The indices of the deleted characters. The caret moves to the first of them.
    var characters: Range<Int>

    /// The side of a separator on which the caret is afterwards.
    var side: CaretSide
  }

  /// Returns the effect of a deletion: the characters in a range, or the adjacent one if the range
  /// contains none.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 code units.
  ///   - direction: The direction of the deletion.
  ///   - first: The number of characters at the start that the format supplies, which can't be
  ///     deleted.
  /// - Returns: The deletion; `nil` if there is nothing to delete.
  func deletion(
    of range: Range<UTF16Offset>, _ direction: TextEdit.Direction, first: Int = 0
  ) -> Deletion? {
    var lower = max(first, count(before: range.lowerBound))
    var upper = max(lower, count(before: range.upperBound))
    if range.isEmpty { return nil }
    if lower == upper {
      switch direction {
      case .insertion: return nil
      case .backward: lower -= 1
      case .forward: upper += 1
      }
    }
    guard lower >= first, upper <= characters.count else { return nil }
    // A caret directly after a character stays there when the next one is deleted forward.
    let isBehind = direction == .forward && range.lowerBound == offset(after: lower)
    return Deletion(characters: lower..<upper, side: isBehind ? .after : .before)
  }
}

extension EditOutcome {
  /// Returns the text with the caret at another position.
  static func moved(_ current: FormattedText, to caret: UTF16Offset) -> EditOutcome {
    var moved = current
    moved.caret = caret
    return EditOutcome(moved)
  }

  /// Handles a typed separator: if the same separator follows the caret, the caret moves over it.
  static func steppedOver(
    _ separator: String, at range: Range<UTF16Offset>, in current: FormattedText
  ) -> EditOutcome {
    guard range.isEmpty, separator.utf8.count == 1, let byte = separator.utf8.first else {
      return EditOutcome(current)
    }
    let index = range.lowerBound.index(in: current.text)
    guard index < current.text.endIndex, current.text.utf8[index] == byte else {
      return EditOutcome(current)
    }
    return moved(current, to: UTF16Offset(range.lowerBound.value + 1))
  }
}
