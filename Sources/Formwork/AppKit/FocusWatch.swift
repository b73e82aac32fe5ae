#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// Detects when a control gets or loses the focus.
///
/// AppKit only notifies subclasses, and its notification that editing begins arrives with the first
/// change. So the control is checked whenever its window has handled an event, before the next
/// event. Source: the documentation of `NSWindow.update()`.
@MainActor
final class FocusWatch {
  private weak var input: (any FormattedInput)?
  private(set) var isFocused: Bool

  /// Whether the loss of the focus was reported since the last event of a window.
  private var isLost = false
  private let changed: @MainActor (Bool) -> Void
  private let looked: @MainActor () -> Void
  private let selected: @MainActor () -> Void

  /// Creates a watch that calls `changed` when the focus changes, `looked` after each event of the
  /// window, and `selected` when the caret moves in the control's editor.
  init(
    of input: any FormattedInput, changed: @escaping @MainActor (Bool) -> Void,
    looked: @escaping @MainActor () -> Void = {}, selected: @escaping @MainActor () -> Void = {}
  ) {
    self.input = input
    self.changed = changed
    self.looked = looked
    self.selected = selected
    isFocused = input.focusedEditor != nil
    WindowEvents.shared.add(self)
  }

  /// Checks the focus immediately, when another notification indicates that it may have moved.
  func look() {
    let isFocusedNow = input?.focusedEditor != nil
    guard isFocusedNow != isFocused else { return }
    isFocused = isFocusedNow
    changed(isFocusedNow)
  }

  /// Reports the loss of the focus, which AppKit may announce before the control has lost it.
  func lose() {
    if isLost { return }
    isLost = true
    isFocused = false
    changed(false)
  }

  /// Checks the focus after a window has handled an event. A control that was removed from the
  /// window with the focus is checked, too.
  func windowDidUpdate(_ window: AnyObject?) {
    isLost = false
    guard let input, isFocused || input.window === window else { return }
    look()
    looked()
  }

  func selectionDidChange(in editor: AnyObject?) {
    guard let input, let editor = editor as? NSTextView, input.window === editor.window,
      input.focusedEditor === editor
    else { return }
    selected()
  }
}

/// Receives the notifications of windows and their editors for all masked controls.
///
/// With an observer for each control, every event of a window would call all of them: in a form of
/// a hundred fields, ten thousand calls per key. So there is one shared observer while any control
/// has a format.
@MainActor
final class WindowEvents {
  static let shared = WindowEvents()

  private struct Listener {
    weak var watch: FocusWatch?
  }

  private var listeners: [Listener] = []
  private var tokens: [NotificationToken] = []

  private init() {}

  func add(_ watch: FocusWatch) {
    listeners.removeAll { $0.watch == nil }
    listeners.append(Listener(watch: watch))
    guard tokens.isEmpty else { return }
    tokens = [
      NotificationToken(NSWindow.didUpdateNotification) { [weak self] window in
        self?.tell { $0.windowDidUpdate(window) }
      },
      NotificationToken(NSTextView.didChangeSelectionNotification) { [weak self] editor in
        self?.tell { $0.selectionDidChange(in: editor) }
      },
    ]
  }

  private func tell(_ news: (FocusWatch) -> Void) {
    let watches = listeners.compactMap(\.watch)
    if watches.isEmpty { tokens = [] }
    for watch in watches { news(watch) }
  }
}

/// Observes a notification about one object, or about any, until it is released.
final class NotificationToken {
  private let token: Any

  convenience init(
    _ name: Notification.Name, of object: AnyObject?,
    _ heard: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(name, object) { _ in heard() }
  }

  /// Observes a notification, and calls `heard` with the object that it is about.
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
      // AppKit posts on the main thread. Notifications on other threads aren't about user edits.
      guard Thread.isMainThread else { return }
      nonisolated(unsafe) let object = $0.object as AnyObject?
      MainActor.assumeIsolated { heard(object) }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
