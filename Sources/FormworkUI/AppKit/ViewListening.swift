#if canImport(AppKit) && !canImport(UIKit)
public import AppKit
import FormworkMasks

/// What an adapter listens to in its control.
@MainActor
protocol ControlListening: AnyObject {
  /// Whether all that the person does is told, so that another text must be the app's.
  var tellsAllChanges: Bool { get }

  /// The format of the control is another one from now on.
  func formatDidChange(to format: AnyInputFormat)

  /// Stops listening; the control is as it was before, apart from its text.
  func end()
}

/// What an adapter listens to in a text view: the delegate, and what AppKit posts.
///
/// AppKit asks before each change by the person and tells after it. What the app assigns can be
/// observed, maybe.
@MainActor
final class ViewListening: ControlListening {
  let delegation: Delegation
  private var observation: NSKeyValueObservation?
  private var tokens: [NotificationToken] = []
  private var focus: FocusWatch?

  init(to view: NSTextView, for adapter: ControlAdapter) {
    delegation = Delegation(of: view) { chain in TextViewProxy(chain) }
    delegation.begin { [weak adapter] proxy in (proxy as? TextViewProxy)?.adapter = adapter }
    observation = view.observe(\.string) { [weak adapter] _, _ in
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { adapter?.textWasAssigned() }
    }
    tokens =
      adapter.undoTokens + [
        NotificationToken(NSText.didChangeNotification, of: view) { [weak adapter] in
          adapter?.textDidChange(.notification)
        },
        NotificationToken(NSText.didEndEditingNotification, of: view) { [weak self, weak adapter] in
          adapter?.look(isAssigned: false)
          self?.focus?.lose()
        },
        NotificationToken(NSTextView.didChangeSelectionNotification, of: view) { [weak adapter] in
          adapter?.selectionDidChange()
        },
      ]
    focus = FocusWatch(of: view) { [weak adapter] in
      adapter?.focusDidChange(to: $0)
    } looked: { [weak self, weak adapter] in
      // Where assignments can't be observed, this is when they are noticed.
      self?.delegation.check()
      adapter?.look()
    }
  }

  let tellsAllChanges = true
  func formatDidChange(to format: AnyInputFormat) {}

  func end() {
    delegation.end()
    observation = nil
    tokens = []
    focus = nil
  }
}

extension ControlAdapter {
  /// Hear the end of an undo, which may be one of many changes.
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
  /// While the view has a format, its `delegate` is an object of Formwork that forwards everything to
  /// yours. Set `delegate` as usual, before or after; read it here.
  public var wrappedDelegate: (any NSTextViewDelegate)? {
    guard
      let listening = ControlFormatting.present(in: input)?.adapter?.listening as? ViewListening
    else {
      let view = input as? NSTextView
      return DelegateChain.unwrapped(view?.delegate) as? any NSTextViewDelegate
    }
    return listening.delegation.wrappedDelegate as? any NSTextViewDelegate
  }
}
#endif
