#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

/// Steps up and down, which AppKit knows nothing of.
extension TextFieldAdapter {
  /// Whether the arrow keys are the field's.
  var canStep: Bool { stepped(by: 1) != nil }

  func step(by steps: Int) -> Bool {
    textDidChange()
    guard let field, let (formatted, update) = stepped(by: steps) else { return false }
    if let reason = update.refusal {
      owner?.refuse(reason)
      return true
    }
    let before = current
    if let editor = field.focusedEditor {
      let shown = PartialString(formatted.text, selection: formatted.selection)
      guard write(shown, in: editor) else { return true }
    } else {
      show(formatted)
    }
    told = formatted
    cause = nil
    tell(.stepping, after: before)
    return true
  }

  /// What a step makes of the text; `nil` if there is nothing to step.
  private func stepped(by steps: Int) -> (FormattedText, SessionUpdate)? {
    guard !isWriting, let field else { return nil }
    var session = EditingSession(format: format, undoLimit: 0)
    session.set(formatted: current)
    if let editor = field.focusedEditor {
      let manager = editor.undoManager
      guard !editor.hasMarkedText(), manager?.isUndoing != true, manager?.isRedoing != true,
        editor.string.isIdentical(to: session.current.text)
      else { return nil }
      session.select(UTF16Offset(editor.selectedRange()))
    }
    return session.step(by: steps).map { (session.current, $0) }
  }
}
#endif
