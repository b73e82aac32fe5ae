import AppKit
import Foundation
import FormworkReplay
@testable import FormworkUnderTest

/// A control that scripts are typed into by a person, key by key.
@MainActor
final class ReplayWidget<Control: FormattedTextControl>:
  @preconcurrency ReplaySurface
{
  /// What does to the control what an app does: its own properties, or a view around it.
  struct App {
    var use: @MainActor (Control, AnyInputFormat) -> Void = { $0.formwork.inputFormat = $1 }
    var set: @MainActor (Control, String) throws(UnsupportedAction) -> Void = {
      control, value in control.formwork.value = value
    }
  }

  private let control: Control
  private let person: Person
  private let app: App
  private let undoSteps: UndoSteps

  init(_ control: Control, _ format: ReplayedFormat, app: App = App()) {
    self.control = control
    self.app = app
    person = control.window.map { Person(in: $0) } ?? Person()
    undoSteps = format.undoSteps ?? .edits
    app.use(control, format.format)
    person.focus(control)
    person.select(0..<0)
  }

  func perform(_ action: ReplayAction) throws(UnsupportedAction) -> ReplayState {
    var cut: String?
    var isRejected = false
    if person.text == nil { person.focus(control) }
    if action.endsComposition { commitMarked() }
    switch action {
    case .type(let text):
      for character in text { isRejected = rejects { person.type(String(character)) } }
    case .insert(let text): isRejected = rejects { person.paste(text) }
    case .backspace(let count): isRejected = press(count) { person.backspace() }
    case .delete(let count): isRejected = press(count) { person.delete() }
    case .cut:
      cut = selectedText
      isRejected = rejects { person.cut() }
    case .select(let range):
      let text = shown
      let lower = range.lowerBound.clamped(to: text).value
      person.select(lower..<max(lower, range.upperBound.clamped(to: text).value))
    case .set(let value): try app.set(control, value)
    case .text(let text, let caret): isRejected = rejects { put(text, caret) }
    case .compose(let text):
      Simulation.current.inputSource = "com.apple.inputmethod.Kotoeri"
      person.compose(text)
    case .commit(let text):
      Simulation.current.inputSource = "com.apple.inputmethod.Kotoeri"
      isRejected = rejects { person.insert(text) }
    case .cancel: person.compose("")
    case .undo(let count):
      guard undoSteps == .edits else { throw UnsupportedAction("undo of runs") }
      repeatWhile(count) { person.undo() }
    case .redo(let count):
      guard undoSteps == .edits else { throw UnsupportedAction("undo of runs") }
      repeatWhile(count) { person.redo() }
    case .format(let format): app.use(control, format.format)
    case .deleteWordBackward, .deleteWordForward: throw UnsupportedAction("delete a word")
    case .focus: throw UnsupportedAction("show a prefix on focus")
    case .blur: throw UnsupportedAction("keep a caret without focus")
    case .step: throw UnsupportedAction("step")
    }
    person.inOneTurn {}
    if person.text?.hasMarkedText() != true {
      Simulation.current.inputSource = "com.apple.keylayout.US"
    }
    return state(isRejected, cut)
  }

  private var shown: String { person.text?.string ?? "" }

  private func state(_ isRejected: Bool, _ cut: String?) -> ReplayState {
    let input = control.formwork.input
    _ = control.formwork.value
    let current = ControlFormatting.of(input).adapter?.machine.session.current
    let range = person.text?.selectedRange() ?? NSRange(location: 0, length: 0)
    return ReplayState(
      text: shown,
      selection: UTF16Offset(range.location)..<UTF16Offset(range.location + range.length),
      value: control.formwork.value, isComplete: current?.isComplete ?? false,
      remainder: control.formwork.status.remainder, issue: current?.issue?.code,
      isRejected: isRejected, cut: cut)
  }

  /// Whether a key is rejected: a view beeps, a field tells its delegate.
  private func rejects(_ key: () -> Void) -> Bool {
    let beeps = Simulation.current.beeps
    _ = Simulation.current.takeLog()
    key()
    return Simulation.current.beeps > beeps || Simulation.current.log.contains("REJECTED")
  }

  private func press(_ count: Int, _ key: () -> Void) -> Bool {
    var isRejected = false
    repeatWhile(count) { isRejected = rejects(key) }
    return isRejected
  }

  /// Does something so many times, or until it changes nothing: then it never would.
  private func repeatWhile(_ count: Int, _ step: () -> Void) {
    for _ in 0..<max(0, count) {
      let before = (shown, person.text?.selectedRange())
      step()
      if before == (shown, person.text?.selectedRange()) { return }
    }
  }

  private var selectedText: String {
    guard let range = person.text?.selectedRange() else { return "" }
    return String(
      decoding: Array(shown.utf16)[range.location..<(range.location + range.length)],
      as: UTF16.self)
  }

  private func commitMarked() {
    guard let text = person.text, text.hasMarkedText() else { return }
    let range = text.markedRange()
    person.insert(
      String(
        decoding: Array(shown.utf16)[range.location..<(range.location + range.length)],
        as: UTF16.self))
  }

  /// Changes the text as the system does that asks nobody.
  private func put(_ text: String, _ caret: UTF16Offset?) {
    guard let editor = person.text else { return }
    if editor.hasMarkedText() { editor.unmarkText() }
    editor.textStorage?.replaceCharacters(
      in: NSRange(location: 0, length: shown.utf16.count), with: text)
    editor.setSelectedRange(
      NSRange(location: caret?.clamped(to: text).value ?? text.utf16.count, length: 0))
    editor.didChangeText()
    Simulation.current.endTurn()
  }
}

extension ReplayAction {
  /// Whether an input method commits what it composes before the field takes the action.
  fileprivate var endsComposition: Bool {
    switch self {
    case .compose, .commit, .cancel, .set, .text, .format, .focus: false
    default: true
    }
  }
}
