/// A text with a caret, and the direction of the last edit.
///
///     let text = CaretString(
///       string: "201", caretPosition: "201".endIndex, caretGravity: .forward(autocomplete: true))
///     try Mask(format: "+1 ([000]) [000]-[0000]").apply(toText: text).formattedText.string
///     // "+1 (201) "
public struct CaretString: Hashable, Sendable {
  /// The text.
  public let string: String

  /// The position of the caret, an index of ``string``.
  public let caretPosition: String.Index

  /// The direction of the last edit.
  public let caretGravity: CaretGravity

  /// Creates a text with a caret.
  public init(string: String, caretPosition: String.Index, caretGravity: CaretGravity) {
    self.string = string
    self.caretPosition = caretPosition
    self.caretGravity = caretGravity
  }

  /// The direction of the last edit, relative to the caret.
  public enum CaretGravity: Hashable, Sendable {
    /// Text was inserted. With `autocomplete`, fixed literals are appended.
    case forward(autocomplete: Bool)

    /// Text was deleted. With `autoskip`, literals at the caret are also removed.
    case backward(autoskip: Bool)

    /// A Boolean value that indicates whether fixed literals are appended.
    public var autocomplete: Bool { self == .forward(autocomplete: true) }

    /// A Boolean value that indicates whether literals at the caret are removed.
    public var autoskip: Bool { self == .backward(autoskip: true) }
  }

  /// Returns the text in reverse order, with the caret between the same characters.
  public func reversed() -> CaretString {
    let reversed = String(string.reversed())
    // In reverse order, characters may combine with other neighbors. So the position is counted in
    // scalars from the other side, not in characters.
    let rest = string.suffix(from: clampedCaret)
    let head = String(rest.reversed())
    let scalars = reversed.unicodeScalars
    let caret =
      scalars.index(
        reversed.startIndex, offsetBy: head.unicodeScalars.count, limitedBy: reversed.endIndex)
      ?? reversed.endIndex
    return CaretString(string: reversed, caretPosition: caret, caretGravity: caretGravity)
  }
}

extension CaretString {
  /// The caret, clamped to the text, because an index of another string may be beyond its end.
  var clampedCaret: String.Index { min(caretPosition, string.endIndex) }

  /// The caret in UTF-16 code units.
  var caret: UTF16Offset {
    UTF16Offset(string.utf16.distance(from: string.startIndex, to: clampedCaret))
  }

  var direction: ReadingDirection {
    switch caretGravity {
    case .forward(let autocomplete): .forward(completing: autocomplete)
    case .backward(let autoskip): .backward(skipping: autoskip)
    }
  }

  /// Creates a text with a caret in UTF-16 code units.
  public init(string: String, caret: UTF16Offset, caretGravity: CaretGravity) {
    self.init(
      string: string, caretPosition: caret.index(in: string), caretGravity: caretGravity)
  }
}

extension CaretString: CustomStringConvertible {
  /// The text with its caret, such as `"20|1"`.
  public var description: String {
    "\(string[..<clampedCaret])|\(string[clampedCaret...])"
  }
}
