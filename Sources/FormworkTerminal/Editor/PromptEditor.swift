package import FormworkText

/// The editing of one line: a pure state machine from keys to what the screen shows.
///
/// It drives an `EditingSession` and decides what each key means in a prompt; the shell around it
/// reads bytes and writes frames.
package struct PromptEditor<Format: InputFormat>: Sendable {
  package internal(set) var session: EditingSession<Format>

  /// How the editing ended, or `nil` while it goes on.
  package private(set) var ending: PromptResult.Outcome?

  /// What is told under the line.
  package private(set) var message = ""

  let rules: Rules
  private var isAfterEscape = false

  /// What a prompt asks for.
  package struct Rules: Sendable {
    /// What stands before the text.
    package var label = ""

    /// Whether an empty value is rejected.
    package var isRequired = false

    /// Whether the text is hidden.
    package var isSecret = false

    /// What is told to the person.
    package var wording = PromptWording()

    package init() {}
  }

  /// What a key came to, besides the new state.
  package struct Response: Hashable, Sendable {
    /// Whether the terminal should ring.
    package var rings = false

    /// Whether the format rejected what was typed.
    package var isRejected = false

    /// Whether the whole screen is to be drawn anew.
    package var redrawsScreen = false
  }

  package init(format: Format, rules: Rules, value: String = "", undoSteps: UndoSteps = .edits) {
    self.rules = rules
    // What is secret isn't remembered.
    session = EditingSession(
      format: format, value: value, undoSteps: undoSteps, undoLimit: rules.isSecret ? 0 : 100)
    session.focus()
    tellIssue()
  }

  /// Carries out one keystroke.
  package mutating func perform(_ keystroke: Keystroke) -> Response {
    var response = Response()
    switch keystroke {
    case .typed(let character):
      isAfterEscape = false
      apply(session.insert(String(character)), &response)
    case .command(let command):
      let isSecondEscape = isAfterEscape && command == .escape
      isAfterEscape = command == .escape && !isSecondEscape
      perform(command, isSecondEscape: isSecondEscape, &response)
    case .unknown:
      isAfterEscape = false
    }
    return response
  }

  private mutating func perform(
    _ command: Command, isSecondEscape: Bool, _ response: inout Response
  ) {
    switch command {
    case .insert(let scalar): apply(session.insert(String(scalar)), &response)
    case .paste(let text): if !text.isEmpty { apply(session.insert(text), &response) }
    case .deleteBackward(let unit): apply(session.deleteBackward(unit), &response)
    case .deleteForward(let unit): apply(session.deleteForward(unit), &response)
    case .move(let motion): move(motion)
    case .undo: step(session.undo(), &response)
    case .redo: step(session.redo(), &response)
    case .step(let steps): if let update = session.step(by: steps) { apply(update, &response) }
    case .submit: submit(&response)
    case .escape: if isSecondEscape { clear(&response) }
    case .interrupt: ending = .interrupted
    case .redraw: response.redrawsScreen = true
    case .endOrDelete:
      // A prefix that focus put there is no text.
      if session.current.value.isEmpty {
        ending = .cancelled
      } else {
        apply(session.deleteForward(), &response)
      }
    }
  }

  /// A bell would tell which characters belong to a secret, so it doesn't ring there.
  private mutating func apply(_ update: SessionUpdate, _ response: inout Response) {
    response.isRejected = update.isRejected
    response.rings = update.isRejected && !rules.isSecret
    tellIssue()
  }

  /// Undo and redo; there may be nothing to take back.
  private mutating func step(_ update: SessionUpdate?, _ response: inout Response) {
    response.rings = update == nil && !rules.isSecret
    tellIssue()
  }

  private mutating func clear(_ response: inout Response) {
    if session.current.text.isEmpty { return }
    let end = UTF16Offset.end(of: session.current.text)
    apply(session.perform(TextEdit(replacing: 0..<end, with: "")), &response)
  }

  private mutating func submit(_ response: inout Response) {
    session.blur()
    guard let complaint else {
      message = ""
      ending = .submitted
      return
    }
    session.focus()
    message = complaint
    response.rings = true
  }

  /// Why the value can't be submitted, or `nil` if it can.
  private var complaint: String? {
    let current = session.current
    if current.value.isEmpty { return rules.isRequired ? rules.wording.required : nil }
    if let issue = current.issue { return rules.wording.issue(issue) }
    if current.isComplete { return nil }
    return rules.wording.incomplete(
      rules.isSecret ? [] : session.format.missing(after: current))
  }

  /// Tells while one types what is wrong; of a secret nothing, until Return asks for it.
  private mutating func tellIssue() {
    message = ""
    if rules.isSecret { return }
    if let issue = session.current.issue { message = rules.wording.issue(issue) }
  }

  /// Ends the editing for a reason that isn't a key.
  mutating func end(_ outcome: PromptResult.Outcome) {
    ending = outcome
    message = ""
  }

  /// What the screen is to show.
  package var line: Line {
    let text = session.current.text
    let caret = session.current.caret.converted(to: CharacterUnits.self, in: text).value
    return Line(
      prompt: rules.label,
      text: rules.isSecret ? String(repeating: "•", count: text.count) : text,
      caret: caret,
      remainder: remainder,
      message: message)
  }

  /// What is still missing, with signs for what is typed: zeros would look like digits that were.
  ///
  /// A guide is part of the text, and already there.
  private var remainder: String {
    if rules.isSecret || session.current.showsGuide { return "" }
    return session.format.remainder(after: session.current, marking: Self.sign)
  }

  private static var sign: Character { "_" }
}

extension FormattedText {
  fileprivate var showsGuide: Bool {
    provenance.pieces(of: text).contains { $0.kind.contains(.guide) }
  }
}
