extension RandomScenario {
  /// Returns a smaller scenario that breaks the same rule.
  @MainActor func shrunk() -> RandomScenario {
    guard let first = run() else { return self }
    var best = self
    if let turn = first.turn { best.turns = Array(turns.prefix(turn + 1)) }
    var isSmaller = true
    var runs = 0
    while isSmaller, runs < 3_000 {
      isSmaller = false
      for candidate in best.smaller() {
        runs += 1
        guard candidate.run()?.rule == first.rule else { continue }
        best = candidate
        isSmaller = true
        break
      }
    }
    return best
  }

  /// Scenarios with something left out, the boldest first.
  private func smaller() -> [RandomScenario] {
    var candidates: [RandomScenario] = []
    func tryOut(_ change: (inout RandomScenario) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { candidates.append(copy) }
    }
    for size in [8, 4, 2, 1] where size <= turns.count {
      for start in stride(from: 0, through: turns.count - size, by: size) {
        tryOut { $0.turns.removeSubrange(start..<start + size) }
      }
    }
    for turn in turns.indices where turns[turn].count > 1 {
      for deed in turns[turn].indices { tryOut { $0.turns[turn].remove(at: deed) } }
    }
    for index in switches.indices { tryOut { $0.switches.remove(at: index) } }
    tryOut { $0.isSecure = false }
    tryOut { $0.rejection = 0 }
    tryOut { $0.language = "en-US" }
    if preset != "iOS18" { tryOut { $0.preset = "iOS18" } }
    if format != .phone { tryOut { $0.format = .phone } }
    for turn in turns.indices {
      for deed in turns[turn].indices {
        for simpler in turns[turn][deed].simpler { tryOut { $0.turns[turn][deed] = simpler } }
      }
    }
    return candidates
  }
}

extension Deed {
  /// The same with a shorter text.
  fileprivate var simpler: [Deed] {
    switch self {
    case .type(let text): text.parts.map { .type($0) }
    case .paste(let text): text.parts.map { .paste($0) } + (text.count == 1 ? [.type(text)] : [])
    case .scribble(let text): text.parts.map { .scribble($0) }
    case .dictate(let text): text.parts.map { .dictate($0) }
    case .keypad(let text): text.parts.map { .keypad($0) }
    case .drop(let text, let offset): text.parts.map { .drop($0, offset) }
    case .suggest(let text): text.parts.map { .suggest($0) }
    case .autofill(let text): text.parts.map { .autofill($0) }
    case .autofillSilently(let text): text.parts.map { .autofillSilently($0) }
    case .setText(let text): text.parts.map { .setText($0) }
    case .setAttributedText(let text): [.setText(text)]
    case .setValue(let text): text.parts.map { .setValue($0) }
    case .predict(let text): text.parts.map { .predict($0) }
    case .several(let start, let end, let text): text.parts.map { .several(start, end, $0) }
    case .autocorrect(let start, let end, let text, let acceptance):
      text.parts.map { .autocorrect(start, end, $0, acceptance) }
    default: []
    }
  }
}

extension String {
  /// The text without one of its characters, each in turn.
  fileprivate var parts: [String] {
    guard count > 1 else { return [] }
    return indices.map { index in
      var part = self
      part.remove(at: index)
      return part
    }
  }
}
