#if !os(watchOS)
@_exported import Foundation

@MainActor @objc public protocol UITextViewDelegate: UIScrollViewDelegate {
  @objc optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  @objc optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  @objc optional func textViewDidBeginEditing(_ textView: UITextView)
  @objc optional func textViewDidEndEditing(_ textView: UITextView)
  @objc(textView:shouldChangeTextInRange:replacementText:)
  optional func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  #if compiler(>=6.2)
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @objc(textView:shouldChangeTextInRanges:replacementText:)
  optional func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool
  #endif
  @objc optional func textViewDidChange(_ textView: UITextView)
  @objc optional func textViewDidChangeSelection(_ textView: UITextView)
  @available(iOS 16.0, tvOS 16.0, *)
  @objc(textView:editMenuForTextInRange:suggestedActions:)
  optional func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  #if compiler(>=6.2)
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @objc(textView:editMenuForTextInRanges:suggestedActions:)
  optional func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  #endif
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  @objc(textView:willPresentEditMenuWithAnimator:)
  optional func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  @objc(textView:willDismissEditMenuWithAnimator:)
  optional func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  @available(iOS 18.4, *)
  @available(macCatalyst, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  @objc(textView:insertInputSuggestion:)
  optional func textView(
    _ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

@MainActor @objc open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat {
    get { fatalError() }
    set { fatalError() }
  }
}

@MainActor @objc open class UITextView: UIScrollView, UITextInput {
  nonisolated public class var textDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
    fatalError()
  }
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name { fatalError() }

  @objc open dynamic weak var delegate: (any UITextViewDelegate)?
  @objc open dynamic var text: String!
  @objc open dynamic var attributedText: NSAttributedString!
  open var textColor: UIColor?
  open var font: UIFont?
  @objc open var adjustsFontForContentSizeCategory = false
  @objc(selectable) open var isSelectable: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  open var textContainerInset: UIEdgeInsets {
    get { fatalError() }
    set { fatalError() }
  }
  open var textContainer: NSTextContainer { fatalError() }
  public init(frame: CGRect, textContainer: NSTextContainer?) { fatalError() }
  public convenience override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open var textAlignment = NSTextAlignment.natural
  @objc open var selectedRange = NSRange()
  @available(tvOS, unavailable) @objc(editable) open var isEditable: Bool {
    get { fatalError() }
    set { fatalError() }
  }

  @available(visionOS, unavailable)
  open override var inputAccessoryView: UIView? {
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
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { fatalError() }
}
#endif
