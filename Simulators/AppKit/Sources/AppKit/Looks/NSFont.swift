public import Foundation

/// A font without shapes.
public final class NSFont: NSObject, @unchecked Sendable {
  /// A use of text, which has a size.
  public struct TextStyle: Hashable, Sendable {
    let size: CGFloat
    let name: String

    /// The style `largeTitle`.
    public static let largeTitle = TextStyle(size: 26, name: "largeTitle")
    /// The style `title1`.
    public static let title1 = TextStyle(size: 22, name: "title1")
    /// The style `title2`.
    public static let title2 = TextStyle(size: 17, name: "title2")
    /// The style `title3`.
    public static let title3 = TextStyle(size: 15, name: "title3")
    /// The style `headline`.
    public static let headline = TextStyle(size: 13, name: "headline")
    /// The style `subheadline`.
    public static let subheadline = TextStyle(size: 11, name: "subheadline")
    /// The style `body`.
    public static let body = TextStyle(size: 13, name: "body")
    /// The style `callout`.
    public static let callout = TextStyle(size: 12, name: "callout")
    /// The style `footnote`.
    public static let footnote = TextStyle(size: 10, name: "footnote")
    /// The style `caption1`.
    public static let caption1 = TextStyle(size: 10, name: "caption1")
    /// The style `caption2`.
    public static let caption2 = TextStyle(size: 10, name: "caption2")
  }

  /// The size.
  public let pointSize: CGFloat

  private init(size: CGFloat) { pointSize = size }

  /// The font of a style.
  public static func preferredFont(
    forTextStyle style: TextStyle, options: [String: Any] = [:]
  ) -> NSFont { NSFont(size: style.size) }

  /// A font of the system.
  public static func systemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(size: fontSize) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSFont)?.pointSize == pointSize
  }

  public override var hash: Int { pointSize.hashValue }
}

/// A colour by its name.
public final class NSColor: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// Creates a colour.
  public init(name: String) { self.name = name }
  /// No colour.
  public static var clear: NSColor { NSColor(name: "clear") }
  /// The colour of placeholders.
  public static var placeholderTextColor: NSColor { NSColor(name: "placeholderText") }

  public override func isEqual(_ object: Any?) -> Bool { (object as? NSColor)?.name == name }
  public override var hash: Int { name.hashValue }
}
