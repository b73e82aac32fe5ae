import Formwork

/// What a law is not promised for: the rows of the design's table, and few more.
///
/// Each is told from the patterns, the options and what a text shows, never by the engine's own
/// diagnosis, which would exempt whatever the engine gets wrong.
struct Exemption: Sendable {
  var reason: String
  var laws: Set<String>

  /// Whether it holds for a format, and for a text that the format shows if there is one.
  var covers: @Sendable (FormatSpec, TextView?) -> Bool

  init(
    _ reason: String, _ laws: Set<String>,
    covers: @escaping @Sendable (FormatSpec, TextView?) -> Bool
  ) {
    self.reason = reason
    self.laws = laws
    self.covers = covers
  }

  static let all = promised + open

  /// The design's table, row by row.
  private static let promised = [
    Exemption("the value doesn't determine the text", ["roundTrip", "canonical"]) { spec, _ in
      spec.masks.contains { $0.isAmbiguous(isReversed: spec.options.rightToLeft) }
    },
    Exemption("a deletion stops at literals, or skips them", ["progress", "canonical"]) { spec, _ in
      spec.options.deletion == .stopAtLiterals || spec.options.autoskip
    },
    Exemption("characters are replaced or pushed out", ["survivors", "inverse"]) { spec, _ in
      !spec.keepsEveryCharacter
    },
    Exemption("a guide has holes", ["roundTrip", "canonical"]) { spec, view in
      view.map { spec.innerHoles($0) > 0 } ?? false
    },
    Exemption("a slot accepts spaces, which a paste may leave out", ["oneByOne"]) { spec, _ in
      spec.accepts(" ")
    },
  ]

  /// What no engine can promise that follows the design; `laws-open-questions` has the examples.
  private static let open = [
    // `{7}[00]` and `{-}[00]`: the value `71` is the first mask's, with its 7, or the second's.
    Exemption("a set has fixed literals, which may be a value's own", ["value"]) { spec, _ in
      spec.isSet && spec.masks.contains { $0.elements.contains { $0.isFixed } }
    },
    // Each key is judged by itself: whether a mask is full, and which character is the last one.
    Exemption("characters are replaced or pushed out", ["oneByOne"]) { spec, _ in
      !spec.keepsEveryCharacter
    },
    // A deletion leaves the literals away that formatting would complete.
    Exemption("autoskip shows less than formatting does", ["idempotence"]) { spec, view in
      spec.options.autoskip && view != nil
    },
  ]
}

extension FormatSpec {
  /// Whether a law isn't promised for this format, or for one of its texts.
  func isExempt(from law: String, _ view: TextView? = nil) -> Bool {
    Exemption.all.contains { $0.laws.contains(law) && $0.covers(self, view) }
  }
}

extension MaskSpec {
  /// Whether a value can stand for several texts: a slot that may stay empty is before a free
  /// literal, or before a fixed one that it accepts, with slots beyond.
  func isAmbiguous(isReversed: Bool) -> Bool {
    let places = places(isReversed: isReversed)
    var open: [CharacterClass] = []
    for (index, place) in places.enumerated() {
      if place.isOptional, let accepts = place.accepts { open.append(accepts) }
      guard let literal = place.literal, places[index...].contains(where: { $0.accepts != nil })
      else { continue }
      if open.contains(where: { !place.isFixed || $0.contains(literal) }) { return true }
    }
    return false
  }
}

extension FormatSpec {
  /// Whether a key in a guide pushed other characters to the right. Backspace leaves a hole there,
  /// as every deletion in a guide does, so the others stay where they were pushed.
  func pushes(_ step: Law.Step) -> Bool {
    let before = step.before.view
    let after = step.after.view
    guard hasGuide, after.users.count > before.users.count else { return false }
    if before.users.isEmpty { return false }
    let place = after.usersBefore(step.after.caret) - 1
    guard after.offsets.indices.contains(place) else { return true }
    var others = after.offsets
    others.remove(at: place)
    return others != before.offsets || step.after.text.count != step.before.text.count
  }
}

extension Law.Step {
  /// Whether a set changed to a mask that doesn't have a literal that the person typed: `,` of the
  /// mask `,` when a `1` goes to `[0]`. No key is dead while a mask takes it, and what the next mask
  /// doesn't have it can't show again.
  func forgetsTypedLiteral(_ spec: FormatSpec) -> Bool {
    spec.isSet && after.view.typed.count < before.view.typed.count
  }

  /// The literals that the person typed, which may be the person's own characters in another mask
  /// of a set: with `4` and `[00]`, the typed `4` is the first mask's literal until a `1` follows.
  func literalsOfOtherMasks(_ spec: FormatSpec) -> [String] {
    guard spec.isSet else { return [] }
    return before.view.others.flatMap { $0 }.filter { spec.accepts($0) }.map { String($0) }
  }

  /// Whether an insertion becomes one character with a neighbour, as an accent does: which of the
  /// person's characters it then is has no answer.
  func joinsNeighbours(_ text: String) -> Bool {
    let (head, tail, _) = before.view.split(before.selection)
    let parts = [head.last ?? "", text, tail.first ?? ""]
    return parts.joined().count != parts.reduce(0) { $0 + $1.count }
  }
}
