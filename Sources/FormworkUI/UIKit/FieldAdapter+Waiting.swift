#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What had to wait: a format for the end of a composition, a text of the app for an edit.
extension FieldAdapter {
  /// Takes on the format that has waited for an input method.
  ///
  /// - Returns: Whether it makes something else of what is there.
  func useAwaitedFormat() -> Bool {
    guard let format = awaitedFormat else { return false }
    awaitedFormat = nil
    assignments += 1
    let before = session.current
    use(format)
    return !before.isShown(as: session.current)
  }

  /// Shows and tells what a format makes of the text that had to wait for it: the app could see
  /// nothing of it when it set the format.
  func finishReformatting(
    _ update: SessionUpdate?, since before: FormattedText, at moment: Moment
  ) {
    undo.withoutRecording { assign() }
    if before.isShown(as: session.current) {
      if update?.change != nil { refuse() }
    } else if let update, update.change != nil {
      owe(update)
    } else {
      owe(OwedChange(cause: .code))
    }
    sendAgain(at: moment)
  }

  /// Formats a text that was shown as it was assigned, now that the person has edited it, or the
  /// input method is done that kept it from being read.
  func adopt(
    _ text: String, _ raw: RawText, _ selection: Range<UTF16Offset>?, at moment: Moment
  ) {
    if raw == .kept, text.isIdentical(to: assignedText) { return }
    rawText = nil
    let known = session.current
    if let format = awaitedFormat { session.set(format: format) }
    awaitedFormat = nil
    let caret = selection?.upperBound.index(in: text) ?? text.endIndex
    let before = session.format.formatted(text: String(text[..<caret])).value
    _ = session.set(text: text)
    let place = UTF16Offset(before.utf16.count)
    var current = session.current
    if caret < text.endIndex {
      current.selection = session.format.textRange(of: place..<place, in: current)
    }
    session.select(current.selection)
    undo.withoutRecording { assign() }
    if raw == .kept || !known.isShown(as: session.current) {
      source = .value(session.current.value)
      owe(OwedChange(cause: .inputMethod, completes: session.current.isComplete))
    } else if text.isIdentical(to: session.current.text) {
      return
    }
    sendAgain(at: moment)
    if case .end = moment, owed == nil, let field {
      for event in field.events { send(event) }
    }
  }

  private var assignedText: String {
    if case .text(let text) = source { text } else { "" }
  }
}
#endif
