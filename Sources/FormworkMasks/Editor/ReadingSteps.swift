/// The steps of a reading. They keep what each step reads, because memory could change in between.
struct ReadingSteps {
  let elements: Fixed<Program.Element>
  let classes: Fixed<Table.SlotClass>
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
