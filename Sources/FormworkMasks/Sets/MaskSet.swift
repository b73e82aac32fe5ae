/// Several masks for one field, which shows the best one for its text.
///
///     let phone = try MaskSet(
///       primary: Mask("[000]-[0000]"), alternatives: [Mask("([000]) [000]-[0000]")])
///     phone.formatted(text: "2125550").text   // "212-5550"
///     phone.formatted(text: "21255501").text  // "(212) 555-01"
///
/// Each mask is measured by what the user typed: their characters and the literals that they typed
/// through, but not the literals that a mask supplied. A mask that would lose one of the user's
/// characters ranks below every mask that wouldn't. Among the others, the ``Strategy`` decides. If
/// the mask changes, the characters move to the new one. A key is accepted as long as some mask can
/// take it.
public struct MaskSet: Hashable, Sendable {
  /// The mask that wins ties.
  package var primary: Mask { masks[0] }

  /// The other masks. The first one in the list wins ties among them.
  package var alternatives: ArraySlice<Mask> { masks.dropFirst() }

  /// The measure of how well a mask fits.
  package let strategy: Strategy

  let masks: [Mask]

  /// How many states the searches of one edit may visit in all masks together. A search in each of many long masks
  /// would take seconds; masks that come after that place characters in order.
  static let searchSteps = 1 << 16

  /// Creates a set.
  ///
  /// - Parameters:
  ///   - primary: The mask that wins ties.
  ///   - alternatives: The other masks.
  ///   - strategy: The measure of how well a mask fits.
  public init(primary: Mask, alternatives: [Mask], strategy: Strategy = .wholeString) {
    masks = [primary] + alternatives
    self.strategy = strategy
  }

  /// A measure of how well a mask fits text: its affinity, which is higher for a better fit.
  public enum Strategy: Hashable, Sendable {
    /// The number of characters that the mask takes, less those that it skips or supplies.
    case wholeString

    /// The number of leading characters that the text and the masked text share.
    case prefix

    /// The room that the mask leaves, if the text fits. Less room is better.
    case capacity

    /// The room that the mask leaves in its value, if the value fits. Less room is better.
    case extractedValueCapacity
  }

  /// Returns the affinity of each mask for a text, in the order of the set; `nil` if the text can't
  /// fit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - caret: The caret in `text`, in UTF-16 code units. The default is the end of `text`.
  ///   - direction: The side of the caret on which the text changed.
  /// - Returns: One affinity for each mask, the primary one first.
  /// - Complexity: O(*k* · *n*) for *k* masks.
  package func affinities(
    of text: String, caret: UTF16Offset? = nil, direction: ReadingDirection = .forward()
  ) -> [Int?] {
    masks.map { mask in
      let affinity = mask.affinity(of: text, strategy, caret: caret, direction: direction)
      return affinity == Int.min ? nil : affinity
    }
  }
}

extension Mask {
  /// Returns how well `text` fits this mask by `strategy`; `Int.min` if it doesn't fit.
  func affinity(
    of text: String, _ strategy: MaskSet.Strategy, caret: UTF16Offset? = nil,
    direction: ReadingDirection = .forward()
  ) -> Int {
    if strategy == .capacity { return affinity(ofLength: text.count, capacity: fullTextLength) }
    var pass = ReadingPass(program)
    let reading = pass.read(
      text, caret: caret ?? UTF16Offset(text.utf16Length), direction: direction)
    switch strategy {
    case .wholeString: return reading.affinity ?? 0
    case .prefix: return text.commonPrefixLength(with: reading.text)
    case .capacity, .extractedValueCapacity:
      return affinity(
        ofLength: reading.value.count + pass.unused, capacity: fullValueLength)
    }
  }

  /// Returns how well characters fit, with the caret at their end.
  func affinity(of text: GlyphText, _ strategy: MaskSet.Strategy) -> Int {
    if strategy == .capacity {
      return affinity(ofLength: text.characters.count, capacity: fullTextLength)
    }
    // A mask that fills from the right starts to read at the end.
    if program.isRightToLeft {
      return affinity(of: String(text.characters, in: text.glyphs), strategy)
    }
    let measures = Measures(of: text, in: program)
    switch strategy {
    case .wholeString: return measures.affinity
    case .prefix: return measures.sharedLength
    case .capacity, .extractedValueCapacity:
      return affinity(ofLength: measures.valueLength, capacity: fullValueLength)
    }
  }

  /// Returns how well a text fits, measured in each of the three ways; the quick one is `nil` if the mask isn't simple
  /// enough. Once it can't be greater than `least`, its result is any number that isn't greater.
  package func affinities(
    of text: String, _ strategy: MaskSet.Strategy, above least: Int
  ) -> (ofText: Int, ofCharacters: Int, quick: Int?) {
    let characters = GlyphText(text)
    let isPlain = strategy == .wholeString && characters.characters.allSatisfy { $0 < 0x80 }
    return (
      affinity(of: text, strategy), affinity(of: characters, strategy),
      isPlain ? Measures.affinity(of: characters.characters, in: table, above: least) : nil
    )
  }

  private func affinity(ofLength length: Int, capacity: Int) -> Int {
    if program.capacity == nil { return min(length - capacity, -1) }
    return length > capacity ? Int.min : length - capacity
  }
}

extension String {
  /// Returns the number of leading characters that two strings share, compared scalar by scalar.
  fileprivate func commonPrefixLength(with other: String) -> Int {
    var glyphs = Glyphs()
    let left = glyphs.glyphs(of: self)
    let right = glyphs.glyphs(of: other)
    var length = 0
    while length < min(left.count, right.count), glyphs.areEqual(left[length], right[length]) {
      length += 1
    }
    return length
  }
}

extension MaskSet {
  /// A keyboard that is sufficient for every mask of the set.
  public var keyboard: KeyboardType {
    if masks.allSatisfy({ $0.keyboard == .numberPad }) { return .numberPad }
    return masks.allSatisfy { [.numberPad, .asciiCapable].contains($0.keyboard) }
      ? .asciiCapable : .default
  }
}

extension MaskSet: InputFormat {
  /// Applies one user edit, and shows the result in the mask that fits it best.
  ///
  /// - Complexity: O(*k* · (*n* + *m*)) for *k* masks. No pattern is compiled.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    ExportedNumber.outcome(of: edit, in: current, .mask) { applyInput($0, to: current) }
  }

  private func applyInput(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if WholeEdit.canHaveLabel(edit), let (label, number) = WholeEdit.unlabelled(edit, masks) {
      return applyInput(number, to: current).addingUnused(label)
    }
    let length = WholeEdit.codeLength(edit)
    if length > 0, let number = WholeEdit.signed(edit, length: length, masks) {
      let outcome = applyInput(number, to: current)
      if outcome.placesAll { return outcome }
    }
    var own = current
    var shown = chosen(in: current)
    if shown == nil {
      own = showingBeginning(current.text)
      own.selection = current.selection
      shown = chosen(in: own)
    }
    var steps = Self.searchSteps
    var outcome = change(edit, in: own, shown: shown ?? 0, &steps)
    if outcome.isRejected {
      let index = shown ?? 0
      outcome = WholeEdit(edit: edit, masks: masks).outcome(
        of: own, users: { masks[index].users(in: own) }, otherwise: outcome
      ) { change($0, in: own, shown: index, &steps) }
    }
    if outcome.isRejected {
      outcome.formatted = current
    } else if own.showsPrefix, outcome.formatted.content.isValueEmpty, outcome.formatted != own,
      outcome.formatted.isEmpty || !outcome.formatted.hasTypedLiterals
    {
      outcome.formatted = prefixed
    }
    return outcome
  }

  private func change(
    _ edit: TextEdit, in own: FormattedText, shown: Int, _ steps: inout Int
  ) -> EditOutcome {
    edit.replacement.isEmpty
      ? delete(edit, in: own, shown: shown) : insert(edit, in: own, shown: shown, &steps)
  }

  /// Formats a value in the mask that takes the most characters of it. If there are several, it is one
  /// in which the value is complete, then the one that fits it best.
  ///
  /// If no mask takes the whole value, the text shows as much of it as possible and has an issue.
  public func formatted(value: String) -> FormattedText {
    ExportedNumber.formatted(value: value) { shown(value: $0) }
  }

  private func shown(value: String) -> FormattedText {
    let text = GlyphText(value)
    if value.isEmpty { return FormattedText() }
    guard let claimed = candidates(of: text) else { return FormattedText().showing(partOf: value) }
    let separators = separators(in: text)
    let known = GlyphText(characters: meaningful(text), glyphs: text.glyphs)
    var steps = Self.searchSteps
    var best = choose(of: claimed, for: known, users: 0, drawn: .all, isWhole: false) {
      index, fit, choice in
      let mask = masks[index]
      var editor = Editor(mask, FormattedText(), new: value.byteCount)
      editor.alignment.searchSteps = steps
      let result = editor.show(value: value)
      steps = editor.alignment.searchSteps
      if result.rejection != nil { return }
      // A separator that some mask takes counts as a loss, like a letter.
      let missed = separators == 0 ? 0 : max(0, separators - editor.separators)
      let isCut = !editor.unused.isEmpty || !editor.isOnePart
      var rank = Choice.Rank(isCut: isCut, unused: editor.unused.count + missed)
      rank.isIncomplete = !editor.elements[editor.end].isCompleteFrom
      choice.consider(index, result, &editor, rank) { editor in
        editor.unused.isEmpty ? fit : mask.affinity(of: editor.typedText, strategy)
      }
    }
    if best.isEmpty { return FormattedText().showing(partOf: value) }
    let isCut = best.isCut
    let shown = best.outcome(of: FormattedText()).formatted.withCaretAtEnd()
    return isCut ? shown.showing(partOf: value) : shown
  }

  /// Reads a whole text in the mask with the highest affinity.
  public func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    let affinities = affinities(of: text, caret: caret, direction: direction).map { $0 ?? Int.min }
    var best = 0
    for index in affinities.indices where affinities[index] > affinities[best] { best = index }
    return masks[best].read(text, caret: caret, direction: direction)
  }

  /// Returns the placeholder for the characters that the displayed mask still needs.
  public func remainder(after current: FormattedText) -> String {
    masks[chosen(in: current) ?? 0].remainder(after: current)
  }

  /// Returns the text after the field gets the focus. An empty text shows the literals with which
  /// all masks begin.
  public func editingBegan(_ current: FormattedText) -> FormattedText {
    primary.options.completesOnFocus && current.isBlank ? prefixed : current
  }

  /// Returns the text after the field loses the focus. A prefix without a character of the user
  /// disappears.
  public func editingEnded(_ current: FormattedText) -> FormattedText {
    masks[chosen(in: current) ?? 0].editingEnded(current)
  }

  /// The literals with which all masks begin.
  var prefixed: FormattedText {
    let program = primary.program
    var count = primary.options.rightToLeft ? 0 : program.table.nextSlot(from: 0)
    for mask in alternatives {
      let other = mask.program
      var common = 0
      while common < min(count, other.table.nextSlot(from: 0)),
        program.glyphs.scalars(program.elements[common].glyph)
          == other.glyphs.scalars(other.elements[common].glyph)
      {
        common += 1
      }
      count = common
    }
    var start = FormattedText()
    start.showsPrefix = true
    var editor = Editor(primary, start, new: 0)
    editor.drawPrefix(count)
    return editor.formatted(caret: count)
  }

  /// Returns the mask that made a text, by its index or an equal mask; `nil` if the text is from
  /// another format.
  func chosen(in current: FormattedText) -> Int? {
    if current.isEmpty { return min(Int(current.choice), masks.count - 1) }
    guard let maker = current.maker else { return nil }
    let index = Int(current.choice)
    if index < masks.count, masks[index].program.isSame(as: maker) { return index }
    return masks.firstIndex { $0.program.isSame(as: maker) }
  }
}

extension Editor {
  /// The number of letters and digits that the user typed.
  var words: Int { count { $1.isAlphanumeric($0) } }

  /// The number of other characters that the user typed.
  var separators: Int { count { !$1.isAlphanumeric($0) } }

  @inline(__always)
  private func count(_ isCounted: (Glyph, borrowing Glyphs) -> Bool) -> Int {
    var count = 0
    for index in cells.indices where cells[index].isAny(of: [.user, .typed]) {
      if isCounted(cells[index].glyph, alignment.glyphs) { count += 1 }
    }
    return count
  }
}

extension FormattedText {
  fileprivate var hasTypedLiterals: Bool {
    withExtendedLifetime(content) { content.cells.contains { $0.isTyped } }
  }
}
