#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What an adapter listens to in its field, apart from the delegate.
@MainActor
final class FieldObservation {
  private var ends: [@MainActor () -> Void] = []
  private var tokens: [NotificationToken] = []

  /// Listens to a control event, under a name that tells the action from the app's.
  ///
  /// An action replaces one of the same identifier, whatever its event: each event has its own.
  func listen(
    to event: UIControl.Event, _ name: String, of control: UIControl,
    _ heard: @escaping @MainActor () -> Void
  ) {
    let identifier = UIAction.Identifier("\(name).\(event.rawValue)")
    control.addAction(UIAction(identifier: identifier) { _ in heard() }, for: event)
    ends.append { [weak control] in control?.removeAction(identifiedBy: identifier, for: event) }
  }

  /// Listens to a notification about `object`.
  func listen(
    to name: Notification.Name, of object: AnyObject,
    _ heard: @escaping @MainActor @Sendable () -> Void
  ) {
    let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      _ in
      // UIKit posts on the main thread; who posts elsewhere doesn't tell of the person's edits.
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { heard() }
    }
    tokens.append(NotificationToken(token))
  }

  /// Listens to a notification, and hears of what can be read of it.
  func listen<News: Sendable>(
    to name: Notification.Name, reading read: @escaping @Sendable (Notification) -> News?,
    _ heard: @escaping @MainActor @Sendable (News) -> Void
  ) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      guard Thread.isMainThread, let news = read($0) else { return }
      MainActor.assumeIsolated { heard(news) }
    }
    tokens.append(NotificationToken(token))
  }

  /// Stops listening while the field lives; with the field, all ends by itself.
  func end() {
    for end in ends { end() }
    ends = []
    tokens = []
  }
}

/// Removes an observer when it goes.
private final class NotificationToken {
  private let token: Any

  init(_ token: Any) {
    self.token = token
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
