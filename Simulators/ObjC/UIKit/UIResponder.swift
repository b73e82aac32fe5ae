#if !os(watchOS)
@_exported import Foundation

@MainActor @objc open class UIResponder: NSObject {
  nonisolated public override init() { fatalError() }
  @objc(nextResponder) open var next: UIResponder? { fatalError() }
  @objc open var canBecomeFirstResponder: Bool { fatalError() }
  @objc open func becomeFirstResponder() -> Bool { fatalError() }
  @objc open var canResignFirstResponder: Bool { fatalError() }
  @objc open func resignFirstResponder() -> Bool { fatalError() }
  @objc open var isFirstResponder: Bool { fatalError() }
  @objc open var undoManager: UndoManager? { fatalError() }
  @objc open var textInputMode: UITextInputMode? { fatalError() }
  @objc open var keyCommands: [UIKeyCommand]? { fatalError() }
  @objc open var inputView: UIView? { fatalError() }
  @available(visionOS, unavailable)
  @objc open var inputAccessoryView: UIView? { fatalError() }
  @objc(canPerformAction:withSender:)
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { fatalError() }

  // Of UIResponderStandardEditActions.
  @objc open func cut(_ sender: Any?) { fatalError() }
  @objc open func copy(_ sender: Any?) { fatalError() }
  @objc open func paste(_ sender: Any?) { fatalError() }
  @objc open func delete(_ sender: Any?) { fatalError() }
  @objc open func selectAll(_ sender: Any?) { fatalError() }
  @objc open func select(_ sender: Any?) { fatalError() }
  @objc open func pasteAndMatchStyle(_ sender: Any?) { fatalError() }
  @objc open func pasteAndGo(_ sender: Any?) { fatalError() }
  @objc open func pasteAndSearch(_ sender: Any?) { fatalError() }
  @objc open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { fatalError() }
  @objc open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { fatalError() }
  @objc open func toggleBoldface(_ sender: Any?) { fatalError() }
  @objc open func toggleItalics(_ sender: Any?) { fatalError() }
  @objc open func toggleUnderline(_ sender: Any?) { fatalError() }
  @objc open func increaseSize(_ sender: Any?) { fatalError() }
  @objc open func decreaseSize(_ sender: Any?) { fatalError() }
  @objc(print:) open func printContent(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, *)
  @objc open func find(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, *)
  @objc open func findNext(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, *)
  @objc open func rename(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, *)
  @objc open func duplicate(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, *)
  @objc open func move(_ sender: Any?) { fatalError() }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static var shift: UIKeyModifierFlags { fatalError() }
}

@MainActor @objc open class UICommand: UIMenuElement {}

@MainActor @objc open class UIKeyCommand: UICommand {
  nonisolated public class var inputUpArrow: String { fatalError() }
  nonisolated public class var inputDownArrow: String { fatalError() }
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    fatalError()
  }
  @available(iOS 15.0, tvOS 15.0, *)
  @objc open var wantsPriorityOverSystemBehavior: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

@MainActor @objc open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { fatalError() }
}

@MainActor @objc open class UIView: UIResponder {
  public init(frame: CGRect) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  nonisolated public convenience override init() { fatalError() }

  open var frame: CGRect
  open var bounds: CGRect
  @objc open var tag = 0
  @objc(hidden) open var isHidden = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { fatalError() }
  @objc open var subviews: [UIView] { fatalError() }
  @objc open var superview: UIView? { fatalError() }
  @objc open var window: UIWindow? { fatalError() }
  @objc open func addSubview(_ view: UIView) { fatalError() }
  @objc open func removeFromSuperview() { fatalError() }
  @objc open func didMoveToSuperview() { fatalError() }
  @objc open func didMoveToWindow() { fatalError() }
  open var intrinsicContentSize: CGSize { fatalError() }
  @objc open func sizeToFit() { fatalError() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { fatalError() }
  @objc open func invalidateIntrinsicContentSize() { fatalError() }
  @objc open func layoutSubviews() { fatalError() }
  @objc open func setNeedsLayout() { fatalError() }
  @objc open func layoutIfNeeded() { fatalError() }
  @objc open func awakeFromNib() { fatalError() }
  @discardableResult @objc open func endEditing(_ force: Bool) -> Bool { fatalError() }
}

// A category of NSObject, which is not bound to the main actor by itself; its members are.
extension UIView {
  @objc open var isAccessibilityElement: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  @objc open var accessibilityLabel: String? {
    get { fatalError() }
    set { fatalError() }
  }
  @objc open var accessibilityHint: String? {
    get { fatalError() }
    set { fatalError() }
  }
  @objc open var accessibilityValue: String? {
    get { fatalError() }
    set { fatalError() }
  }
  @objc open var accessibilityAttributedValue: NSAttributedString? {
    get { fatalError() }
    set { fatalError() }
  }
  @objc open var accessibilityIdentifier: String? {
    get { fatalError() }
    set { fatalError() }
  }
}

@MainActor @objc open class UIWindow: UIView {
  @objc open var rootViewController: UIViewController?
  @objc open func makeKeyAndVisible() { fatalError() }
}

@MainActor @objc open class UIScrollView: UIView {
  @objc(scrollEnabled) open var isScrollEnabled = true
  open var contentInset = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { fatalError() }
}

@MainActor @objc public protocol UIScrollViewDelegate: NSObjectProtocol {
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
}

@MainActor @objc open class UILabel: UIView {
  @objc open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont!
  open var textColor: UIColor!
  @objc open var textAlignment = NSTextAlignment.natural
  @objc open var adjustsFontForContentSizeCategory = false
}

@MainActor @objc open class UIViewController: UIResponder {
  @objc(initWithNibName:bundle:)
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: NSObject?) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  nonisolated public convenience override init() { fatalError() }

  @objc open var view: UIView!
  @objc open var title: String?
  @objc open var isViewLoaded: Bool { fatalError() }
  @objc open func loadView() { fatalError() }
  @objc open func viewDidLoad() { fatalError() }
  @objc open func viewWillAppear(_ animated: Bool) { fatalError() }
  @objc open func viewDidAppear(_ animated: Bool) { fatalError() }
  @objc open var presentedViewController: UIViewController? { fatalError() }
  @objc open var navigationItem: UINavigationItem { fatalError() }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { fatalError() }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { fatalError() }
  @objc(addKeyCommand:) open func addKeyCommand(_ keyCommand: UIKeyCommand) { fatalError() }
  @objc(removeKeyCommand:) open func removeKeyCommand(_ keyCommand: UIKeyCommand) { fatalError() }
}

@MainActor @objc open class UINavigationItem: NSObject {
  @objc open var leftBarButtonItem: UIBarButtonItem?
}

@MainActor @objc open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) { fatalError() }
}
#endif
