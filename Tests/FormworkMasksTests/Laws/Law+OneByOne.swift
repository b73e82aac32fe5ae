import FormworkMasks

extension Law {
  /// Typing characters one at a time and inserting them at once give the same text, where no
  /// literal is ambiguous.
  static let oneByOne = Law(
    name: "oneByOne", share: 0.07, floor: 0.08,
    makes: { random in
      guard var generator = generator(&random, exemptFrom: "oneByOne"),
        generator.spec.hasPlainLiterals
      else { return nil }
      generator.taste = .plain
      let start = generator.random.chance(50) ? [] : generator.script(length: 1...6, .edits)
      let text = generator.text(2...12).filter {
        !generator.spec.hasAmbiguousSeparators || UnicodeSet.alphanumeric.contains($0)
      }
      return Scenario(generator.spec, start + [.insert(text)])
    }
  ) { (scenario, tally) throws(Violation) in
    let spec = scenario.format
    // A significant literal is ambiguous: a paste may prefer the complete value.
    let isReversed = spec.options.rightToLeft
    if spec.masks.contains(where: { $0.isAmbiguous(isReversed: isReversed) }) { return }
    if spec.masks.contains(where: { $0.hasSignificantLiterals(isReversed: isReversed) }) { return }
    if spec.regex.map(hasVariableParts) == true { return }
    guard spec.hasPlainLiterals, !spec.isExempt(from: "oneByOne"), let format = spec.build(),
      scenario.hasPlainInput, case .insert(let text)? = scenario.actions.last,
      text.first?.isWhitespace == false, text.last?.isWhitespace == false,
      !text.contains(where: { $0 == spec.options.placeholderCharacter })
    else { return }
    // A contradicted prefix is judged key by key.
    if spec.masks.contains(where: { mask in text.contains { mask.prefixSigns.contains($0) } }) {
      return
    }
    var start = Driver(format, spec)
    start.perform(Array(scenario.actions.dropLast()))
    if spec.hasHoles(before: start.current) { return }
    // Holes belong to a mask: a set that changes it between two keys closes them.
    let leavesHoles = spec.hasGuide && !start.current.selection.isEmpty
    if spec.isSet, leavesHoles || spec.innerHoles(start.current.view) > 0 { return }
    // What is forced of a text that must match depends on what is after the keys.
    let end = start.current.text.utf16.count
    let mustMatch = spec.regex != nil || spec.valuePattern != nil
    if mustMatch, start.current.selection.lowerBound.value < end { return }
    // A set is chosen by the order of what was typed, and a separator that was is no more where it
    // was typed when characters went before it: from the right all that are typed do.
    let caret = start.current.caret.value
    let isParted = start.current.view.typed.contains { isReversed ? $0 <= caret : $0 > caret }
    if spec.isSet, isParted { return }
    var typing = start
    var isCut = false
    for character in text {
      let before = typing.current
      let update = typing.perform(.type(String(character)))
      // What the next mask doesn't have, or what is no longer reached, is forgotten, unless a paste
      // goes on to where it is again.
      let isForgotten = !Folded.isSubsequence(
        before.typedLiterals, of: typing.current.typedLiterals)
      if isForgotten { return }
      // A set chooses the mask before a wrapper judges the value: the first key alone may choose
      // one that can't go on.
      if update?.isRejected == true, spec.isSet, spec.valuePattern != nil { return }
      // At once, fewer may have to go than when the first come first.
      if update?.change?.removed.isEmpty == false { return }
      // What comes after a character that has no room is cut off with it.
      if isCut, update?.isRejected == false { return }
      if update?.isRejected == true, spec.masks.isEmpty || spec.accepts(character) {
        // So may fewer that are new.
        if !spec.isUniform || spec.regex != nil { return }
        isCut = true
      }
    }
    var inserting = start
    let paste = inserting.perform(.insert(text))
    // A paste that is rejected, or only one part of which is placed, hasn't one meaning as a whole.
    let unused = paste?.change?.unused ?? paste?.unused ?? ""
    if paste?.isRejected == true || !unused.isEmpty { return }
    // The zeros of a spreadsheet, as in `12.0`, arrive at once.
    if ExportedNumber(text) != nil { return }
    // Behind a part of a code, the keys of another one have no room.
    let removed = (paste?.change?.removed ?? "").map { String($0) }
    let (before, after) = (start.current, inserting.current)
    if spec.isReplacedByCode(before, by: text, after, removing: removed) { return }
    // A separator among the digits means something with all that is before it: behind others, the
    // paste is another number than the text.
    let isNumber = spec.filter?.allowed == .decimal && !start.current.text.isEmpty
    if isNumber, text.contains(where: { $0.wholeNumberValue == nil }) { return }
    tally.edits += text.count + 1
    tally.asserted += 1
    if typing.current.text.isSame(as: inserting.current.text) { return }
    // So is one that only what comes with it would let the next mask keep.
    if spec.isSet,
      !Folded.isSubsequence(start.current.typedLiterals, of: inserting.current.typedLiterals)
    {
      return
    }
    // A separator before what has no room goes with it.
    if isCut, typing.current.view.users == inserting.current.view.users { return }
    // A paste of which no letter or digit can be used is rejected, separators in it or not.
    let (head, tail, _) = start.current.view.split(start.current.selection)
    if inserting.current == start.current, typing.current.view.users == head + tail { return }
    throw Violation(
      rule: "one at a time and at once give the same text",
      expected: "one at a time: \(typing.current.picture)",
      actual: "at once: \(inserting.current.picture) (before: \(start.current.picture))")
  }
}

/// Whether a part of a regular expression can be shorter or longer, so that what parts it from the
/// next one isn't certain.
private func hasVariableParts(_ regex: String) -> Bool {
  regex.contains("*") || regex.contains("?") || regex.contains(",") || regex.contains(#"\d+"#)
}

extension MaskSpec {
  /// Whether a literal parts two runs of which the first can be shorter.
  func hasSignificantLiterals(isReversed: Bool) -> Bool {
    !Self.significantLiterals(in: places(isReversed: isReversed), surely: false).isEmpty
  }

  /// Whether a run of literals has one twice.
  fileprivate var repeatsInRun: Bool {
    let runs = places(isReversed: false).map(\.literal).split(separator: nil)
    return runs.contains { Set($0).count < $0.count }
  }
}

extension FormatSpec {
  /// Whether a guide has a hole before the caret, in the order of filling: several characters at once
  /// may be a whole text there, which begins at the start, or another mask's, which has no holes.
  fileprivate func hasHoles(before current: FormattedText) -> Bool {
    guard hasGuide else { return false }
    let view = current.view
    let isReversed = options.rightToLeft
    let caret = current.caret.value
    let holes = view.holes.contains { isReversed ? $0 >= caret : $0 < caret }
    return holes
      && (isSet
        || (isReversed
          ? view.offsets.allSatisfy { $0 < caret }
          : view.usersBefore(current.selection.lowerBound) == 0))
  }

  /// Whether a separator may belong to several masks, or be one of two around an empty slot or of one
  /// run; from the right it can't be typed through.
  fileprivate var hasAmbiguousSeparators: Bool {
    isSet || hasOptionalSlots || options.rightToLeft || masks.contains(where: \.repeatsInRun)
  }
}

extension Scenario {
  /// Whether no separator is typed where it may mean several literals.
  fileprivate var hasPlainInput: Bool {
    !format.hasAmbiguousSeparators
      || (actions.last?.text ?? "").allSatisfy { UnicodeSet.alphanumeric.contains($0) }
  }
}
