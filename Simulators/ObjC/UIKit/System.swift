@_exported import Foundation

open class UIColor: NSObject, @unchecked Sendable {
  open class var label: UIColor { fatalError() }
  open class var systemRed: UIColor { fatalError() }
  open class var placeholderText: UIColor { fatalError() }
  open class var clear: UIColor { fatalError() }
  @available(tvOS, unavailable) open class var tertiarySystemFill: UIColor { fatalError() }
}

open class UIFont: NSObject, @unchecked Sendable {
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { fatalError() }
}

extension NSAttributedString.Key {
  public static var font: Self { fatalError() }
  public static var foregroundColor: Self { fatalError() }
}

extension UIFont {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    @available(tvOS, unavailable) public static let largeTitle = Self(rawValue: "")
    public static let title1 = Self(rawValue: "")
    public static let title2 = Self(rawValue: "")
    public static let title3 = Self(rawValue: "")
    public static let headline = Self(rawValue: "")
    public static let subheadline = Self(rawValue: "")
    public static let body = Self(rawValue: "")
    public static let callout = Self(rawValue: "")
    public static let footnote = Self(rawValue: "")
    public static let caption1 = Self(rawValue: "")
    public static let caption2 = Self(rawValue: "")
  }
}

@objc public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

@objc public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}
