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
  private weak var field: NSTextField?
  private weak var owner: ControlFormatting?
  private let formatterBefore: Formatter?
  private var formatter: FieldFormatter
  private var tokens: [NotificationToken] = []

  /// The text that observers know of, and the cause of the change that is on its way.
  private var told: FormattedText
  private var cause: InputChange.Cause?

  /// The text that the formatter has put there itself, which may read as a longer one: some masks
  /// take literals away with the last character before them.
  private var expected: String?
  private var isWriting = false

  /// Whether the end of the turn will be attended to.
  private var isAwaited = false

  init(_ field: NSTextField, format: AnyInputFormat, owner: ControlFormatting) {
    self.field = field
    self.owner = owner
    formatterBefore = field.formatter
    formatter = FieldFormatter(format)
    let text = field.shownText
    told = formatter.reading(text)
    use(formatter, showing: told)
    tokens = [
      NotificationToken(NSControl.textDidChangeNotification, of: field) { [weak self] in
        self?.textDidChange()
      },
      NotificationToken(NSControl.textDidEndEditingNotification, of: field) { [weak self] in
        self?.editingDidEnd()
      },
    ]
  }

  func detach() {
    tokens = []
    guard let field else { return }
    let text = field.shownText
    field.formatter = formatterBefore
    if field.currentEditor() == nil, formatterBefore == nil { field.stringValue = text }
  }

  var format: AnyInputFormat { formatter.format }

  var current: FormattedText {
    guard let field, (field.currentEditor() as? NSTextView)?.hasMarkedText() != true else {
      return told
    }
    let text = field.shownText
    return text.isIdentical(to: told.text) ? told : formatter.reading(text)
  }

  func set(value: String) {
    show(value.isEmpty ? FormattedText() : format.formatted(value: value))
  }

  func set(format: AnyInputFormat) {
    var session = EditingSession(format: formatter.format, undoLimit: 0)
    session.set(formatted: current)
    let editor = field?.currentEditor() as? NSTextView
    if let editor { session.select(UTF16Offset(editor.selectedRange())) }
    session.set(format: format)
    formatter = FieldFormatter(format)
    let shown = session.current
    use(formatter, showing: shown.value.isEmpty ? FormattedText() : shown)
    if let editor, editor.string.isIdentical(to: shown.text) {
      editor.setSelectedRange(NSRange(shown.selection))
    }
  }

  private func use(_ formatter: FieldFormatter, showing formatted: FormattedText) {
    formatter.heard = { [weak self] in self?.willChange($0, to: $1) }
    field?.formatter = formatter
    show(formatted)
  }

  /// Shows a text silently.
  private func show(_ formatted: FormattedText) {
    guard let field else { return }
    told = formatted
    if field.currentEditor() == nil {
      field.objectValue = formatted.value
    } else if !field.shownText.isIdentical(to: formatted.text) {
      field.assign(text: formatted.text)
    }
  }

  /// The formatter was asked, and had something to show.
  private func willChange(_ cause: InputChange.Cause, to text: String?) {
    guard !isWriting else { return }
    self.cause = cause
    expected = text
    // It isn't documented that AppKit tells of a text that a formatter has put there.
    lookLater()
  }

  private func lookLater() {
    guard !isAwaited else { return }
    isAwaited = true
    DispatchQueue.main.async { [weak self] in
      self?.isAwaited = false
      self?.textDidChange()
    }
  }

  private func textDidChange() {
    guard !isWriting, let field, let editor = field.currentEditor() as? NSTextView,
      !editor.hasMarkedText()
    else { return }
    if let manager = editor.undoManager, manager.isUndoing || manager.isRedoing {
      // What is undone may be several changes; the text is looked at after the last.
      cause = .undo
      return lookLater()
    }
    let text = editor.string
    if text.isIdentical(to: told.text) { return }
    let before = told
    told = formatter.reading(text)
    if !told.text.isIdentical(to: text) {
      if expected?.isIdentical(to: text) == true {
        told = FormattedText(
          text: text, value: told.value, isComplete: told.isComplete, problem: told.problem)
      } else {
        let proposed = PartialString(text, selection: UTF16Offset(editor.selectedRange()))
        let original = PartialString(before.text, selection: before.selection)
        tidy(format.answer(to: proposed, from: original), from: original, in: editor)
      }
    }
    let change = InputChange(told, format: format, cause: cause ?? .inputMethod)
    cause = nil
    if told.text.isIdentical(to: before.text) { return }
    owner?.tell(change, completes: told.isComplete && !before.isComplete)
  }

  /// AppKit has taken the value of what was there, and may not have told of it: a composition that
  /// is left is committed. What the app assigns drops the editing, and doesn't end it.
  private func editingDidEnd() {
    guard let field, field.currentEditor() == nil else { return }
    let before = told
    told = formatter.reading(field.stringValue)
    if told.value.isIdentical(to: before.value) { return }
    owner?.tell(
      InputChange(told, format: format, cause: cause ?? .inputMethod),
      completes: told.isComplete && !before.isComplete)
    cause = nil
  }

  /// Shows, in a way that can be undone, what the format makes of a text that it wasn't asked
  /// about, as an input method leaves it.
  private func tidy(
    _ answer: PartialString.Answer, from original: PartialString, in editor: NSTextView
  ) {
    let shown: PartialString
    switch answer {
    case .accept: return
    case .replace(let partial): shown = partial
    case .refuse:
      shown = original
      NSSound.beep()
    }
    isWriting = true
    formatter.isSuspended = true
    defer {
      isWriting = false
      formatter.isSuspended = false
    }
    told = formatter.reading(shown.text)
    let whole = NSRange(location: 0, length: editor.string.utf16.count)
    guard editor.shouldChangeText(in: whole, replacementString: shown.text) else { return }
    editor.textStorage?.replaceCharacters(
      in: whole, with: NSAttributedString(string: shown.text, attributes: editor.typingAttributes))
    editor.setSelectedRange(NSRange(shown.selection))
    editor.didChangeText()
  }
}

/// The formatter of one field, which tells when it is asked.
final class FieldFormatter: MaskFormatter {
  /// Called with what the person did, when it isn't refused, and with the text that is put in the
  /// place of theirs.
  @MainActor var heard: (@MainActor (InputChange.Cause, String?) -> Void)?

  /// Whether every text is let be, since it is the adapter's own.
  @MainActor var isSuspended = false

  override func answer(
    to proposed: PartialString, from original: PartialString
  ) -> PartialString.Answer {
    guard Thread.isMainThread else { return super.answer(to: proposed, from: original) }
    nonisolated(unsafe) let formatter = self
    if MainActor.assumeIsolated({ formatter.isSuspended }) { return .accept }
    let answer = super.answer(to: proposed, from: original)
    if answer == .refuse { return answer }
    let edit = PartialString.edit(from: original, to: proposed)
    let text: String? = if case .replace(let shown) = answer { shown.text } else { nil }
    MainActor.assumeIsolated { formatter.heard?(InputChange.Cause(edit), text) }
    return answer
  }
}

extension InputChange {
  /// A change as far as a formatter knows of it.
  fileprivate init(_ formatted: FormattedText, format: AnyInputFormat, cause: Cause) {
    self.init(
      text: formatted.text, value: formatted.value, isComplete: formatted.isComplete,
      remainder: format.remainder(after: formatted), problem: formatted.problem, dropped: "",
      cause: cause)
  }
}

extension InputChange.Cause {
  /// What an edit is to the person; none at the selection is a correction by the system.
  fileprivate init(_ edit: Edit?) {
    guard let edit else {
      self = .inputMethod
      return
    }
    self = edit.replacement.isEmpty ? .deletion : edit.replacement.count == 1 ? .typing : .paste
  }
}
#endif
