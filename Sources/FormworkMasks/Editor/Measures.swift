/// Measures of how well a text fits a mask.
struct Measures {
  var affinity = 0

  /// The number of characters of the value, and of those at the end for which only room is missing.
  var valueLength = 0

  /// The number of equal characters with which the text and the masked text begin.
  var sharedLength = 0

  /// Measures characters without creating a text or a value.
  init(of text: GlyphText, in program: Program) {
    var glyphs = program.glyphs
    let input = text.characters.map { glyphs.adopt($0, from: text.glyphs) }
    let steps = ReadingSteps(program.table)
    var length = 0
    steps.walk(input) {
      program.form(of: $0, inClass: $1, &glyphs)
    } areEqual: {
      glyphs.areEqual($0, $1)
    } visit: { step, element in
      let shown: Glyph
      switch step {
      case .literal(let isSame):
        shown = steps.elements[element].glyph
        if steps.elements[element].kind == .fixed { valueLength &+= 1 }
        affinity &+= isSame ? 1 : -1
      case .slot(let accepted):
        shown = accepted
        valueLength &+= 1
        affinity &+= 1
      case .passed:
        affinity &-= 1
        return
      case .skipped(let isUnused):
        affinity &-= 1
        if isUnused { valueLength &+= 1 }
        return
      }
      if sharedLength == length, length < input.count, glyphs.areEqual(shown, input[length]) {
        sharedLength &+= 1
      }
      length &+= 1
    }
  }

  /// Returns only the affinity of ASCII characters, from the left of a mask that takes them unchanged or not at
  /// all; `nil` for another mask.
  ///
  /// Once the affinity can't be greater than `least`, the result is any number that isn't greater.
  static func affinity(of text: [Glyph], in table: Table, above least: Int) -> Int? {
    if !table.isPlain(0) || table.isRightToLeft { return nil }
    let (elements, classes) = (table.elements, table.classes)
    // The affinity if an element takes each character that is left.
    var (most, element) = (text.count, 0)
    for glyph in text {
      if most <= least { return most }
      while true {
        let current = elements[element]
        if element == elements.count {
          most &-= 2
          break
        } else if current.isLiteral {
          element &+= 1
          if current.glyph == glyph { break }
          most &-= 1
        } else if classes[Int(current.accepts)].ascii.contains(UInt8(truncatingIfNeeded: glyph)) {
          if current.kind != .endless { element &+= 1 }
          break
        } else if current.kind == .optional {
          element &+= 1
          most &-= 1
        } else {
          most &-= 2
          break
        }
      }
    }
    return most
  }
}
