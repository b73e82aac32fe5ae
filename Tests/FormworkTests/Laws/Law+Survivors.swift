import Formwork

extension Law {
  /// No user's character outside the edited range is lost or reordered while the classes and the
  /// capacity allow it; what is dropped is reported.
  static let survivors = Law(
    name: "survivors", share: 0.08,
    makes: cases(
      6...16, .edits,
      adjust: {
        $0.options.overflow = .reject
        $0.options.insertion = .insert
      })
  ) { (scenario, tally) throws(Violation) in
    // What is the user's and what is forced depends on the rest of a text that must match.
    guard scenario.format.keepsEveryCharacter, scenario.format.isReadable,
      scenario.format.regex == nil
    else { return }
    try walk(scenario, tally) { (step, format) throws(Violation) in
      // A key takes a whole character, though two of the user's may be joined in it.
      guard step.isEdit, step.before != step.after, step.before.view.isApart else { return }
      switch step.action {
      case .type(let text), .insert(let text):
        try checkInsertion(of: text, step, scenario.format, format)
      default: try checkDeletion(step, scenario.format, format)
      }
    }
  }

  private static func checkInsertion(
    of text: String, _ step: Step, _ spec: FormatSpec, _ format: AnyFormat
  ) throws(Violation) {
    let (head, tail, _) = step.before.view.split(step.before.selection)
    if joins(head.last, text, tail.first) { return }
    let users = step.after.view.users
    let dropped = step.dropped
    let kept = head + tail
    if dropped.isEmpty {
      let middle = users.dropFirst(head.count).dropLast(tail.count)
      let isKept =
        users.count >= kept.count && isSame(users.prefix(head.count), head)
        && isSame(users.suffix(tail.count), tail)
      if isKept, isSubsequence(scalars(Array(middle)), of: scalars([text])) {
        return
      }
    } else if isSubsequence(normal(dropped), of: normal(kept)),
      !isLost(kept, in: users, dropped),
      dropped.count <= fewestDrops(kept, spec) || spec.mayDropMore(format) || spec.hasGuide
    {
      return
    }
    throw step.violation(
      "an insertion keeps the characters around it, in order",
      "\(head) + new + \(tail), at most \(fewestDrops(kept, spec)) dropped",
      "\(users), dropped \(dropped)")
  }

  private static func checkDeletion(
    _ step: Step, _ spec: FormatSpec, _ format: AnyFormat
  ) throws(Violation) {
    let view = step.before.view
    let users = step.after.view.users
    var allowed: [[String]] = []
    if !step.before.selection.isEmpty {
      let (head, tail, _) = view.split(step.before.selection)
      if joins(head.last, "", tail.first) { return }
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
    let dropped = step.dropped
    for kept in allowed {
      if dropped.isEmpty, isSame(users, kept) { return }
      if !dropped.isEmpty, isSplit(kept, into: users, dropped),
        dropped.count <= fewestDrops(kept, spec) || spec.mayDropMore(format)
      {
        return
      }
    }
    throw step.violation(
      "a deletion keeps the characters outside it, in order, with the fewest drops",
      "one of \(allowed), dropped at most \(allowed.map { fewestDrops($0, spec) })",
      "\(users), dropped \(dropped)")
  }

  /// Whether a character is neither in the text nor among the dropped ones.
  private static func isLost(_ kept: [String], in users: [String], _ dropped: [String]) -> Bool {
    var counts: [String: Int] = [:]
    for character in normal(users + dropped) { counts[character, default: 0] += 1 }
    for character in normal(kept) { counts[character, default: 0] -= 1 }
    return counts.values.contains { $0 < 0 }
  }

  private static func fewestDrops(_ users: [String], _ spec: FormatSpec) -> Int {
    spec.masks.map { $0.fewestDrops(users, isReversed: spec.options.rightToLeft) }.min() ?? 0
  }

  /// Whether an insertion becomes one character with a neighbour, as an accent does.
  static func joins(_ head: String?, _ text: String, _ tail: String?) -> Bool {
    let parts = [head ?? "", text, tail ?? ""]
    return parts.joined().count != parts.reduce(0) { $0 + $1.count }
  }

  private static func isSame(
    _ left: some Collection<String>, _ right: some Collection<String>
  ) -> Bool {
    normal(Array(left)) == normal(Array(right))
  }

  /// Characters without what a mask may change in them: case and the script of digits.
  private static func normal(_ characters: [String]) -> [String] {
    characters.map { character in
      let digit = character.unicodeScalars.count == 1 ? Character(character).wholeNumberValue : nil
      if character == "\u{A0}" || character == "\u{202F}" { return " " }
      return digit.map { String($0) } ?? character.uppercased()
    }
  }

  /// The scalars of characters; what is left out between two of them may join them.
  private static func scalars(_ characters: [String]) -> [String] {
    normal(characters.joined().unicodeScalars.map { String($0) })
  }

  static func isSubsequence(_ part: [String], of whole: [String]) -> Bool {
    var rest = part[...]
    for character in whole where rest.first == character { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Whether `users` and the dropped characters are together `kept`, in order.
  private static func isSplit(_ kept: [String], into users: [String], _ dropped: [String]) -> Bool {
    isSubsequence(normal(users), of: normal(kept))
      && normal(users + dropped).sorted() == normal(kept).sorted()
  }
}

extension FormatSpec {
  /// Whether more may go than what has no slot: characters that a literal parts, or that can't
  /// match any more.
  fileprivate func mayDropMore(_ format: AnyFormat) -> Bool {
    format.isAmbiguous || !isPlainMask
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
