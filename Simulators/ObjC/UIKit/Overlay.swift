// What Swift adds to Headers/UIKit: the parts of the framework that aren't Objective-C.
#if !os(watchOS)
@_exported import Foundation
@_exported import UIKit

extension UIEdgeInsets: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { fatalError() }
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

extension UIMenu {
  public convenience init(title: String = "", children: [UIMenuElement] = []) { fatalError() }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

extension UIAction {
  @preconcurrency
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { fatalError() }

  @preconcurrency
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) { fatalError() }
}

extension UIBarButtonItem {
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) { fatalError() }
}
#else
@_exported import Foundation
@_exported import UIKit
#endif
