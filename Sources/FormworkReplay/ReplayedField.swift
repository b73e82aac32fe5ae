@_spi(JSON) public import FormworkCore
import FormworkMasks

/// A front end with a field that can perform the actions of scripts, such as a control, a terminal,
/// or a session.
///
/// A front end starts with a focused field that is empty, without a prefix, and with the caret at
/// 0. It doesn't perform stateless readings, which don't need a field.
///
/// A type on the main actor can conform to the protocol, and run scripts there:
///
///     @MainActor final class WidgetField: @preconcurrency ReplaySurface {
///       func perform(_ action: ReplayAction) throws(UnsupportedAction) -> ReplayState {
///         switch action {
///         case .insert(let text): widget.paste(text)
///         case .cut: throw UnsupportedAction("cut")
///         …
///         }
///         return ReplayState(session)
///       }
///     }
///
///     try script.run { WidgetField(format: $0.format) }
public protocol ReplaySurface {
  /// The error for actions that can't be performed: `Never` if all can, or ``UnsupportedAction``.
  associatedtype Failure: Error

  /// Performs an action, including all presses of a repeated key.
  ///
  /// - Returns: The state of the field after the last press.
  /// - Throws: `Failure` for an action that the front end doesn't support, which ends the script.
  mutating func perform(_ action: ReplayAction) throws(Failure) -> ReplayState
}

/// An error for an action that a front end doesn't support, such as setting a value in a terminal.
///
/// The script isn't wrong: if you run many scripts, skip this one and count it.
public struct UnsupportedAction: Error, Hashable, Sendable {
  /// The name of the unsupported action, such as `"set"`.
  public let name: String

  /// Creates the error with the name of the unsupported action.
  public init(_ name: String) {
    self.name = name
  }
}

/// A focused field without a control, which performs actions with an editing session.
///
///     var field = ReplayedField(ReplayedFormat(try Mask("[00]-[0]")))
///     field.perform(.type("12")).text  // "12-"
///
/// It supports all actions, so it defines the expected states of any other front end.
public struct ReplayedField: ReplaySurface {
  private var session: EditingSession<AnyInputFormat>
  private var undoSteps: UndoSteps

  /// The marked text of an input method, instead of the selection.
  private var marked: String?

  /// Whether an input method composes a word.
  package var isComposing: Bool { marked != nil }

  /// The result of the action's last key press.
  private var update: SessionUpdate?

  /// Creates an empty field with the caret at 0.
  public init(_ format: ReplayedFormat) {
    undoSteps = format.undoSteps ?? .edits
    session = EditingSession(format: format.format, undoSteps: undoSteps)
  }

  /// Performs an action, and returns the resulting state.
  public mutating func perform(_ action: ReplayAction) -> ReplayState {
    var cut: String?
    if action.endsComposition, let marked { commit(marked) }
    update = nil
    switch action {
    case .type(let text):
      for character in text { update = session.insert(String(character)) }
    case .insert(let text): update = session.insert(text)
    case .backspace(let count): press(count) { session in session.deleteBackward() }
    case .delete(let count): press(count) { session in session.deleteForward() }
    case .deleteWordBackward: update = session.deleteBackward(.word)
    case .deleteWordForward: update = session.deleteForward(.word)
    case .cut:
      cut = selectedText
      if cut?.isEmpty == false { update = session.insert("") }
    case .select(let range): session.select(range)
    case .set(let value):
      marked = nil
      session.set(value: value)
    case .text(let text, let caret):
      let selection = caret.map { $0..<$0 }
      update =
        marked == nil
        ? session.didChange(to: text, selection: selection)
        : session.compositionEnded(with: text, selection: selection)
      marked = nil
    case .compose(let text): compose(text)
    case .commit(let text): commit(text)
    case .cancel: cancel()
    case .focus: session.beginEditing()
    case .blur: session.endEditing()
    case .undo(let count): repeatWhile(count) { if case .some = $0.undo() { true } else { false } }
    case .redo(let count): repeatWhile(count) { if case .some = $0.redo() { true } else { false } }
    case .step(let steps): update = session.step(by: steps)
    case .format(let format): change(to: format)
    }
    var state = ReplayState(session, isRejected: update?.isRejected ?? false, cut: cut)
    state.removed = update?.change?.removed ?? ""
    state.unused = update?.change?.unused ?? update?.unused ?? ""
    return state
  }
}

extension ReplayedField {
  /// Presses a key `count` times, or until it has no effect, because then it never would.
  private mutating func press(
    _ count: Int, _ key: (inout EditingSession<AnyInputFormat>) -> SessionUpdate
  ) {
    var last: SessionUpdate?
    repeatWhile(count) { session in
      let before = session.current
      last = key(&session)
      return session.current != before
    }
    update = last
  }

  private mutating func repeatWhile(
    _ count: Int, _ step: (inout EditingSession<AnyInputFormat>) -> Bool
  ) {
    var rest = count
    while rest > 0, step(&session) { rest -= 1 }
  }

  private var selectedText: String {
    let text = session.current.text
    let selection = session.current.selection
    return String(
      text[selection.lowerBound.index(in: text)..<selection.upperBound.index(in: text)])
  }

  /// Returns the displayed text with `text` instead of the selection, and its caret.
  private func displaying(_ text: String) -> (text: String, caret: Range<UTF16Offset>) {
    let base = session.current.text
    let selection = session.current.selection
    let head = String(base[..<selection.lowerBound.index(in: base)]) + text
    let caret = UTF16Offset.end(of: head)
    return (head + String(base[selection.upperBound.index(in: base)...]), caret..<caret)
  }

  private mutating func compose(_ text: String) {
    marked = text
    let shown = displaying(text)
    session.compositionChanged(to: shown.text, selection: shown.caret)
  }

  /// Replaces the marked text, or the selection, with a text.
  private mutating func commit(_ text: String) {
    marked = nil
    let shown = displaying(text)
    update = session.compositionEnded(with: shown.text, selection: shown.caret)
  }

  /// Discards the marked text, and restores the previous text and selection.
  private mutating func cancel() {
    marked = nil
    session.compositionEnded(with: session.current.text, selection: session.current.selection)
  }

  /// Changes the format of the field; the value is kept.
  private mutating func change(to format: ReplayedFormat) {
    marked = nil
    if let steps = format.undoSteps, steps != undoSteps {
      // Changing the format clears the history anyway.
      undoSteps = steps
      session = EditingSession(
        format: format.format, value: session.current.value, undoSteps: steps)
    } else {
      session.set(format: format.format)
    }
  }
}

extension ReplayAction {
  /// Whether an input method commits its marked text before the action.
  fileprivate var endsComposition: Bool {
    switch self {
    case .compose, .commit, .cancel, .set, .text, .format, .focus: false
    default: true
    }
  }
}

/// A format of a script, with the settings of its field.
///
///     let format = ReplayedFormat(try Mask("[00]/[00]"), undoSteps: .runs)
public struct ReplayedFormat: Sendable {
  /// The format.
  public let format: AnyInputFormat

  /// A Boolean value that indicates whether a stateless reading appends fixed literals.
  public let completes: Bool

  /// A Boolean value that indicates whether a stateless reading removes the literals at the caret.
  public let skips: Bool

  /// The edits that one step of undo reverts, if the script specifies them; `nil` for the field's
  /// default.
  public let undoSteps: UndoSteps?

  /// Creates a format for a field.
  package init(
    _ format: some InputFormat, completes: Bool = true, skips: Bool = false,
    undoSteps: UndoSteps? = nil
  ) {
    self.format = AnyInputFormat(format)
    self.completes = completes
    self.skips = skips
    self.undoSteps = undoSteps
  }

  /// Creates the format of a definition.
  ///
  /// - Parameters:
  ///   - definition: The definition.
  ///   - kinds: The kinds of formats that are available.
  /// - Throws: `FormatError` for an invalid definition.
  package init(_ definition: FormatDefinition, kinds: FormatKinds = .all) throws(FormatError) {
    self.init(
      try definition.makeFormat(kinds: kinds),
      completes: definition.options.completion ?? definition.completesByHabit,
      skips: definition.options.autoskip, undoSteps: definition.undoSteps)
  }
}

/// A function that creates the format that a script describes in JSON.
typealias FormatMaker = (JSON) throws(FormatError) -> ReplayedFormat

extension FormatDefinition {
  fileprivate var completesByHabit: Bool {
    guard case .mask(let mask) = kind else { return true }
    if let syntax = mask.syntax { return syntax == .brackets }
    return (try? Mask.Syntax(of: mask.pattern.string)) == .brackets
  }
}
