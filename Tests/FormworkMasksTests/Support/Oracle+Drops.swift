import FormworkMasks

extension FormatSpec {
  /// The fewest characters that have to go so that the rest of a text stays.
  func fewestDrops(_ kept: [String]) -> Int {
    masks.map { fewestDrops(kept, in: $0) }.min() ?? 0
  }

  /// The same after an edit of a text, where no character may cross a literal that parts two runs of
  /// the mask that shows it.
  func fewestDrops(_ kept: [String], after before: FormattedText) -> Int {
    if hasGuide || options.rightToLeft { return fewestDrops(kept) }
    guard before.view.typed.contains(1) else { return fewestDrops(kept, after: before, in: masks) }
    // Behind the sign that the person typed, what is left would be another number under a mask whose
    // prefix it isn't; but where letters of the prefix went, a mask puts its own there again.
    let sign = String(before.text.prefix(1))
    let text = sign + kept.joined()
    let rest = masks.filter { $0.isContradicted(by: text) != true }
    let same = masks.filter { mask in
      sign.contains { mask.prefixSigns.contains($0) }
        && mask.isContradicted(by: before.text) != true
    }
    return max(
      fewestDrops(kept, after: before, in: rest.isEmpty ? masks : rest),
      fewestDrops(kept, after: before, in: same))
  }

  private func fewestDrops(
    _ kept: [String], after before: FormattedText, in masks: [MaskSpec]
  ) -> Int {
    // A letter that the person typed as a literal goes where a mask doesn't have it.
    let literals = literalsOfNoSlot(before).filter { $0.contains { $0.isLetter || $0.isNumber } }
    return masks.map { mask in
      fewestDrops(kept, after: before, in: mask)
        + literals.count { literal in !mask.literals.contains { String($0) == literal } }
    }.min() ?? 0
  }

  private func fewestDrops(_ kept: [String], in mask: MaskSpec) -> Int {
    let users = (options.rightToLeft ? kept.reversed() : kept).map { Oracle.Token($0) }
    return Oracle(mask, self, isFree: changesCharacters).fewestDrops(users) ?? users.count
  }

  private func fewestDrops(
    _ kept: [String], after before: FormattedText, in mask: MaskSpec
  ) -> Int {
    let free = fewestDrops(kept, in: mask)
    let oracle = Oracle(mask, self, isFree: changesCharacters)
    let marks = MaskSpec.significantLiterals(in: oracle.places, surely: false)
    guard !marks.isEmpty, let layout = Layout(before, in: oracle.places, isReversed: false) else {
      return free
    }
    let users = layout.cells.filter(\.isUser)
    let gone = users.count - kept.count
    guard gone >= 0 else { return free }
    // Of equal characters it can be any that went.
    let drops = (0...kept.count).compactMap { start -> Int? in
      let rest = users[..<start] + users[(start + gone)...]
      guard Folded.areSame(rest.map { String($0.character) }, kept) else { return nil }
      let tokens = rest.map { cell in
        Oracle.Token(
          character: cell.character, places: 0...(marks.filter { $0 > cell.place }.min() ?? .max))
      }
      return oracle.fewestDrops(tokens)
    }
    return max(free, drops.max() ?? free)
  }

  /// Whether a slot may take a character in another case or script.
  private var changesCharacters: Bool { options.digits == .ascii || options.letterCase != nil }
}
