import FormworkReplay
@testable import FormworkUnderTest
import UIKit

/// A text field or a text view with a person at it, who does what scripts say.
///
/// What it can't be made to do is thrown, so that the script is left out and counted.
@MainActor final class FieldSurface: @preconcurrency ReplaySurface {
  /// What does to the field what an app does: its own properties, a view around it, or a delegate.
  struct App {
    var use: @MainActor (any FormattedInput, AnyInputFormat) throws(UnsupportedAction) -> Void
    var set: @MainActor (any FormattedInput, String) throws(UnsupportedAction) -> Void = {
      field, value in field.formwork.value = value
    }

    static var properties: App {
      App { field, format in field.formwork.inputFormat = format }
    }
  }

  let field: any FormattedInput
  private let person: Person
  private let app: App

  /// Why the field hasn't got the format that it was to start with, if so.
  private var failure: UnsupportedAction?

  /// What the input method composes.
  private var marked: String?

  /// Whether the composition began over a selection.
  private var replacesSelection = false

  /// How many keys the field rejected: VoiceOver says so for each, as each is long after the last.
  private var rejections: Int { Simulation.current.announcements.count }

  convenience init(_ format: ReplayedFormat) {
    self.init(format, field: UITextField(frame: .zero), app: .properties)
  }

  convenience init(_ format: ReplayedFormat, field: UITextField, app: App) {
    self.init(format, field: field, Person(at: field), app: app)
  }

  convenience init(_ format: ReplayedFormat, textView: UITextView, app: App) {
    self.init(format, field: textView, Person(at: textView), app: app)
  }

  private init(
    _ format: ReplayedFormat, field: any FormattedInput, _ person: Person, app: App
  ) {
    self.field = field
    self.person = person
    self.app = app
    field.formwork.undoSteps = format.undoSteps ?? .edits
    field.formwork.rejectionAnnouncement = "Rejected"
    do throws(UnsupportedAction) {
      try app.use(field, format.format)
    } catch {
      failure = error
    }
    tapSilently()
    Simulation.current.isVoiceOverRunning = true
    var time = 0.0
    FieldFormatting.of(field).feedback.now = {
      time += 2
      return time
    }
    person.endTurn()
  }

  func perform(_ action: ReplayAction) throws(UnsupportedAction) -> ReplayState {
    if let failure { throw failure }
    var isRejected = false
    var cut: String?
    if action.needsFocus, !field.isFirstResponder { tapSilently() }
    if action.endsComposition, let marked { commit(marked) }
    switch action {
    case .type(let text):
      for character in text {
        try checkBlank(String(character))
        isRejected = rejects { person.type(String(character)) }
      }
    case .insert(let text):
      try checkBlank(text)
      isRejected = rejects { person.paste(text) }
    case .backspace(let count): isRejected = try press(count, at: 0) { person.backspace() }
    case .delete(let count): isRejected = try press(count, at: end) { person.forwardDelete() }
    case .deleteWordBackward: isRejected = try press(1, at: 0) { person.deleteWord() }
    case .deleteWordForward: isRejected = try press(1, at: end) { person.deleteWordForward() }
    case .cut:
      UIPasteboard.general.string = ""
      isRejected = rejects { person.cut() }
      cut = UIPasteboard.general.string
    case .select(let range): select(range)
    case .set(let value):
      marked = nil
      try app.set(field, value)
    case .text(let text, let caret):
      marked = nil
      isRejected = rejects { person.systemShows(text, caret: caret?.value) }
    case .compose(let text): try compose(text)
    case .commit(let text): isRejected = rejects { commit(text) }
    case .cancel: try cancel()
    case .focus: focus()
    case .blur: person.leave()
    case .undo(let count):
      repeatWhile(count) { field.undoManager?.canUndo == true ? person.undo() : nil }
    case .redo(let count):
      repeatWhile(count) { field.undoManager?.canRedo == true ? person.redo() : nil }
    case .step: throw UnsupportedAction("step")
    case .format(let format): try change(to: format)
    }
    person.endTurn()
    return state(isRejected: isRejected, cut: cut)
  }

  private func state(isRejected: Bool, cut: String?) -> ReplayState {
    ReplayState(
      text: field.shownText, selection: selection, value: field.formwork.value,
      isComplete: field.formwork.session?.current.isComplete ?? false,
      remainder: field.formwork.status.remainder,
      issue: field.formwork.session?.current.issue?.code, isRejected: isRejected, cut: cut)
  }

  private var selection: Range<UTF16Offset> {
    UTF16Offset(person.selection.lowerBound)..<UTF16Offset(person.selection.upperBound)
  }
}

extension FieldSurface {
  private func rejects(_ press: () -> Void) -> Bool {
    let before = rejections
    press()
    return rejections > before
  }

  /// Presses a deleting key `count` times, or until it changes nothing: then it never would. At
  /// `edge` it has nothing to delete.
  private func press(
    _ count: Int, at edge: Int, _ key: () -> Void
  ) throws(UnsupportedAction) -> Bool {
    var isRejected = false
    var last: ReplayState?
    for _ in 0..<max(0, count) {
      let before = state(isRejected: false, cut: nil)
      if before == last { break }
      last = before
      if field.formwork.undoSteps == .runs, person.selection == edge..<edge {
        throw UnsupportedAction("a deletion of nothing, which ends no run as nobody is asked")
      }
      isRejected = rejects(key)
    }
    return isRejected
  }

  private var end: Int { field.shownText.utf16.count }

  private func checkBlank(_ text: String) throws(UnsupportedAction) {
    if field.shownText.isEmpty, !text.isEmpty, text.allSatisfy(\.isWhitespace) {
      throw UnsupportedAction("a blank in an empty field, which could be AutoFill's first step")
    }
  }

  private func repeatWhile(_ count: Int, _ step: () -> Void?) {
    var rest = count
    while rest > 0, step() != nil { rest -= 1 }
  }

  /// Fingers don't get into a character.
  private func select(_ range: Range<UTF16Offset>) {
    let text = field.shownText
    func offset(_ bound: UTF16Offset) -> Int {
      text.utf16.distance(from: text.startIndex, to: bound.index(in: text))
    }
    person.select(offset(range.lowerBound)..<offset(range.upperBound))
  }

  /// The next action takes the focus for granted: nothing that a format does on focus.
  private func tapSilently() {
    // Not by the property, which would change the options of a mask for good.
    FieldFormatting.of(field).request.completesOnFocus = false
    let selection = selection
    person.tap()
    select(selection)
    FieldFormatting.of(field).request.completesOnFocus = nil
  }

  private func focus() {
    // It has the focus, and the tap wouldn't reach the input method.
    if marked != nil { return }
    person.leave()
    let (text, selection) = (field.shownText, selection)
    person.tap()
    // The tap that doesn't change the text puts the caret where it was.
    if field.shownText == text { select(selection) }
  }

  private func change(to format: ReplayedFormat) throws(UnsupportedAction) {
    if case .value(let value) = FieldFormatting.of(field).adapter?.source,
      value != field.formwork.value
    {
      throw UnsupportedAction("a format after one that cut a value of the app, which comes back")
    }
    if field.isBeingComposed {
      throw UnsupportedAction("a format during a composition, which waits until that is over")
    }
    marked = nil
    if let steps = format.undoSteps { field.formwork.undoSteps = steps }
    try app.use(field, format.format)
  }
}

extension FieldSurface {
  private func compose(_ text: String) throws(UnsupportedAction) {
    if text.isEmpty { throw UnsupportedAction("a composition of nothing, which isn't one") }
    if marked == nil { replacesSelection = !person.selection.isEmpty }
    marked = text
    withInputMethod { person.compose(text) }
  }

  private func commit(_ text: String) {
    // Without a composition, it is a keyboard that inserts by code.
    withInputMethod {
      field.markedTextRange == nil ? person.keypadInserts(text) : person.commit(text)
    }
    marked = nil
  }

  private func cancel() throws(UnsupportedAction) {
    if marked != nil, replacesSelection {
      throw UnsupportedAction("a cancelled composition over a selection, which stays deleted")
    }
    marked = nil
    person.cancelComposition()
  }

  private func withInputMethod(_ body: () -> Void) {
    Simulation.current.keyboardLanguage = "ja-JP"
    body()
    Simulation.current.keyboardLanguage = "en-US"
  }
}

extension ReplayAction {
  fileprivate var needsFocus: Bool {
    switch self {
    case .set, .focus, .blur, .format: false
    default: true
    }
  }

  fileprivate var endsComposition: Bool {
    switch self {
    case .compose, .commit, .cancel, .set, .text, .format, .focus: false
    default: true
    }
  }
}
