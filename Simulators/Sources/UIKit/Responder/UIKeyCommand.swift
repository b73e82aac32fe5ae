/// The modifiers of a key.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits of the modifiers.
  public let rawValue: Int

  /// Creates a set of modifiers.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// ⇧.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
}

/// A key of a hardware keyboard, and what a responder does when it is pressed.
@MainActor open class UIKeyCommand: NSObject, @unchecked Sendable {
  /// ↑.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"

  /// ↓.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"

  /// The key.
  public let input: String?

  /// What has to be held with it.
  public let modifierFlags: UIKeyModifierFlags

  /// What the first responder that can do it is sent.
  public let action: Selector?

  /// Whether it comes before what text and focus make of the key.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init()
  }
}
