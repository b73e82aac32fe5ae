#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// Hears a notification about one object, or about any, until it goes.
final class NotificationToken {
  private let token: Any

  convenience init(
    _ name: Notification.Name, of object: AnyObject?,
    _ heard: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(name, object) { _ in heard() }
  }

  /// Calls `heard` with the object that the notification is about.
  convenience init(
    _ name: Notification.Name, _ heard: @escaping @MainActor @Sendable (AnyObject?) -> Void
  ) {
    self.init(name, nil, heard)
  }

  private init(
    _ name: Notification.Name, _ object: AnyObject?,
    _ heard: @escaping @MainActor @Sendable (AnyObject?) -> Void
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      // AppKit posts on the main thread; who posts elsewhere doesn't tell of the person's edits.
      guard Thread.isMainThread else { return }
      nonisolated(unsafe) let object = $0.object as AnyObject?
      MainActor.assumeIsolated { heard(object) }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
