#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The only place that writes into the field on behalf of the person, and the telling of it.
extension FieldAdapter {
  /// Writes an update that UIKit knows nothing of, and sends the events that it would have sent.
  func carryOut(_ update: SessionUpdate, cause: InputChange.Cause? = nil) {
    write(update)
    owe(update, cause: cause)
    if update.isRefused { refuse() }
    flush()
    settleLater()
  }

  /// Makes the field show what the session says; writes nothing that is there already.
  ///
  /// - Parameters:
  ///   - update: What the session says.
  ///   - isInside: Whether UIKit is in the midst of a change of its own, whose events are still to
  ///     come: then nothing may be written that could send them, too.
  /// - Returns: Whether text was written.
  @discardableResult
  func write(_ update: SessionUpdate, inside isInside: Bool = false) -> Bool {
    guard let field else { return false }
    turn.toldByWriting = []
    writes += 1
    defer { writes -= 1 }
    var wrote = false
    undo.withoutRecording {
      wrote = writeText(isInside ? nil : update.rewrite, in: field)
    }
    if let shown = field.shownSelection {
      let selection = session.displayedSelection
      if shown != selection { field.select(selection) }
      if update.change?.cause == .insertion { keepCaret(at: selection) }
      // What comes between a paste and UIKit's last word on its caret decides where that is.
      caretToKeep?.selection = selection
    }
    showRemainder()
    return wrote
  }

  /// Keeps the selection in its place, this turn and the next, should UIKit move it to the end of
  /// what was inserted. Whoever moves it elsewhere means it.
  func keepCaret(at selection: Range<UTF16Offset>) {
    caretToKeep = CaretToKeep(selection: selection, unwanted: insertionEnd, turns: 2)
    settleLater()
  }

  /// A part of the text is replaced by the call that keyboards use, so that they know what stands
  /// around the caret. Should the field make something else of it, or should nothing be sent, the
  /// whole text is assigned.
  private func writeText(_ rewrite: TextRewrite?, in field: any FormattedInput) -> Bool {
    if field.shownText.isIdentical(to: session.displayedText) { return false }
    // A prediction may stand in the field that the session never heard of.
    if let rewrite, rewrite.leads(from: field.shownText, to: session.displayedText),
      let range = field.textRange(rewrite.range)
    {
      field.replace(range, withText: rewrite.replacement)
      if field.shownText.isIdentical(to: session.displayedText) { return true }
    }
    assignText(in: field)
    return true
  }

  func owe(_ update: SessionUpdate, cause: InputChange.Cause? = nil) {
    guard let change = update.change else { return }
    if change.cause != .focus { source = .value(session.current.value) }
    let isFilledIn = turn.hasProbe && change.cause != .deletion && change.cause != .undo
    owe(
      OwedChange(
        cause: cause ?? (isFilledIn ? .autoFill : InputChange.Cause(change.cause)),
        dropped: change.dropped, leftOut: change.leftOut, completes: change.completesValue,
        fills: change.fillsValue, sent: turn.toldByWriting))
  }

  /// Takes note of a change to tell; several that weren't told of yet become one.
  func owe(_ change: OwedChange) {
    var change = change
    if let earlier = owed {
      change.dropped = earlier.dropped + change.dropped
      change.leftOut = earlier.leftOut + change.leftOut
      change.completes = earlier.completes || change.completes
      change.fills = earlier.fills || change.fills
    }
    owed = change
    unsettledText = nil
    settleLater()
  }

  /// Takes note that an event has gone round; the app's closures come after the last of them.
  func note(_ event: Event) {
    owed?.sent.insert(event)
    if let owed, let field, owed.sent.isSuperset(of: field.events) { deliver() }
  }

  /// Sends what UIKit didn't send of the change that is owed, then calls the app's closures.
  func flush() {
    guard owed != nil, let field else { return }
    for event in field.events where owed?.sent.contains(event) == false {
      owed?.sent.insert(event)
      send(event)
    }
    deliver()
  }

  func send(_ event: Event) {
    guard let field else { return }
    isSending = true
    defer { isSending = false }
    field.send(event)
  }

  private func deliver() {
    guard let change = owed, let field else { return }
    owed = nil
    owner?.tell(
      InputChange(
        session.current, remainder: session.remainder, dropped: change.dropped,
        leftOut: change.leftOut, cause: change.cause),
      completes: change.completes && session.current.isComplete,
      fills: change.fills && session.current.isFull, of: field)
  }

  func refuse() {
    guard let field, !field.isSecure else { return }
    owner?.feedback.refused()
  }
}

extension TextRewrite {
  fileprivate func leads(from shown: String, to text: String) -> Bool {
    let head = shown.utf16.prefix(range.lowerBound.value)
    let tail = shown.utf16.dropFirst(range.upperBound.value)
    return text.utf16.elementsEqual([head, replacement.utf16[...], tail].joined())
  }
}
#endif
