import AppKit
@testable import FormworkUnderTest

/// A control, a person at it, an app around it, and what the app was told.
@MainActor final class World {
  let control: any FormattedTextControl
  let person = Person()
  private let delegate = Delegate()
  private let reader = Reader()
  private(set) var told: [InputChange] = []
  private(set) var completions = 0
  private(set) var rejections = 0
  private var beepsBefore = 0

  /// Whether the value was complete before the last deed.
  private(set) var wasComplete = false

  /// The text when nothing was composed last.
  private(set) var settled = ""

  init(isField: Bool) {
    control = isField ? NSTextField() : NSTextView()
    (control as? NSTextField)?.formwork.onChange = { [weak self] in self?.told.append($0) }
    (control as? NSTextView)?.formwork.onChange = { [weak self] in self?.told.append($0) }
    (control as? NSTextField)?.formwork.onComplete = { [weak self] in self?.completions += 1 }
    (control as? NSTextView)?.formwork.onComplete = { [weak self] in self?.completions += 1 }
    (control as? NSTextField)?.formwork.onReject = { [weak self] _ in self?.rejections += 1 }
    (control as? NSTextView)?.formwork.onReject = { [weak self] _ in self?.rejections += 1 }
    (control as? NSTextView)?.delegate = delegate
    (control as? NSTextField)?.delegate = reader
    control.formwork.setMask(Scene.phone)
    person.focus(control)
  }

  var text: String { control.formwork.input.shownText }
  var isFocused: Bool { control.formwork.input.focusedEditor != nil }
  var isComposing: Bool { control.formwork.input.focusedEditor?.hasMarkedText() == true }
  var format: AnyInputFormat? { control.formwork.inputFormat }

  /// What the control carries, for a look inside. Of a field that is left, an assigned text is read when
  /// the app asks for it.
  var session: EditingSession<AnyInputFormat>? {
    if !isFocused { _ = control.formwork.value }
    return ControlFormatting.of(control.formwork.input).adapter?.machine.session
  }

  /// How often the alert sound was heard in the last deed.
  var beeps: Int { Simulation.current.beeps - beepsBefore }

  func carryOut(_ deed: Deed) {
    if isComposing, deed.endsComposition { person.unmark() }
    told = []
    (completions, rejections, beepsBefore) = (0, 0, Simulation.current.beeps)
    wasComplete = session?.current.isDone ?? false
    if !isComposing { settled = text }
    let isComposition: Bool =
      switch deed {
      case .compose, .commit: true
      default: isComposing
      }
    Simulation.current.inputSource =
      isComposition ? "com.apple.inputmethod.Kotoeri" : "com.apple.keylayout.US"
    switch deed {
    case .type(let key): person.type(key)
    case .paste(let string): person.paste(string)
    case .insertOver(let start, let end, let string):
      person.insert(string, over: range(start, end))
    case .backspace: person.backspace()
    case .delete: person.delete()
    case .cut: person.cut()
    case .select(let start, let end):
      let range = range(start, end)
      person.select(range.location..<(range.location + range.length))
    case .compose(let string): person.compose(string)
    case .commit(let string): person.insert(string)
    case .unmark: person.unmark()
    // A delegate that rejects an undo breaks AppKit's history, whoever forms the text.
    case .undo: if delegate.answer { person.undo() }
    case .redo: if delegate.answer { person.redo() }
    case .leave: person.leave()
    case .focus: if !isFocused { person.focus(control) }
    case .replaceUnasked(let start, let end, let string): replace(range(start, end), string)
    default: act(deed)
    }
  }

  private func act(_ deed: Deed) {
    switch deed {
    case .setValue(let value):
      control.formwork.value = value
      if format == nil { person.window.undoManager?.removeAllActions() }
    case .assign(let text):
      (control as? NSTextField)?.stringValue = text
      (control as? NSTextView)?.string = text
      // Without a format, it is the app that has to see to the history.
      if format == nil { person.window.undoManager?.removeAllActions() }
    case .mask(let pattern): control.formwork.setMask(pattern)
    case .skippingMask: control.formwork.setMask(Scene.phone, options: .init(autoskip: true))
    case .limit(let length): control.formwork.maximumLength = length
    case .lock(let isLocked): control.formwork.locksPrefix = isLocked
    case .completeOnFocus(let completes): control.formwork.completesOnFocus = completes
    case .rejectAll(let rejects): delegate.answer = !rejects
    case .read: reader.read(control as? NSTextField)
    case .readsChanges(let reads): reader.readsChanges = reads
    default: break
    }
    person.window.update()
    Simulation.current.endTurn()
  }

  /// Changes the text as the system does that asks nobody.
  private func replace(_ range: NSRange, _ string: String) {
    guard let editor = control.formwork.input.focusedEditor, !editor.hasMarkedText() else { return }
    editor.textStorage?.replaceCharacters(in: range, with: string)
    editor.setSelectedRange(
      NSRange(location: range.location + string.utf16.count, length: 0))
    editor.didChangeText()
    editor.undoManager?.removeAllActions()
    Simulation.current.endTurn()
  }

  /// A range on the boundaries of characters of what is shown.
  private func range(_ start: Int, _ end: Int) -> NSRange {
    let text = person.text?.string ?? ""
    let bounds = [start, end].map { UTF16Offset($0).clamped(to: text).value }.sorted()
    return NSRange(location: bounds[0], length: bounds[1] - bounds[0])
  }
}
