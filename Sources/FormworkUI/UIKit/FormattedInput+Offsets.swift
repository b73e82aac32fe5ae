#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What the field shows, in the engine's terms. Offsets are UTF-16 code units.
extension FormattedInput {
  /// The selection, or `nil` while the field isn't being edited.
  ///
  /// Text positions are asked for only then: of other fields UIKit may have none to give, though
  /// the type says otherwise.
  var shownSelection: Range<UTF16Offset>? {
    guard isFirstResponder, let range = selectedTextRange else { return nil }
    let start = beginningOfDocument
    let lower = offset(from: start, to: range.start)
    let upper = offset(from: start, to: range.end)
    return UTF16Offset(lower)..<UTF16Offset(max(lower, upper))
  }

  /// Whether some of the text isn't committed: marked by an input method, or a placeholder
  /// (U+FFFC) where dictation is still listening.
  var isComposing: Bool {
    markedTextRange != nil || shownText.unicodeScalars.contains { $0.value == 0xFFFC }
  }

  /// The marked part of the text, in UTF-16 code units.
  private var markedRange: Range<UTF16Offset>? {
    guard isFirstResponder, let range = markedTextRange else { return nil }
    let start = beginningOfDocument
    let lower = offset(from: start, to: range.start)
    return UTF16Offset(lower)..<UTF16Offset(max(lower, offset(from: start, to: range.end)))
  }

  /// Whether a person is at it that some of the text isn't committed.
  ///
  /// What UIKit predicts while one types is marked, too, but stands behind the caret, where no
  /// input method puts what it composes.
  var isBeingComposed: Bool {
    guard let marked = markedRange, let selection = shownSelection else { return isComposing }
    return selection.upperBound > marked.lowerBound || marked.isEmpty
  }

  /// The text without what is marked.
  var committedText: String {
    guard let marked = markedRange else { return shownText }
    var units = Array(shownText.utf16)
    let end = min(marked.upperBound.value, units.count)
    units.removeSubrange(min(marked.lowerBound.value, end)..<end)
    return String(decoding: units, as: UTF16.self)
  }

  /// Whether nothing visible is shown.
  var isBlank: Bool { shownText.allSatisfy(\.isWhitespace) }

  func textRange(_ range: Range<UTF16Offset>) -> UITextRange? {
    guard isFirstResponder,
      let start = position(from: beginningOfDocument, offset: range.lowerBound.value),
      let end = position(from: beginningOfDocument, offset: range.upperBound.value)
    else { return nil }
    return textRange(from: start, to: end)
  }

  func select(_ range: Range<UTF16Offset>) {
    guard let textRange = textRange(range) else { return }
    selectedTextRange = textRange
  }
}
#endif
