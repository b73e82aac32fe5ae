import FormworkMasks
import FormworkField

/// What a text field of SwiftUI's own is told, and what it is to show: text and selection as values.
///
/// SwiftUI doesn't ask before a change: its binding is given the text that is on the screen already. So what
/// came is kept as it is, and formed at the end of the turn; a binding that kept something else at once
/// would leave the raw text on the screen, as SwiftUI then sees no change.
///
/// Text and selection may come one after the other, in either order, in one turn or in two; nobody has
/// written that down. So the caret after a change follows from the texts, and the selection that SwiftUI
/// tells for it is known when it comes.
struct StockFieldMachine {
  /// What is on the screen, as it was last told or is to be shown.
  private(set) var text: String
  private(set) var selection: Range<UTF16Offset>

  private var session: EditingSession<AnyInputFormat>

  /// The caret that SwiftUI is still to tell for a text that has been told.
  private var echo: UTF16Offset?

  /// A selection that was told: the person's move, or that of a text that comes next.
  private var moved: Range<UTF16Offset>?

  /// Whether what is on the screen isn't formed yet.
  private(set) var isRaw = false

  /// Whether an input method may still be at what was put in.
  private(set) var mayCompose = false

  init(_ format: AnyInputFormat) {
    session = EditingSession(format: format, undoLimit: 0)
    text = ""
    selection = UTF16Offset(0)..<UTF16Offset(0)
  }

  var format: AnyInputFormat { session.format }
  var current: FormattedText { session.current }
  var remainder: String { session.remainder }

  /// The text on the screen is another one.
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

  /// The selection on the screen is another one, or that of a change that is known.
  ///
  /// Texts don't tell which of several equal characters went: what is told with them does.
  mutating func selectionDidChange(to new: Range<UTF16Offset>) {
    defer { echo = nil }
    if new == echo.map({ $0..<$0 }) { return }
    moved = new
  }

  /// The turn is over: a selection that no text followed was the person's.
  mutating func turnDidEnd() {
    guard let moved else { return }
    self.moved = nil
    let end = UTF16Offset.end(of: text)
    selection = min(moved.lowerBound, end)..<min(moved.upperBound, end)
    if !isRaw { session.select(selection) }
  }

  /// Forms what came, if no input method may be at it.
  ///
  /// - Parameter isOver: Whether the field was left, so that nothing is being composed any more.
  /// - Returns: What to tell; `nil` if there is nothing to form yet.
  mutating func form(isOver: Bool) -> (update: SessionUpdate, cause: InputChange.Cause)? {
    guard isRaw, isOver || !mayCompose else { return nil }
    let growth = text.count - session.current.text.count
    let cause: InputChange.Cause =
      mayCompose ? .inputMethod : growth < 0 ? .deletion : growth > 1 ? .paste : .typing
    isRaw = false
    mayCompose = false
    let update = session.didChange(to: text, selection: selection)
    show()
    return update.map { ($0, cause) }
  }

  /// Shows a value that the app has set; what isn't formed yet is removed, having been told or not.
  mutating func set(value: String) {
    _ = session.set(value: value)
    reset()
  }

  mutating func set(format: AnyInputFormat) {
    _ = session.set(format: format)
    reset()
  }

  /// The field has got the focus, or has lost it.
  mutating func focus(_ isFocused: Bool) -> SessionUpdate? {
    let update = isFocused ? session.focus() : session.blur()
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

  /// Where the caret is after an edit at a selection: behind what was put in.
  private static func caret(
    in new: String, after old: String, _ selection: Range<UTF16Offset>
  ) -> UTF16Offset {
    let (before, now) = (Array(old.utf16), Array(new.utf16))
    let start = min(selection.lowerBound.value, before.count)
    let rest = before.count - min(selection.upperBound.value, before.count)
    if rest <= now.count, before.suffix(rest).elementsEqual(now.suffix(rest)),
      now.count - rest >= start || selection.isEmpty
    {
      return UTF16Offset(now.count - rest)
    }
    // A key that deletes forward leaves the caret where it was.
    if start <= now.count, before[..<start].elementsEqual(now[..<start]) {
      return UTF16Offset(start)
    }
    return UTF16Offset(now.count)
  }

  /// Whether letters were put in that input methods make: those beyond ASCII. A letter of ASCII that is one
  /// of a composition's first can't be told from a key.
  private static func mayBeComposed(_ new: String, after old: String) -> Bool {
    let head = zip(new.unicodeScalars, old.unicodeScalars).prefix { $0 == $1 }.count
    let (now, before) = (new.unicodeScalars.dropFirst(head), old.unicodeScalars.dropFirst(head))
    let tail = zip(now.reversed(), before.reversed()).prefix { $0 == $1 }.count
    return now.dropLast(tail).contains {
      !$0.isASCII && $0.properties.isAlphabetic || FieldQuestion.isDeadKey($0)
    }
  }
}
