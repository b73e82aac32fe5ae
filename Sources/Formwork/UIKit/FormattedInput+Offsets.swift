#if canImport(UIKit) && !os(watchOS)
import FormworkCore
import UIKit

/// The state of the field in the engine's types. Offsets are UTF-16 code units.
extension FormattedInput {
  /// The selection, or `nil` while the field isn't being edited.
  ///
  /// Text positions are only read during editing. For other fields, UIKit may return none, although
  /// the type isn't optional.
  var shownSelection: Range<UTF16Offset>? {
    guard isFirstResponder, let range = selectedTextRange else { return nil }
    let start = beginningOfDocument
    let lower = offset(from: start, to: range.start)
    let upper = offset(from: start, to: range.end)
    return UTF16Offset(lower)..<UTF16Offset(max(lower, upper))
  }

  /// Whether a part of the text isn't committed: it is marked by an input method, or a dictation
  /// placeholder (U+FFFC).
  var isComposing: Bool { isComposing(shownText) }

  private func isComposing(_ text: String) -> Bool {
    markedTextRange != nil || text.unicodeScalars.contains { $0.value == 0xFFFC }
  }

  /// The marked part of the text, in UTF-16 code units.
  private var markedRange: Range<UTF16Offset>? {
    guard isFirstResponder, let range = markedTextRange else { return nil }
    let start = beginningOfDocument
    let lower = offset(from: start, to: range.start)
    return UTF16Offset(lower)..<UTF16Offset(max(lower, offset(from: start, to: range.end)))
  }

  /// Whether the user is composing a part of the text, which isn't committed yet.
  var isBeingComposed: Bool { state.isBeingComposed }

  /// Whether the undo manager is undoing or redoing a change right now.
  var isUndoing: Bool {
    guard let manager = undoManager else { return false }
    return manager.isUndoing || manager.isRedoing
  }

  /// The state of the field that the state machine needs.
  var state: WidgetState {
    let (text, marked) = (shownText, markedRange)
    return WidgetState(
      text: text, selection: shownSelection, marked: marked,
      isListening: marked == nil && isComposing(text), isSecure: isSecure, isMultiline: isMultiline,
      isUndoing: isUndoing, isToldFirst: isToldFirst)
  }

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

extension FormattedInput {
  /// Whether `string` may be the first key of a composition, which UIKit only marks after it was
  /// inserted.
  ///
  /// Letters and full-width digits may be, if the language of the keyboard uses composition.
  /// Accents alone may be on every keyboard with dead keys. Other digits and symbols are typed
  /// directly.
  func mayBeginComposition(with string: String) -> Bool {
    guard let first = string.unicodeScalars.first else { return false }
    if string.count == 1, FieldQuestion.isDeadKey(first) { return true }
    guard string.unicodeScalars.allSatisfy(Self.isComposed),
      let language = textInputMode?.primaryLanguage
    else { return false }
    return Self.composedLanguages.contains { language.hasPrefix($0) }
  }

  private static func isComposed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar == "'" || ("０"..."９").contains(scalar)
  }

  /// The language tags of input modes with composition: Chinese, Japanese, and Vietnamese. The
  /// system's Korean keyboards don't mark text.
  private static var composedLanguages: [String] { ["zh", "yue", "ja", "vi"] }
}
#endif
