#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// Finds out when a control gets the keys and when it loses them.
///
/// AppKit tells only subclasses: what it calls the beginning of editing is the first change. So
/// the control is looked at whenever its window has dealt with an event, which is told before
/// the next one. Source: the documentation of `NSWindow.update()`.
@MainActor
final class FocusWatch {
  private weak var input: (any FormattedInput)?
  private(set) var isFocused: Bool
  private let changed: @MainActor (Bool) -> Void
  private let looked: @MainActor () -> Void
  private let selected: @MainActor () -> Void

  /// Calls `changed` when the control has got the keys or lost them, `looked` after each event of its
  /// window, and `selected` when the caret was moved in the editor that it has.
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

  /// Looks at once, where something else says that the focus may have moved.
  func look() {
    let isFocusedNow = input?.focusedEditor != nil
    guard isFocusedNow != isFocused else { return }
    isFocused = isFocusedNow
    changed(isFocusedNow)
  }

  /// The control loses the keys, as AppKit tells of texts: they may still seem to be its.
  func lose() {
    isFocused = false
    changed(false)
  }

  /// A window has dealt with an event; a control that has left it with the keys is looked at, too.
  func windowDidUpdate(_ window: AnyObject?) {
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

/// Hears for all masked controls what AppKit tells of windows and of their editors.
///
/// An observer for each control would be asked at each event of each window: a form of a hundred
/// fields would cost ten thousand calls a key. There is one while any control has a format, and it is
/// shared, since windows are.
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
