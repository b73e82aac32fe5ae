import Formwork
import FormworkTestSupport

/// Random scripts for a format.
struct ScriptGenerator {
  var random: SeededGenerator
  let format: AnyFormat
  let spec: FormatSpec
  var taste = Alphabet.Taste.any

  /// Actions of every kind.
  mutating func script(length: ClosedRange<Int>, _ kinds: Kinds = .all) -> [Action] {
    var actions: [Action] = []
    let count = random.number(in: length)
    while actions.count < count {
      actions += kinds == .edits || random.chance(80) ? edit() : other(after: actions)
    }
    return actions
  }

  enum Kinds {
    /// Keys, pastes, deletions and moves of the caret.
    case edits

    /// Also what apps, widgets and input methods do.
    case all
  }

  mutating func text(_ length: ClosedRange<Int>) -> String {
    Alphabet.text(&random, length: length, own: spec.literals, taste: taste)
  }

  /// A value that the format itself returns, or nearly so.
  mutating func value() -> String {
    format.formatted(value: text(0...14)).value
  }

  mutating func edit() -> [Action] {
    switch random.below(100) {
    case 0..<38: return Action.typing(text(1...5))
    case 38..<50: return [.insert(text(1...14))]
    case 50..<54: return [.insert(format.formatted(value: text(1...14)).text)]
    case 54..<72: return Array(repeating: .backspace, count: random.pick([1, 1, 1, 2, 3]))
    case 72..<79: return [.delete]
    case 79..<82: return [.word(random.chance(60) ? -1 : 1)]
    case 82..<84: return [.select(offset(), offset()), .cut]
    case 84..<88: return [.select(offset(), offset()), .insert(text(1...8))]
    case 88..<91: return [.select(offset(), offset())] + Action.typing(text(1...1))
    case 91..<93: return [.caret(1_000)]
    default: return [.caret(offset())]
    }
  }

  /// An offset that is likely to be in the text, but needn't be.
  private mutating func offset() -> Int {
    random.chance(95) ? random.number(in: 0...18) : random.pick([-1, -99, 99, .max, .min])
  }

  private mutating func other(after actions: [Action]) -> [Action] {
    switch random.below(12) {
    case 0, 1: return [.undo]
    case 2: return [.redo]
    case 3: return [.focus]
    case 4: return [.blur]
    case 5: return [.set(random.chance(50) ? value() : text(0...12))]
    case 6, 7: return [.compose(text(1...2)), .commit(text(1...3))]
    case 8: return [.compose(text(1...2)), .cancel]
    default: return [change(of: shown(after: actions))]
    }
  }

  private func shown(after actions: [Action]) -> String {
    var driver = Driver(format, spec)
    driver.perform(actions)
    return driver.current.text
  }

  /// What a widget makes of its text without asking.
  mutating func change(of text: String) -> Action {
    var characters = Array(text)
    let place = random.below(characters.count + 1)
    switch random.below(6) {
    case 0: characters.removeFirst(place)
    case 1: characters.removeLast(characters.count - place)
    case 2 where !characters.isEmpty: characters.remove(at: min(place, characters.count - 1))
    case 3: characters = Array(self.text(0...14))
    default: characters.insert(contentsOf: Array(self.text(1...4)), at: place)
    }
    let changed = String(characters)
    return .text(changed, caret: random.chance(60) ? random.below(changed.utf16.count + 1) : nil)
  }
}
