import Foundation

extension Person {
  /// Types `text` character by character.
  ///
  /// - Parameters:
  ///   - text: The keys. Each `Character` is one, as on the emoji keyboard.
  ///   - endingTurns: Whether a turn ends after each key; a fast burst shares one.
  public func type(_ text: String, endingTurns: Bool = true) {
    for character in text { press(endingTurns) { input.insertText(String(character)) } }
  }

  /// Presses backspace `count` times.
  public func backspace(_ count: Int = 1) {
    for _ in 0..<count { press(true) { input.deleteBackward() } }
  }

  /// Presses fn-⌫ `count` times: the selection goes, or the character behind the caret.
  public func forwardDelete(_ count: Int = 1) {
    for _ in 0..<count {
      delete { caret in
        let next = input.character(at: caret)
        return NSRange(location: caret, length: next.upperBound - caret)
      }
    }
  }

  /// Presses ⌥⌫: the selection goes, or the word before the caret.
  public func deleteWord() { delete { $0.range(downTo: wordStart(before: $0)) } }

  /// Presses ⌥fn-⌫: the selection goes, or the word behind the caret.
  public func deleteWordForward() { delete { wordEnd(after: $0).range(downTo: $0) } }

  /// Presses ⌘⌫: the selection goes, or everything before the caret.
  public func deleteLine() { delete { $0.range(downTo: 0) } }

  /// Presses an arrow key of a hardware keyboard: a command that wants priority comes before the text,
  /// where Up goes to the start and Down to the end, and any other after it, so never.
  public func press(_ arrow: String, holding modifiers: UIKeyModifierFlags = []) {
    guard canEdit else { return }
    turn {
      if run(commandFor: arrow, modifiers) { return }
      let caret = arrow == UIKeyCommand.inputUpArrow ? 0 : input.units.count
      input.select(NSRange(location: caret, length: 0))
    }
  }

  /// Presses Tab of a hardware keyboard: a command that wants priority comes before the text, where a text view
  /// takes a tab, and a field nothing.
  public func pressTab(holding modifiers: UIKeyModifierFlags = []) {
    guard canEdit else { return }
    turn {
      if run(commandFor: "\t", modifiers) { return }
      if input is UITextView, modifiers.isEmpty { input.insertText("\t") }
    }
  }

  private func run(commandFor key: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    let command = sequence(first: input as UIResponder, next: \.next)
      .flatMap { $0.keyCommands ?? [] }
      .first { $0.input == key && $0.modifierFlags == modifiers }
    guard let command, command.wantsPriorityOverSystemBehavior, let action = command.action else {
      return false
    }
    simulation.actions[action]?(input)
    return true
  }

  /// Lets an on-screen keypad of the app insert text by code.
  public func keypadInserts(_ text: String) { turn { input.insertText(text) } }

  /// Lets a third-party keyboard delete by code.
  public func keyboardDeletesWithoutAsking() { turn { input.deleteBackward() } }

  /// Types over a selection that bidirectional text makes of several ranges.
  public func replaceInSeveralRanges(_ ranges: [NSRange], with text: String) {
    turn { input.edit(ranges, text) }
  }

  private func press(_ endingTurn: Bool, _ action: () -> Void) {
    guard canEdit else { return }
    guard endingTurn else { return key(action) }
    turn { key(action) }
  }

  /// Deletes the selection, or what `range` says for the caret; `deleteBackward` isn't called.
  private func delete(_ range: (Int) -> NSRange) {
    guard canEdit else { return }
    let target = input.selection.length > 0 ? input.selection : range(input.selection.location)
    if target.length > 0 { turn { input.edit([target], "") } }
  }

  /// Where the word before `offset` begins: words are runs of letters and digits.
  func wordStart(before offset: Int) -> Int {
    let behind = input.string(in: NSRange(location: 0, length: offset)).reversed()
    let rest = behind.drop { !$0.isWord }.drop { $0.isWord }
    return rest.reduce(0) { $0 + $1.utf16.count }
  }

  /// Where the word behind `offset` ends.
  func wordEnd(after offset: Int) -> Int {
    let count = input.units.count
    let ahead = input.string(in: NSRange(location: offset, length: count - offset))
    let rest = ahead.drop { !$0.isWord }.drop { $0.isWord }
    return count - rest.utf16.count
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}

extension Int {
  fileprivate func range(downTo lower: Int) -> NSRange {
    NSRange(location: lower, length: self - lower)
  }
}
