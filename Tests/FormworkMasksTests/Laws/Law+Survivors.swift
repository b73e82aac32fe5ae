import FormworkMasks

extension Law {
  /// No user's character outside the edited range is lost or reordered while the classes and the
  /// capacity allow it; what is removed is reported, and is the least that has to go.
  static let survivors = Law(
    name: "survivors", share: 0.08, floor: 0.3,
    makes: cases(
      6...16, .edits,
      adjust: {
        $0.options.overflow = .reject
        $0.options.insertion = .insert
      })
  ) { (scenario, tally) throws(Violation) in
    let spec = scenario.format
    // What is the user's and what is forced depends on the rest of a text that must match.
    if spec.isExempt(from: "survivors") || spec.regex != nil { return }
    try walk(scenario, tally) { (step, format) throws(Violation) in
      // A key takes a whole character, though two of the user's may be joined in it.
      guard step.isEdit, step.before != step.after, step.before.view.isApart else { return }
      let text = step.insertion?.replacement ?? ""
      if step.joinsNeighbours(text) || step.mayReadKeysAnew(spec) { return }
      tally.asserted += 1
      if text.isEmpty {
        try checkDeletion(step, spec)
      } else {
        try checkInsertion(of: text, step, spec)
      }
    }
  }

  private static func checkInsertion(
    of text: String, _ step: Step, _ spec: FormatSpec
  ) throws(Violation) {
    let (head, tail, _) = step.before.view.split(step.before.selection)
    let users = step.after.view.users
    let removed = step.removed
    let kept = head + tail
    let literals = step.literalsOfOtherMasks(spec)
    if areLiterals(kept, step, spec) { return }
    if spec.isReplacedByCode(step.before, by: text, step.after, removing: removed) { return }
    if !literals.isEmpty {
      let users = users + removed
      if !isLost(kept, in: users), !isLost(users, in: kept + literals + text.map { String($0) }) {
        return
      }
    } else if removed.isEmpty {
      let middle = users.dropFirst(head.count).dropLast(tail.count)
      let isKept =
        users.count >= kept.count && Folded.areSame(users.prefix(head.count), head)
        && Folded.areSame(users.suffix(tail.count), tail)
      // Free text has a space in the place of what a filter doesn't accept between two words.
      let new = middle.map { part in
        spec.filter == nil
          ? part : String(String.UnicodeScalarView(part.unicodeScalars.filter { $0 != " " }))
      }
      // The decimal separators of other notations stand in for the filter's own.
      let typed =
        spec.filter?.allowed == .decimal
        ? String(text.map { $0 == "," || $0 == "٫" ? "." : $0 }) : text
      if isKept, Folded.isSubsequence(Folded.scalars(new), of: Folded.scalars([typed])) { return }
      if spec.isReplacedWhole(step, by: text) { return }
    } else if isLeast(removed, of: [kept], step, spec),
      Folded.isSubsequence(Folded.characters(removed), of: Folded.characters(kept)),
      !isLost(kept, in: users + removed)
    {
      return
    }
    throw step.violation(
      "an insertion keeps the characters around it, in order",
      "\(head) + new + \(tail), at most \(spec.fewestDrops(kept)) removed",
      "\(users), removed \(removed)")
  }

  private static func checkDeletion(_ step: Step, _ spec: FormatSpec) throws(Violation) {
    let view = step.before.view
    let users = step.after.view.users
    var allowed: [[String]] = []
    if !step.before.selection.isEmpty {
      let (head, tail, _) = view.split(step.before.selection)
      allowed = [head + tail]
    } else {
      let caret = view.usersBefore(step.before.caret)
      let most = step.action.isSingleKey ? 1 : view.users.count
      for count in 0...most {
        if step.action.isBackward, count <= caret {
          allowed.append(Array(view.users[..<(caret - count)] + view.users[caret...]))
        } else if !step.action.isBackward, caret + count <= view.users.count {
          allowed.append(Array(view.users[..<caret] + view.users[(caret + count)...]))
        }
      }
    }
    // What the person typed as a literal is told when it goes, but wasn't a character of the value.
    let removed = step.removed.removingFirst(of: spec.literalsOfNoSlot(step.before))
    let literals = step.literalsOfOtherMasks(spec)
    let isKept = allowed.contains { kept in
      if !literals.isEmpty {
        return !isLost(kept, in: users + removed) && !isLost(users + removed, in: kept + literals)
      }
      if removed.isEmpty {
        if Folded.areSame(users, kept) { return true }
        // What was between two characters may have kept them from being one.
        return kept.joined().count != kept.count && Folded.scalars(users) == Folded.scalars(kept)
      }
      return isSplit(kept, into: users, removed) && isLeast(removed, of: [kept], step, spec)
    }
    if isKept || allowed.contains(where: { areLiterals($0, step, spec) }) { return }
    throw step.violation(
      "a deletion keeps the characters outside it, in order, with the fewest drops",
      "one of \(allowed), removed at most \(allowed.map { spec.fewestDrops($0) })",
      "\(users), removed \(removed)")
  }

  /// Whether what is kept is shown, and some of it may be literals of another mask of a set: behind
  /// a literal that the person typed, or where its place has gone.
  private static func areLiterals(_ kept: [String], _ step: Step, _ spec: FormatSpec) -> Bool {
    spec.isSet && kept.contains { kept in spec.literals.contains { String($0) == kept } }
      && !isLost(kept, in: step.after.view.users + step.removed + step.after.view.others)
  }

  /// Whether no more is removed than has to be. A guide has holes and drops nothing; a wrapper may
  /// demand that more goes.
  private static func isLeast(
    _ removed: [String], of kept: [[String]], _ step: Step, _ spec: FormatSpec
  ) -> Bool {
    !spec.isPlainMask
      || kept.contains { removed.count <= spec.fewestDrops($0, after: step.before) }
  }

  /// Whether a character is neither in the text nor among the removed ones.
  private static func isLost(_ kept: [String], in rest: [String]) -> Bool {
    let counts = Folded.counts(Folded.characters(rest))
    return Folded.counts(Folded.characters(kept)).contains { counts[$0.key, default: 0] < $0.value }
  }

  /// Whether `users` and the removed characters are together `kept`, in order.
  private static func isSplit(_ kept: [String], into users: [String], _ removed: [String]) -> Bool {
    Folded.isSubsequence(Folded.characters(users), of: Folded.characters(kept))
      && Folded.characters(users + removed).sorted() == Folded.characters(kept).sorted()
  }
}

extension FormatSpec {
  /// Whether a whole text, prefix and all, took the place of characters that begin its value.
  func isReplacedWhole(_ step: Law.Step, by text: String) -> Bool {
    // The sign may come before the letters and digits that are replaced.
    let (head, _, _) = step.before.view.split(step.before.selection)
    let start = step.before.selection.lowerBound.index(in: step.before.text)
    let wholes = [text, (head.isEmpty ? step.before.text[..<start] : "") + text]
    let signs = wholes.compactMap { $0.first { !$0.isIgnored } }
    guard masks.contains(where: { mask in signs.contains { mask.prefixSigns.contains($0) } }) else {
      return false
    }
    // What comes after the selection is no beginning, if characters were replaced before it.
    let (kept, tail, replaced) = step.before.view.split(step.before.selection)
    if kept.isEmpty, replaced > 0, !tail.isEmpty { return false }
    let others = Folded.characters(kept + tail)
    if Folded.characters(step.after.view.users).starts(with: others) { return true }
    // They may be literals of the mask that a set shows now.
    let typed = step.after.typedText.filter { UnicodeSet.alphanumeric.contains($0) }
    return isSet && Folded.characters(typed.map { String($0) }).starts(with: others)
  }
}

extension Action {
  var isSingleKey: Bool {
    switch self {
    case .backspace, .delete: true
    default: false
    }
  }

  var isBackward: Bool {
    switch self {
    case .backspace: true
    case .word(let direction): direction < 0
    default: false
    }
  }
}
