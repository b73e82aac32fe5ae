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
