#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import FormworkMasks

/// Answers for a field whose `stringValue` or `objectValue` is read while the user edits it.
///
/// AppKit then validates the edit: it asks the formatter for the value of the editor's text, and
/// may show the formatter's text of that value. Neither must change what the user has typed, so a
/// read changes nothing here either.
extension ControlAdapter {
  /// The value of the editor's text, or `nil` if this adapter doesn't know the text yet.
  func editedValue(of text: String) -> String? {
    guard let editor = input?.editor, editor.string.isIdentical(to: text), !editor.hasMarkedText(),
      // A composition that AppKit has just ended isn't a part of the value yet.
      machine.session.composition == nil, text.isIdentical(to: machine.session.current.text)
    else { return nil }
    return machine.session.current.value
  }

  /// The value of a text that the app assigns, or `nil` while the field is edited.
  ///
  /// Characters that the field can't show stay a part of the value, which isn't complete then.
  func assignedValue(of text: String) -> String? {
    guard let input, input.editor == nil else { return nil }
    return machine.session.format.showingBeginning(text).value
  }

  /// The text in the editor, or `nil` if the field isn't edited.
  ///
  /// While AppKit lends the editor to the field, the editor may still have the text of another one.
  var editedText: String? {
    guard let text = input?.editor?.string else { return nil }
    let isOwn =
      listening?.tellsAllChanges == false || text.isIdentical(to: machine.session.displayedText)
    return isOwn ? text : nil
  }
}
#endif
