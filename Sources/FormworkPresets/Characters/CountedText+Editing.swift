import FormworkText

/// On which side of the separators a caret stands.
enum CaretSide {
  /// Right behind the character before it.
  case after

  /// Right before the next character, if there is one.
  case before
}

extension CountedText {
  /// What a deletion takes.
  struct Deletion {
    /// The characters that go, by their numbers; the caret is where the first of them stood.
    var characters: Range<Int>

    /// On which side of separators the caret stands then.
    var side: CaretSide
  }

  /// What a deletion takes: the characters of a range, or the one beside it where it holds none.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 code units.
  ///   - direction: The key.
  ///   - first: How many characters at the start can't be taken, as the format supplies them.
  /// - Returns: `nil` if there is nothing to take.
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
    // A caret that stood right behind a character stays there when what follows is deleted forward.
    let isBehind = direction == .forward && range.lowerBound == offset(after: lower)
    return Deletion(characters: lower..<upper, side: isBehind ? .after : .before)
  }
}

extension EditOutcome {
  /// The text with the caret elsewhere.
  static func moved(_ current: FormattedText, to caret: UTF16Offset) -> EditOutcome {
    var moved = current
    moved.caret = caret
    return EditOutcome(moved)
  }

  /// What a typed separator does: nothing, but that the caret goes behind it where it stands there
  /// already.
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
