/// Reads several characters at once (a paste, a drop, a line of a file) into tokens.
///
/// The same characters can mean different things: `12125550100` may begin with the country code
/// of the mask or with a digit of the user. Each ``Style`` is one way to see them; the editor
/// places the results and keeps the best.
struct Reader {
  let program: Program
  let options: Mask.Options

  /// Which literals letters and digits may be read as. Other characters always may.
  struct Style: Hashable {
    /// Those before the first slot.
    var prefix: Bool

    /// Those after it.
    var inner: Bool

    static let literals = Style(prefix: true, inner: true)

    /// Letters and digits are the user's wherever a slot takes them.
    static let none = Style(prefix: false, inner: false)

    static let all = [
      none, Style(prefix: true, inner: false),
      Style(prefix: false, inner: true), literals,
    ]
  }

  /// Characters as the tokens they were read as.
  struct Result {
    var tokens: [Token] = []

    /// Letters and digits that nothing takes.
    var dropped = 0

    /// Literals that were recognised.
    var literals = 0
  }

  /// Reads `input` from element `start` on.
  ///
  /// - Complexity: O(*n* + *m*) in the number of characters and elements.
  func read(
    _ input: [Glyph], from start: Int, _ style: Style, _ glyphs: inout Glyphs
  ) -> Result {
    var result = Result()
    var element = start
    let firstSlot = Int(program.nextSlot[0])
    for glyph in input {
      let isAlphanumeric = glyphs.isAlphanumeric(glyph)
      let seesLiterals = !isAlphanumeric || (element <= firstSlot ? style.prefix : style.inner)
      if seesLiterals, let literal = literalOfRun(glyph, from: element, &glyphs) {
        result.take(literal.glyph, as: .typed)
        element = literal.element + 1
      } else if let slot = program.slot(for: glyph, from: element, options, &glyphs) {
        result.take(glyph, as: .user)
        element = program.elements[slot.element].kind == .endless ? slot.element : slot.element + 1
      } else if let literal = laterLiteral(
        glyph, from: element, onlyNext: isAlphanumeric, &glyphs)
      {
        result.take(literal.glyph, as: .typed)
        element = literal.element + 1
      } else if isAlphanumeric {
        result.dropped += 1
      }
    }
    return result
  }

  /// Whether some letter or digit of `input` could be a literal, so that styles differ.
  func hasAlphanumericLiteral(of input: [Glyph], _ glyphs: inout Glyphs) -> Bool {
    let literals = program.alphanumericLiterals
    if literals.isEmpty { return false }
    if literals.count == Program.mostAlphanumericLiterals { return true }
    return input.contains { glyph in
      let form = changed(glyph, &glyphs) ?? glyph
      return literals.contains { glyphs.areEqual($0, glyph) || glyphs.areEqual($0, form) }
    }
  }

  /// `input` without spaces and without the characters other than letters and digits that are
  /// literals of the mask: for slots that would accept them as they accept anything.
  func withoutLiterals(_ input: [Glyph], _ glyphs: Glyphs) -> [Glyph] {
    let literals = program.elements.filter { $0.isLiteral && !glyphs.isAlphanumeric($0.glyph) }
    let scalars = Set(literals.map { $0.glyph }.filter { !Glyphs.isCluster($0) })
    return input.filter { glyph in
      if glyphs.isSpace(glyph) || scalars.contains(glyph) { return false }
      return !Glyphs.isCluster(glyph)
        || !literals.contains { glyphs.areEqual($0.glyph, glyph) }
    }
  }

  /// The literal of the run that begins at `start` which equals a character as typed, or after
  /// the mask's change of case.
  func literalOfRun(
    _ glyph: Glyph, from start: Int, _ glyphs: inout Glyphs
  ) -> (element: Int, glyph: Glyph)? {
    if let element = program.literalOfRun(glyph, from: start, glyphs) { return (element, glyph) }
    guard let changed = changed(glyph, &glyphs) else { return nil }
    return program.literalOfRun(changed, from: start, glyphs).map { ($0, changed) }
  }

  /// A literal beyond optional slots that stay empty; of a letter or digit only the very next.
  func laterLiteral(
    _ glyph: Glyph, from start: Int, onlyNext: Bool, _ glyphs: inout Glyphs
  ) -> (element: Int, glyph: Glyph)? {
    for form in [glyph, changed(glyph, &glyphs) ?? glyph] {
      if onlyNext {
        if let next = program.nextLiteral(from: start),
          glyphs.areEqual(program.elements[next].glyph, form)
        {
          return (next, form)
        }
      } else if let found = program.literal(form, from: start, glyphs) {
        return (found, form)
      }
    }
    return nil
  }

  private func changed(_ glyph: Glyph, _ glyphs: inout Glyphs) -> Glyph? {
    guard let letterCase = options.letterCase else { return nil }
    let changed = glyphs.changing(glyph, to: letterCase)
    return changed == glyph ? nil : changed
  }

  func isAccepted(
    _ glyph: Glyph, _ slot: Program.Element, _ glyphs: inout Glyphs
  ) -> Bool {
    program.accepted(
      glyph, by: slot, digits: options.digits, letterCase: options.letterCase, in: &glyphs) != nil
  }
}

extension Reader.Result {
  fileprivate mutating func take(_ glyph: Glyph, as role: Token.Role) {
    tokens.append(Token(glyph: glyph, role: role, isNew: true))
    if role == .typed { literals += 1 }
  }
}
