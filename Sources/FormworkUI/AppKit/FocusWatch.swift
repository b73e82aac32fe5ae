#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// Finds out when a control gets the keys and when it loses them.
///
/// AppKit tells only subclasses: what it calls the beginning of editing is the first change. So
/// the control is looked at whenever the windows have dealt with an event, which they tell before
/// the next one. Source: the documentation of `NSWindow.update()`.
@MainActor
final class FocusWatch {
  private weak var input: (any FormattedInput)?
  private var isFocused: Bool
  private var token: NotificationToken?
  private let changed: @MainActor (Bool) -> Void

  /// Calls `changed` when the control has got the keys or lost them, and `looked` after each event.
  init(
    of input: any FormattedInput, changed: @escaping @MainActor (Bool) -> Void,
    looked: @escaping @MainActor () -> Void = {}
  ) {
    self.input = input
    self.changed = changed
    isFocused = input.focusedEditor != nil
    token = NotificationToken(NSWindow.didUpdateNotification, of: nil) { [weak self] in
      self?.look()
      looked()
    }
  }

  /// Looks at once, where something else says that the focus may have moved.
  func look() {
    let isFocusedNow = input?.focusedEditor != nil
    guard isFocusedNow != isFocused else { return }
    isFocused = isFocusedNow
    changed(isFocusedNow)
  }
}
#endif
