import FormworkMasks

extension Law {
  /// Where the caret is after an insertion, a Backspace, a forward Delete; never in a character.
  static let caret = Law(
    name: "caret", share: 0.08, floor: 1.5, makes: cases(6...16)
  ) { (scenario, tally) throws(Violation) in
    try walk(scenario, tally) { (step, format) throws(Violation) in
      let selection = step.after.selection
      tally.asserted += 1
      guard step.after.text.isBoundary(selection.lowerBound),
        step.after.text.isBoundary(selection.upperBound)
      else {
        throw step.violation(
          "the selection is never inside a grapheme", "boundaries of characters",
          "\(selection.lowerBound.value)..<\(selection.upperBound.value) of \(step.after.picture)")
      }
      // What is the user's and what is forced depends on the rest of a text that must match.
      guard step.isEdit, step.removed.isEmpty, step.before != step.after,
        scenario.format.regex == nil, step.before.view.isApart,
        step.literalsOfOtherMasks(scenario.format).isEmpty,
        !step.mayReadKeysAnew(scenario.format)
      else { return }
      tally.asserted += 1
      switch step.action {
      case .type(let text), .insert(let text):
        try checkInsertion(of: text, step, scenario.format)
      case .backspace where step.before.selection.isEmpty: try checkBackspace(step, scenario.format)
      case .delete where step.before.selection.isEmpty: try checkDelete(step, scenario.format)
      default: try checkRemoval(step, scenario.format)
      }
    }
  }

  private static func checkInsertion(
    of text: String, _ step: Step, _ spec: FormatSpec
  ) throws(Violation) {
    let (head, tail, _) = step.before.view.split(step.before.selection)
    let after = step.after.view
    let count = after.users.count - head.count - tail.count
    guard spec.keepsEveryCharacter, !step.joinsNeighbours(text), count >= 0,
      step.before.view.users != after.users, !spec.isReplacedWhole(step, by: text)
    else { return }
    // What was the person's may be a literal of the next mask.
    let isKept = Folded.isSubsequence(
      Folded.characters(head + tail), of: Folded.characters(after.users))
    if !isKept, !spec.literalsOfOtherMasks(after).isEmpty { return }
    let caret = step.after.caret
    let before = after.usersBefore(caret)
    let isPlaced =
      spec.options.rightToLeft
      ? after.users.count - before == tail.count : before == head.count + count
    guard step.after.selection.isEmpty, isPlaced else {
      throw step.violation(
        "after an insertion the caret is after the last accepted character",
        "\(head.count + count) of the user's characters before it", step.after.picture)
    }
    let isCertain = !spec.masks.isEmpty && !spec.options.rightToLeft && !spec.hasGuide
    if !isCertain || spec.hasOptionalSlots || count == 0 { return }
    let isCompleted = spec.masks.map { spec.completes($0) }
    // In a set a literal that the person typed chose the mask, and the caret stays before it.
    let isTyped = spec.isSet && after.typed.contains { $0 > caret.value }
    if isCompleted.allSatisfy({ $0 }), !isTyped, after.literals.contains(caret.value) {
      throw step.violation(
        "after an insertion the caret is after the completed run", "no literal after the caret",
        step.after.picture)
    }
    let isAfterAccepted = after.ends.contains(caret.value) || after.typed.contains(caret.value)
    if isCompleted.allSatisfy({ !$0 }), !isAfterAccepted {
      throw step.violation(
        "without completion the caret is right after the last accepted character",
        "no supplied literal before the caret", step.after.picture)
    }
  }

  private static func checkBackspace(_ step: Step, _ spec: FormatSpec) throws(Violation) {
    let view = step.before.view
    let count = view.usersBefore(step.before.caret)
    let after = step.after.view
    guard after.users.count == view.users.count - 1, count > 0 else { return }
    let isPlaced =
      spec.options.rightToLeft
      ? after.users.count - after.usersBefore(step.after.caret) == view.users.count - count
      : after.usersBefore(step.after.caret) == count - 1
    let stood = view.offsets[count - 1]
    let place = min(stood, step.after.text.utf16.count)
    // What comes there instead may look like the literal that was there before.
    let isSteady =
      !spec.options.rightToLeft && !spec.options.autoskip && !spec.isSet
      && step.after.text.utf16.starts(with: Array(step.before.text.utf16.prefix(stood)))
      && after.usersBefore(UTF16Offset(place)) == count - 1
    if isPlaced, !isSteady || step.after.caret.value == place { return }
    throw step.violation(
      "after a Backspace the caret is where the deleted character stood", "offset \(place)",
      step.after.picture)
  }

  private static func checkDelete(_ step: Step, _ spec: FormatSpec) throws(Violation) {
    let view = step.before.view
    let count = view.usersBefore(step.before.caret)
    let after = step.after.view
    guard after.users.count == view.users.count - 1, count < view.users.count else { return }
    let old = step.before.caret.value
    let place = min(old, step.after.text.utf16.count)
    let isSteady =
      !spec.options.rightToLeft && !spec.options.autoskip && !spec.isSet
      && step.after.text.utf16.starts(with: Array(step.before.text.utf16.prefix(place)))
      && step.after.text.isBoundary(UTF16Offset(place))
      // What was a literal there may be one of the person's now.
      && after.usersBefore(UTF16Offset(place)) == count
    if after.usersBefore(step.after.caret) == count, !isSteady || step.after.caret.value == place {
      return
    }
    throw step.violation(
      "after a forward Delete the caret stays", "offset \(place)", step.after.picture)
  }

  private static func checkRemoval(_ step: Step, _ spec: FormatSpec) throws(Violation) {
    if step.before.selection.isEmpty { return }
    let (head, tail, _) = step.before.view.split(step.before.selection)
    let after = step.after.view
    guard step.after.selection.isEmpty, after.users.count == head.count + tail.count,
      after.usersBefore(step.after.caret) == head.count
    else {
      throw step.violation(
        "after the removal of a selection the caret is where it began",
        "\(head.count) of the user's characters before it", step.after.picture)
    }
  }
}
