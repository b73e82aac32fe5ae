import FormworkCore

/// The state machine of SwiftUI's own text field: text and selection as values.
///
/// SwiftUI doesn't ask before a change: its binding receives text that is already on the screen. So
/// the text is kept as it is, and formatted at the end of the turn. If the binding kept something
/// else at once, the raw text would stay on the screen, because SwiftUI wouldn't see a change.
///
/// Text and selection may arrive one after the other, in either order, in one turn or in two; this
/// isn't documented. So the caret after a change is derived from the texts, and the selection that
/// SwiftUI reports for the change is recognized when it arrives.
struct StockFieldMachine {
  /// The text on the screen, as last reported or set.
  private(set) var text: String
  private(set) var selection: Range<UTF16Offset>

  private var session: EditingSession<AnyInputFormat>

  /// The caret that SwiftUI has yet to report for a text that it has reported.
  private var echo: UTF16Offset?

  /// A reported selection: either a move by the user, or part of a text change that follows.
  private var moved: Range<UTF16Offset>?

  /// Whether the text on the screen isn't formatted yet.
  private(set) var isRaw = false

  /// Whether an input method may still be composing the inserted text.
  private(set) var mayCompose = false

  init(_ format: AnyInputFormat) {
    session = EditingSession(format: format, undoLimit: 0)
    text = ""
    selection = UTF16Offset(0)..<UTF16Offset(0)
  }

  var format: AnyInputFormat { session.format }
  var current: FormattedText { session.current }
  var remainder: String { session.remainder }

  /// Handles a change of the text on the screen.
  mutating func textDidChange(to new: String) {
    if new.isIdentical(to: text) { return }
    let caret =
      moved.flatMap { $0.isEmpty && $0.upperBound <= .end(of: new) ? $0.upperBound : nil }
      ?? Self.caret(in: new, after: text, selection)
    moved = nil
    mayCompose = Self.mayBeComposed(new, after: text)
    text = new
    selection = caret..<caret
    echo = caret
    isRaw = true
  }

  /// Handles a change of the selection on the screen, which may belong to a known change of the
  /// text.
  ///
  /// The texts alone don't show which of several equal characters was deleted. The selection does.
  mutating func selectionDidChange(to new: Range<UTF16Offset>) {
    defer { echo = nil }
    if new == echo.map({ $0..<$0 }) { return }
    moved = new
  }

  /// Ends the turn. A selection without a change of the text was a move by the user.
  mutating func turnDidEnd() {
    guard let moved else { return }
    self.moved = nil
    let end = UTF16Offset.end(of: text)
    selection = min(moved.lowerBound, end)..<min(moved.upperBound, end)
    if !isRaw { session.select(selection) }
  }

  /// Formats the new text, unless an input method may be composing it.
  ///
  /// - Parameter isOver: Whether the user has left the field, so that composing is over.
  /// - Returns: The update to report; `nil` if there is nothing to format yet.
  mutating func form(isOver: Bool) -> (update: SessionUpdate, cause: FieldChange.Cause)? {
    guard isRaw, isOver || !mayCompose else { return nil }
    let growth = text.count - session.current.text.count
    let cause: FieldChange.Cause =
      mayCompose ? .inputMethod : growth < 0 ? .deletion : growth > 1 ? .paste : .typing
    isRaw = false
    mayCompose = false
    let update = session.didChange(to: text, selection: selection)
    show()
    return update.map { ($0, cause) }
  }

  /// Shows a value that the app has set. Text that isn't formatted yet is discarded.
  mutating func set(value: String) {
    _ = session.set(value: value)
    reset()
  }

  mutating func set(format: AnyInputFormat) {
    _ = session.set(format: format)
    reset()
  }

  /// Handles a change of the focus.
  mutating func focus(_ isFocused: Bool) -> SessionUpdate? {
    let update = isFocused ? session.beginEditing() : session.endEditing()
    if update != nil { show() }
    return update
  }

  private mutating func reset() {
    isRaw = false
    mayCompose = false
    show()
  }

  private mutating func show() {
    text = session.current.text
    selection = session.current.selection
  }

  /// Returns the position of the caret after an edit at a selection: after the inserted text.
  private static func caret(
    in new: String, after old: String, _ selection: Range<UTF16Offset>
  ) -> UTF16Offset {
    let (before, now) = (Array(old.utf16), Array(new.utf16))
    let start = min(selection.lowerBound.value, before.count)
    let rest = before.count - min(selection.upperBound.value, before.count)
    if before.suffix(rest).elementsEqual(now.suffix(rest)),
      now.count - rest >= start || selection.isEmpty
    {
      return UTF16Offset(now.count - rest)
    }
    // A key that deletes forward leaves the caret in place.
    if start <= now.count, before[..<start].elementsEqual(now[..<start]) {
      return UTF16Offset(start)
    }
    return UTF16Offset(now.count)
  }

  /// Whether an input method may have made the inserted letters, because they aren't ASCII. An
  /// ASCII letter that begins a composition can't be distinguished from a key.
  private static func mayBeComposed(_ new: String, after old: String) -> Bool {
    let head = zip(new.unicodeScalars, old.unicodeScalars).prefix { $0 == $1 }.count
    let (now, before) = (new.unicodeScalars.dropFirst(head), old.unicodeScalars.dropFirst(head))
    let tail = zip(now.reversed(), before.reversed()).prefix { $0 == $1 }.count
    return now.dropLast(tail).contains {
      !$0.isASCII && $0.properties.isAlphabetic || FieldQuestion.isDeadKey($0)
    }
  }
}
