import FormworkTerminal
import FormworkTestSupport
import Testing

/// The rules of a prompt on a screen, after any keys.
@Suite("A prompt, whatever is typed") struct PromptLawTests {
  /// A prompt on its screen, and the session that it should edit.
  private struct Stage {
    var editor: PromptEditor<AnyInputFormat>
    var session: EditingSession<AnyInputFormat>
    var screen: Screen
    let renderer: LineRenderer
    var frame: LineRenderer.Frame?
    let label: String
    let isSecret: Bool

    init(
      _ format: AnyInputFormat, label: String, width: Int, isSecret: Bool, isRequired: Bool
    ) {
      var rules = PromptEditor<AnyInputFormat>.Rules()
      rules.label = label
      rules.isSecret = isSecret
      rules.isRequired = isRequired
      self.label = label
      self.isSecret = isSecret
      editor = PromptEditor(format: format, rules: rules)
      session = EditingSession(format: format, undoLimit: isSecret ? 0 : 100)
      session.beginEditing()
      screen = Screen(width: width)
      renderer = LineRenderer(width: width)
      draw()
    }

    var canStep: Bool {
      var copy = session
      return copy.step(by: 1) != nil
    }

    mutating func draw() {
      let next = renderer.frame(showing: editor.line, over: frame)
      screen.write(next.output)
      frame = next
    }
  }

  /// Keys that arrive together, and their effect on a session.
  fileprivate struct Press {
    let name: String
    let keys: [Key]

    /// Whether it may change the text, which takes a message away.
    let edits: Bool

    /// Returns whether the session rejects it.
    let act: (inout EditingSession<AnyInputFormat>) -> Bool

    init(
      _ name: String, _ keys: [Key], edits: Bool = true,
      _ act: @escaping (inout EditingSession<AnyInputFormat>) -> Bool
    ) {
      (self.name, self.keys, self.edits, self.act) = (name, keys, edits, act)
    }
  }

  @Test func showsAndDoesWhatTheSessionSays() throws {
    var random = SeededGenerator(seed: 45)
    let formats = try Self.formats()
    for _ in 0..<600 {
      let format = random.element(of: formats)
      let label = random.element(of: ["", "> ", "電話 ", "Phone: "])
      let isSecret = random.number(in: 0...5) == 0
      let isRequired = random.number(in: 0...1) == 0
      var stage = Stage(
        format, label: label, width: random.element(of: [200, 200, 200, 24, 12]),
        isSecret: isSecret, isRequired: isRequired)
      var pressed: [String] = []
      for _ in 0..<random.number(in: 1...14) {
        let press = random.press()
        pressed.append(press.name)
        let isSubmit = press.name == "Enter"
        let rejects = press.act(&stage.session)
        let isAnswer = isSubmit && Self.isAnswer(stage.session, isRequired: isRequired)
        if isSubmit, !isAnswer { stage.session.beginEditing() }
        let message = stage.editor.message
        var rings = false
        for keystroke in Keystroke.keystrokes(of: press.keys) {
          rings = stage.editor.perform(keystroke).rings
        }
        let shown = "\(label)\(pressed) secret: \(isSecret)"
        #expect(stage.editor.ending == (isAnswer ? .submitted : nil), "\(shown)")
        if isAnswer { break }
        stage.draw()
        #expect(rings == (isSubmit || rejects && !isSecret), "\(shown)")
        // A step is an edit only if the format can step.
        if !press.edits, press.name != "↕" || !stage.canStep {
          #expect(stage.editor.message == message, "\(shown)")
        } else {
          expectMessage(of: stage, isSubmit: isSubmit, shown)
        }
        expectScreen(of: stage, shown)
      }
    }
  }

  /// The message about a secret appears with Return, any other issue at once.
  private func expectMessage(of stage: Stage, isSubmit: Bool, _ shown: String) {
    let message = stage.editor.message
    if isSubmit { return #expect(!message.isEmpty, "\(shown)") }
    let issue = stage.isSecret ? nil : stage.session.current.issue
    #expect(message.isEmpty == (issue == nil), "\(shown)")
  }

  private func expectScreen(of stage: Stage, _ shown: String) {
    let (screen, now) = (stage.screen, stage.session.current)
    #expect(screen.mistakes.isEmpty, "\(shown)")
    #expect(screen.row == 0, "\(shown)")
    let text = stage.isSecret ? String(repeating: "•", count: now.text.count) : now.text
    let head = String(decoding: now.text.utf16.prefix(now.caret.value), as: UTF16.self)
    let line = stage.editor.line
    #expect(line.caret == head.count, "\(shown)")
    guard stage.renderer.width == 200 else { return expectCursor(on: screen, line, shown) }
    let isGuided = now.provenance.pieces(of: now.text).contains { $0.kind.contains(.guide) }
    let rest =
      stage.isSecret || isGuided ? "" : stage.session.format.remainder(after: now, marking: "_")
    #expect(screen.text() == trimmed(stage.label + text + rest), "\(shown)")
    #expect(screen.text(1) == trimmed(stage.editor.message), "\(shown)")
    let before = stage.label + text.prefix(head.count)
    #expect(screen.column == before.reduce(0) { $0 + Self.columns(of: $1) }, "\(shown)")
  }

  /// In a narrow terminal, the cursor stands on the character that Delete would remove.
  private func expectCursor(on screen: Screen, _ line: Line, _ shown: String) {
    let row = screen.rows[0]
    let text = Array(line.text)
    guard line.caret < text.count, screen.column < row.count else { return }
    let isHidden = row[screen.column] == ">"
    #expect(isHidden || row[screen.column] == text[line.caret], "\(shown)")
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The few wide characters of this test.
  private static func columns(of character: Character) -> Int {
    "電話한👍🏽".contains(character) ? 2 : 1
  }

  /// Return accepts an empty value that isn't required, and a complete one without an issue.
  private static func isAnswer(
    _ session: EditingSession<AnyInputFormat>, isRequired: Bool
  ) -> Bool {
    let now = session.current
    return now.value.isEmpty ? !isRequired : now.issue == nil && now.isComplete
  }

  private static func formats() throws -> [AnyInputFormat] {
    var steps = NumberFormat.Options()
    steps.maximum = 50
    return try [
      AnyInputFormat(Mask("+1 ([000]) [000]-[0000]")),
      AnyInputFormat(Mask("+1 ([000])", options: .init(completesOnFocus: true))),
      AnyInputFormat(Mask("[00]/[00]", options: .init(placeholderCharacter: "_"))),
      AnyInputFormat(Mask("電[____]-[____]")),
      AnyInputFormat(Mask("[00]").validated { $0.value != "12" }),
      AnyInputFormat(NumberFormat(.init(), steps)),
      AnyInputFormat(AllowedCharacters.any),
    ]
  }
}

extension SeededGenerator {
  fileprivate mutating func press() -> PromptLawTests.Press {
    switch number(in: 0...15) {
    case 0...5:
      let text = element(of: ["1", "2", "3", "9", "x", "-", "電", "한", "e\u{301}", "👍🏽"])
      return .init("“\(text)”", text.unicodeScalars.map { .text($0) }) {
        $0.insert(text).isRejected
      }
    case 6:
      let text = element(of: ["12", "212-555", "x", "電話", "1 2"])
      return .init("paste \(text)", [.paste(text)]) { $0.insert(text).isRejected }
    case 7...8:
      return .init("⌫", [.named(.backspace)]) { $0.deleteBackward().isRejected }
    case 9: return .init("⌦", [.named(.delete)]) { $0.deleteForward().isRejected }
    case 10:
      return element(of: [
        .init("^U", [.control("u")]) { $0.deleteBackward(.line).isRejected },
        .init("^K", [.control("k")]) { $0.deleteForward(.line).isRejected },
        .init("^W", [.control("w")]) { $0.deleteBackward(.word).isRejected },
      ])
    case 11: return .init("^Z", [.control("z")]) { $0.undo() == nil }
    case 12: return .init("^Y", [.control("y")]) { $0.redo() == nil }
    case 13:
      return element(of: [
        .init("Home", [.named(.home)], edits: false) { $0.moveCaret { _, _ in 0 } },
        .init("End", [.named(.end)], edits: false) { $0.moveCaret { _, count in count } },
        .init("←", [.named(.left)], edits: false) { $0.moveCaret { at, _ in max(0, at - 1) } },
        .init("→", [.named(.right)], edits: false) {
          $0.moveCaret { at, count in min(count, at + 1) }
        },
      ])
    case 14:
      let steps = element(of: [1, -1])
      return .init("↕", [.named(steps > 0 ? .up : .down)], edits: false) {
        $0.step(by: steps)?.isRejected ?? false
      }
    default:
      return element(of: [
        .init("Enter", [.named(.enter)]) {
          $0.endEditing()
          return false
        },
        .init("Tab", [.named(.tab)], edits: false) { _ in false },
      ])
    }
  }
}

extension EditingSession {
  /// Moves the caret to another of so many characters, which is never rejected.
  fileprivate mutating func moveCaret(_ move: (_ at: Int, _ count: Int) -> Int) -> Bool {
    let text = current.text
    let head = String(decoding: text.utf16.prefix(current.caret.value), as: UTF16.self)
    let target = UTF16Offset(String(text.prefix(move(head.count, text.count))).utf16.count)
    select(target..<target)
    return false
  }
}
