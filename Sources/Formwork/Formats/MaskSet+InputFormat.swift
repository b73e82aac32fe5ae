extension MaskSet: InputFormat {
  /// Applies one edit of the person, and shows the result in the mask that fits it best.
  ///
  /// - Complexity: O(*k* · (*n* + *m*)) for *k* masks. No pattern is compiled.
  public func apply(_ edit: Edit, to current: FormattedText) -> Outcome {
    applyAtEnd(edit, to: current) ?? applyAnywhere(edit, to: current)
  }

  /// The general way, which every short cut must agree with.
  func applyAnywhere(_ edit: Edit, to current: FormattedText) -> Outcome {
    let shown = masks[chosen(in: current)]
    guard let cells = Cells(current, of: shown.program) else {
      var adopted = formatted(text: current.text)
      adopted.selection = current.selection
      return applyAnywhere(edit, to: adopted)
    }
    var outcome =
      edit.replacement.isEmpty
      ? delete(edit, cells, in: current) : insert(edit, cells, in: current)
    if !outcome.isRefused, current.showsPrefix, outcome.formatted.value.isEmpty,
      outcome.formatted.text.isEmpty || !outcome.formatted.hasTypedLiterals
    {
      outcome.formatted = prefixed
    }
    return outcome
  }

  /// The text that shows `value` in the mask that takes most of it and fits it best.
  public func formatted(value: String) -> FormattedText {
    if value.isEmpty { return FormattedText() }
    var best = Choice()
    for index in masks.indices {
      let mask = masks[index]
      var editor = Editor(mask, Cells([], mask.program.glyphs), showsPrefix: false)
      let result = editor.place(value: value)
      best.consider(
        index, result, editor.glyphs, Choice.Rank(characters: result.unused),
        affinity: { mask.affinity(of: value, strategy) })
    }
    return best.formatted(by: self, showsPrefix: false)?.withCaretAtEnd() ?? FormattedText()
  }

  /// Reads a whole text in the mask of the highest affinity.
  public func read(_ text: String, caret: UTF16Offset, gravity: Gravity) -> Reading {
    let affinities = affinities(of: text, caret: caret, gravity: gravity).map { $0 ?? Int.min }
    var best = 0
    for index in affinities.indices where affinities[index] > affinities[best] { best = index }
    return masks[best].read(text, caret: caret, gravity: gravity)
  }

  /// The placeholder for what the mask that is shown still misses.
  public func remainder(after current: FormattedText) -> String {
    masks[chosen(in: current)].remainder(after: current)
  }

  /// The text after the field got the focus: an empty one shows what all masks begin with.
  public func focused(_ current: FormattedText) -> FormattedText {
    primary.options.completionOnFocus && current.text.isEmpty ? prefixed : current
  }

  /// The text after the field lost the focus: a prefix without a character of the user goes.
  public func blurred(_ current: FormattedText) -> FormattedText {
    masks[chosen(in: current)].blurred(current)
  }

  /// The literals that all masks begin with.
  private var prefixed: FormattedText {
    let program = primary.program
    var count = primary.options.rightToLeft ? 0 : Int(program.nextSlot[0])
    for mask in alternatives {
      let other = mask.program
      var common = 0
      while common < min(count, Int(other.nextSlot[0])),
        program.glyphs.scalars(program.elements[common].glyph)
          == other.glyphs.scalars(other.elements[common].glyph)
      {
        common += 1
      }
      count = common
    }
    let cells = program.elements[..<count].enumerated().map {
      Cell(glyph: $1.glyph, element: UInt32($0), kind: $1.kind == .fixed ? .value : [])
    }
    return primary.formatted(
      Editor.Result(cells: cells, element: count, caret: count), program.glyphs,
      showsPrefix: true)
  }

  func chosen(in current: FormattedText) -> Int {
    min(Int(current.choice), masks.count - 1)
  }
}

extension FormattedText {
  fileprivate var hasTypedLiterals: Bool {
    provenance.pieces(of: text).contains { $0.kind.contains(.typed) }
  }
}

extension Glyphs {
  /// The scalars of a glyph.
  func scalars(_ glyph: Glyph) -> [UInt32] {
    Self.isCluster(glyph) ? cluster(glyph) : [glyph]
  }

  /// The glyph of this list for one of another.
  mutating func adopt(_ glyph: Glyph, from other: Glyphs) -> Glyph {
    Self.isCluster(glyph) ? self.glyph(of: other.cluster(glyph)) : glyph
  }
}
