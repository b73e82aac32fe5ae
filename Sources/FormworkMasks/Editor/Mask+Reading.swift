extension Mask {
  /// Reads a whole text in a single pass from its start, without regard to earlier edits.
  ///
  ///     let date = try Mask("[00]{.}[00]{.}[0000]")
  ///     date.read("1212", caret: 4, direction: .forward(completing: true)).text  // "12.12."
  ///
  /// If a character equals the next literal or fits the next slot, it takes that place. Otherwise
  /// the mask supplies the literal or skips the optional slot. A character that a mandatory slot
  /// can't take is skipped.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of `text` and the pattern.
  public func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    var pass = ReadingPass(program)
    return pass.read(text, caret: caret, direction: direction)
  }
}

/// The single pass of a stateless reading.
struct ReadingPass {
  private let program: Program
  private var glyphs: Glyphs

  /// Whether only the measures are needed, not the text.
  private let isMeasure: Bool
  private var output: [Glyph] = []
  private var value: [Glyph] = []
  private(set) var measures = Measures()
  private var element = 0
  private var caret = 0

  /// The literals before the caret since the last slot, which a skipping deletion can remove.
  private var skippable: [(glyph: Glyph, isFixed: Bool, element: Int)] = []

  /// Measures of how well a text fits.
  struct Measures {
    var affinity = 0

    /// The lengths of the value and of the text, in characters.
    var valueLength = 0
    var length = 0

    /// The number of equal characters that the input and the new text begin with.
    var sharedLength = 0

    /// The number of unused characters at the end that the last slot would take. If the mask were
    /// longer, the value would have them, too.
    var unused = 0
  }

  init(_ program: Program, isMeasure: Bool = false) {
    self.program = program
    self.isMeasure = isMeasure
    glyphs = program.glyphs
  }

  /// Reads characters of other glyphs for the measures alone. The caret is at their end.
  mutating func measure(_ text: GlyphText) {
    let input = text.characters
    caret = input.count
    if input.contains(where: { Glyphs.isCluster($0) }) {
      consume(input.map { glyphs.adopt($0, from: text.glyphs) }, isForward: true)
    } else {
      consume(input, isForward: true)
    }
  }

  mutating func read(_ text: String, caret offset: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    var input = glyphs.glyphs(of: text)
    let isASCII = text.byteCount == input.count
    caret =
      isASCII
      ? max(0, min(offset.value, input.count))
      : offset.converted(to: CharacterUnits.self, in: text).value
    if program.isRightToLeft {
      input.reverse()
      caret = input.count - caret
    }
    output.reserveCapacity(input.count + min(program.elements.count, 16))
    value.reserveCapacity(input.count)
    consume(input, isForward: direction.isForward)
    if direction == .forward(completing: true), caret == output.count, !program.isRightToLeft {
      complete()
    }
    let isComplete = program.elements[element].isCompleteFrom
    if direction == .backward(skipping: true) { skip() }
    let remainder = program.placeholder(from: element)
    if program.isRightToLeft {
      output.reverse()
      value.reverse()
      caret = output.count - caret
    }
    let shown = String(output, in: glyphs)
    let shownCaret =
      isASCII && shown.byteCount == output.count
      ? UTF16Offset(caret)
      : UTF16Offset(String(Array(output.prefix(caret)), in: glyphs).utf16Length).clamped(to: shown)
    return StatelessReading(
      text: shown, caret: shownCaret, value: String(value, in: glyphs), isComplete: isComplete,
      affinity: measures.affinity, remainder: remainder)
  }

  private mutating func consume(_ input: [Glyph], isForward: Bool) {
    let table = program.table
    let elements = table.elements
    let start = caret
    // Local variables stay in registers while the text is read.
    var (element, caret, measures) = (self.element, self.caret, self.measures)
    defer { (self.element, self.caret, self.measures) = (element, caret, measures) }
    var index = 0
    while index < input.count {
      let glyph = input[index]
      let deletes = index < start
      if element < elements.count {
        let current = elements[element]
        if current.isLiteral {
          let isSame = glyphs.areEqual(current.glyph, glyph)
          put(current.glyph, isValue: current.kind == .fixed, input, &measures)
          measures.affinity += isSame ? 1 : -1
          if !isSame, isForward ? index <= start : deletes { caret += 1 }
          if deletes, !isMeasure {
            skippable.append((current.glyph, current.kind == .fixed, element))
          }
          element += 1
          if isSame { index += 1 }
          continue
        }
        if let accepted = accept(glyph, current, table) {
          put(accepted, isValue: true, input, &measures)
          measures.affinity += 1
          if deletes, !isMeasure { skippable.removeAll(keepingCapacity: true) }
          if current.kind != .endless { element += 1 }
          index += 1
          continue
        }
        if current.kind == .optional {
          measures.affinity -= 1
          if deletes, !isMeasure { skippable.removeAll(keepingCapacity: true) }
          element += 1
          continue
        }
      } else if isWantedAtEnd(glyph, table) {
        measures.unused += 1
      }
      // No element takes the character.
      measures.affinity -= 1
      if deletes { caret -= 1 }
      index += 1
    }
  }

  /// Adds a character to the text and, if `isValue` is true, to the value.
  @inline(__always)
  private mutating func put(
    _ glyph: Glyph, isValue: Bool, _ input: [Glyph], _ measures: inout Measures
  ) {
    let length = measures.length
    if measures.sharedLength == length, length < input.count, glyphs.areEqual(glyph, input[length])
    {
      measures.sharedLength += 1
    }
    measures.length += 1
    if isValue { measures.valueLength += 1 }
    if isMeasure { return }
    output.append(glyph)
    if isValue { value.append(glyph) }
  }

  private mutating func isWantedAtEnd(_ glyph: Glyph, _ table: Table) -> Bool {
    guard let last = table.lastSlot else { return false }
    return accept(glyph, table.elements[last], table) != nil
  }

  @inline(__always)
  private mutating func accept(_ glyph: Glyph, _ slot: Program.Element, _ table: Table) -> Glyph? {
    if table.isPlain(glyph) {
      let ascii = table.classes[Int(slot.accepts)].ascii
      return ascii.contains(UInt8(truncatingIfNeeded: glyph)) ? glyph : nil
    }
    return program.accepted(
      glyph, by: slot, digits: table.digits, letterCase: table.letterCase, in: &glyphs)
  }

  private mutating func complete() {
    while element < program.elements.count, program.elements[element].isLiteral {
      let literal = program.elements[element]
      output.append(literal.glyph)
      if literal.kind == .fixed { value.append(literal.glyph) }
      caret += 1
      element += 1
    }
  }

  /// Removes the literals before the caret at the end, and moves the caret before them in the
  /// middle.
  ///
  /// A removed literal becomes the first missing element, even if optional slots after it were
  /// skipped.
  private mutating func skip() {
    while let last = skippable.popLast() {
      if caret == output.count, output.last == last.glyph {
        output.removeLast()
        if last.isFixed { value.removeLast() }
        element = last.element
      }
      caret -= 1
    }
  }
}

extension ReadingDirection {
  var isForward: Bool {
    switch self {
    case .forward: true
    case .backward: false
    }
  }
}
