#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

/// Gives a stock text field a formatter of its own, and tells the app what comes of it.
///
/// The editing is the formatter's and AppKit's: the window's editor, the field's delegate, its
/// bindings and its undo stay as they are. What is added is what a formatter can't do: what an
/// input method has left behind is formed at once.
@MainActor
final class TextFieldAdapter: ControlAdapter {
  private(set) weak var field: NSTextField?
  weak var owner: ControlFormatting?
  private let formatterBefore: Formatter?
  private(set) var formatter: FieldFormatter
  private var tokens: [NotificationToken] = []
  private var focus: FocusWatch?
  private var keys: ArrowKeys?

  /// The text that observers know of, and the cause of the change that is on its way.
  var told: FormattedText
  var cause: InputChange.Cause?

  /// The text that the formatter has put there itself, which may read as a longer one: some masks
  /// take literals away with the last character before them.
  var expected: String?
  var isWriting = false

  /// Whether the end of the turn will be attended to.
  var isAwaited = false

  init(_ field: NSTextField, format: AnyInputFormat, owner: ControlFormatting) {
    self.field = field
    self.owner = owner
    formatterBefore = field.formatter
    formatter = FieldFormatter(format, archived: owner.request.settings.archivedMask)
    let text = field.shownText
    told = formatter.reading(text)
    use(formatter, showing: told)
    tokens = [
      NotificationToken(NSControl.textDidChangeNotification, of: field) { [weak self] in
        self?.textDidChange()
      },
      NotificationToken(NSControl.textDidEndEditingNotification, of: field) { [weak self] in
        self?.wasCommitted()
        self?.focus?.look()
      },
    ]
    listenToKeys(field.focusedEditor != nil)
    focus = FocusWatch(of: field) { [weak self] isFocused in
      self?.listenToKeys(isFocused)
      isFocused ? self?.editingDidBegin() : self?.editingDidEnd()
    } looked: { [weak self] in
      // It isn't documented that a composition that is left by a click is told of.
      self?.textDidChange()
      self?.owner?.showRemainder()
    } selected: { [weak self] in
      self?.selectionDidChange()
    }
  }

  func detach() {
    tokens = []
    focus = nil
    keys = nil
    // A formatter that the app has set since is the app's.
    guard let field, field.formatter === formatter else { return }
    let text = field.shownText
    field.formatter = formatterBefore
    if field.currentEditor() == nil, formatterBefore == nil { field.stringValue = text }
  }

  private func listenToKeys(_ isFocused: Bool) { keys = isFocused ? ArrowKeys(self) : nil }

  var format: AnyInputFormat { formatter.format }

  var current: FormattedText {
    guard let field, field.focusedEditor?.hasMarkedText() != true else { return told }
    let text = field.shownText
    return text.isIdentical(to: told.text) ? told : formatter.reading(text)
  }

  func set(value: String) {
    show(value.isEmpty ? FormattedText() : format.formatted(value: value))
  }

  func set(formatted: FormattedText) {
    show(formatted)
    guard let editor = field?.focusedEditor, editor.string.isIdentical(to: formatted.text) else {
      return
    }
    editor.setSelectedRange(NSRange(formatted.selection))
  }

  func set(format: AnyInputFormat) {
    var session = EditingSession(format: formatter.format, undoLimit: 0)
    session.set(formatted: current)
    let editor = field?.currentEditor() as? NSTextView
    if let editor { session.select(UTF16Offset(editor.selectedRange())) }
    session.set(format: format)
    formatter = FieldFormatter(format, archived: owner?.request.settings.archivedMask)
    let shown = session.current
    use(formatter, showing: shown.value.isEmpty ? FormattedText() : shown)
    if let editor, editor.string.isIdentical(to: shown.text) {
      editor.setSelectedRange(NSRange(shown.selection))
    }
  }

  private func use(_ formatter: FieldFormatter, showing formatted: FormattedText) {
    formatter.heard = { [weak self] in self?.willAnswer($0, to: $1, from: $2) }
    field?.formatter = formatter
    show(formatted)
  }

  /// Shows a text silently.
  func show(_ formatted: FormattedText) {
    guard let field else { return }
    told = formatted
    if field.currentEditor() == nil {
      field.objectValue = formatted.value
    } else if !field.shownText.isIdentical(to: formatted.text) {
      field.assign(text: formatted.text)
    }
  }

  /// Tells of the present text, unless it is the one before.
  func tell(_ cause: InputChange.Cause, after before: FormattedText) {
    if told.text.isIdentical(to: before.text) { return }
    owner?.tell(
      InputChange(told, remainder: format.remainder(after: told), cause: cause),
      completes: told.isComplete && !before.isComplete)
  }
}
#endif
