#if !os(watchOS)
@_exported import Foundation

@MainActor @objc open class UITextField: UIControl, UITextInput {
  @objc public enum DidEndEditingReason: Int, Sendable {
    case committed
    @available(tvOS 10.0, *)
    @available(iOS, unavailable)
    @available(visionOS, unavailable)
    case cancelled
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  nonisolated public class var textDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
    fatalError()
  }
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name { fatalError() }

  @objc open dynamic var text: String?
  @objc open dynamic var attributedText: NSAttributedString?
  @objc open dynamic weak var delegate: (any UITextFieldDelegate)?
  @objc open var placeholder: String?
  @objc open var attributedPlaceholder: NSAttributedString?
  open var textColor: UIColor?
  @objc public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  @objc open var borderStyle = BorderStyle.none
  open var font: UIFont?
  @objc open var textAlignment = NSTextAlignment.natural
  @objc open var clearsOnBeginEditing = false
  @objc open var clearsOnInsertion = false
  @objc open var adjustsFontForContentSizeCategory = false
  @objc(editing) open var isEditing: Bool { fatalError() }
  open var clearButtonMode = ViewMode.never
  @objc open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  @objc open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  @available(visionOS, unavailable)
  open override var inputAccessoryView: UIView? {
    get { fatalError() }
    set { fatalError() }
  }
  open override var inputView: UIView? {
    get { fatalError() }
    set { fatalError() }
  }

  open var keyboardType = UIKeyboardType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  @available(iOS 17.0, tvOS 17.0, *) open var inlinePredictionType: UITextInlinePredictionType {
    get { fatalError() }
    set { fatalError() }
  }
  open var returnKeyType = UIReturnKeyType.default
  open var textContentType: UITextContentType!
  @objc(secureTextEntry) open dynamic var isSecureTextEntry = false

  @objc open var hasText: Bool { fatalError() }
  @objc open func insertText(_ text: String) { fatalError() }
  @objc open func deleteBackward() { fatalError() }
  open func text(in range: UITextRange) -> String? { fatalError() }
  open func replace(_ range: UITextRange, withText text: String) { fatalError() }
  @objc open var selectedTextRange: UITextRange?
  @objc open var markedTextRange: UITextRange? { fatalError() }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { fatalError() }
  @objc open func unmarkText() { fatalError() }
  @objc open var beginningOfDocument: UITextPosition { fatalError() }
  @objc open var endOfDocument: UITextPosition { fatalError() }
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { fatalError() }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    fatalError()
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { fatalError() }
  @objc open weak var inputDelegate: (any UITextInputDelegate)?
  // Requirements of the protocol, whose parameters are structs of C.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { fatalError() }
  open func caretRect(for position: UITextPosition) -> CGRect { fatalError() }
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { fatalError() }
}
#endif
