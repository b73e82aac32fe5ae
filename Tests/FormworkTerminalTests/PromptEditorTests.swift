import FormworkTerminal
import Testing

@Suite struct PromptEditorTests {
  @Test(
    arguments: [
      ("213", "+1 (213) ▏"),
      ("2 1 3 ⌫", "+1 (21▏"),
      ("21355 ← ←", "+1 (213) ▏55"),
      ("21355 ← ← ⌦", "+1 (213) ▏5"),
      ("21355 ^A", "▏+1 (213) 55"),
      ("21355 Home End", "+1 (213) 55▏"),
      ("21355 Home → →", "+1▏ (213) 55"),
      ("21355 ^B ^B ^F", "+1 (213) 5▏5"),
      ("21355 M-b", "+1 (213) ▏55"),
      ("21355 M-b M-b", "+1 (▏213) 55"),
      ("21355 M-b M-b M-b M-b", "▏+1 (213) 55"),
      ("21355 ^A M-f", "+1▏ (213) 55"),
      ("21355 ^A C-→ C-→", "+1 (213▏) 55"),
      ("21355 M-← C-←", "+1 (▏213) 55"),
      ("21355 ^W", "+1 (213) ▏"),
      ("21355 M-⌫", "+1 (213) ▏"),
      ("21355 M-b M-d", "+1 (213) ▏"),
      ("21355 M-b C-⌦", "+1 (213) ▏"),
      ("21355 M-b ^K", "+1 (213) ▏"),
      ("21355 ^U", "▏"),
      ("213 ^Z", "+1 (21▏"),
      ("213 ^Z ^Z ^Y", "+1 (21▏"),
      ("213 ^_ ^Z", "+1 (2▏"),
      ("213 ^U ^Z", "+1 (213) ▏"),
      ("213 Esc Esc", "▏"),
      ("213 Esc Esc ^Z", "+1 (213) ▏"),
      ("213 Esc 4 Esc", "+1 (213) 4▏"),
      ("213 Esc Esc Esc", "▏"),
      ("213 ^D", "+1 (213) ▏"),
      ("213 ^A ^D ^D", "▏+1 (3"),
      ("213 ↑ ↓ Tab PageUp", "+1 (213) ▏"),
      ("paste:+1(212)555.0100\r", "+1 (212) 555-0100▏"),
      ("paste:\u{3}", "▏"),
    ] as [(keys: String, text: String)])
  func keys(keys: String, text: String) throws {
    var editor = PromptEditor(format: try Mask("+1 ([000]) [000]-[0000]"), rules: .init())
    _ = editor.press(keys)
    #expect(editor.drawn == text)
    #expect(editor.ending == nil)
  }

  @Test(
    arguments: [
      ("9 ↑", "10▏", false), ("9 ↓ ↓", "7▏", false), ("↑", "1▏", false), ("12 ↑", "12▏", true),
    ] as [(keys: String, text: String, rings: Bool)])
  func upAndDownStepANumber(keys: String, text: String, rings: Bool) throws {
    var options = NumberFormat.Options()
    options.maximum = 12
    var editor = PromptEditor(format: try NumberFormat(.init(), options), rules: .init())
    let response = editor.press(keys)
    #expect(editor.drawn == text)
    #expect(response.rings == rings)
  }

  @Test(
    arguments: [
      ("x", true), ("2", false), ("2 ⌫ ⌫", false), ("^Z", true), ("2 ^Y", true),
      ("213 )", false), ("2135550100 1", true), ("paste:abc", true), ("←", false), ("↑", false),
      ("Esc", false), ("Enter", false), ("2 Enter", true),
    ] as [(keys: String, rings: Bool)])
  func rings(keys: String, rings: Bool) throws {
    var editor = PromptEditor(format: try Mask("+1 ([000]) [000]-[0000]"), rules: .init())
    #expect(editor.press(keys).rings == rings)
  }

  @Test(
    arguments: [
      ("12 Enter", false, .submitted, ""),
      ("1 Enter", false, nil, "Not complete yet: 1 more digit."),
      ("1 Enter 2", false, nil, ""),
      ("Enter", false, .submitted, ""),
      ("Enter", true, nil, "Please type something."),
      ("^D", true, .cancelled, ""),
      ("1 ^D", true, nil, ""),
      ("1 ^C", false, .interrupted, ""),
      ("13", false, nil, "This value isn't accepted here."),
      ("13 Enter", false, nil, "This value isn't accepted here."),
      ("13 ⌫ 2 Enter", false, .submitted, ""),
    ] as [(keys: String, isRequired: Bool, ending: PromptResult.Outcome?, message: String)])
  func endings(
    keys: String, isRequired: Bool, ending: PromptResult.Outcome?, message: String
  ) throws {
    let format = try Mask("[00]").validated { $0.value != "13" }
    var rules = PromptEditor<Validated<Mask>>.Rules()
    rules.isRequired = isRequired
    var editor = PromptEditor(format: format, rules: rules)
    _ = editor.press(keys)
    #expect(editor.ending == ending)
    #expect(editor.message == message)
  }

  @Test func aSecretIsNeitherShownNorTold() throws {
    var rules = PromptEditor<Mask>.Rules()
    rules.isSecret = true
    var editor = PromptEditor(format: try Mask("[0000]"), rules: rules)
    _ = editor.press("12 ^Z")
    #expect(editor.line == Line(text: "••", caret: 2))
    _ = editor.press("Enter")
    #expect(editor.line == Line(text: "••", caret: 2, message: "Not complete yet."))
  }

  /// A bell, or a word while one types, would tell what belongs to the secret.
  @Test(arguments: ["x", "2 x", "12 3", "paste:abc", "^Z", "2 ^Y", "13"])
  func aRejectedKeyOfASecretIsSilent(keys: String) throws {
    var rules = PromptEditor<Validated<Mask>>.Rules()
    rules.isSecret = true
    var editor = PromptEditor(format: try Mask("[00]").validated { $0.value != "13" }, rules: rules)
    #expect(!editor.press(keys).rings)
    #expect(editor.message == "")
    #expect(editor.press("Enter").rings == (keys != "12 3" && editor.ending == nil))
  }

  /// Only two in a row clear the text; any other key between them keeps it.
  @Test(arguments: ["←", "→", "Home", "End", "⌦", "^Z", "^A", "1", "↑", "Esc"])
  func twoEscapesClearTheText(between: String) throws {
    var editor = PromptEditor(format: try Mask("[0000]"), rules: .init())
    _ = editor.press("12 \(between) Esc")
    #expect(editor.line.text.isEmpty == (between == "Esc"))
    _ = editor.press("Home 34 Esc \(between) Esc")
    #expect(editor.line.text.isEmpty == (between == "Esc"))
  }

  @Test func charactersOfSeveralScalarsAreTypedWhole() {
    var editor = PromptEditor(format: AllowedCharacters.emoji, rules: .init())
    let keys = "👍🏽🇩🇪👨\u{200D}👩\u{200D}👧".unicodeScalars.map { Key.text($0) }
    for keystroke in Keystroke.keystrokes(of: keys) { _ = editor.perform(keystroke) }
    #expect(editor.drawn == "👍🏽🇩🇪👨\u{200D}👩\u{200D}👧▏")
  }

  @Test func aPrefixOnFocusIsNoText() throws {
    let mask = try Mask("+1 ([000])", options: .init(completesOnFocus: true))
    var editor = PromptEditor(format: mask, rules: .init())
    #expect(editor.drawn == "+1 (▏")
    _ = editor.press("^D")
    #expect(editor.ending == .cancelled)
  }
}

extension PromptEditor {
  /// The text with the caret in its place.
  var drawn: String {
    var text = line.text
    text.insert("▏", at: text.index(text.startIndex, offsetBy: line.caret))
    return text
  }

  /// Presses keys that are written with spaces between: typed text, or names.
  ///
  /// - Returns: What the last one came to.
  mutating func press(_ keys: String) -> Response {
    var response = perform(.unknown)
    for name in keys.split(separator: " ") {
      for keystroke in Keystroke.keystrokes(of: Key.pressed(String(name))) {
        response = perform(keystroke)
      }
    }
    return response
  }
}

extension Key {
  fileprivate static func pressed(_ name: String) -> [Key] {
    if name.hasPrefix("paste:") { return [.paste(String(name.dropFirst(6)))] }
    if let letter = name.unicodeScalars.last, name.count == 2, name.first == "^" {
      return [.control(letter == "_" ? "_" : Unicode.Scalar(letter.value + 0x20) ?? letter)]
    }
    let modifiers: Modifiers = name.hasPrefix("M-") ? .alt : name.hasPrefix("C-") ? .control : []
    let plain = modifiers.isEmpty ? name : String(name.dropFirst(2))
    if let named = names[plain] { return [.named(named, modifiers)] }
    if modifiers == .alt { return plain.unicodeScalars.map { .alt($0) } }
    return plain.unicodeScalars.map { .text($0) }
  }

  private static let names: [String: Name] = [
    "←": .left, "→": .right, "↑": .up, "↓": .down, "Home": .home, "End": .end, "⌫": .backspace,
    "⌦": .delete, "Enter": .enter, "Esc": .escape, "Tab": .tab, "PageUp": .pageUp,
  ]
}
