extension Mask {
  /// Reads a whole text in a single pass, from its start, without regard to how it came about.
  ///
  ///     let date = try Mask("[00]{.}[00]{.}[0000]")
  ///     date.read("1212", caret: 4, gravity: .forward(completing: true)).text  // "12.12."
  ///
  /// A character that equals the literal in turn is that literal, one that fits the slot in turn
  /// fills it; else a literal is supplied, an optional slot is skipped, and a character that a
  /// mandatory slot can't take is left out.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of `text` and the pattern.
  public func read(_ text: String, caret: UTF16Offset, gravity: Gravity) -> Reading {
    var pass = ReadingPass(program, digits: options.digits, letterCase: options.letterCase)
    return pass.read(text, caret: caret, gravity: gravity)
  }
}

/// The single pass of a stateless reading.
struct ReadingPass {
  private let program: Program
  private let digits: Mask.Digits
  private let letterCase: LetterCase?
  private var glyphs: Glyphs
  private var element = 0
  private var output: [Glyph] = []
  private var value: [Glyph] = []
  private var affinity = 0

  /// How many characters were left out at the end that the last slot would have taken: what the
  /// value would have more, were the mask longer.
  private(set) var surplus = 0
  private var caret = 0

  /// The literals before the caret since the last slot: what a skipping deletion may take back.
  private var skippable: [(glyph: Glyph, isFixed: Bool, element: Int)] = []

  init(_ program: Program, digits: Mask.Digits, letterCase: LetterCase?) {
    self.program = program
    self.digits = digits
    self.letterCase = letterCase
    glyphs = program.glyphs
  }

  mutating func read(_ text: String, caret offset: UTF16Offset, gravity: Gravity) -> Reading {
    var input = glyphs.glyphs(of: text)
    let isASCII = text.utf8.count == input.count
    caret =
      isASCII
      ? max(0, min(offset.value, input.count))
      : offset.converted(to: Characters.self, in: text).value
    if program.isRightToLeft {
      input.reverse()
      caret = input.count - caret
    }
    consume(input, isForward: gravity.isForward)
    if gravity == .forward(completing: true), caret == output.count, !program.isRightToLeft {
      complete()
    }
    let isComplete = program.elements[element].isCompleteFrom
    if gravity == .backward(skipping: true) { skip() }
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
    return Reading(
      text: shown, caret: shownCaret, value: String(value, in: glyphs), isComplete: isComplete,
      affinity: affinity, remainder: remainder)
  }

  private mutating func consume(_ input: [Glyph], isForward: Bool) {
    let caret = self.caret
    var index = 0
    while index < input.count {
      let inserts = isForward ? index <= caret : index < caret
      let deletes = index < caret
      guard element < program.elements.count else {
        if isWantedAtEnd(input[index]) { surplus += 1 }
        reject(deletes)
        index += 1
        continue
      }
      let current = program.elements[element]
      if current.isLiteral {
        let isSame = glyphs.areEqual(current.glyph, input[index])
        emit(current, isSupplied: !isSame, inserts: inserts, deletes: deletes)
        if isSame { index += 1 }
      } else if let accepted = accept(input[index], current) {
        output.append(accepted)
        value.append(accepted)
        affinity += 1
        if deletes { skippable.removeAll(keepingCapacity: true) }
        if current.kind != .endless { element += 1 }
        index += 1
      } else if current.kind == .optional {
        affinity -= 1
        if deletes { skippable.removeAll(keepingCapacity: true) }
        element += 1
      } else {
        reject(deletes)
        index += 1
      }
    }
  }

  private mutating func isWantedAtEnd(_ glyph: Glyph) -> Bool {
    guard let last = program.elements.last(where: { $0.isSlot }) else { return false }
    return accept(glyph, last) != nil
  }

  private mutating func accept(_ glyph: Glyph, _ slot: Program.Element) -> Glyph? {
    program.accepted(glyph, by: slot, digits: digits, letterCase: letterCase, in: &glyphs)
  }

  private mutating func reject(_ deletes: Bool) {
    affinity -= 1
    if deletes { caret -= 1 }
  }

  private mutating func emit(
    _ literal: Program.Element, isSupplied: Bool, inserts: Bool, deletes: Bool
  ) {
    output.append(literal.glyph)
    if literal.kind == .fixed { value.append(literal.glyph) }
    affinity += isSupplied ? -1 : 1
    if isSupplied, inserts { caret += 1 }
    if deletes { skippable.append((literal.glyph, literal.kind == .fixed, element)) }
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

extension Gravity {
  var isForward: Bool {
    switch self {
    case .forward: true
    case .backward: false
    }
  }
}
