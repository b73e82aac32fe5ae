/// Which masks of a set compete for a text.
extension MaskSet {
  /// The masks that compete for a text: where it begins with a sign of a prefix, those whose prefix
  /// it is and those that have the sign without a prefix; `nil` if there is none.
  func claimants(of text: GlyphText) -> [Int]? {
    let others = text.glyphs
    let sign = text.characters.first {
      !others.isSpace($0) && CharacterClass.any.contains($0, in: others)
    }
    guard let sign, text.characters.count > 1, !others.isAlphanumeric(sign) else {
      return Array(masks.indices)
    }
    var same: [Int] = []
    var isClaimed = false
    for index in masks.indices {
      let program = masks[index].program
      var glyphs = program.glyphs
      let input = text.characters.map { glyphs.adopt($0, from: others) }
      switch program.prefix?.claim(of: input, program.table.letterCase, &glyphs) {
      case .same:
        same.append(index)
        isClaimed = true
      case .other: isClaimed = true
      case .none?, nil:
        if let sign = input.first(where: { !glyphs.isSpace($0) }), program.beginsWith(sign, glyphs)
        {
          same.append(index)
        }
      }
    }
    if !isClaimed { return Array(masks.indices) }
    return same.isEmpty ? nil : same
  }

  /// How many characters of a text, other than letters and digits, some mask takes in a value.
  func separators(in text: GlyphText) -> Int {
    text.characters.reduce(0) { count, glyph in
      if text.glyphs.isAlphanumeric(glyph) { return count }
      let isTaken = masks.contains { mask in
        var glyphs = mask.program.glyphs
        return mask.program.takesInValue(glyphs.adopt(glyph, from: text.glyphs), &glyphs)
      }
      return isTaken ? count + 1 : count
    }
  }
}
