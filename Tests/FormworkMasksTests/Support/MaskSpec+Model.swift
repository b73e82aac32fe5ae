import FormworkMasks

/// What a mask is made of, told from the language's description rather than from the engine.
extension MaskSpec {
  struct Place: Hashable, Sendable {
    var literal: Character?
    var accepts: UnicodeSet?
    var isOptional = false
    var isEndless = false

    /// Whether it is a literal of the value.
    var isFixed = false
  }

  /// The literals and slots in the order of filling, up to an endless slot; families of a group
  /// are sorted. `isReversed` is for a mask that fills from the right.
  func places(isReversed: Bool) -> [Place] {
    var places: [Place] = []
    var group: [Character] = []
    let end: [Element] = [.split]
    for element in elements + end {
      if case .slot(let symbol) = element, syntax == .brackets {
        group.append(symbol)
        continue
      }
      places += sorted(group, isReversed: isReversed)
      group = []
      switch element {
      case .free(let literal): places.append(Place(literal: literal))
      case .fixed(let literal): places.append(Place(literal: literal, isFixed: true))
      case .slot(let symbol): places.append(Place(accepts: accepts(symbol)))
      case .split: break
      }
    }
    if isReversed { places.reverse() }
    if let endless = places.firstIndex(where: { $0.isEndless }) {
      places.removeLast(places.count - endless - 1)
    }
    return places
  }

  /// What the slots accept, reachable or not.
  var classes: [UnicodeSet] { symbols.map { $0 == "…" ? .alphanumeric : accepts($0) } }

  var hasOptionalSlots: Bool { symbols.contains { $0 == "…" || isOptional($0) } }

  /// The slots of a group: within a run of one family the mandatory ones are filled first.
  private func sorted(_ group: [Character], isReversed: Bool) -> [Place] {
    var sorted: [Place] = []
    var family: [Place] = []
    func flush() {
      let mandatory = family.filter { !$0.isOptional }
      let optional = family.filter(\.isOptional)
      sorted += isReversed ? optional + mandatory : mandatory + optional
      family = []
    }
    for symbol in group {
      if symbol == "…" {
        let before = family.last
        flush()
        sorted.append(
          Place(accepts: before?.accepts ?? .alphanumeric, isOptional: true, isEndless: true))
        continue
      }
      let place = Place(accepts: accepts(symbol), isOptional: isOptional(symbol))
      if let last = family.last, last.accepts != place.accepts { flush() }
      family.append(place)
    }
    flush()
    return sorted
  }

  func isOptional(_ symbol: Character) -> Bool {
    syntax == .brackets && "9a-hP".contains(symbol)
  }

  func accepts(_ symbol: Character) -> UnicodeSet {
    switch (syntax, symbol) {
    case (.hash, _): .any
    case (.digits, _), (.brackets, "0"), (.brackets, "9"), (.tokens, "9"): .digit
    case (.brackets, "A"), (.brackets, "a"), (.tokens, "a"): .letter
    case (.tokens, "?"): CustomNotation.hex
    case (.brackets, let symbol):
      CustomNotation.all.first { $0.symbol == symbol }?.accepts ?? .alphanumeric
    default: .alphanumeric
    }
  }

  /// Whether all slots accept the same, so that every character can stand in every slot.
  var isUniform: Bool {
    Set(symbols.filter { $0 != "…" }.map { accepts($0) }).count <= 1 && !symbols.starts(with: ["…"])
  }

  /// Whether a slot changes the case of what it takes.
  var changesCase: Bool {
    symbols.contains { symbol in
      CustomNotation.all.contains { $0.symbol == symbol && $0.letterCase != nil }
    }
  }

  /// Whether no literal could be taken for something that the person typed.
  var hasPlainLiterals: Bool {
    literals.allSatisfy { literal in
      !UnicodeSet.alphanumeric.contains(literal)
        && !classes.contains { $0.contains(literal) }
    }
  }
}
