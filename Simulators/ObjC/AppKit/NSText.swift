@_exported import Foundation

@objc open class NSTextStorage: NSMutableAttributedString {}

@objc public protocol NSTextDelegate: NSObjectProtocol {
  @MainActor @objc(textShouldBeginEditing:) optional func textShouldBeginEditing(
    _ textObject: NSText
  ) -> Bool
  @MainActor @objc(textShouldEndEditing:) optional func textShouldEndEditing(_ textObject: NSText)
    -> Bool
  @MainActor @objc(textDidBeginEditing:) optional func textDidBeginEditing(
    _ notification: Notification)
  @MainActor @objc(textDidEndEditing:) optional func textDidEndEditing(_ notification: Notification)
  @MainActor @objc(textDidChange:) optional func textDidChange(_ notification: Notification)
}

@objc public protocol NSTextViewDelegate: NSTextDelegate {
  @MainActor @objc(textView:shouldChangeTextInRange:replacementString:)
  optional func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool

  @MainActor @objc(textView:shouldChangeTextInRanges:replacementStrings:)
  optional func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool

  @MainActor @objc(textView:doCommandBySelector:)
  optional func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool

  @MainActor @objc(undoManagerForTextView:)
  optional func undoManager(for view: NSTextView) -> UndoManager?

  @MainActor @objc(textViewDidChangeSelection:)
  optional func textViewDidChangeSelection(_ notification: Notification)
}

@objc public enum NSTextMovement: Int, Sendable {
  case `return` = 16
  case tab = 17
  case other = 0
}

@MainActor @objc open class NSText: NSView {
  @objc dynamic open var string = ""
  @objc(editable) open var isEditable = true
  @objc(fieldEditor) open var isFieldEditor = false
  public class var didChangeNotification: NSNotification.Name { fatalError() }
  public class var didEndEditingNotification: NSNotification.Name { fatalError() }
  public class var movementUserInfoKey: String { fatalError() }
}

@MainActor @objc open class NSTextView: NSText, @preconcurrency NSTextInputClient, NSTextContent {
  public override init(frame frameRect: CGRect) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  public class var didChangeSelectionNotification: NSNotification.Name { fatalError() }
  open var contentType: NSTextContentType?
  @objc dynamic open weak var delegate: (any NSTextViewDelegate)?
  open var textStorage: NSTextStorage? { fatalError() }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  @objc open var allowsUndo = false
  @objc open var insertionPointColor: NSColor
  @objc(automaticSpellingCorrectionEnabled) open var isAutomaticSpellingCorrectionEnabled = false
  @objc open func hasMarkedText() -> Bool { fatalError() }
  @objc open func markedRange() -> NSRange { fatalError() }
  @objc open func selectedRange() -> NSRange { fatalError() }
  @objc(setSelectedRange:) open func setSelectedRange(_ charRange: NSRange) { fatalError() }
  @objc(shouldChangeTextInRange:replacementString:)
  open func shouldChangeText(
    in affectedCharRange: NSRange, replacementString: String?
  ) -> Bool { fatalError() }
  @objc open func didChangeText() { fatalError() }
  @objc open func breakUndoCoalescing() { fatalError() }
}
