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
  /// A telephone number.
  public static let telephoneNumber = NSTextContentType(rawValue: "telephoneNumber")
  /// The number of a card.
  public static let creditCardNumber = NSTextContentType(rawValue: "creditCardNumber")
  /// The code on a card's back.
  public static let creditCardSecurityCode = NSTextContentType(rawValue: "creditCardSecurityCode")
  /// When a card expires.
  public static let creditCardExpiration = NSTextContentType(rawValue: "creditCardExpiration")
  /// A postal code.
  public static let postalCode = NSTextContentType(rawValue: "postalCode")
  /// A person's name.
  public static let name = NSTextContentType(rawValue: "name")
  /// An e-mail address.
  public static let emailAddress = NSTextContentType(rawValue: "emailAddress")
  /// An address of the web.
  public static let URL = NSTextContentType(rawValue: "URL")
  /// A day of birth.
  public static let birthdate = NSTextContentType(rawValue: "birthdate")
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
  var textColor: NSColor?
  var isBezeled = true
  var isBordered = true
  var bezelStyle = NSTextField.BezelStyle.squareBezel
  var drawsBackground = true
  var attributed: NSAttributedString?
  var isAccessible = true
  var autoresizing: NSView.AutoresizingMask = []
}

extension NSView {
  /// The place in the superview.
  public var frame: NSRect {
    get { looks.frame }
    set { looks.frame = newValue }
  }
  /// The place inside of the view itself.
  public var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
  /// What happens to the view with the one around it.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The width follows.
    public static let width = AutoresizingMask(rawValue: 2)
    /// The height follows.
    public static let height = AutoresizingMask(rawValue: 16)
  }
  /// What happens to the view with the one around it.
  public var autoresizingMask: AutoresizingMask {
    get { looks.autoresizing }
    set { looks.autoresizing = newValue }
  }
  /// Whether assistive technologies see the view.
  public func isAccessibilityElement() -> Bool { looks.isAccessible }
  /// Sets whether assistive technologies see the view.
  public func setAccessibilityElement(_ isElement: Bool) { looks.isAccessible = isElement }
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
  /// The border.
  public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
  /// The colour of the text.
  public var textColor: NSColor? {
    get { looks.textColor }
    set { looks.textColor = newValue }
  }
  /// Whether there is a bezel.
  public var isBezeled: Bool {
    get { looks.isBezeled }
    set { looks.isBezeled = newValue }
  }
  /// Whether there is a border.
  public var isBordered: Bool {
    get { looks.isBordered }
    set { looks.isBordered = newValue }
  }
  /// The border.
  public var bezelStyle: BezelStyle {
    get { looks.bezelStyle }
    set { looks.bezelStyle = newValue }
  }
  /// Whether there is a background.
  public var drawsBackground: Bool {
    get { looks.drawsBackground }
    set { looks.drawsBackground = newValue }
  }
  /// The text with its looks, of a field that isn't edited.
  public var attributedStringValue: NSAttributedString {
    get { looks.attributed ?? NSAttributedString(string: stringValue) }
    set { looks.attributed = newValue }
  }
  /// What is shown while the field is empty.
  public var placeholderString: String? {
    get { looks.placeholder }
    set { looks.placeholder = newValue }
  }
}

extension NSAttributedString.Key {
  /// The font; an ``NSFont``.
  public static let font = Self(rawValue: "NSFont")
  /// The colour of the text; an ``NSColor``.
  public static let foregroundColor = Self(rawValue: "NSColor")
}

extension NSAttributedString {
  /// The size of the text; each character is 0.6 of its font's size wide.
  public func size() -> NSSize {
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? NSFont : nil
    let size = font?.pointSize ?? 12
    return NSSize(width: CGFloat(string.count) * size * 0.6, height: size * 1.2)
  }
}
