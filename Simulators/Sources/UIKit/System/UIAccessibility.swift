public import Foundation

/// What an app can ask and tell assistive technologies.
@MainActor public enum UIAccessibility {
  /// The kind of a message.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Creates a kind.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Something to say.
    public static let announcement = Self(rawValue: 1008)
    /// A part of the screen changed.
    public static let layoutChanged = Self(rawValue: 1001)
    /// The screen changed.
    public static let screenChanged = Self(rawValue: 1000)
  }

  /// Whether VoiceOver runs; set it on ``Simulation``.
  public static var isVoiceOverRunning: Bool { Simulation.current.isVoiceOverRunning }

  /// Posts a message, which the simulation records.
  public static func post(notification: Notification, argument: Any?) {
    let text = (argument as? NSAttributedString)?.string ?? argument as? String ?? ""
    if notification == .announcement { Simulation.current.announcements.append(text) }
    Simulation.current.note("A11Y\"\(text)\"")
  }
}

/// How urgent an announcement is.
public struct UIAccessibilityPriority: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a priority.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Interrupts.
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  /// Waits for what is being said.
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// Waits for everything.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

extension NSAttributedString.Key {
  /// Whether letters and digits are read one by one.
  public static let accessibilitySpeechSpellOut = Self(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// Whether punctuation is read.
  public static let accessibilitySpeechPunctuation = Self(
    rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// How urgent the text is as an announcement.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
}
