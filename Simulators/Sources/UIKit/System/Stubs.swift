public import Foundation

/// Haptic feedback, which the simulation records.
@MainActor open class UINotificationFeedbackGenerator: NSObject, @unchecked Sendable {
  /// The kind of feedback.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Creates a generator.
  nonisolated public override init() { super.init() }

  /// Gets ready.
  open func prepare() {}

  /// Gives feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    Simulation.current.feedback.append(notificationType)
  }
}

/// A touch; nothing of it is modelled.
@MainActor open class UIEvent: NSObject, @unchecked Sendable {
  /// Creates an event.
  nonisolated public override init() { super.init() }
}

/// An action that assistive technologies offer.
@MainActor open class UIAccessibilityCustomAction: NSObject, @unchecked Sendable {
  /// Does it, and returns whether it could be done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// What is read.
  open var name: String
  /// What is done.
  open var actionHandler: Handler?

  /// Creates an action.
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

/// A colour, by name only.
open class UIColor: NSObject, @unchecked Sendable {
  /// The name.
  let name: String

  /// Creates a colour of a name.
  public init(name: String) {
    self.name = name
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }

  open override var hash: Int { name.hashValue }

  /// The colour of text.
  public class var label: UIColor { UIColor(name: "label") }
  /// The colour of secondary text.
  public class var secondaryLabel: UIColor { UIColor(name: "secondaryLabel") }
  /// The colour of placeholders.
  public class var placeholderText: UIColor { UIColor(name: "placeholderText") }
  /// The fill behind large controls.
  public class var tertiarySystemFill: UIColor { UIColor(name: "tertiarySystemFill") }
  /// The red of the system.
  public class var systemRed: UIColor { UIColor(name: "systemRed") }
}

extension NSAttributedString.Key {
  /// The font; a ``UIFont``.
  public static let font = Self(rawValue: "NSFont")
  /// The colour of the text; a ``UIColor``.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The extra space between characters.
  public static let kern = Self(rawValue: "NSKern")
}
