#if !os(watchOS)
public import Foundation

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { fatalError() }
  public static let extraSmall = Self(rawValue: "")
  public static let small = Self(rawValue: "")
  public static let medium = Self(rawValue: "")
  public static let large = Self(rawValue: "")
  public static let extraLarge = Self(rawValue: "")
  public static let extraExtraLarge = Self(rawValue: "")
  public static let extraExtraExtraLarge = Self(rawValue: "")
  public static let accessibilityMedium = Self(rawValue: "")
  public static let accessibilityLarge = Self(rawValue: "")
  public static let accessibilityExtraLarge = Self(rawValue: "")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "")
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "")
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { fatalError() }
}

extension UIFont {
  open var lineHeight: CGFloat { fatalError() }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { fatalError() }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { fatalError() }
  public static let required = Self(rawValue: 1000)
  public static let defaultHigh = Self(rawValue: 750)
  public static let defaultLow = Self(rawValue: 250)
}

open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}

extension UIView {
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { fatalError() }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { fatalError() }
}

extension UIResponder {
  public func reloadInputViews() { fatalError() }
}
#endif
