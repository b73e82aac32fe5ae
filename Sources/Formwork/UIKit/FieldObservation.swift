#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Observes a field for an adapter, apart from the delegate.
@MainActor
final class FieldObservation {
  private var ends: [@MainActor () -> Void] = []
  private var tokens: [NotificationToken] = []

  /// Observes a control event, with an action identifier that the app doesn't use.
  ///
  /// An action replaces any other with the same identifier, whatever its event, so each event has
  /// its own identifier.
  func listen(
    to event: UIControl.Event, _ name: String, of control: UIControl,
    _ heard: @escaping @MainActor () -> Void
  ) {
    let identifier = UIAction.Identifier("\(name).\(event.rawValue)")
    control.addAction(UIAction(identifier: identifier) { _ in heard() }, for: event)
    ends.append { [weak control] in control?.removeAction(identifiedBy: identifier, for: event) }
  }

  /// Observes a notification about `object`.
  func listen(
    to name: Notification.Name, of object: AnyObject,
    _ heard: @escaping @MainActor @Sendable () -> Void
  ) {
    let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      _ in
      // UIKit posts on the main thread. Notifications on other threads aren't about user edits.
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { heard() }
    }
    tokens.append(NotificationToken(token))
  }

  /// Observes a notification, and passes on what `read` extracts from it.
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

  /// Stops observing while the field exists. All observations also end with the field.
  func end() {
    for end in ends { end() }
    ends = []
    tokens = []
  }
}

/// Removes an observer when it is released.
private final class NotificationToken {
  private let token: Any

  init(_ token: Any) {
    self.token = token
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
