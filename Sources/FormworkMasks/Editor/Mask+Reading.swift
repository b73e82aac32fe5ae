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
  private var output: [Glyph] = []
  private var value: [Glyph] = []

  /// The number of characters that the mask takes, less those that it skips or supplies.
  private var affinity = 0

  /// The number of unused characters at the end that the last slot would take. If the mask were
  /// longer, the value would have them, too.
  private(set) var unused = 0
  private var element = 0
  private var caret = 0

  /// The literals before the caret since the last slot, which a skipping deletion can remove.
  private var skippable: [(glyph: Glyph, isFixed: Bool, element: Int)] = []

  init(_ program: Program) {
    self.program = program
    glyphs = program.glyphs
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
      affinity: affinity, remainder: remainder)
  }

  private mutating func consume(_ input: [Glyph], isForward: Bool) {
    let steps = ReadingSteps(program.table)
    let start = caret
    var index = 0
    while index < input.count {
      let deletes = index < start
      let step = steps.next(input[index], at: element) {
        program.form(of: $0, inClass: $1, &glyphs)
      } areEqual: {
        glyphs.areEqual($0, $1)
      }
      switch step {
      case .literal(let isSame):
        let literal = steps.elements[element]
        put(literal.glyph, isValue: literal.kind == .fixed)
        affinity += isSame ? 1 : -1
        if !isSame, isForward ? index <= start : deletes { caret += 1 }
        if deletes { skippable.append((literal.glyph, literal.kind == .fixed, element)) }
        element += 1
        if isSame { index += 1 }
      case .slot(let accepted):
        put(accepted, isValue: true)
        affinity += 1
        if deletes { skippable.removeAll(keepingCapacity: true) }
        if steps.elements[element].kind != .endless { element += 1 }
        index += 1
      case .passed:
        affinity -= 1
        if deletes { skippable.removeAll(keepingCapacity: true) }
        element += 1
      case .skipped(let isUnused):
        affinity -= 1
        if isUnused { unused += 1 }
        if deletes { caret -= 1 }
        index += 1
      }
    }
  }

  /// Adds a character to the text and, if `isValue` is true, to the value.
  private mutating func put(_ glyph: Glyph, isValue: Bool) {
    output.append(glyph)
    if isValue { value.append(glyph) }
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
