public import Foundation

/// A text field without a picture: its text, selection, marked range, events and undo.
///
/// Code drives it through the UIKit interface, a ``Person`` through the keyboard. All offsets are
/// in UTF-16 units.
@MainActor open class UITextField: UIControl, UITextInput, @unchecked Sendable {
  var state = EditingState()
  let ownUndoManager = UndoManager()

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// When something is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// What is drawn around the field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// Posted when an edit changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted when editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// Who is asked about edits. Which methods it has is looked up once, here.
  ///
  /// UIKit asks whom it was given, whatever a subclass answers for the property.
  open var delegate: (any UITextFieldDelegate)? {
    get { installedDelegate }
    set {
      let old = installedDelegate
      installedDelegate = newValue
      state.delegateMethods = Self.methods(of: newValue)
      tellObservers(of: \UITextField.delegate, old: old)
    }
  }

  weak var installedDelegate: (any UITextFieldDelegate)?

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
    didSet { tellObservers(of: \UITextField.isSecureTextEntry, old: oldValue) }
  }
  open var enablesReturnKeyAutomatically = false
  /// How much Writing Tools may do; it never reads as `default`, but as what the system chooses.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { chosenWritingToolsBehavior == .default ? .complete : chosenWritingToolsBehavior }
    set { chosenWritingToolsBehavior = newValue }
  }

  private var chosenWritingToolsBehavior = UIWritingToolsBehavior.default

  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var borderStyle = BorderStyle.none
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontForContentSizeCategory = false
  open var clearButtonMode = ViewMode.never
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var inputView: UIView?
  open override var inputAccessoryView: UIView? {
    get { state.accessory }
    set { state.accessory = newValue }
  }
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  open var leftViewMode = ViewMode.never
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  open var rightViewMode = ViewMode.never

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
  }

  /// The attributes of the text; setting them ends a composition.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { marked = nil }
  }

  /// Creates a field.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a field from an archive, which the double doesn't read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the field is first responder.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled && !isHidden }

  open override var undoManager: UndoManager? { stepManager }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  /// The text. Setting it asks nobody, sends no event, and puts the caret at the end.
  open var text: String? {
    get { string }
    set {
      let old = string
      setByCode(newValue ?? "")
      tellObservers(of: \UITextField.text, old: old)
    }
  }

  /// The text with its attributes. Setting it does what setting ``text`` does.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: string, attributes: defaultTextAttributes) }
    set {
      let old = attributedText
      setByCode(newValue?.string ?? "")
      tellObservers(of: \UITextField.attributedText, old: old)
    }
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  open override func sendActions(for controlEvents: Event) {
    if controlEvents.contains(.editingChanged) { Simulation.current.note("CH") }
    super.sendActions(for: controlEvents)
  }

  open override func didMoveToWindow() {
    if isFirstResponder && window == nil { leaveByForce() }
  }

  /// A field that is taken out of use while it is edited leaves at once.
  open override var isEnabled: Bool {
    didSet { if !isEnabled && isFirstResponder { leaveByForce() } }
  }

  open override var intrinsicContentSize: CGSize {
    (hasText ? string : placeholder ?? "").size(in: lineFont)
  }

  /// Where the text stands while the field isn't edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { area(in: bounds, isEditing: false) }
  /// Where the text stands while the field is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { area(in: bounds, isEditing: true) }
  /// Where the placeholder stands.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

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
  open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    range(from, to)
  }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    state.writingDirection
  }
  open func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    state.writingDirection = direction
  }
  /// Where a touch at a point puts the caret.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    (0...units.count).min {
      abs(caretRect(atOffset: $0).midX - point.x) < abs(caretRect(atOffset: $1).midX - point.x)
    }.map { position($0) }
  }
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretRect(atOffset: offset(of: position) ?? 0)
  }
  open func firstRect(for range: UITextRange) -> CGRect { firstRect(of: range) }
}
