public import Foundation

/// A text view without a picture: the model of ``UITextField`` in several lines, without control
/// events. All offsets are in UTF-16 units.
@MainActor open class UITextView: UIScrollView, UITextInput, @unchecked Sendable {
  var state = EditingState()
  let ownUndoManager = UndoManager()

  /// Posted when an edit changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// Who is asked about edits. Which methods it has is looked up once, here.
  ///
  /// UIKit asks whom this answers with, so a subclass that answers with somebody else has that one
  /// asked.
  open var delegate: (any UITextViewDelegate)? {
    get { installedDelegate }
    set {
      let old = installedDelegate
      installedDelegate = newValue
      state.delegateMethods = Self.methods(of: newValue)
      tellObservers(of: \UITextView.delegate, old: old)
    }
  }

  weak var installedDelegate: (any UITextViewDelegate)?

  /// The keyboard's copy of the text, if anyone keeps one.
  open weak var inputDelegate: (any UITextInputDelegate)?

  open var keyboardType = UIKeyboardType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  open var grammarCheckingType = UITextGrammarCheckingType.default
  /// Whether a number pad may be a popover at the input.
  open var allowsNumberPadPopover = true
  open var returnKeyType = UIReturnKeyType.default
  open var textContentType: UITextContentType?
  open var isSecureTextEntry = false {
    didSet { tellObservers(of: \UITextView.isSecureTextEntry, old: oldValue) }
  }
  open var enablesReturnKeyAutomatically = false
  /// How much Writing Tools may do; it never reads as `default`, but as what the system chooses.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { chosenWritingToolsBehavior == .default ? .complete : chosenWritingToolsBehavior }
    set { chosenWritingToolsBehavior = newValue }
  }

  private var chosenWritingToolsBehavior = UIWritingToolsBehavior.default

  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnInsertion = false
  open var isSelectable = true
  open var inputView: UIView?
  open override var inputAccessoryView: UIView? {
    get { state.accessory }
    set { state.accessory = newValue }
  }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Where the lines stand.
  public let textContainer: NSTextContainer
  /// The text, whose delegate sees every edit.
  public let textStorage = NSTextStorage()

  /// Whether the person may edit; taking it away ends an edit.
  open var isEditable = true {
    willSet { if !newValue { _ = resignFirstResponder() } }
  }

  /// The attributes of what is typed; setting them ends a composition.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { marked = nil }
  }

  /// Creates a view.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    textStorage.owner = self
  }

  /// Creates a view with a container of its own.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a view from an archive, which the double doesn't read.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    textStorage.owner = self
  }

  open override var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && !isHidden }
  open override var undoManager: UndoManager? { stepManager }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? string }
    set { super.accessibilityValue = newValue }
  }

  /// The text. Setting it asks nobody but for a known defect, and puts the caret at the end.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { string }
    set {
      let old = string
      setByCode(newValue ?? "")
      tellObservers(of: \UITextView.text, old: old)
      askAgainAboutSuggestion()
    }
  }

  /// The text with its attributes. Setting it does what setting ``text`` does.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: string, attributes: typingAttributes) }
    set {
      let old = attributedText
      setByCode(newValue?.string ?? "")
      tellObservers(of: \UITextView.attributedText, old: old)
      askAgainAboutSuggestion()
    }
  }

  /// The selection, or its outline where there are several.
  open var selectedRange: NSRange {
    get { selection }
    set { selectByCode(FieldRange(clamped(newValue), in: self)) }
  }

  /// The selections; the double has one.
  open var selectedRanges: [NSValue] {
    get { [NSValue(range: selection)] }
    set { if let first = newValue.first { selectedRange = first.rangeValue } }
  }

  /// The size of the text with its insets.
  open override var contentSize: CGSize {
    get { sizeOfLines }
    set {}
  }

  override func tellScroll() {
    if has("scrollViewDidScroll:") { delegate?.scrollViewDidScroll?(self) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  /// Scrolls until `range` is seen.
  open func scrollRangeToVisible(_ range: NSRange) {
    scrollRectToVisible(caretRect(atOffset: range.upperBound), animated: false)
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }
  open override func didMoveToWindow() {
    if isFirstResponder && window == nil { leaveByForce() }
  }

  open var hasText: Bool { !units.isEmpty }
  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { deleteBeforeCaret() }

  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) { pasteFromPasteboard() }
  open override func delete(_ sender: Any?) { deleteSelection() }
  open override func selectAll(_ sender: Any?) { selectEverything() }

  open var selectedTextRange: UITextRange? {
    get { isUnreachable ? nil : FieldRange(selection, in: self) }
    set { selectByCode(newValue) }
  }
  open var markedTextRange: UITextRange? { marked.map { FieldRange($0, in: self) } }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selecting: selectedRange)
  }
  open func unmarkText() { marked = nil }
  open func text(in range: UITextRange) -> String? { offsets(of: range).map(string(in:)) }
  open func replace(_ range: UITextRange, withText text: String) {
    replaceByCode(range, with: text)
  }
  open var beginningOfDocument: UITextPosition { position(0) }
  open var endOfDocument: UITextPosition { position(units.count) }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    self.position(position, movedBy: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(position, movedBy: direction == .left || direction == .up ? -offset : offset)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    distance(from, toPosition)
  }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }
  open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { range(from, to) }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    state.writingDirection
  }
  open func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    state.writingDirection = direction
  }
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretRect(atOffset: offset(of: position) ?? 0)
  }
  open func firstRect(for range: UITextRange) -> CGRect { firstRect(of: range) }
}
