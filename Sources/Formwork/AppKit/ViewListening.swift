#if canImport(AppKit) && !canImport(UIKit)
public import AppKit
import FormworkMasks

/// An object that observes a control for an adapter.
@MainActor
protocol ControlListening: AnyObject {
  /// Whether every user edit is reported, so that any other change is the app's.
  var tellsAllChanges: Bool { get }

  /// Handles the end of editing, which the system announces before the control has lost the focus.
  func editingDidEnd()

  /// Handles a change of the control's format.
  func formatDidChange(to format: AnyInputFormat)

  /// Stops observing, and restores the control except for its text.
  func end()
}

/// Observes a text view through its delegate and AppKit's notifications.
///
/// AppKit asks before each user edit, and notifies after it. Assignments by the app may be
/// observable.
@MainActor
final class ViewListening: ControlListening {
  private let delegation: Delegation
  private var observation: NSKeyValueObservation?
  private var tokens: [NotificationToken] = []
  private var focus: FocusWatch?

  init(to view: NSTextView, for adapter: ControlAdapter) {
    delegation = ControlFormatting.of(view).delegation(of: view)
    delegation.begin(adapter)
    observation = view.observe(\.string) { [weak adapter] _, _ in
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { adapter?.textWasAssigned() }
    }
    tokens =
      adapter.undoTokens + [
        NotificationToken(NSText.didChangeNotification, of: view) { [weak adapter] in
          adapter?.textDidChange(.notification)
        },
        NotificationToken(NSText.didEndEditingNotification, of: view) { [weak adapter] in
          adapter?.editingDidEnd()
        },
        NotificationToken(NSTextView.didChangeSelectionNotification, of: view) { [weak adapter] in
          adapter?.selectionDidChange()
        },
      ]
    focus = FocusWatch(of: view) { [weak adapter] in
      adapter?.focusDidChange(to: $0)
    } looked: { [weak self, weak adapter] in
      // If assignments can't be observed, they are detected here.
      self?.delegation.check()
      adapter?.look()
    }
  }

  let tellsAllChanges = true
  func editingDidEnd() { focus?.lose() }
  func formatDidChange(to format: AnyInputFormat) {}

  func end() {
    delegation.end()
    observation = nil
    tokens = []
    focus = nil
  }
}

extension ControlAdapter {
  /// Observers of the end of an undo, which may consist of many changes.
  var undoTokens: [NotificationToken] {
    [(Notification.Name.NSUndoManagerDidUndoChange, false), (.NSUndoManagerDidRedoChange, true)]
      .map { name, isRedo in
        NotificationToken(name) { [weak self] in self?.undoDidEnd(of: $0, isRedo: isRedo) }
      }
  }
}

extension NSTextView: DelegatingInput {
  var delegateObject: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any NSTextViewDelegate }
  }

  func observeDelegate(_ changed: @escaping @Sendable () -> Void) -> NSKeyValueObservation {
    observe(\.delegate) { _, _ in changed() }
  }

  func delegateWasAssigned(_ delegate: AnyObject?) {}
}

extension FormworkControl where Control: NSTextView {
  /// Your app's own delegate.
  ///
  /// While the view has a format, its `delegate` is a Formwork object that forwards everything to
  /// yours. Set `delegate` as usual, at any time, and read yours here.
  public var wrappedDelegate: (any NSTextViewDelegate)? {
    let delegation = ControlFormatting.present(in: input)?.delegation
    let view = input as? NSTextView
    return (delegation?.wrappedDelegate ?? DelegateProxy.unwrapped(view?.delegate))
      as? any NSTextViewDelegate
  }
}
#endif
