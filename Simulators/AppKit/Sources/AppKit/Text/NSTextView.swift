public import Foundation

/// What fields' editors are, by type.
@MainActor open class NSText: NSView {
  /// Posted after a change.
  nonisolated public static let didChangeNotification =
    Notification.Name("NSTextDidChangeNotification")

  /// Posted when the text loses the keys.
  nonisolated public static let didEndEditingNotification =
    Notification.Name("NSTextDidEndEditingNotification")

  /// Where a notification says why the editing ends.
  nonisolated public static let movementUserInfoKey = "NSTextMovement"

  /// The text; assigning it tells nobody.
  open var string: String {
    get { "" }
    set { _ = newValue }
  }
}

/// Why the editing of a field ends.
public enum NSTextMovement: Int, Sendable {
  case other = 0
  case `return` = 16
}

/// A text view.
@MainActor open class NSTextView: NSText, NSTextInputClient {
  /// Posted after a move of the caret or the selection.
  nonisolated public static let didChangeSelectionNotification =
    Notification.Name("NSTextViewDidChangeSelectionNotification")

  /// What the text is for, if the app says so.
  open var contentType: NSTextContentType?

  /// The text.
  public let textStorage: NSTextStorage? = NSTextStorage()

  /// The attributes of what is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// Whether the person may change the text.
  open var isEditable = true

  /// The colour of the caret.
  open var insertionPointColor = NSColor(name: "accent")

  /// Whether words are corrected.
  open var isAutomaticSpellingCorrectionEnabled = true

  /// Whether changes can be undone.
  open var allowsUndo = true

  /// Whether the view is lent to fields.
  open var isFieldEditor = false

  var observations: [Weak<NSKeyValueObservation>] = []
  var marked: NSRange?
  var composedOver: String?
  var typing: UndoStep?
  private var selection = NSRange(location: 0, length: 0)
  private lazy var context = NSTextInputContext(client: self)

  /// Creates a view.
  public convenience init() { self.init(frame: .zero) }

  /// What stands between the keyboard and the view.
  open var inputContext: NSTextInputContext? { context }

  /// Who is asked before a change and told after it.
  open weak var delegate: (any NSTextViewDelegate)? {
    didSet { tellObservers(of: \NSTextView.delegate) }
  }

  open override var string: String {
    get { storage.string }
    set {
      storage.string = newValue
      marked = nil
      typing = nil
      selection = NSRange(location: newValue.utf16.count, length: 0)
      tellObservers(of: \NSTextView.string)
    }
  }

  var storage: NSTextStorage { textStorage.unsafelyUnwrapped }

  /// The selection, in UTF-16 code units.
  open func selectedRange() -> NSRange {
    let lower = min(selection.location, storage.length)
    return NSRange(location: lower, length: min(selection.length, storage.length - lower))
  }

  /// Selects a range.
  open func setSelectedRange(_ charRange: NSRange) {
    if NSMaxRange(charRange) > storage.length {
      Simulation.current.crash("the selection \(charRange) is out of bounds")
    }
    if charRange != selection { typing = nil }
    selection = charRange
    NotificationCenter.default.post(
      name: NSTextView.didChangeSelectionNotification, object: self)
  }

  /// Ends the run of typing that is undone at once.
  open func breakUndoCoalescing() { typing = nil }

  open override func resignFirstResponder() -> Bool {
    if hasMarkedText() { unmarkText() }
    if isFieldEditor, let field = delegate as? NSTextField, !field.endEditing(with: self) {
      return false
    }
    let news = Notification(name: NSText.didEndEditingNotification, object: self)
    NotificationCenter.default.post(news)
    delegate?.textDidEndEditing?(news)
    return true
  }
}
