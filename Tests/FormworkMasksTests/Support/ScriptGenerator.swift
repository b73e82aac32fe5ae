import FormworkTestSupport

/// Random scripts for a format.
struct ScriptGenerator {
  var random: SeededGenerator
  let format: AnyFormat
  let spec: FormatSpec
  var taste = Alphabet.Taste.any

  /// Actions of every kind.
  ///
  /// The generator plays along, so that most carets are inside the text: in the middle of groups and
  /// beside literals, where an engine has to think.
  mutating func script(length: ClosedRange<Int>, _ kinds: Kinds = .all) -> [Action] {
    var actions: [Action] = []
    var driver = Driver(format, spec)
    func play(_ next: [Action]) {
      driver.perform(next)
      actions += next
    }
    let count = random.number(in: length)
    // An empty field has no inside.
    if count > 3, random.chance(75) { play(filling()) }
    while actions.count < count {
      if random.chance(85) { play([.caret(place(in: driver.current))]) }
      let isEdit = kinds == .edits || random.chance(80)
      play(isEdit ? edit(of: driver.current) : other(in: driver.current.text))
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
    let signs = spec.masks.flatMap(\.prefixSigns)
    if !signs.isEmpty, length.upperBound > 4, random.chance(8) {
      return String(random.pick(signs))
        + String(spec.literals.filter(\.isWholeNumber).prefix(1))
        .filter { _ in random.chance(30) }
        + Alphabet.text(&random, length: length, own: spec.literals, taste: .plain)
    }
    return Alphabet.text(&random, length: length, own: spec.literals, taste: taste)
  }

  /// A value that the format itself returns, or nearly so.
  mutating func value() -> String {
    format.formatted(value: text(0...14)).value
  }

  /// Something to edit: a value, or what the user pasted.
  private mutating func filling() -> [Action] {
    let isShown = random.chance(50)
    return [.insert(isShown ? format.formatted(value: text(2...12)).text : text(2...12))]
  }

  mutating func edit(of current: FormattedText) -> [Action] {
    switch random.below(100) {
    case 0..<42: return Action.typing(text(random.chance(60) ? 1...2 : 1...5))
    case 42..<53: return [.insert(text(random.chance(50) ? 1...4 : 1...14))]
    case 53..<57: return [.insert(format.formatted(value: text(1...14)).text)]
    case 57..<75: return Array(repeating: .backspace, count: random.pick([1, 1, 1, 2, 3]))
    case 75..<84: return Array(repeating: .delete, count: random.pick([1, 1, 2]))
    case 84..<87: return [.word(random.chance(60) ? -1 : 1)]
    case 87..<89: return [selection(in: current), .cut]
    case 89..<93: return [selection(in: current), .insert(text(1...8))]
    case 93..<97: return [selection(in: current)] + Action.typing(text(1...1))
    default: return [.caret(random.pick([1_000, 0, -1, -99, 99, .max, .min]))]
    }
  }

  private mutating func selection(in current: FormattedText) -> Action {
    .select(
      place(in: current), random.chance(80) ? place(in: current) : random.pick([0, 99, .max]))
  }

  /// A place in a text, half of the time beside a literal.
  private mutating func place(in current: FormattedText) -> Int {
    let end = current.text.utf16.count
    let view = current.view
    if random.chance(50), !view.literals.isEmpty {
      return min(end, random.pick(view.literals) + random.below(2))
    }
    return random.number(in: 0...max(0, end - 1))
  }

  private mutating func other(in shown: String) -> [Action] {
    switch random.below(12) {
    case 0, 1: return [.undo]
    case 2: return [.redo]
    case 3: return [.focus]
    case 4: return [.blur]
    case 5: return [.set(random.chance(50) ? value() : text(0...12))]
    case 6, 7: return [.compose(text(1...2)), .commit(text(1...3))]
    case 8: return [.compose(text(1...2)), .cancel]
    default: return [change(of: shown)]
    }
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
