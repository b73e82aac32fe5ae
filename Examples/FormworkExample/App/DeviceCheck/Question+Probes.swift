import UIKit

extension Question.Probe {
  /// Does to a field what the question is about, and lets it write down what comes of it.
  @MainActor func run(on field: ObservedField) {
    let recorder = field.recorder
    recorder.note("probe", field.isFirstResponder ? "with the focus" : "without the focus")
    switch self {
    case .replacing: replace(in: field)
    case .assigning:
      recorder.note("assigning text")
      field.text = "12"
    case .inserting:
      recorder.note("insertText")
      field.insertText("3")
      recorder.note("deleteBackward")
      field.deleteBackward()
    case .watching:
      recorder.note("assigning text")
      field.text = "34"
      recorder.note("assigning attributedText")
      field.attributedText = NSAttributedString(string: "56")
      recorder.note("assigning delegate")
      let delegate = field.delegate
      field.delegate = nil
      field.delegate = delegate
    case .keyboardGuide: measureGuide(of: field)
    case .numberPad: showNumberPad(of: field)
    case .toolbar: showToolbar(of: field)
    case .relaying: relay(in: field)
    case .deadDelegate: scrollWithoutDelegate(near: field)
    }
    recorder.note("end of the probe")
  }

  @MainActor private func replace(in field: ObservedField) {
    field.text = "123"
    field.noteUndoManager()
    let start = field.beginningOfDocument
    guard let end = field.position(from: start, offset: 1),
      let range = field.textRange(from: start, to: end)
    else { return }
    field.recorder.note("replace(_:withText:)")
    field.replace(range, withText: "9")
    field.noteUndoManager()
  }

  @MainActor private func measureGuide(of field: ObservedField) {
    #if os(tvOS)
    field.recorder.note("no keyboardLayoutGuide on tvOS")
    #else
    guard let window = field.window else { return field.recorder.note("no window") }
    let before = window.keyboardLayoutGuide.layoutFrame
    window.layoutIfNeeded()
    let after = window.keyboardLayoutGuide.layoutFrame
    field.recorder.note("keyboardLayoutGuide", "at once \(before), after a layout pass \(after)")
    #endif
  }
}
