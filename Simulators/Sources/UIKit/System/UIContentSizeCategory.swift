import Foundation

/// How large the person wants texts to be.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a category.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The size `extraSmall`.
  public static let extraSmall = Self(rawValue: "XS")
  /// The size `small`.
  public static let small = Self(rawValue: "S")
  /// The size `medium`.
  public static let medium = Self(rawValue: "M")
  /// The size `large`.
  public static let large = Self(rawValue: "L")
  /// The size `extraLarge`.
  public static let extraLarge = Self(rawValue: "XL")
  /// The size `extraExtraLarge`.
  public static let extraExtraLarge = Self(rawValue: "XXL")
  /// The size `extraExtraExtraLarge`.
  public static let extraExtraExtraLarge = Self(rawValue: "XXXL")
  /// The size `accessibilityMedium`.
  public static let accessibilityMedium = Self(rawValue: "AX1")
  /// The size `accessibilityLarge`.
  public static let accessibilityLarge = Self(rawValue: "AX2")
  /// The size `accessibilityExtraLarge`.
  public static let accessibilityExtraLarge = Self(rawValue: "AX3")
  /// The size `accessibilityExtraExtraLarge`.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "AX4")
  /// The size `accessibilityExtraExtraExtraLarge`.
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "AX5")

  /// All, from the smallest to the largest.
  public static let all: [Self] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]
}

/// What a view is told of its surroundings: the size of texts only.
@MainActor open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The size of texts.
  public nonisolated let preferredContentSizeCategory: UIContentSizeCategory

  /// Creates traits.
  public nonisolated init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
    super.init()
  }
}

extension UIFont {
  /// What a text is for.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a style.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style `largeTitle`.
    public static let largeTitle = Self(rawValue: "largeTitle")
    /// The style `title1`.
    public static let title1 = Self(rawValue: "title1")
    /// The style `title2`.
    public static let title2 = Self(rawValue: "title2")
    /// The style `title3`.
    public static let title3 = Self(rawValue: "title3")
    /// The style `headline`.
    public static let headline = Self(rawValue: "headline")
    /// The style `subheadline`.
    public static let subheadline = Self(rawValue: "subheadline")
    /// The style `body`.
    public static let body = Self(rawValue: "body")
    /// The style `callout`.
    public static let callout = Self(rawValue: "callout")
    /// The style `footnote`.
    public static let footnote = Self(rawValue: "footnote")
    /// The style `caption1`.
    public static let caption1 = Self(rawValue: "caption1")
    /// The style `caption2`.
    public static let caption2 = Self(rawValue: "caption2")

    /// The size where nobody asked for another.
    fileprivate var size: CGFloat {
      let sizes: [Self: CGFloat] = [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
        .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
      ]
      return sizes[self] ?? 17
    }
  }

  /// Returns the font of a style; each step of the person's size is two points.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    let category = traits?.preferredContentSizeCategory ?? .large
    let step = (UIContentSizeCategory.all.firstIndex(of: category) ?? 3) - 3
    return UIFont(size: style.size + CGFloat(2 * step))
  }
}

/// How strongly a view keeps to its own size.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Not to be broken.
  public static let required = Self(rawValue: 1000)
  /// Strong.
  public static let defaultHigh = Self(rawValue: 750)
  /// Weak.
  public static let defaultLow = Self(rawValue: 250)
}

/// A rule for the layout, of which only the axes are known.
public enum NSLayoutConstraint {
  /// The axes.
  public enum Axis: Int, Sendable { case horizontal, vertical }
}
