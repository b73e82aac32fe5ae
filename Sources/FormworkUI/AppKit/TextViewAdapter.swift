#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

/// Drives one stock text view by an editing session.
///
/// AppKit asks before each change by the person and tells after it, and has a way to change the
/// text by code that is undone like typing. So the adapter lets a change be if its plain result is
/// the formatted one, and makes another one in its place if not. The undo history stays AppKit's;
/// the session finds its own place again by the text that comes back.
@MainActor
final class TextViewAdapter: ControlAdapter {
  private(set) weak var view: NSTextView?
  weak var owner: ControlFormatting?
  var session: EditingSession<AnyInputFormat>
  let delegation: Delegation

  /// How deep the adapter is in writing of its own.
  var writes = 0

  /// Whether a question that arrives is the adapter's own, and only for the app to answer.
  var isAskingOnly = false

  /// Goes up with each text that the app assigns, so that a question asked meanwhile is void.
  private(set) var assignments = 0

  /// What the value was made from, so that settings have the same outcome in any order.
  var source: Source

  /// Whether the view shows a text of the app as it is, not formatted.
  var showsRawText = false
  private var observations: [NSKeyValueObservation] = []
  private var tokens: [NotificationToken] = []
  private var focus: FocusWatch?

  /// Waits for the end of an undo, which may be one of many changes.
  var endOfUndo: NotificationToken?

  /// Where a value comes from.
  enum Source {
    /// A text that the app assigned, or that was there before the format.
    case text(String)

    /// What the person typed, or a value that the app set.
    case value(String)
  }

  init(_ view: NSTextView, format: AnyInputFormat, owner: ControlFormatting) {
    self.view = view
    self.owner = owner
    source = .text(view.string)
    session = EditingSession(format: format)
    delegation = Delegation(of: view) { chain in TextViewProxy(chain) }
    delegation.begin { [weak self] proxy in (proxy as? TextViewProxy)?.adapter = self }
    observations = [
      view.observe(\.string) { [weak self] _, _ in
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { self?.textWasAssigned() }
      }
    ]
    tokens = [
      NotificationToken(NSText.didChangeNotification, of: view) { [weak self] in
        self?.textDidChange(telling: {})
      },
      NotificationToken(NSText.didEndEditingNotification, of: view) { [weak self] in
        self?.focus?.look()
        self?.editingDidEnd()
      },
      NotificationToken(NSTextView.didChangeSelectionNotification, of: view) { [weak self] in
        self?.selectionDidChange()
      },
    ]
    focus = FocusWatch(of: view) { [weak self] isFocused in
      isFocused ? self?.editingDidBegin() : self?.editingDidEnd()
    } looked: { [weak self] in
      // Where assignments can't be observed, this is when they are noticed.
      self?.delegation.check()
      _ = self?.current
    }
    session.set(text: view.string)
    if !view.hasMarkedText() { assign() }
  }

  func detach() {
    delegation.end()
    observations = []
    tokens = []
    focus = nil
    endOfUndo = nil
  }

  var format: AnyInputFormat { session.format }

  /// The text and what is known of it. A text that was put there without a word is read first.
  var current: FormattedText {
    guard let view, writes == 0, !view.hasMarkedText() else { return session.current }
    if session.composition != nil {
      textDidChange(telling: {})
    } else if !showsRawText, endOfUndo == nil, !view.string.isIdentical(to: session.current.text) {
      textWasAssigned()
    }
    return session.current
  }

  /// The app assigned the text: it is shown formatted before the app's next statement.
  func textWasAssigned() {
    guard writes == 0, let view, let owner else { return }
    let text = view.string
    assignments += 1
    if !text.isEmpty, owner.request.settings.refuses(text) {
      session.set(value: session.current.value)
    } else {
      source = .text(text)
      session.set(text: text)
    }
    showsRawText = !owner.formatsAssignedText
    if !showsRawText { assign() }
  }

  func set(value: String) {
    assignments += 1
    source = .value(value)
    session.set(value: value)
    assign()
  }

  func set(formatted: FormattedText) {
    assignments += 1
    source = .value(formatted.value)
    session.set(formatted: formatted)
    assign()
  }

  /// Changes the format. The value is made anew from what it was made from first, so that
  /// settings that come one after the other don't cut it down twice.
  func set(format: AnyInputFormat) {
    assignments += 1
    let before = session.current.value
    session.set(format: format)
    switch source {
    case .text(let text): session.set(text: text)
    case .value(let value) where !value.isIdentical(to: before): session.set(value: value)
    case .value: break
    }
    assign()
  }

  /// Shows the session's text and caret, silently. What AppKit could undo has ranges of the text
  /// before, so it goes.
  private func assign() {
    guard let view else { return }
    showsRawText = false
    writes += 1
    defer { writes -= 1 }
    if !view.string.isIdentical(to: session.current.text) { view.string = session.current.text }
    if let storage = view.textStorage { view.undoManager?.removeAllActions(withTarget: storage) }
    view.setSelectedRange(NSRange(session.current.selection))
  }
}
#endif
