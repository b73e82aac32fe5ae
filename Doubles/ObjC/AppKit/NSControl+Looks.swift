@_exported import Foundation

@objc open class NSFont: NSObject, @unchecked Sendable {
  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
}

@objc public enum NSTextAlignment: Int, Sendable {
  case left, right, center, justified, natural
}

@objc public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

@MainActor @objc open class NSLayoutConstraint: NSObject {
  public struct Priority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { fatalError() }
    public static var defaultLow: Priority { fatalError() }
  }

  public enum Orientation: Int, Sendable { case horizontal, vertical }
}

extension NSView {
  public var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { fatalError() }
    set { fatalError() }
  }
  public var intrinsicContentSize: CGSize { fatalError() }
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { fatalError() }
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { fatalError() }
}

extension NSControl {
  public weak var target: AnyObject? {
    get { fatalError() }
    set { fatalError() }
  }
  public var action: Selector? {
    get { fatalError() }
    set { fatalError() }
  }
  public var alignment: NSTextAlignment {
    get { fatalError() }
    set { fatalError() }
  }
  public var font: NSFont? {
    get { fatalError() }
    set { fatalError() }
  }
}
