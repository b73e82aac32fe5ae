@_exported import Foundation

@objc public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  @MainActor @objc(controlTextDidChange:) optional func controlTextDidChange(_ obj: Notification)
  @MainActor @objc(controlTextDidEndEditing:) optional func controlTextDidEndEditing(
    _ obj: Notification)
  @MainActor @objc(control:textView:doCommandBySelector:)
  optional func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool
  @MainActor @objc(control:didFailToValidatePartialString:errorDescription:)
  optional func control(
    _ control: NSControl, didFailToValidatePartialString string: String,
    errorDescription error: String?)
}

@MainActor @objc public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

@MainActor @objc open class NSControl: NSView {
  public override init(frame frameRect: CGRect) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open var formatter: Formatter?
  @objc open var stringValue = ""
  @objc open var objectValue: Any?
  @objc open var attributedStringValue: NSAttributedString
  @objc(enabled) open var isEnabled = true
  @objc open func currentEditor() -> NSText? { fatalError() }
  @objc open func abortEditing() -> Bool { fatalError() }
  @objc open func validateEditing() { fatalError() }
  public class var textDidChangeNotification: NSNotification.Name { fatalError() }
  public class var textDidEndEditingNotification: NSNotification.Name { fatalError() }
}

@MainActor @objc open class NSTextField: NSControl, NSTextContent {
  open var contentType: NSTextContentType?
  @objc open weak var delegate: (any NSTextFieldDelegate)?
  @objc open var placeholderString: String?
  @objc public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
  @objc open var textColor: NSColor?
  @objc(editable) open var isEditable = true
  @objc(selectable) open var isSelectable = true
  @objc(bezeled) open var isBezeled = true
  @objc(bordered) open var isBordered = true
  @objc open var bezelStyle = BezelStyle.squareBezel
  @objc open var drawsBackground = true
  @objc(textDidEndEditing:) open func textDidEndEditing(_ notification: Notification) {
    fatalError()
  }
}

@MainActor @objc open class NSSecureTextField: NSTextField {}
@MainActor @objc open class NSSearchField: NSTextField {}
@MainActor @objc open class NSComboBox: NSTextField {}
@MainActor @objc open class NSTokenField: NSTextField {}

@MainActor @objc open class NSButton: NSControl {}
