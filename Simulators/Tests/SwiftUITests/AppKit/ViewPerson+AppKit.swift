#if !canImport(UIKit)
import AppKit

/// The stock field of the platform.
typealias StockField = NSTextField

/// Somebody at a field that is in a view, with the hands that the tests for UIKit know.
@MainActor final class ViewPerson {
  /// Whether Return takes the focus away.
  static var leavesByReturn: Bool { false }

  /// A mask with a character of its own in the value. A formatter can't tell a digit that the mask
  /// has put into a text from one that was typed.
  nonisolated static var ownDigits: String { "{x}[0000000000]" }

  private let field: NSTextField
  private let person: Person

  init(at field: NSTextField) {
    self.field = field
    person = Person(in: field.window ?? NSWindow())
  }

  private var editor: NSTextView? { field.currentEditor() as? NSTextView }

  /// Does something with the keys, if the field has them.
  private func press(_ key: () -> Void) {
    if editor != nil { key() }
  }

  func inOneTurn(_ body: () -> Void) { person.inOneTurn(body) }
  func endTurn() { Simulation.current.endTurn() }

  func type(_ text: String, endingTurns: Bool = true) { press { person.type(text) } }
  func paste(_ text: String) { press { person.paste(text) } }

  /// An input method that composes has the keys for itself.
  func backspace() { isComposing ? cancelComposition() : press { person.backspace() } }
  func undo() { if !isComposing { press { person.undo() } } }
  func pressUp() { press { person.pressUp() } }
  func pressDown() { press { person.pressDown() } }
  func pressReturn() { press { person.pressReturn() } }
  func leave() { press { person.leave() } }

  /// Clicks behind the text.
  func tap() {
    person.inOneTurn {
      if editor == nil { person.focus(field) }
      moveCaret(to: field.shown.utf16.count)
    }
  }

  func moveCaret(to offset: Int) {
    let length = editor?.string.utf16.count ?? 0
    press { person.select(min(offset, length)..<min(offset, length)) }
  }

  var isComposing: Bool { editor?.hasMarkedText() == true }
  func compose(_ text: String) { withInputMethod { person.compose(text) } }
  func commit(_ text: String) { withInputMethod { person.insert(text) } }
  func cancelComposition() { if isComposing { withInputMethod { person.compose("") } } }

  private func withInputMethod(_ key: () -> Void) {
    Simulation.current.inputSource = "com.apple.inputmethod.Kotoeri"
    press(key)
    if !isComposing { Simulation.current.inputSource = "com.apple.keylayout.US" }
  }

  /// The text with its caret, or with the selection between two of them.
  var picture: String {
    guard let editor else { return "|" + field.stringValue }
    let text = Array(editor.string.utf16)
    let selection = editor.selectedRange()
    let end = selection.location + selection.length
    func part(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF16.self) }
    let middle = part(selection.location..<end)
    return part(0..<selection.location) + "|" + (middle.isEmpty ? "" : middle + "|")
      + part(end..<text.count)
  }
}

extension NSTextField {
  /// What is on the screen.
  var shown: String { currentEditor()?.string ?? stringValue }

  var hasFocus: Bool { currentEditor() != nil }
}

extension Profile {
  /// Both answers to every question that sources leave open.
  static let all = [usual, nasty]

  /// Whether the app may hear of a key only at the end of the turn.
  var mayTellLate: Bool { !formatterReplacementSendsChange }

  /// Whether undo doesn't know that the text of a plain field was assigned.
  var leavesStaleUndo: Bool { false }
}
#endif
