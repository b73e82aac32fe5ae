/// What an app can tell assistive technologies.
@MainActor public struct NSAccessibility {
  /// The kind of a message.
  public struct Notification: Hashable, Sendable {
    let name: String
    /// Something to say.
    public static let announcementRequested = Self(name: "AXAnnouncementRequested")
  }

  /// What a message carries.
  public struct NotificationUserInfoKey: Hashable, Sendable {
    let name: String
    /// What is to be said.
    public static let announcement = Self(name: "AXAnnouncementKey")
    /// How urgent it is.
    public static let priority = Self(name: "AXPriorityKey")
  }

  /// Posts a message, which the simulation records.
  public static func post(
    element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
  ) {
    guard notification == .announcementRequested,
      let text = userInfo?[.announcement] as? String, userInfo?[.priority] is Int
    else { return Simulation.current.crash("an announcement without a text or a priority") }
    Simulation.current.announcements.append(text)
  }
}

/// How urgent an announcement is.
public enum NSAccessibilityPriorityLevel: Int, Sendable {
  /// Waits.
  case low = 10
  /// In between.
  case medium = 50
  /// Interrupts.
  case high = 90
}

/// What an app can ask the system.
@MainActor public final class NSWorkspace: NSObject {
  private static let workspace = NSWorkspace()

  /// The system.
  public static var shared: NSWorkspace { workspace }

  /// Whether VoiceOver runs; set it on ``Simulation``.
  public var isVoiceOverEnabled: Bool { Simulation.current.isVoiceOverRunning }
}
