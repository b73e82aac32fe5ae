@_exported import Foundation

@available(macOS 11.0, *)
public struct NSTextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { fatalError() }
  public static var username: Self { fatalError() }
  public static var oneTimeCode: Self { fatalError() }
  @available(macOS 14.0, *)
  public static var telephoneNumber: Self { fatalError() }
  @available(macOS 14.0, *)
  public static var creditCardNumber: Self { fatalError() }
  @available(macOS 14.0, *)
  public static var creditCardSecurityCode: Self { fatalError() }
  @available(macOS 14.0, *)
  public static var creditCardExpiration: Self { fatalError() }
  @available(macOS 14.0, *)
  public static var postalCode: Self { fatalError() }
  @available(macOS 14.0, *)
  public static var name: Self { fatalError() }
  @available(macOS 14.0, *)
  public static var emailAddress: Self { fatalError() }
  @available(macOS 14.0, *)
  public static var URL: Self { fatalError() }
  @available(macOS 14.0, *)
  public static var birthdate: Self { fatalError() }
}

@available(macOS 11.0, *)
@MainActor public protocol NSTextContent {
  var contentType: NSTextContentType? { get set }
}

public struct NSAccessibility: Sendable {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static var announcementRequested: Self { fatalError() }
  }

  public struct NotificationUserInfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static var announcement: Self { fatalError() }
    public static var priority: Self { fatalError() }
  }

  public static func post(
    element: Any, notification: NSAccessibility.Notification,
    userInfo: [NSAccessibility.NotificationUserInfoKey: Any]?
  ) { fatalError() }
}

@objc public enum NSAccessibilityPriorityLevel: Int, Sendable {
  case low = 10
  case medium = 50
  case high = 90
}

@objc open class NSWorkspace: NSObject {
  @objc(sharedWorkspace) open class var shared: NSWorkspace { fatalError() }
}

extension NSWorkspace {
  @available(macOS 10.13, *)
  open var isVoiceOverEnabled: Bool { fatalError() }
}
