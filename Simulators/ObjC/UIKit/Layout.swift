#if !os(watchOS)
@_exported import Foundation

public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static var zero: UIEdgeInsets { fatalError() }
}

@MainActor @objc public protocol UICoordinateSpace: NSObjectProtocol {}

@available(visionOS, unavailable)
@MainActor @objc open class UIScreen: NSObject {
  open var coordinateSpace: any UICoordinateSpace { fatalError() }
}

@available(visionOS, unavailable)
extension UIWindow {
  public var screen: UIScreen { fatalError() }
}

extension UIView: UICoordinateSpace {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var flexibleWidth: AutoresizingMask { fatalError() }
    public static var flexibleHeight: AutoresizingMask { fatalError() }
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var beginFromCurrentState: AnimationOptions { fatalError() }
  }

  public var autoresizingMask: AutoresizingMask {
    get { fatalError() }
    set { fatalError() }
  }
  public var isUserInteractionEnabled: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  public var transform: CGAffineTransform {
    get { fatalError() }
    set { fatalError() }
  }
  public var safeAreaInsets: UIEdgeInsets { fatalError() }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { fatalError() }
  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { fatalError() }
  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { fatalError() }
  @available(tvOS, unavailable)
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { fatalError() }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { fatalError() }
}

/// A requirement of the protocol on Apple's systems, where a rectangle is a struct of C.
extension UITextInput {
  public func caretRect(for position: UITextPosition) -> CGRect { fatalError() }
}

@MainActor @objc open class UILayoutGuide: NSObject {
  open var layoutFrame: CGRect { fatalError() }
}

@available(tvOS, unavailable)
@MainActor @objc open class UIKeyboardLayoutGuide: UILayoutGuide {}

extension UITextField {
  public func textRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  public func editingRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
}

extension NSAttributedString {
  public func size() -> CGSize { fatalError() }
}

@available(tvOS, unavailable)
extension UIResponder {
  nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name("")
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name("")
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name("")
  nonisolated public static let keyboardFrameEndUserInfoKey = ""
  nonisolated public static let keyboardAnimationDurationUserInfoKey = ""
  nonisolated public static let keyboardAnimationCurveUserInfoKey = ""
  nonisolated public static let keyboardIsLocalUserInfoKey = ""
}

@MainActor @objc open class UITableViewController: UIViewController {}
@MainActor @objc open class UICollectionViewController: UIViewController {}

@available(iOS 18.0, visionOS 2.4, *)
@available(tvOS, unavailable)
@objc public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default` = 0
  case complete
  case limited
}

@available(iOS 18.0, visionOS 2.4, *)
@available(tvOS, unavailable)
extension UITextView {
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { fatalError() }
    set { fatalError() }
  }
}

extension NSValue {
  public var cgRectValue: CGRect { fatalError() }
}

extension UIButton {
  public enum ButtonType: Int, Sendable { case custom, system }
  public convenience init(type buttonType: ButtonType) { fatalError() }
  public func setTitle(_ title: String?, for state: UIControl.State) { fatalError() }
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) { fatalError() }
  public var titleLabel: UILabel? { fatalError() }
}

extension UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var normal: State { fatalError() }
  }
}
#endif
