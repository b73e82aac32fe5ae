#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import FormworkMasks

/// Observes a text field with its own formatter and AppKit's notifications.
///
/// AppKit does the editing: the window's editor, the field's delegate, its bindings, and its undo
/// stay as they are. A field asks its formatter before each change, and shows the text that the
/// formatter returns instead.
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
          // The app's delegate was already notified.
          adapter?.textDidChange(.callback)
          adapter?.textDidChange(.notification)
        },
        NotificationToken(NSControl.textDidEndEditingNotification, of: field) { [weak adapter] in
          adapter?.editingDidEnd()
        },
      ]
    listenToKeys(field.focusedEditor != nil)
    focus = FocusWatch(of: field) { [weak self, weak adapter] isFocused in
      self?.listenToKeys(isFocused)
      adapter?.focusDidChange(to: isFocused)
    } looked: { [weak field, weak adapter] in
      // It isn't documented whether AppKit reports a composition that ends with a click.
      if field?.focusedEditor != nil { adapter?.look() }
      adapter?.owner?.showRemainder()
    } selected: { [weak adapter] in
      adapter?.selectionDidChange()
    }
  }

  /// Whether every user edit is reported. While a field is being edited, its text can't be assigned
  /// without discarding the edit.
  var tellsAllChanges: Bool { focus?.isFocused != true }

  func editingDidEnd() { focus?.lose() }

  func formatDidChange(to format: AnyInputFormat) {
    let formatter = InputFormatter(
      format, definition: adapter?.owner?.request.settings.definition, isLenient: true,
      field: EditedField(
        answer: { [weak adapter] in adapter?.answer(to: $0, from: $1) },
        value: { [weak adapter] in adapter?.editedValue(of: $0) ?? adapter?.assignedValue(of: $0) },
        text: { [weak adapter] in adapter?.editedText }))
    self.formatter = formatter
    field?.formatter = formatter
  }

  func end() {
    tokens = []
    focus = nil
    keys = nil
    // Any other formatter is one that the app has set since.
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
