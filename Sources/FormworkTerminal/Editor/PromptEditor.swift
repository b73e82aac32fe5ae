package import FormworkMasks

/// The editor of one line: a pure state machine from keys to the displayed line.
///
/// It uses an `EditingSession` and decides the meaning of each key in a prompt. The code around it
/// reads bytes and writes frames.
package struct PromptEditor<Format: InputFormat>: Sendable {
  package internal(set) var session: EditingSession<Format>

  /// The outcome of the prompt, or `nil` while it is open.
  package private(set) var ending: PromptResult.Outcome?

  /// The message under the line.
  package private(set) var message = ""

  let rules: Rules
  private var isAfterEscape = false

  /// The settings of a prompt.
  package struct Rules: Sendable {
    /// The text before the input.
    package var label = ""

    /// Whether an empty value is rejected.
    package var isRequired = false

    /// Whether the text is hidden.
    package var isSecret = false

    /// The messages for the user.
    package var wording = PromptWording()

    package init() {}
  }

  /// The effects of a key in addition to the new state.
  package struct Response: Hashable, Sendable {
    /// Whether the terminal rings.
    package var rings = false

    /// Whether the format rejected the input.
    package var isRejected = false

    /// Whether the whole screen is drawn again.
    package var redrawsScreen = false
  }

  package init(format: Format, rules: Rules, value: String = "", undoSteps: UndoSteps = .edits) {
    self.rules = rules
    // Secret input isn't remembered.
    session = EditingSession(
      format: format, value: value, undoSteps: undoSteps, undoLimit: rules.isSecret ? 0 : 100)
    session.beginEditing()
    tellIssue()
  }

  /// Performs one keystroke.
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
      // A prefix that appeared on focus doesn't count as text.
      if session.current.value.isEmpty {
        ending = .cancelled
      } else {
        apply(session.deleteForward(), &response)
      }
    }
  }

  /// Applies an update. With a secret, the bell doesn't ring, because it would reveal which
  /// characters belong to it.
  private mutating func apply(_ update: SessionUpdate, _ response: inout Response) {
    response.isRejected = update.isRejected
    response.rings = update.isRejected && !rules.isSecret
    tellIssue()
  }

  /// Handles undo or redo, which may have no step.
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
    session.endEditing()
    guard let complaint else {
      message = ""
      ending = .submitted
      return
    }
    session.beginEditing()
    message = complaint
    response.rings = true
  }

  /// The reason the value can't be submitted, or `nil` if it can.
  private var complaint: String? {
    let current = session.current
    if current.value.isEmpty { return rules.isRequired ? rules.wording.required : nil }
    if let issue = current.issue { return rules.wording.issue(issue) }
    if current.isComplete { return nil }
    return rules.wording.message(
      for: rules.isSecret ? [] : session.format.missing(after: current))
  }

  /// Shows an issue during typing. For a secret, it is only shown after Return.
  private mutating func tellIssue() {
    message = ""
    if rules.isSecret { return }
    if let issue = session.current.issue { message = rules.wording.issue(issue) }
  }

  /// Ends the prompt for a reason other than a key.
  mutating func end(_ outcome: PromptResult.Outcome) {
    ending = outcome
    message = ""
  }

  /// The displayed line.
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

  /// The remainder, with symbols instead of the characters to type, because zeros would look like
  /// typed digits.
  ///
  /// A guide is part of the text, and already displayed.
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

extension PromptEditor {
  /// Moves the caret by whole characters, including literals. Words are runs of letters and digits.
  mutating func move(_ motion: Command.Motion) {
    let text = session.current.text
    let caret = session.current.caret.index(in: text)
    let target =
      switch motion {
      case .start: text.startIndex
      case .end: text.endIndex
      case .left: caret > text.startIndex ? text.index(before: caret) : caret
      case .right: caret < text.endIndex ? text.index(after: caret) : caret
      case .wordLeft: Self.startOfWord(before: caret, in: text)
      case .wordRight: Self.endOfWord(after: caret, in: text)
      }
    let offset = UTF16Offset(text.utf16.distance(from: text.startIndex, to: target))
    session.select(offset..<offset)
  }

  private static func startOfWord(before caret: String.Index, in text: String) -> String.Index {
    let head = text[..<caret]
    let word = head.lastIndex(where: isWord) ?? text.startIndex
    return text[..<word].lastIndex { !isWord($0) }.map { text.index(after: $0) } ?? text.startIndex
  }

  private static func endOfWord(after caret: String.Index, in text: String) -> String.Index {
    let word = text[caret...].firstIndex(where: isWord) ?? text.endIndex
    return text[word...].firstIndex { !isWord($0) } ?? text.endIndex
  }

  private static func isWord(_ character: Character) -> Bool {
    UnicodeSet.alphanumeric.contains(character)
  }
}

/// The editing command of a key, from one table of key bindings.
package enum Command: Hashable, Sendable {
  case insert(Unicode.Scalar)
  case paste(String)
  case deleteBackward(DeletionUnit)
  case deleteForward(DeletionUnit)
  case move(Motion)
  case undo
  case redo

  /// Up or Down: steps the number or date part at the caret, if the format can step.
  case step(Int)
  case submit
  case escape
  case interrupt
  case redraw

  /// Ctrl-D: ends the input if there is no text, and deletes forward otherwise.
  case endOrDelete

  /// A movement of the caret.
  package enum Motion: Hashable, Sendable {
    case left, right, wordLeft, wordRight, start, end
  }

  /// Creates the command of a key, or `nil` if the key has none.
  package init?(_ key: Key) {
    let command: Command? =
      switch key {
      case .text(let scalar): .insert(scalar)
      case .paste(let text): .paste(text)
      case .control(let letter): Self.control(letter)
      case .alt(let letter): Self.alt(letter)
      case .named(let name, let modifiers): Self.named(name, modifiers)
      }
    guard let command else { return nil }
    self = command
  }

  private static func control(_ letter: Unicode.Scalar) -> Command? {
    switch letter {
    case "a": .move(.start)
    case "b": .move(.left)
    case "c", "\\": .interrupt
    case "d": .endOrDelete
    case "e": .move(.end)
    case "f": .move(.right)
    case "k": .deleteForward(.line)
    case "l": .redraw
    case "u": .deleteBackward(.line)
    case "w": .deleteBackward(.word)
    case "y": .redo
    case "z", "_": .undo
    default: nil
    }
  }

  private static func alt(_ letter: Unicode.Scalar) -> Command? {
    switch letter {
    case "b": .move(.wordLeft)
    case "d": .deleteForward(.word)
    case "f": .move(.wordRight)
    default: nil
    }
  }

  private static func named(_ name: Key.Name, _ modifiers: Key.Modifiers) -> Command? {
    let isByWord = !modifiers.isDisjoint(with: [.alt, .control])
    return switch name {
    case .left: .move(isByWord ? .wordLeft : .left)
    case .right: .move(isByWord ? .wordRight : .right)
    case .home: .move(.start)
    case .end: .move(.end)
    case .backspace: .deleteBackward(isByWord ? .word : .character)
    case .delete: .deleteForward(isByWord ? .word : .character)
    case .enter: .submit
    case .escape: .escape
    case .up: .step(1)
    case .down: .step(-1)
    case .insert, .pageUp, .pageDown, .tab: nil
    }
  }
}

/// One step of the editor's input.
package enum Keystroke: Hashable, Sendable {
  /// A whole character, from one key or an input method.
  case typed(Character)

  /// An editing command.
  case command(Command)

  /// A key without a meaning.
  case unknown

  /// Joins consecutive scalars to characters.
  ///
  /// An input method sends `👍🏽` or `é` at once, but as several scalars. Typed one by one, each
  /// would be rejected by a slot that accepts the whole character.
  package static func keystrokes(of keys: [Key]) -> [Keystroke] {
    var keystrokes: [Keystroke] = []
    var run = ""
    for key in keys {
      if case .text(let scalar) = key {
        run.unicodeScalars.append(scalar)
        continue
      }
      keystrokes += run.map { .typed($0) }
      run = ""
      keystrokes.append(Command(key).map { .command($0) } ?? .unknown)
    }
    return keystrokes + run.map { .typed($0) }
  }
}
