#if canImport(UIKit)
public import UIKit

/// On Apple systems the two are bridged.
public typealias CTFont = UIFont
#else
public import AppKit

/// On Apple systems the two are bridged.
public typealias CTFont = NSFont
#endif

/// The description of a font.
public struct Font: Hashable, Sendable {
  var style = CTFont.TextStyle.body
  var size: CGFloat?

  /// What it takes to make a font of a description.
  public struct Context: Hashable, Sendable { let size: DynamicTypeSize }

  /// A font as it is drawn.
  public struct Resolved: Sendable {
    /// The font.
    public let ctFont: CTFont
  }

  /// Makes a font of the description.
  public func resolve(in context: Context) -> Resolved {
    if let size { return Resolved(ctFont: .systemFont(ofSize: size)) }
    #if canImport(UIKit)
    let category = UIContentSizeCategory.all[
      DynamicTypeSize.allCases.firstIndex(of: context.size) ?? 3]
    return Resolved(
      ctFont: .preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)))
    #else
    return Resolved(ctFont: .preferredFont(forTextStyle: style))
    #endif
  }

  /// A font of the system.
  public static func system(size: CGFloat) -> Font { Font(size: size) }

  /// The style `largeTitle`.
  public static let largeTitle = Font(style: .largeTitle)
  /// The style `title`.
  public static let title = Font(style: .title1)
  /// The style `title2`.
  public static let title2 = Font(style: .title2)
  /// The style `title3`.
  public static let title3 = Font(style: .title3)
  /// The style `headline`.
  public static let headline = Font(style: .headline)
  /// The style `subheadline`.
  public static let subheadline = Font(style: .subheadline)
  /// The style `body`.
  public static let body = Font(style: .body)
  /// The style `callout`.
  public static let callout = Font(style: .callout)
  /// The style `footnote`.
  public static let footnote = Font(style: .footnote)
  /// The style `caption`.
  public static let caption = Font(style: .caption1)
  /// The style `caption2`.
  public static let caption2 = Font(style: .caption2)
}

/// A colour.
public struct Color: Hashable, Sendable {
  let name: String
  /// The colour `accentColor`.
  public static let accentColor = Color(name: "accent")
  /// The colour `red`.
  public static let red = Color(name: "red")
  /// The colour `orange`.
  public static let orange = Color(name: "orange")
}

#if canImport(UIKit)
extension UIColor {
  /// Creates the colour of a description.
  public convenience init(_ color: Color) { self.init(name: color.name) }
}
#else
extension NSColor {
  /// Creates the colour of a description.
  public convenience init(_ color: Color) { self.init(name: color.name) }
}
#endif
