extension UIView {
  /// How a view follows its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each edge and extent.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)

    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// How the view follows its superview; nothing is laid out by it here.
  public var autoresizingMask: AutoresizingMask {
    get { associations[Self.key] as? AutoresizingMask ?? [] }
    set { associations[Self.key] = newValue }
  }
}

extension UIColor {
  /// No colour at all.
  public static let clear = UIColor(name: "clear")
}
