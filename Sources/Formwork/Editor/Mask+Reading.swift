extension Mask {
  /// Reads a whole text in a single pass, from its start, without regard to how it came about.
  ///
  ///     let date = try Mask("[00]{.}[00]{.}[0000]")
  ///     date.read("1212", caret: 4, direction: .forward(completing: true)).text  // "12.12."
  ///
  /// A character that equals the literal in turn is that literal, one that fits the slot in turn
  /// fills it; else a literal is supplied, an optional slot is skipped, and a character that a
  /// mandatory slot can't take is left out.
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
  private let digits: Mask.Digits
  private let letterCase: LetterCase?
  private var glyphs: Glyphs
  private var element = 0

  /// Whether the text that comes of it is wanted, or only its measures.
  private let isMeasure: Bool
  private var output: [Glyph] = []
  private var value: [Glyph] = []
  private(set) var affinity = 0

  /// How many characters the value has, and the text.
  private(set) var valueLength = 0
  private var length = 0

  /// How many characters are the same at the beginnings of both texts.
  private(set) var sharedLength = 0

  /// How many characters were left out at the end that the last slot would have taken: what the
  /// value would have more, were the mask longer.
  private(set) var surplus = 0
  private var caret = 0

  /// The literals before the caret since the last slot: what a skipping deletion may take back.
  private var skippable: [(glyph: Glyph, isFixed: Bool, element: Int)] = []

  init(_ program: Program, isMeasure: Bool = false) {
    self.program = program
    self.isMeasure = isMeasure
    digits = program.table.digits
    letterCase = program.table.letterCase
    glyphs = program.glyphs
  }

  /// Reads characters of other glyphs up to the caret at their end, for the measures alone.
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
    let isASCII = text.utf8.count == input.count
    caret =
      isASCII
      ? max(0, min(offset.value, input.count))
      : offset.converted(to: CharacterUnits.self, in: text).value
    if program.isRightToLeft {
      input.reverse()
      caret = input.count - caret
    }
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
      isASCII && shown.utf8.count == output.count
      ? UTF16Offset(caret)
      : UTF16Offset(String(output.prefix(caret), in: glyphs).utf16.count).clamped(to: shown)
    return StatelessReading(
      text: shown, caret: shownCaret, value: String(value, in: glyphs), isComplete: isComplete,
      affinity: affinity, remainder: remainder)
  }

  private mutating func consume(_ input: [Glyph], isForward: Bool) {
    let caret = self.caret
    let elements = program.table.elements
    var index = 0
    while index < input.count {
      let inserts = isForward ? index <= caret : index < caret
      let deletes = index < caret
      guard element < elements.count else {
        if isWantedAtEnd(input[index]) { surplus += 1 }
        reject(deletes)
        index += 1
        continue
      }
      let current = elements[element]
      if current.isLiteral {
        let isSame = glyphs.areEqual(current.glyph, input[index])
        put(current.glyph, isValue: current.kind == .fixed, input)
        emit(current, isSupplied: !isSame, inserts: inserts, deletes: deletes)
        if isSame { index += 1 }
      } else if let accepted = accept(input[index], current) {
        put(accepted, isValue: true, input)
        affinity += 1
        if deletes, !isMeasure { skippable.removeAll(keepingCapacity: true) }
        if current.kind != .endless { element += 1 }
        index += 1
      } else if current.kind == .optional {
        affinity -= 1
        if deletes, !isMeasure { skippable.removeAll(keepingCapacity: true) }
        element += 1
      } else {
        reject(deletes)
        index += 1
      }
    }
  }

  /// Adds a character to the text, and to the value.
  @inline(__always)
  private mutating func put(_ glyph: Glyph, isValue: Bool, _ input: [Glyph]) {
    if sharedLength == length, length < input.count, glyphs.areEqual(glyph, input[length]) {
      sharedLength += 1
    }
    length += 1
    if isValue { valueLength += 1 }
    if isMeasure { return }
    output.append(glyph)
    if isValue { value.append(glyph) }
  }

  private mutating func isWantedAtEnd(_ glyph: Glyph) -> Bool {
    guard let last = program.elements.last(where: { $0.isSlot }) else { return false }
    return accept(glyph, last) != nil
  }

  @inline(__always)
  private mutating func accept(_ glyph: Glyph, _ slot: Program.Element) -> Glyph? {
    if program.table.isPlain(glyph) {
      let ascii = program.table.classes[Int(slot.accepts)].ascii
      return ascii.contains(UInt8(truncatingIfNeeded: glyph)) ? glyph : nil
    }
    return program.accepted(glyph, by: slot, digits: digits, letterCase: letterCase, in: &glyphs)
  }

  private mutating func reject(_ deletes: Bool) {
    affinity -= 1
    if deletes { caret -= 1 }
  }

  @inline(__always)
  private mutating func emit(
    _ literal: Program.Element, isSupplied: Bool, inserts: Bool, deletes: Bool
  ) {
    affinity += isSupplied ? -1 : 1
    if isSupplied, inserts { caret += 1 }
    if deletes, !isMeasure { skippable.append((literal.glyph, literal.kind == .fixed, element)) }
    element += 1
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

  /// Takes back the literals before the caret: at the end they go, in the middle they are passed.
  ///
  /// One that the caret stands behind at the end is what was shown last, even if optional slots were
  /// skipped after it: it is what is missing first then.
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
