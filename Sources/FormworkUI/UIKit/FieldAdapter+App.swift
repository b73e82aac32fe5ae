#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What the app does: it assigns texts and values, and changes the format. None of it is told.
extension FieldAdapter {
  /// The app assigned the field's text: it is shown formatted before the app's next statement.
  func textWasAssigned() {
    guard !isAssigning, !turn.isClearing, let owner, let field else { return }
    let text = field.shownText
    if writes > 0, text.isIdentical(to: session.displayedText) { return }
    turn.assignedOver = turn.assignedOver ?? session.current
    turn.hasProbe = false
    takeOver { adapter in
      if owner.formatsAssignedText, !text.isEmpty, owner.request.settings.refuses(text) {
        adapter.session.set(value: adapter.session.current.value)
      } else {
        adapter.source = .text(text)
        adapter.session.set(text: text)
      }
    }
    if !owner.formatsAssignedText { rawText = .kept } else { assign() }
  }

  /// Sets the value, formatted, with the caret at the end.
  func set(value: String) {
    takeOver { adapter in
      adapter.source = .value(value)
      adapter.session.set(value: value)
    }
    assign()
  }

  /// Shows what the format, or one that differs in options only, has made of a text.
  func set(formatted: FormattedText, of text: String) {
    takeOver { adapter in
      adapter.source = .text(text)
      adapter.session.set(formatted: formatted)
    }
    assign()
  }

  /// Changes the format; one that comes while an input method composes waits until that is over.
  func set(format: AnyInputFormat) {
    if field?.isBeingComposed == true {
      awaitedFormat = format
      if rawText == .kept { rawText = .unread }
      return
    }
    takeOver { $0.use(format) }
    assign()
  }

  /// Makes the value anew from what it was made from first, so that settings that come one after
  /// the other don't cut it down twice.
  func use(_ format: AnyInputFormat) {
    let before = session.current.value
    session.set(format: format)
    switch source {
    case .text(let text): session.set(text: text)
    case .value(let value) where !value.isIdentical(to: before): session.set(value: value)
    case .value: break
    }
  }

  /// Lets the app determine what is there; what the person did before needn't be told any more.
  private func takeOver(_ change: (FieldAdapter) -> Void) {
    if let format = awaitedFormat { session.set(format: format) }
    awaitedFormat = nil
    rawText = nil
    assignments += 1
    change(self)
    owed = nil
    unsettledText = nil
    refusedSyllable = nil
    settleLater()
    if field?.isFirstResponder == false { speak() }
  }

  func assignText(in field: any FormattedInput) {
    write(session.displayedText, into: field)
  }

  /// Assigns a text that isn't the app's.
  func write(_ text: String, into field: any FormattedInput) {
    isAssigning = true
    defer { isAssigning = false }
    field.assign(text: text)
  }

  /// Puts the caret where the app wants it; what UIKit says of it after a paste doesn't count.
  func select(_ selection: Range<UTF16Offset>) {
    guard let field else { return }
    session.select(selection)
    caretToKeep?.selection = session.current.selection
    writes += 1
    defer { writes -= 1 }
    field.select(session.current.selection)
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
    caretToKeep?.selection = session.current.selection
    showRemainder()
  }
}
#endif
