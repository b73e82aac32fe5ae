// What Swift adds to Headers/AppKit: the parts of the framework that aren't Objective-C.
@_exported import AppKit
@_exported import Foundation

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
