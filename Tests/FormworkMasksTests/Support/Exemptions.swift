import FormworkMasks

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

  /// What no engine can promise that follows the design, each with an example.
  private static let open = [
    // `{7}[00]` and `{-}[00]`: the value `71` is the first mask's, with its 7, or the second's.
    Exemption("a set has fixed literals, which may be a value's own", ["value"]) { spec, _ in
      spec.isSet && spec.masks.contains { $0.elements.contains { $0.isFixed } }
    },
    // `[00]` and `9[0]` both show `91`: a text doesn't tell whether the 9 is the person's.
    Exemption("a literal could be a character of the person", ["valueOfText"]) { spec, _ in
      !spec.isReadable || spec.masks.contains { $0.opensBeforeLiterals(spec) }
    },
    // `/1###` shows `/1/1` for a value that begins as its prefix does, `/1`; so do `)1` and `)2{)}[0]`.
    Exemption("a value can begin with the sign of the prefix", ["roundTrip", "canonical", "sign"]) {
      spec, _ in
      spec.masks.contains { mask in
        mask.prefixSigns.contains { sign in
          spec.accepts(sign) || mask.literals.count { $0 == sign } > 1
        }
      }
    },
    // With `#d` and `,y[0]`, the text `,d` is one of the second mask with another prefix; and from the
    // right, what is shown of `+0[A]+[00]` may begin with its inner sign.
    Exemption("a text can begin with the sign of a prefix that isn't its own", ["idempotence"]) {
      spec, _ in
      let isReversed = spec.options.rightToLeft
      return (spec.isSet || isReversed)
        && spec.masks.contains { mask in
          mask.prefixSigns.contains { sign in
            spec.accepts(sign) || isReversed && mask.literals.count { $0 == sign } > 1
          }
        }
    },
    // With `[00]` and `[0] [0]` in a guide of spaces, `1 ` is the display of either.
    Exemption("a set has the guide's character as a literal", ["idempotence", "canonicalText"]) {
      spec, _ in
      spec.isSet && spec.literals.contains { $0 == spec.options.placeholderCharacter }
    },
    // `.34` is left of `12.34` in `[099].[099]`, and read as a text it is `34`.
    Exemption("a group was emptied before a significant literal", ["canonicalText", "idempotence"])
    {
      spec, view in
      guard !spec.options.rightToLeft, let view, let literal = view.literals.first,
        let last = view.offsets.last
      else { return false }
      return literal < last && spec.masks.contains { $0.canLoseAGroup }
    },
    // `•11.` is what `[000].` shows of `11` behind a hole, and what `[009].[0]` begins with.
    Exemption("a set shows holes of a guide", ["canonicalText"]) { spec, view in
      spec.isSet && view.map { spec.innerHoles($0) > 0 } ?? false
    },
    // What can't match, or is too much, may be read as a literal by what comes with it.
    Exemption("a wrapper leaves a part of the value out", ["canonicalText"]) { spec, _ in
      spec.valuePattern != nil || spec.maxLength != nil
    },
    // With a literal "٣", the text "٣1" is read as "31": what a pattern judges has digits of ASCII.
    Exemption(
      "a literal is a digit of another script, and a pattern reads digits",
      ["idempotence", "roundTrip"]
    ) { spec, _ in
      spec.valuePattern != nil
        && spec.literals.contains { !$0.isASCII && UnicodeSet.digit.contains($0) }
    },
    // With `[0]-[--]9` and one character, `19` is `1-`, and as text `1-9` with the mask's own 9.
    Exemption("a limit leaves out what a literal could be", ["idempotence"]) { spec, _ in
      spec.maxLength != nil && spec.masks.contains { $0.opensBeforeLiterals(spec) }
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
  /// Whether a literal follows a run that can be shorter, but not empty.
  var canLoseAGroup: Bool {
    var (hasOptional, hasMandatory) = (false, false)
    for place in places(isReversed: false) {
      if place.accepts == nil {
        if hasOptional, hasMandatory { return true }
        (hasOptional, hasMandatory) = (false, false)
      } else if place.isOptional {
        hasOptional = true
      } else {
        hasMandatory = true
      }
    }
    return false
  }
}

extension MaskSpec {
  /// Whether a value can stand for several texts: a slot that may stay empty is before a free
  /// literal with slots beyond, or before a fixed one that it accepts.
  func isAmbiguous(isReversed: Bool) -> Bool {
    let places = places(isReversed: isReversed)
    var open: [Place] = []
    for (index, place) in places.enumerated() {
      // A slot behind one that stays empty takes what would be in that one.
      if place.isOptional || place.accepts != nil && !open.isEmpty { open.append(place) }
      guard let literal = place.literal else { continue }
      let isAccepted = open.contains { $0.takes(literal, freely: true) }
      let hasMore = places[index...].contains { $0.accepts != nil }
      if place.isFixed ? isAccepted : hasMore && !open.isEmpty { return true }
    }
    return false
  }
}

extension MaskSpec {
  /// Whether a slot that may stay empty takes a literal after it: a text doesn't tell which of them
  /// a character is (`[-0]1`).
  fileprivate func opensBeforeLiterals(_ spec: FormatSpec) -> Bool {
    let places = places(isReversed: spec.options.rightToLeft)
    return places.indices.contains { index in
      guard let literal = places[index].literal else { return false }
      return places[..<index].contains { $0.isOptional && $0.takes(literal, freely: true) }
    }
  }
}

extension MaskSpec {
  /// Whether a slot that may stay empty is right before one that mustn't: the text doesn't tell
  /// which of them a character is in.
  var hasOptionalBeforeMandatory: Bool {
    let places = places(isReversed: false)
    return zip(places, places.dropFirst()).contains { first, second in
      first.isOptional && second.accepts != nil && !second.isOptional
    }
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

extension FormatSpec {
  /// Whether a whole code, put at the caret, took the place of an unfinished one that it has no room
  /// behind. AutoFill inserts codes so, and a mask of nothing but mandatory slots is for a code
  /// (the design's row: a whole code replaces a part of one). The replaced characters are reported.
  func isReplacedByCode(
    _ before: FormattedText, by text: String, _ after: FormattedText, removing removed: [String]
  ) -> Bool {
    let sizes = masks.map { $0.places(isReversed: false) }
    let isCode = sizes.allSatisfy { places in
      places.allSatisfy { $0.accepts != nil && !$0.isOptional && !$0.isEndless }
    }
    guard !masks.isEmpty, isCode, keepsEveryCharacter, before.selection.isEmpty else {
      return false
    }
    let (old, new) = (before.view.users, after.view.users)
    let isWhole = sizes.contains { $0.count == new.count && $0.count > old.count }
    let typed = Folded.scalars([text])
    return isWhole && !old.isEmpty && typed.count > new.count - old.count
      && Folded.isSubsequence(Folded.scalars(new), of: typed)
      && Folded.areSame(removed, old)
  }
}

extension FormatSpec {
  /// The literals of a text that may be the person's own characters in another mask of a set.
  func literalsOfOtherMasks(_ view: TextView) -> [String] {
    guard isSet else { return [] }
    return view.others.flatMap { $0 }.filter { takes($0) }.map { String($0) }
  }
}

extension FormatSpec {
  /// The literals of a set's text that the person typed, and that no mask has a slot for.
  func literalsOfNoSlot(_ formatted: FormattedText) -> [String] {
    guard isSet else { return [] }
    return formatted.typedLiterals.filter { literal in !literal.contains { takes($0) } }
  }
}

extension [String] {
  /// The same without the first of each of some others.
  func removingFirst(of others: [String]) -> [String] {
    var rest = self
    for other in others {
      if let index = rest.firstIndex(where: { Folded.areSame([$0], [other]) }) {
        rest.remove(at: index)
      }
    }
    return rest
  }
}

extension Law.Step {
  /// Whether a set changed to a mask that doesn't have a literal that the person typed: `,` of the
  /// mask `,` when a `1` goes to `[0]`. No key is dead while a mask takes it, and what the next mask
  /// doesn't have it can't show again.
  func forgetsTypedLiteral(_ spec: FormatSpec) -> Bool {
    var literals = after.typedLiterals
    // The key itself may be the only one of them.
    if after.view.users == before.view.users, case .type(let text) = action,
      let index = literals.lastIndex(of: text)
    {
      literals.remove(at: index)
    }
    return spec.isSet && !Folded.isSubsequence(before.typedLiterals, of: literals)
  }

  /// Whether the mask of a set was chosen by more than what its text keeps: by a separator that it
  /// has no place for, by a key that the mask before rejected, by a hole of a guide. With
  /// `[0000]` and `[0000]-[0]`, a value `1111-` shows `1111-`, and typing `1111` shows `1111`.
  /// Which mask it was nobody remembers when another one has been shown; nor, of a text without a
  /// value, that only what all masks begin with was shown of it.
  func isChosenByMore(_ spec: FormatSpec, _ format: AnyFormat) -> Bool {
    if spec.isSet, spec.options.completesOnFocus, before.value.isEmpty { return true }
    // With autoskip, Backspace takes literals with it, by which the mask may have been chosen.
    if spec.isSet, spec.options.autoskip, !before.view.typed.isEmpty { return true }
    guard spec.isSet else { return false }
    let anew = format.formatted(text: before.typedText)
    return !anew.text.isSame(as: before.text) || !anew.value.isSame(as: before.value)
  }

  /// Whether a key made a literal part other characters than before, where it parts runs that can be
  /// shorter: in a set `1111` is `11.11` under `[099].[09]`, and no character goes back across the
  /// point when the mask that was shown before returns; from the right every key pushes the others
  /// on over all literals.
  func partsAnew(_ spec: FormatSpec) -> Bool {
    let isReversed = spec.options.rightToLeft
    guard spec.isSet || isReversed,
      spec.masks.contains(where: { $0.hasSignificantLiterals(isReversed: isReversed) })
    else { return false }
    if isReversed, !before.typedLiterals.isEmpty { return true }
    let view = after.view
    let key = view.usersBefore(after.caret) - 1
    guard view.users.count > before.view.users.count, view.users.indices.contains(key) else {
      return false
    }
    // From the right, what is beyond the key comes back across the literals when it goes.
    if isReversed, view.usersBefore(UTF16Offset(view.offsets[key])) > 0 { return true }
    let range = UTF16Offset(view.offsets[key])..<UTF16Offset(view.ends[key])
    return !after.text.replacing(range, with: "").isSame(as: before.text)
  }

  /// Whether a character that makes way comes to a slot that changes its case: `e` under `[AV]`,
  /// and a key before it. The case that it had is gone.
  func changesCase(_ spec: FormatSpec) -> Bool {
    var others = after.view.users
    let key = after.view.usersBefore(after.caret) - 1
    if others.count > before.view.users.count, others.indices.contains(key) {
      others.remove(at: key)
    }
    return spec.masks.contains(where: \.changesCase)
      && !Folded.isSubsequence(before.view.users, of: others)
  }

  /// The literals that the person typed, which may be the person's own characters in another mask
  /// of a set: with `4` and `[00]`, the typed `4` is the first mask's literal until a `1` follows.
  func literalsOfOtherMasks(_ spec: FormatSpec) -> [String] {
    spec.literalsOfOtherMasks(before.view)
  }

  /// Whether an insertion becomes one character with a neighbour, as an accent does: which of the
  /// person's characters it then is has no answer.
  func joinsNeighbours(_ text: String) -> Bool {
    let (head, tail, _) = before.view.split(before.selection)
    // Marks and controls that no format lets in keep nothing apart.
    let shown = text.filter { !$0.isMark }
    let visible = text.filter {
      $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
    return [text, shown, visible].contains { text in
      let parts = [head.last ?? "", text, tail.first ?? ""]
      return !parts.joined().elementsEqual(parts.flatMap { Array($0) })
    }
  }
}
