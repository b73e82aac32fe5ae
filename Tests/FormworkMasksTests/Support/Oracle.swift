import FormworkMasks

/// A slow and plain model of the rules of placing (design, section 6): every way in which tokens,
/// in order, can stand in the places of a mask is tried.
struct Oracle {
  /// A character that was there, or the key, in the order of filling.
  struct Token {
    var character: Character

    /// A literal that must stay where it is, as no character of the user may cross it.
    var isLiteral = false

    /// The first and the last place that it may have.
    var places = 0...Int.max
  }

  let places: [MaskSpec.Place]

  /// Whether mandatory slots may be left empty, as in a guide.
  let hasHoles: Bool

  /// Whether a character may be in a slot after a change of its case or script.
  let isFree: Bool

  /// Whether that goes for digits of other scripts, too.
  let changesDigits: Bool

  init(_ mask: MaskSpec, _ spec: FormatSpec, isFree: Bool) {
    places = mask.places(isReversed: spec.options.rightToLeft)
    hasHoles = spec.hasGuide
    self.isFree = isFree
    changesDigits = spec.options.digits == .ascii
  }

  /// Whether all tokens have a place.
  func canPlace(_ tokens: [Token]) -> Bool {
    fewestDrops(tokens, mayDrop: false) == 0
  }

  /// The fewest of the user's characters that have to go so that the rest has places; a literal
  /// goes for nothing if no character of the user is left before it.
  ///
  /// - Returns: `nil` if there is no way at all.
  func fewestDrops(_ tokens: [Token], mayDrop: Bool = true) -> Int? {
    // The least number of drops for: the next place, and whether the group before a literal holds
    // a character of the user.
    struct State: Hashable {
      var place: Int
      var isFilled: Bool
    }
    var states = [State(place: 0, isFilled: false): 0]
    for token in tokens {
      var next: [State: Int] = [:]
      func reach(_ state: State, _ drops: Int) {
        next[state] = min(next[state] ?? .max, drops)
      }
      for (state, drops) in states {
        if mayDrop {
          if !token.isLiteral { reach(state, drops + 1) }
          if token.isLiteral, !state.isFilled { reach(state, drops) }
        }
        var place = state.place
        while place < places.count {
          if token.places.contains(place), fits(token, places[place]) {
            let end = places[place].isEndless ? place : place + 1
            reach(State(place: end, isFilled: !token.isLiteral), drops)
          }
          guard canSkip(places[place]) else { break }
          place += 1
        }
      }
      states = next
    }
    return states.values.min()
  }

  /// The earliest places of all tokens, or `nil` if there are none: each is in the first place
  /// that leaves room for the following ones.
  func earliest(_ tokens: [Token]) -> [Int]? {
    guard canPlace(tokens) else { return nil }
    var tokens = tokens
    for index in tokens.indices {
      let found = places.indices.first { place in
        guard tokens[index].places.contains(place) else { return false }
        var trial = tokens
        trial[index].places = place...place
        return canPlace(trial)
      }
      guard let found else { return nil }
      tokens[index].places = found...found
    }
    return tokens.map(\.places.lowerBound)
  }

  private func canSkip(_ place: MaskSpec.Place) -> Bool {
    place.literal != nil || place.isOptional || hasHoles
  }

  private func fits(_ token: Token, _ place: MaskSpec.Place) -> Bool {
    token.isLiteral
      ? place.literal == token.character
      : place.takes(token.character, freely: isFree, asDigit: changesDigits)
  }
}

extension MaskSpec {
  /// The literals that part two runs of which the first can be shorter than its slots.
  ///
  /// Those right after a slot that can stay empty are meant by every reading of the design;
  /// `surely` leaves out the others.
  static func significantLiterals(in places: [Place], surely: Bool) -> Set<Int> {
    var found: Set<Int> = []
    var canBeShorter = false
    var isAfterSlot = false
    for (index, place) in places.enumerated() {
      if place.literal != nil {
        // At the end it parts nothing, but says that the run has ended.
        let hasMore = places[index...].contains { $0.accepts != nil }
        if canBeShorter, hasMore || !surely { found.insert(index) }
        isAfterSlot = false
      } else {
        if !isAfterSlot { canBeShorter = false }
        isAfterSlot = true
        canBeShorter = surely ? place.isOptional : canBeShorter || place.isOptional
      }
    }
    return found
  }
}
