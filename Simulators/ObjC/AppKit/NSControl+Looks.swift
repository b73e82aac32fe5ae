@_exported import Foundation

@objc open class NSFont: NSObject {
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static var largeTitle: TextStyle { fatalError() }
    public static var title1: TextStyle { fatalError() }
    public static var title2: TextStyle { fatalError() }
    public static var title3: TextStyle { fatalError() }
    public static var headline: TextStyle { fatalError() }
    public static var subheadline: TextStyle { fatalError() }
    public static var body: TextStyle { fatalError() }
    public static var callout: TextStyle { fatalError() }
    public static var footnote: TextStyle { fatalError() }
    public static var caption1: TextStyle { fatalError() }
    public static var caption2: TextStyle { fatalError() }
  }

  public struct TextStyleOptionKey: Hashable, Sendable {}

  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  open class func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont { fatalError() }
}

@objc open class NSColor: NSObject, @unchecked Sendable {
  open class var clear: NSColor { fatalError() }
  open class var placeholderTextColor: NSColor { fatalError() }
}

extension NSAttributedString.Key {
  public static var font: Self { fatalError() }
  public static var foregroundColor: Self { fatalError() }
}

extension NSAttributedString {
  public func size() -> CGSize { fatalError() }
}

@objc public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
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
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var width: Self { fatalError() }
    public static var height: Self { fatalError() }
  }
  public var autoresizingMask: AutoresizingMask {
    get { fatalError() }
    set { fatalError() }
  }
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
  public var baseWritingDirection: NSWritingDirection {
    get { fatalError() }
    set { fatalError() }
  }
  public var font: NSFont? {
    get { fatalError() }
    set { fatalError() }
  }
}
