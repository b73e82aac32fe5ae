@_exported import Foundation

@MainActor @objc open class NSResponder: NSObject {
  nonisolated public override init() { fatalError() }
  @objc open var undoManager: UndoManager? { fatalError() }
  @objc open func becomeFirstResponder() -> Bool { fatalError() }
  @objc open func resignFirstResponder() -> Bool { fatalError() }
}

@MainActor @objc open class NSView: NSResponder {
  public init(frame frameRect: CGRect) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  nonisolated public convenience override init() { fatalError() }
  @objc open var window: NSWindow? { fatalError() }
  @objc open var inputContext: NSTextInputContext? { fatalError() }
  open var frame: CGRect
  open var bounds: CGRect
  @objc open var superview: NSView? { fatalError() }
  open func hitTest(_ point: NSPoint) -> NSView? { fatalError() }
  @objc open func removeFromSuperview() { fatalError() }
  @objc(setAccessibilityElement:)
  open func setAccessibilityElement(_ accessibilityElement: Bool) { fatalError() }
  @objc(addSubview:) open func addSubview(_ view: NSView) { fatalError() }
  // Of the protocol NSAccessibility, which every view has.
  @objc open func accessibilityLabel() -> String? { fatalError() }
  @objc open func setAccessibilityLabel(_ accessibilityLabel: String?) { fatalError() }
}

@MainActor @objc open class NSWindow: NSResponder {
  nonisolated public class var didUpdateNotification: NSNotification.Name { fatalError() }
  @objc open var firstResponder: NSResponder? { fatalError() }
  @objc(makeFirstResponder:) open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    fatalError()
  }
}

@MainActor @objc open class NSViewController: NSResponder {
  nonisolated public convenience override init() { fatalError() }
  @objc open var view: NSView
  @objc open func viewDidLoad() { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open var title: String?
}

@objc open class NSSound: NSObject {}

extension NSSound {
  public class func beep() { fatalError() }
}

@objc public protocol NSTextInputClient {
  @objc func hasMarkedText() -> Bool
  @objc func markedRange() -> NSRange
  @objc func selectedRange() -> NSRange
}

@MainActor @objc open class NSTextInputContext: NSObject {
  @objc(currentInputContext) open class var current: NSTextInputContext? { fatalError() }
  open var client: any NSTextInputClient { fatalError() }
  open var selectedKeyboardInputSource: String?
}

@objc open class NSEvent: NSObject {
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var shift: Self { fatalError() }
    public static var control: Self { fatalError() }
    public static var option: Self { fatalError() }
    public static var command: Self { fatalError() }
  }
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { fatalError() }
    public static var keyDown: Self { fatalError() }
  }
  @objc open var keyCode: UInt16 { fatalError() }
  open var modifierFlags: ModifierFlags { fatalError() }
  @MainActor open var window: NSWindow? { fatalError() }
  open class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { fatalError() }
  @objc(removeMonitor:) open class func removeMonitor(_ eventMonitor: Any) { fatalError() }
}
