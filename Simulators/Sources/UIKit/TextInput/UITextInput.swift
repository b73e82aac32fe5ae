public import Foundation

/// The traits of a keyboard; all of them are optional, and ``UITextField`` and ``UITextView`` have them.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {}

/// An object that takes keys.
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text at the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before it.
  func deleteBackward()
}

/// An object that the text system can edit.
@MainActor public protocol UITextInput: UIKeyInput {
  /// Returns the text in `range`.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in `range`.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection; empty for a caret.
  var selectedTextRange: UITextRange? { get set }
  /// The text under composition.
  var markedTextRange: UITextRange? { get }
  /// Replaces the text under composition; `selectedRange` is relative to it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends the composition, keeping its text.
  func unmarkText()
  /// The position before the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position behind the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
  /// Returns the position `offset` UTF-16 units away.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position `offset` UTF-16 units away in a direction.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Compares two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Who is to be told about changes by code.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Returns the writing direction at `position`.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Returns where the caret stands at `position`.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns where the first line of `range` stands.
  func firstRect(for range: UITextRange) -> CGRect
  /// Sets the writing direction of `range`.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
}

/// The keyboard, as a text input sees it.
@MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  /// Tells that the selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Tells that the selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Tells that the text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Tells that the text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A place in the text of one input.
@MainActor open class UITextPosition: NSObject, @unchecked Sendable {
  /// Creates a position that belongs to no input.
  nonisolated public override init() { super.init() }
}

/// A range in the text of one input.
@MainActor open class UITextRange: NSObject, @unchecked Sendable {
  /// Creates a range that belongs to no input.
  nonisolated public override init() { super.init() }
  /// The first position.
  open var start: UITextPosition { UITextPosition() }
  /// The position behind.
  open var end: UITextPosition { UITextPosition() }
  /// Whether the range is a caret.
  open var isEmpty: Bool { true }
}

/// A position in a text field or view; `owner` is `nil` for one that nothing accepts.
final class FieldPosition: UITextPosition, @unchecked Sendable {
  let offset: Int
  weak var owner: (any EditableInput)?

  @MainActor init(_ offset: Int, in owner: (any EditableInput)?) {
    self.offset = offset
    self.owner = owner
    super.init()
  }
}

/// A range in a text field or view.
final class FieldRange: UITextRange, @unchecked Sendable {
  let lower: FieldPosition
  let upper: FieldPosition

  @MainActor init(_ range: NSRange, in owner: (any EditableInput)?) {
    lower = FieldPosition(range.lowerBound, in: owner)
    upper = FieldPosition(range.upperBound, in: owner)
    super.init()
  }

  override var start: UITextPosition { lower }
  override var end: UITextPosition { upper }
  override var isEmpty: Bool { lower.offset == upper.offset }
}
