public import Foundation

/// A font whose characters are all as wide as 0.6 of its size, and whose lines are 1.2 high.
open class UIFont: NSObject, @unchecked Sendable {
  /// The size in points.
  public let pointSize: CGFloat

  init(size: CGFloat) {
    pointSize = size
    super.init()
  }

  /// Returns the font of the system.
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }

  /// Returns the font of the system in a weight, which doesn't count here.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size)
  }

  /// Returns the font of the system with digits of one width.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size)
  }

  /// Returns the font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// The width of every character.
  public var advance: CGFloat { pointSize * 0.6 }
  /// The height of a line.
  open var lineHeight: CGFloat { pointSize * 1.2 }
  /// How far characters reach up from the base line.
  open var ascender: CGFloat { pointSize * 0.95 }
  /// How far characters reach down from the base line, negative.
  open var descender: CGFloat { pointSize * -0.25 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.pointSize == pointSize
  }

  open override var hash: Int { pointSize.hashValue }

  /// The thickness of the strokes.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual weight.
    public static let regular = Self(rawValue: 0)
    /// A little more.
    public static let medium = Self(rawValue: 0.23)
    /// Almost bold.
    public static let semibold = Self(rawValue: 0.3)
  }
}

extension String {
  /// Returns the size of the text: the font's, or that of 12 points, which is Apple's default.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  func size(in font: UIFont) -> CGSize {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let longest = lines.map(\.count).max() ?? 0
    return CGSize(
      width: CGFloat(longest) * font.advance, height: CGFloat(lines.count) * font.lineHeight)
  }
}

extension NSString {
  /// Returns the size of the text: the font's, or that of 12 points, which is Apple's default.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    substring(from: 0).size(withAttributes: attributes)
  }
}

extension NSAttributedString {
  /// Returns the size of the text in the font of its first character, or in 12 points.
  public func size() -> CGSize { size(in: .systemFont(ofSize: 12)) }

  func size(in font: UIFont) -> CGSize {
    let own = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    return string.size(in: own ?? font)
  }
}
