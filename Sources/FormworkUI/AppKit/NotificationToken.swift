#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// Hears a notification about one object, or about any, until it goes.
final class NotificationToken {
  private let token: Any

  init(
    _ name: Notification.Name, of object: AnyObject?,
    _ heard: @escaping @MainActor @Sendable () -> Void
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      _ in
      // AppKit posts on the main thread; who posts elsewhere doesn't tell of the person's edits.
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { heard() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
