/// One step of a script: an action of the replay protocol, one press at a time.
enum Action: Hashable, Sendable {
  /// A single typed character.
  case type(String)
  case insert(String)
  case backspace
  case delete
  case word(Int)
  case cut
  case caret(Int)
  case select(Int, Int)
  case set(String)
  case text(String, caret: Int?)
  case compose(String)
  case commit(String)
  case cancel
  case focus
  case blur
  case undo
  case redo

  /// The text that the action brings, if it brings one.
  var text: String? {
    switch self {
    case .type(let text), .insert(let text), .set(let text), .text(let text, _),
      .compose(let text), .commit(let text):
      text
    default: nil
    }
  }

  func replacing(_ text: String) -> Action {
    switch self {
    case .type: .type(text)
    case .insert: .insert(text)
    case .set: .set(text)
    case .text(_, let caret): .text(text, caret: caret)
    case .compose: .compose(text)
    case .commit: .commit(text)
    default: self
    }
  }

  /// Whether the person changes the text with it, or tries to.
  var isEdit: Bool {
    switch self {
    case .type, .insert, .backspace, .delete, .word, .cut: true
    default: false
    }
  }

  /// Each character typed by itself.
  static func typing(_ text: String) -> [Action] {
    text.map { .type(String($0)) }
  }
}

/// A format and a script of actions: the input of every law.
struct Scenario: Hashable, Sendable {
  var format: FormatSpec
  var actions: [Action] = []

  init(_ format: FormatSpec, _ actions: [Action] = []) {
    self.format = format
    self.actions = actions
  }
}

/// How a law was broken.
struct Violation: Error, Hashable, Sendable {
  /// What holds by the law, in the words of the design.
  var rule: String
  var expected: String
  var actual: String

  /// What comes after the script's actions to show the break.
  var probe: [Action] = []

  /// How many actions of the script the break takes.
  var count: Int?
}
