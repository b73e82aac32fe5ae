import FormworkMasks

/// Makes a failing scenario smaller for as long as it still fails.
enum Shrinker {
  static func shrink(
    _ scenario: Scenario, tries: Int = 6_000, fails: (Scenario) -> Bool
  ) -> Scenario {
    var best = scenario
    var left = tries
    var isSmaller = true
    while isSmaller, left > 0 {
      isSmaller = false
      for candidate in candidates(of: best) {
        left -= 1
        if left <= 0 { break }
        if candidate != best, fails(candidate) {
          best = candidate
          isSmaller = true
          break
        }
      }
    }
    return best
  }

  private static func candidates(of scenario: Scenario) -> [Scenario] {
    var list = fewerActions(scenario)
    list += shorterTexts(scenario)
    list += plainerOptions(scenario)
    list += plainerMasks(scenario)
    list += plainerCharacters(scenario)
    return list
  }

  private static func fewerActions(_ scenario: Scenario) -> [Scenario] {
    var list: [Scenario] = []
    let count = scenario.actions.count
    var size = count
    while size > 0 {
      for start in stride(from: 0, to: count, by: size) {
        var smaller = scenario
        smaller.actions.removeSubrange(start..<min(count, start + size))
        list.append(smaller)
      }
      size /= 2
    }
    return list
  }

  private static func change(
    _ scenario: Scenario, at index: Int, to action: Action
  ) -> Scenario {
    var changed = scenario
    changed.actions[index] = action
    return changed
  }

  private static func shorterTexts(_ scenario: Scenario) -> [Scenario] {
    var list: [Scenario] = []
    for (index, action) in scenario.actions.enumerated() {
      if let text = action.text, text.count > 1 {
        for start in text.indices {
          var shorter = text
          shorter.remove(at: start)
          list.append(change(scenario, at: index, to: action.replacing(shorter)))
        }
      }
      switch action {
      case .insert(let text) where text.count == 1:
        list.append(change(scenario, at: index, to: .type(text)))
      case .caret(let offset) where offset != 0:
        list.append(change(scenario, at: index, to: .caret(0)))
        if offset > 1 { list.append(change(scenario, at: index, to: .caret(min(offset, 30) - 1))) }
      case .select(let start, let end):
        if start > 0 { list.append(change(scenario, at: index, to: .select(start - 1, end))) }
        if end > 0 { list.append(change(scenario, at: index, to: .select(start, end - 1))) }
      case .word(let direction):
        list.append(change(scenario, at: index, to: direction < 0 ? .backspace : .delete))
      default: break
      }
    }
    return list
  }

  private static func plainerOptions(_ scenario: Scenario) -> [Scenario] {
    let plain = Mask.Options()
    var list: [Scenario] = []
    func reset<Value: Equatable>(_ option: WritableKeyPath<Mask.Options, Value>) {
      var plainer = scenario
      plainer.format.options[keyPath: option] = plain[keyPath: option]
      if plainer != scenario { list.append(plainer) }
    }
    reset(\.completion)
    reset(\.completesOnFocus)
    reset(\.autoskip)
    reset(\.deletion)
    reset(\.overflow)
    reset(\.insertion)
    reset(\.placeholderCharacter)
    reset(\.letterCase)
    reset(\.digits)
    reset(\.rightToLeft)
    var plainer = scenario
    plainer.format.undoSteps = .edits
    if plainer != scenario { list.append(plainer) }
    plainer = scenario
    plainer.format.maxLength = nil
    if plainer != scenario { list.append(plainer) }
    plainer = scenario
    plainer.format.valuePattern = nil
    if plainer != scenario { list.append(plainer) }
    plainer = scenario
    plainer.format.strategy = .wholeString
    if plainer != scenario { list.append(plainer) }
    return list
  }

  private static func plainerMasks(_ scenario: Scenario) -> [Scenario] {
    var list: [Scenario] = []
    for index in scenario.format.masks.indices where scenario.format.isSet {
      var smaller = scenario
      smaller.format.masks.remove(at: index)
      list.append(smaller)
    }
    for (index, mask) in scenario.format.masks.enumerated() {
      for place in (mask.raw ?? "").indices {
        var smaller = scenario
        smaller.format.masks[index].raw?.remove(at: place)
        list.append(smaller)
      }
      for place in mask.elements.indices {
        var smaller = scenario
        smaller.format.masks[index].elements.remove(at: place)
        list.append(smaller)
      }
      for (place, element) in mask.elements.enumerated() {
        for plainer in Self.plainer(element, in: mask.syntax) where plainer != element {
          var simpler = scenario
          simpler.format.masks[index].elements[place] = plainer
          list.append(simpler)
        }
      }
    }
    return list
  }

  private static func plainer(
    _ element: MaskSpec.Element, in syntax: MaskSpec.Syntax
  ) -> [MaskSpec.Element] {
    switch element {
    case .free(let literal): literal == "-" ? [] : [.free("-")]
    case .fixed(let literal): literal == "-" ? [.free("-")] : [.free(literal), .fixed("-")]
    case .slot(let symbol):
      syntax == .brackets && symbol != "0" ? [.slot("0")] : []
    case .split: []
    }
  }

  private static func plainerCharacters(_ scenario: Scenario) -> [Scenario] {
    var list: [Scenario] = []
    for (index, action) in scenario.actions.enumerated() {
      guard let text = action.text else { continue }
      for place in text.indices where text[place] != "1" {
        var plainer = text
        plainer.replaceSubrange(place...place, with: "1")
        list.append(change(scenario, at: index, to: action.replacing(plainer)))
      }
    }
    return list
  }
}
