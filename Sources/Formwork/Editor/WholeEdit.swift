import FormworkUnicode

/// An edit that a mask, or a set of masks, can't carry out as it is.
///
/// What else the user may have meant is asked in this order: a national number that came with its calling
/// code; the same, typed key by key, whose last key came into a full field; one complete part of the input.
struct WholeEdit {
  let edit: TextEdit
  let masks: [Mask]

  /// Carries out an edit with another replacement, whole or not at all.
  typealias Place = (TextEdit) -> EditOutcome

  /// The outcome of what the edit means otherwise, or its rejection.
  ///
  /// - Parameters:
  ///   - current: The text before the edit.
  ///   - rejection: The rejection of the edit as it is.
  ///   - place: Carries out an edit instead.
  /// - Returns: The outcome.
  func outcome(
    of current: FormattedText, otherwise rejection: EditOutcome, place: Place
  ) -> EditOutcome {
    // What begins with another prefix is another country's number as a whole.
    guard let refusal = rejection.refusal, refusal != .otherPrefix, !edit.replacement.isEmpty
    else { return rejection }
    if edit.replacement.isOneCharacter { return keys(in: current, place) ?? rejection }
    if let outcome = withoutCallingCode(edit, place) { return outcome }
    let input = WholeInput(edit.replacement)
    let parts = input.parts(where: belongs).filter { $0.contains(where: isPlaceable) }
    return .onePart(of: input, parts, otherwise: refusal, current) { part in
      let edit = edit.replacing(with: part)
      return withoutCallingCode(edit, place) ?? place(edit)
    }
  }

  private func belongs(_ character: Character) -> Bool {
    masks.contains { $0.program.belongs(character) }
  }

  private func isPlaceable(_ character: Character) -> Bool {
    masks.contains { $0.program.isPlaceable(character) }
  }
}

extension WholeEdit {
  /// Reads all keys anew when one more comes to the end of a full field: `12125550100` under `+1 ([000]) …`.
  private func keys(in current: FormattedText, _ place: Place) -> EditOutcome? {
    let end = UTF16Offset(current.text.utf16Length)
    guard current.isFull, edit.range == end..<end, masks.contains(where: { $0.program.hasCode })
    else { return nil }
    let keys = TextEdit(replacing: 0..<end, with: current.userText + edit.replacement)
    let outcome = withoutCallingCode(keys, place) ?? place(keys)
    return outcome.isDone && outcome.leftOut.isEmpty ? outcome : nil
  }

  /// Places a number without the calling code of a mask of national numbers.
  private func withoutCallingCode(_ edit: TextEdit, _ place: Place) -> EditOutcome? {
    for mask in masks {
      guard let code = mask.options.callingCode,
        let (number, isSaid) = edit.replacement.without(callingCode: code)
      else { continue }
      let outcome = place(edit.replacing(with: number))
      // Without a plus sign or zeros before it the code may be the beginning of a number.
      if isSaid ? !outcome.isRefused && outcome.leftOut.isEmpty : outcome.isDone { return outcome }
    }
    return nil
  }
}

extension String {
  /// What follows a calling code at the beginning of the text, and whether a plus sign or `00` says that it
  /// is one; `nil` if the text doesn't begin with it.
  fileprivate func without(callingCode: Int) -> (number: String, isSaid: Bool)? {
    var rest = unicodeScalars[...]
    func skipDecoration() {
      rest = rest.drop { WholeInput.isDecoration($0.value) }
    }
    func skip(_ digits: String) -> Bool {
      var after = rest
      for digit in digits.unicodeScalars {
        after = after.drop { WholeInput.isDecoration($0.value) }
        guard let next = after.popFirst(), let value = UnicodeData.decimalDigitValue(next.value),
          0x30 + UInt32(value) == digit.value
        else { return false }
      }
      rest = after
      return true
    }
    skipDecoration()
    var isSaid = false
    if let first = rest.first, WholeInput.isPlus(first.value) {
      rest.removeFirst()
      isSaid = true
    } else if skip("00") {
      isSaid = true
    }
    guard skip(String(callingCode)) else { return nil }
    return (String(rest), isSaid)
  }
}

extension Program {
  /// Whether numbers are written with a code that the value doesn't have: a prefix, or a calling code.
  var hasCode: Bool { prefix != nil || source.options.callingCode != nil }

  /// Whether a slot accepts a character.
  func isPlaceable(_ character: Character) -> Bool {
    var glyphs = glyphs
    return isTaken(glyphs.glyph(of: character), &glyphs)
  }

  /// Whether a character has a place here, or decorates what has one.
  func belongs(_ character: Character) -> Bool {
    var glyphs = glyphs
    let glyph = glyphs.glyph(of: character)
    return glyphs.isDecoration(glyph) || isTaken(glyph, &glyphs)
      || table.literal(glyph, from: 0, upTo: Int.max, glyphs) != Int.max
      || table.guide.map { glyphs.areEqual($0, glyph) } ?? false
  }
}
