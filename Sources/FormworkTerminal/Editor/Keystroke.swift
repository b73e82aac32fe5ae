/// What the editor carries out in one step.
package enum Keystroke: Hashable, Sendable {
  /// A whole character, as one key or an input method made it.
  case typed(Character)

  /// Anything else that has a meaning here.
  case command(Command)

  /// A key without a meaning.
  case unknown

  /// Joins the scalars among keys that came together to characters.
  ///
  /// An input method sends `👍🏽` or `é` at once, but as several scalars; typed one by one, each would
  /// be rejected by a slot that takes the whole.
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
