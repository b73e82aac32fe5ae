import FormworkUnicode

/// An edit that a mask or a set of masks can't apply as it is.
///
/// It tries other meanings in this order: a national number with its calling code, the same number
/// typed key by key into a full field, and one complete part of the input.
struct WholeEdit {
  let edit: TextEdit
  let masks: [Mask]

  /// Applies an edit with another replacement, as a whole or not at all.
  typealias Place = (TextEdit) -> EditOutcome

  /// Returns the outcome of the first other meaning that fits, or the rejection.
  ///
  /// - Parameters:
  ///   - current: The text before the edit.
  ///   - users: The user's characters in `current`.
  ///   - declined: The rejection of the original edit.
  ///   - place: Applies an edit with another replacement.
  /// - Returns: The outcome.
  func outcome(
    of current: FormattedText, users: () -> String, otherwise declined: EditOutcome, place: Place
  ) -> EditOutcome {
    // Input that begins with another prefix is the whole number of another country.
    guard let rejection = declined.rejection, rejection != .otherPrefix, !edit.replacement.isEmpty
    else { return declined }
    let input = GlyphText(edit.replacement)
    if input.characters.count == 1 { return keys(users, in: current, place) ?? declined }
    if let outcome = withoutCallingCode(input, edit, place) { return outcome }
    let parts = parts(of: input)
    return .onePart(of: parts.count, otherwise: rejection, current) { index in
      let part = input[parts[index]]
      let edit = edit.replacing(with: part.text)
      var outcome = withoutCallingCode(part, edit, place) ?? place(edit)
      if !outcome.placesAll { return .rejected(current, because: rejection) }
      outcome.unused =
        input[0..<parts[index].lowerBound].words
        + input[parts[index].upperBound..<input.characters.count].words
      return outcome
    }
  }
}

extension WholeEdit {
  /// Returns the longest runs of characters that a mask can place or that only decorate. At least
  /// one character of a run can be placed.
  ///
  /// A plus sign directly before such a run belongs to it, so no mask takes it.
  private func parts(of input: GlyphText) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var known = masks.map { $0.program.glyphs }
    var (start, isPlaced) = (-1, false)
    var (belongs, takes) = (false, false)
    for index in 0...input.characters.count {
      if index == input.characters.count {
        (belongs, takes) = (false, false)
      } else if index == 0
        || !input.glyphs.areEqual(input.characters[index], input.characters[index - 1])
      {
        // Of equal adjacent characters, only the first is looked up.
        (belongs, takes) = (input.glyphs.isDecoration(input.characters[index]), false)
        for place in masks.indices where !takes {
          let program = masks[place].program
          let glyph = known[place].adopt(input.characters[index], from: input.glyphs)
          takes = program.isTaken(glyph, &known[place])
          belongs = belongs || takes || program.decorates(glyph, known[place])
        }
      }
      if belongs {
        if start < 0 {
          let isPlus = index > 0 && input.glyphs.isPlus(input.characters[index - 1])
          start = isPlus ? index - 1 : index
        }
        if takes { isPlaced = true }
      } else if start >= 0 {
        let part = start..<index
        if isPlaced, part.count < input.characters.count { parts.append(part) }
        (start, isPlaced) = (-1, false)
      }
    }
    return parts
  }

  /// Places all keys again if the user types another one at the end of a full field: `12125550100`
  /// for `+1 ([000]) …`.
  private func keys(_ users: () -> String, in current: FormattedText, _ place: Place)
    -> EditOutcome?
  {
    let end = current.end
    guard current.isFull, edit.range == end..<end, masks.contains(where: { $0.program.hasCode })
    else { return nil }
    let keys = TextEdit(replacing: 0..<end, with: users() + edit.replacement)
    let input = GlyphText(keys.replacement)
    let outcome = withoutCallingCode(input, keys, place) ?? place(keys)
    let isWhole = outcome.isDone && outcome.unused.isEmpty && keepsAllButCode(input, outcome)
    return isWhole ? outcome : nil
  }

  /// Whether the keys are the user's again, except for letters and digits at their start, which are
  /// the code. The new key may have another form.
  private func keepsAllButCode(_ keys: GlyphText, _ outcome: EditOutcome) -> Bool {
    let kept = GlyphText(outcome.formatted.content.usersText)
    let code = keys.characters.count - kept.characters.count
    guard code >= 0 else { return false }
    for index in 0..<code where !keys.glyphs.isAlphanumeric(keys.characters[index]) { return false }
    for index in kept.characters.indices.dropLast()
    where kept.glyphs.scalars(kept.characters[index])
      != keys.glyphs.scalars(keys.characters[code + index])
    {
      return false
    }
    return true
  }

  /// Places a number without its calling code into a mask for national numbers.
  private func withoutCallingCode(
    _ input: GlyphText, _ edit: TextEdit, _ place: Place
  ) -> EditOutcome? {
    for mask in masks {
      guard let code = mask.options.callingCode, let number = input.without(callingCode: code)
      else { continue }
      let rest = input[number.start..<input.characters.count]
      let outcome = place(edit.replacing(with: rest.text))
      // Without a plus sign or zeros before it, the code can be the beginning of a number.
      if number.isSaid ? !outcome.isRejected && outcome.unused.isEmpty : outcome.isDone {
        return outcome
      }
    }
    return nil
  }
}

extension GlyphText {
  fileprivate subscript(range: Range<Int>) -> GlyphText {
    GlyphText(characters: Array(characters[range]), glyphs: glyphs)
  }

  fileprivate var text: String { String(characters, in: glyphs) }

  /// The letters and digits.
  fileprivate var words: String {
    String(characters.filter { glyphs.isAlphanumeric($0) }, in: glyphs)
  }

  /// Returns the start of the number after a calling code, and whether a plus sign or `00`
  /// announces the code; `nil` if the text doesn't begin with the code.
  fileprivate func without(callingCode: Int) -> (start: Int, isSaid: Bool)? {
    var index = 0
    func skipDecoration() {
      while index < characters.count, glyphs.isDecoration(characters[index]) { index += 1 }
    }
    func skip(_ digit: Int) -> Bool {
      skipDecoration()
      guard index < characters.count, !Glyphs.isCluster(characters[index]),
        UnicodeData.decimalDigitValue(characters[index]).map(Int.init) == digit
      else { return false }
      index += 1
      return true
    }
    skipDecoration()
    var isSaid = false
    if index < characters.count, glyphs.isPlus(characters[index]) {
      index += 1
      isSaid = true
    } else {
      let start = index
      isSaid = skip(0) && skip(0)
      if !isSaid { index = start }
    }
    var divisor = 1
    while callingCode / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      if !skip(callingCode / divisor % 10) { return nil }
      divisor /= 10
    }
    return (index, isSaid)
  }
}

extension Program {
  /// Whether numbers can have a code that isn't part of the value: a prefix or a calling code.
  var hasCode: Bool { prefix != nil || source.options.callingCode != nil }

  /// Whether a slot takes a character of other glyphs.
  func takes(_ glyph: Glyph, _ others: Glyphs) -> Bool {
    var glyphs = glyphs
    return isTaken(glyphs.adopt(glyph, from: others), &glyphs)
  }

  /// Whether a character is a literal of this mask or the guide's placeholder.
  func decorates(_ glyph: Glyph, _ glyphs: Glyphs) -> Bool {
    table.literal(glyph, from: 0, upTo: Int.max, glyphs) != Int.max
      || table.guide.map { glyphs.areEqual($0, glyph) } ?? false
  }
}
