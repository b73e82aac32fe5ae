#if !os(watchOS)
@_exported import Foundation

extension NSAttributedString.Key {
  public static var accessibilitySpeechSpellOut: Self { fatalError() }
  @available(iOS 17.0, tvOS 17.0, *)
  public static var accessibilitySpeechAnnouncementPriority: Self { fatalError() }
}

@MainActor public enum UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { fatalError() }
    nonisolated public static var announcement: Self { fatalError() }
    nonisolated public static var layoutChanged: Self { fatalError() }
    nonisolated public static var screenChanged: Self { fatalError() }
  }

  public static var isVoiceOverRunning: Bool { fatalError() }
  public static func post(notification: Notification, argument: Any?) { fatalError() }
}

@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class UIFeedbackGenerator: NSObject {
  nonisolated public override init() { fatalError() }
  open func prepare() { fatalError() }
}

@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) { fatalError() }
}

@available(tvOS, unavailable)
open class UIPasteboard: NSObject, @unchecked Sendable {
  open class var general: UIPasteboard { fatalError() }
  open var string: String?
  open var hasStrings: Bool { fatalError() }
}
#endif
