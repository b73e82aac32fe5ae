public import Foundation

/// How lines stand.
public enum NSTextAlignment: Int, Sendable { case left, right, center, justified, natural }

/// In which direction a text runs.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// In which direction an interface runs.
public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// What a text is for.
public struct NSTextContentType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name by which somebody signs in.
  public static let username = NSTextContentType(rawValue: "username")
  /// A code that was sent to the person.
  public static let oneTimeCode = NSTextContentType(rawValue: "oneTimeCode")
}

/// The names of constraints' properties; there is no layout.
@MainActor public final class NSLayoutConstraint: NSObject {
  /// How much a wish counts.
  public struct Priority: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: Float
    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Not much.
    public static let defaultLow = Priority(rawValue: 250)
  }

  /// A direction.
  public enum Orientation: Int, Sendable { case horizontal, vertical }
}

/// How a view looks and where it is; it is only remembered.
@MainActor struct Looks {
  var frame = NSRect.zero
  var direction = NSUserInterfaceLayoutDirection.leftToRight
  var alignment = NSTextAlignment.natural
  var writing = NSWritingDirection.natural
  var font: NSFont?
  var placeholder: String?
}

extension NSView {
  /// The place in the superview.
  public var frame: NSRect {
    get { looks.frame }
    set { looks.frame = newValue }
  }
  /// In which direction the view runs.
  public var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { looks.direction }
    set { looks.direction = newValue }
  }
  /// The view's own size; an editable field has no width of its own.
  public var intrinsicContentSize: NSSize { NSSize(width: -1, height: 21) }
  /// Nothing comes of it.
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  /// Nothing comes of it.
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
}

extension NSControl {
  /// How lines stand.
  public var alignment: NSTextAlignment {
    get { looks.alignment }
    set { looks.alignment = newValue }
  }
  /// In which direction the text runs.
  public var baseWritingDirection: NSWritingDirection {
    get { looks.writing }
    set { looks.writing = newValue }
  }
  /// The font.
  public var font: NSFont? {
    get { looks.font }
    set { looks.font = newValue }
  }
}

extension NSTextField {
  /// What is shown while the field is empty.
  public var placeholderString: String? {
    get { looks.placeholder }
    set { looks.placeholder = newValue }
  }
}
