#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import FormworkMasks
import FormworkFormatter

/// What an adapter listens to in a text field: a formatter of its own, and what AppKit posts.
///
/// The editing is AppKit's: the window's editor, the field's delegate, its bindings and its undo stay as
/// they are. A field asks its formatter before each change, and shows what it is given instead.
@MainActor
final class FieldListening: ControlListening {
  private weak var field: NSTextField?
  private weak var adapter: ControlAdapter?
  private let formatterBefore: Formatter?
  private var formatter: InputFormatter?
  private var tokens: [NotificationToken] = []
  private var focus: FocusWatch?
  private var keys: ArrowKeys?

  init(to field: NSTextField, for adapter: ControlAdapter) {
    self.field = field
    self.adapter = adapter
    formatterBefore = field.formatter
    formatDidChange(to: adapter.machine.format)
    tokens =
      adapter.undoTokens + [
        NotificationToken(NSControl.textDidChangeNotification, of: field) { [weak adapter] in
          // The app's delegate has heard of it already.
          adapter?.textDidChange(.callback)
          adapter?.textDidChange(.notification)
        },
        NotificationToken(NSControl.textDidEndEditingNotification, of: field) {
          [weak self, weak adapter] in
          // AppKit has taken what was there as the value, and may not have told of all of it: a
          // composition that is left is committed.
          adapter?.look(isAssigned: false)
          self?.focus?.lose()
        },
      ]
    listenToKeys(field.focusedEditor != nil)
    focus = FocusWatch(of: field) { [weak self, weak adapter] isFocused in
      self?.listenToKeys(isFocused)
      adapter?.focusDidChange(to: isFocused)
    } looked: { [weak field, weak adapter] in
      // It isn't documented that a composition that is left by a click is told of.
      if field?.focusedEditor != nil { adapter?.look() }
      adapter?.owner?.showRemainder()
    } selected: { [weak adapter] in
      adapter?.selectionDidChange()
    }
  }

  /// While a field is edited its text can't be assigned: that drops what is edited.
  var tellsAllChanges: Bool { focus?.isFocused != true }

  func formatDidChange(to format: AnyInputFormat) {
    let formatter = InputFormatter(
      format, definition: adapter?.owner?.request.settings.definition, isLenient: true
    ) { [weak adapter] in adapter?.answer(to: $0, from: $1) }
    self.formatter = formatter
    field?.formatter = formatter
  }

  func end() {
    tokens = []
    focus = nil
    keys = nil
    // A formatter that the app has set since is the app's.
    guard let field, let formatter, field.formatter === formatter else { return }
    let text = field.shownText
    field.formatter = formatterBefore
    if field.currentEditor() == nil, formatterBefore == nil { field.stringValue = text }
  }

  private func listenToKeys(_ isFocused: Bool) {
    keys = isFocused ? adapter.map { ArrowKeys($0) } : nil
  }
}
#endif
