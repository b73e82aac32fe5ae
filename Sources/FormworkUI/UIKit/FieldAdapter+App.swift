#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What the app does: it assigns texts and values, and changes the format. None of it is told.
extension FieldAdapter {
  /// The app assigned the field's text: it is shown formatted before the app's next statement.
  func textWasAssigned() {
    guard !isAssigning, !turn.isClearing, let owner, let field else { return }
    let text = field.shownText
    if writes > 0, text.isIdentical(to: session.displayedText) { return }
    assignments += 1
    turn.assignedOver = turn.assignedOver ?? session.current
    turn.hasProbe = false
    settleLater()
    if !owner.formatsAssignedText {
      showsRawText = true
      source = .text(text)
      session.set(text: text)
    } else if !text.isEmpty, owner.settings.refuses(text) {
      session.set(value: session.current.value)
      assign()
    } else {
      showsRawText = false
      source = .text(text)
      session.set(text: text)
      assign()
    }
    owed = nil
    if !field.isFirstResponder { speak() }
  }

  /// Sets the value, formatted, with the caret at the end.
  func set(value: String) {
    showsRawText = false
    assignments += 1
    source = .value(value)
    session.set(value: value)
    assign()
    owed = nil
    settleLater()
    if field?.isFirstResponder == false { speak() }
  }

  /// Shows what the format, or one that differs in options only, has made of a text.
  func set(formatted: FormattedText, of text: String) {
    showsRawText = false
    assignments += 1
    source = .text(text)
    session.set(formatted: formatted)
    assign()
    owed = nil
    settleLater()
    if field?.isFirstResponder == false { speak() }
  }

  /// Changes the format. The value is made anew from what it was made from first, so that
  /// settings that come one after the other don't cut it down twice.
  func set(format: AnyInputFormat) {
    showsRawText = false
    assignments += 1
    let before = session.current.value
    session.set(format: format)
    switch source {
    case .text(let text): session.set(text: text)
    case .value(let value) where !value.isIdentical(to: before): session.set(value: value)
    case .value: break
    }
    assign()
    owed = nil
    settleLater()
    if field?.isFirstResponder == false { speak() }
  }

  func assignText(in field: any FormattedInput) {
    isAssigning = true
    defer { isAssigning = false }
    field.assign(text: session.displayedText)
  }

  /// Shows the session's text and caret, silently.
  func assign() {
    guard let field else { return }
    writes += 1
    defer { writes -= 1 }
    // What is marked, a prediction perhaps, would go by itself later on.
    if field.markedTextRange != nil || !field.shownText.isIdentical(to: session.current.text) {
      assignText(in: field)
    }
    if let selection = field.shownSelection, selection != session.current.selection {
      field.select(session.current.selection)
    }
    showRemainder()
  }
}
#endif
