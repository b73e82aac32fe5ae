extension Mask: InputFormat {
  /// Applies one user edit to a text of this mask.
  ///
  /// The mask doesn't parse the text again. It knows the origin of each character, so it can
  /// distinguish literals from the user's characters. Text from another mask or without one is
  /// formatted first.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of the text and the pattern.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if isMaker(of: current) { return applyOwn(edit, to: current) }
    let outcome = applyOwn(edit, to: adopted(current))
    return outcome.rejection.map { .rejected(current, because: $0) } ?? outcome
  }

  private func applyOwn(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    // A key has neither a label nor a calling code, and isn't a number of a program.
    if edit.replacement.byteCount < 3 { return applyText(edit, to: current) }
    return ExportedNumber.outcome(of: edit, in: current, .mask) { applyInput($0, to: current) }
  }

  private func applyInput(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if WholeEdit.canHaveLabel(edit), let (label, number) = WholeEdit.unlabelled(edit, [self]) {
      return applyInput(number, to: current).addingUnused(label)
    }
    let length = WholeEdit.codeLength(edit)
    if length > 0, let number = WholeEdit.signed(edit, length: length, [self]) {
      let outcome = applyWhole(number, to: current)
      if outcome.placesAll { return outcome }
    }
    if let code = options.callingCode, program.hasPlus, current.content.isValueEmpty,
      let number = WholeEdit.untrunked(edit, callingCode: code)
    {
      let outcome = applyWhole(number, to: current)
      if outcome.isDone, outcome.placesAll { return outcome }
    }
    return applyText(edit, to: current)
  }

  private func applyText(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let outcome = applyWhole(edit, to: current)
    guard outcome.isRejected else { return outcome }
    return WholeEdit(edit: edit, masks: [self]).outcome(
      of: current, users: { users(in: current) }, otherwise: outcome
    ) { applyWhole($0, to: current) }
  }

  /// Returns the user's characters in a text of this mask.
  func users(in current: FormattedText) -> String {
    let editor = Editor(self, current, new: 0)
    var users: [Glyph] = []
    for index in editor.cells.indices where editor.cells[index].isUser {
      users.append(editor.cells[index].glyph)
    }
    return editor.string(users)
  }

  /// Applies an edit, and rejects it if its replacement can't be placed as a whole.
  private func applyWhole(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    var editor = Editor(self, current, new: edit.replacement.byteCount)
    let result = editor.apply(edit)
    if let rejection = result.rejection { return .rejected(current, because: rejection) }
    if !result.isIgnored, !edit.replacement.isEmpty, !editor.isPlacedWhole {
      return .rejected(current, because: editor.reasonAgainstWhole)
    }
    return editor.outcome(result) ?? EditOutcome(current)
  }

  /// Formats a value: its characters are the user's, a fixed literal in its place is that literal,
  /// and missing literals are supplied.
  ///
  /// If a value doesn't fit, the text shows as much of it as possible. The text then has an issue,
  /// isn't complete, and keeps the whole value until the next edit.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of the value and the pattern.
  public func formatted(value: String) -> FormattedText {
    ExportedNumber.formatted(value: value) { shown(value: $0) }
  }

  private func shown(value: String) -> FormattedText {
    var editor = Editor(self, FormattedText(), new: value.byteCount)
    let result = editor.show(value: value)
    let shown =
      result.rejection == nil && editor.hasUser ? editor.formattedToEnd() : FormattedText()
    let fits = result.rejection == nil && editor.unused.isEmpty && editor.isOnePart
    return fits ? shown : shown.showing(partOf: value)
  }

  /// Formats text as a paste into an empty field, with the caret at its end.
  ///
  /// The result is empty if the text can't be placed as a whole and doesn't have exactly one
  /// complete part.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of the text and the pattern.
  public func formatted(text: String) -> FormattedText {
    if text.isEmpty { return FormattedText() }
    return applyOwn(TextEdit(inserting: text, at: 0), to: FormattedText()).formatted
      .withCaretAtEnd()
  }

  /// Returns the placeholder for the missing characters. With a guide, it returns the characters
  /// that the guide shows after the caret.
  public func remainder(after current: FormattedText) -> String {
    if program.table.guide != nil, !current.isEmpty {
      let text = current.text
      return String(text[current.caret.index(in: text)...])
    }
    return program.placeholder(from: end(of: current))
  }

  /// Returns the text after the field gets the focus.
  ///
  /// An empty text shows the literals before the first slot if
  /// `Options.completesOnFocus` is set.
  public func editingBegan(_ current: FormattedText) -> FormattedText {
    guard options.completesOnFocus, current.isBlank, !program.isRightToLeft else {
      return current
    }
    var prefixed = FormattedText()
    prefixed.showsPrefix = true
    var editor = Editor(self, prefixed, new: 0)
    let caret = editor.drawEmpty().caret
    return editor.formatted(caret: caret)
  }

  /// Returns the text after the field loses the focus. A prefix without a character of the user
  /// disappears.
  public func editingEnded(_ current: FormattedText) -> FormattedText {
    if !current.showsPrefix { return current }
    if current.content.isValueEmpty { return FormattedText() }
    var copy = current
    copy.showsPrefix = false
    return copy
  }
}

extension FormattedText {
  /// Whether there is neither text nor a value, which an app can assign without it being shown.
  var isBlank: Bool { isEmpty && content.isValueEmpty }
}

extension Mask {
  /// Returns `current` if this mask made it. Otherwise it formats as much of it as possible.
  private func adopted(_ current: FormattedText) -> FormattedText {
    if isMaker(of: current) { return current }
    var adopted = showingBeginning(current.text)
    adopted.selection = current.selection
    return adopted
  }

  /// Whether this mask made a text. Every mask can edit an empty text.
  private func isMaker(of current: FormattedText) -> Bool {
    let content = current.content
    if content.isMade(by: program), content.hasCells { return true }
    if content.hasCells, let maker = current.maker, program.isSame(as: maker) { return true }
    return current.isEmpty
  }

  /// Returns the element after the last displayed one.
  private func end(of current: FormattedText) -> Int {
    let content = adopted(current).content
    return withExtendedLifetime(content) {
      content.cells.last.map { program.table.element(after: $0.element) } ?? 0
    }
  }
}

extension Editor {
  /// Returns the outcome of an edit; `nil` if it was rejected or ignored.
  mutating func outcome(_ result: Result) -> EditOutcome? {
    if result.rejection != nil || result.isIgnored { return nil }
    let formatted = formatted(caret: result.caret)
    if removed.isEmpty, unused.isEmpty { return EditOutcome(formatted) }
    return EditOutcome(formatted, removed: string(removed), unused: string(unused))
  }

  /// Returns the text of the cells, with the caret at its displayed end.
  fileprivate mutating func formattedToEnd() -> FormattedText {
    formatted(caret: table.isRightToLeft ? 0 : cells.count)
  }

  func string(_ characters: [Glyph]) -> String {
    return String(table.isRightToLeft ? characters.reversed() : characters, in: glyphs)
  }
}

extension Mask {
  /// The keyboard for the mask: digits if the slots accept only digits, ASCII if they accept only
  /// ASCII.
  public var keyboard: KeyboardType {
    if program.classes.isEmpty { return .default }
    if program.classes.allSatisfy({ $0.accepts.holdsOnlyDigits }) { return .numberPad }
    return program.classes.allSatisfy { $0.accepts.holdsOnlyASCII } ? .asciiCapable : .default
  }
}

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

/// The steps of a reading. They keep what each step reads, because memory could change in between.
struct ReadingSteps {
  let elements: UnownedArray<Program.Element>
  let classes: UnownedArray<Table.SlotClass>
  let takesPlain: Bool
  let lastSlot: Int?

  @inline(__always)
  init(_ table: Table) {
    elements = table.elements
    classes = table.classes
    takesPlain = table.isPlain(0)
    lastSlot = table.lastSlot
  }

  /// The use that the next element has for the next character.
  enum Step {
    /// The element is a literal, which the character may equal.
    case literal(isSame: Bool)

    /// The element is a slot that takes the character in this form.
    case slot(Glyph)

    /// The element is an optional slot that doesn't take the character.
    case passed

    /// No element takes the character. At the end, the last slot may accept it.
    case skipped(isUnused: Bool)
  }

  @inline(__always)
  func next(
    _ glyph: Glyph, at element: Int, form: (Glyph, Int) -> Glyph?, areEqual: (Glyph, Glyph) -> Bool
  ) -> Step {
    if element == elements.count {
      guard let lastSlot else { return .skipped(isUnused: false) }
      return .skipped(isUnused: form(glyph, Int(elements[lastSlot].accepts)) != nil)
    }
    let current = elements[element]
    if current.isLiteral { return .literal(isSame: areEqual(current.glyph, glyph)) }
    if let form = form(glyph, Int(current.accepts)) { return .slot(form) }
    return current.kind == .optional ? .passed : .skipped(isUnused: false)
  }

  /// Visits the steps for some characters, with the element of each.
  @inline(__always)
  func walk(
    _ input: [Glyph], form: (Glyph, Int) -> Glyph?, areEqual: (Glyph, Glyph) -> Bool,
    visit: (Step, Int) -> Void
  ) {
    var (element, index) = (0, 0)
    while index < input.count {
      let step = next(input[index], at: element, form: form, areEqual: areEqual)
      visit(step, element)
      switch step {
      case .literal(let isSame):
        element &+= 1
        if isSame { index &+= 1 }
      case .slot:
        if elements[element].kind != .endless { element &+= 1 }
        index &+= 1
      case .passed: element &+= 1
      case .skipped: index &+= 1
      }
    }
  }
}

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
