import FormworkTables

/// An edit that a mask or a set of masks can't apply as it is.
///
/// It tries other meanings in this order: a national number with its calling code or trunk prefix, and the same
/// number typed into a full field. Then come a whole code over a part, and one complete part of the input.
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
    if let outcome = insteadOfPart(edit.replacement, current, users, place) { return outcome }
    let parts = parts(of: input)
    return .onePart(of: parts.count, otherwise: rejection, current) { index in
      let part = input[parts[index]]
      let edit = edit.replacing(with: part.text)
      var outcome =
        withoutCallingCode(part, edit, place)
        ?? ExportedNumber.outcome(of: edit, in: current, .mask, by: place)
      if outcome.isRejected, let whole = insteadOfPart(part.text, current, users, place) {
        outcome = whole
      } else if !outcome.placesAll {
        return .rejected(current, because: rejection)
      }
      outcome.unused =
        input[0..<parts[index].lowerBound].words
        + input[parts[index].upperBound..<input.characters.count].words
      return outcome
    }
  }
}

extension WholeEdit {
  /// Whether a replacement is long enough for a label, and has a byte of a plus sign.
  static func canHaveLabel(_ edit: TextEdit) -> Bool {
    // A label, a plus sign, and a digit. A key has no label.
    if edit.replacement.byteCount < 3 { return false }
    var hasPlus = false
    edit.replacement.withBytes { bytes in
      hasPlus = bytes.contains { $0 == 0x2B || $0 >= 0xE2 }
    }
    return hasPlus
  }

  /// Returns an international number without the label before it, and the label, as in
  /// `Tel. +1 212 555 0100` and `(+1) 212 555 0100`; `nil` if the text begins with the number.
  ///
  /// Only a text that begins with the prefix of a mask is compared with it.
  static func unlabelled(_ edit: TextEdit, _ masks: [Mask]) -> (label: String, number: TextEdit)? {
    guard masks.contains(where: { $0.program.hasPlus && !$0.program.isRightToLeft }) else {
      return nil
    }
    let input = GlyphText(edit.replacement)
    guard let plus = input.characters.firstIndex(where: { input.glyphs.isPlus($0) }),
      plus + 1 < input.characters.count, input.glyphs.isDigit(input.characters[plus + 1])
    else { return nil }
    let label = input[0..<plus]
    let isLabel = label.characters.contains { !input.glyphs.isSpace($0) }
    let isPlaced = label.characters.contains { glyph in
      masks.contains { $0.program.isTaken(glyph, of: input.glyphs) }
    }
    if !isLabel || isPlaced { return nil }
    return (label.words, edit.replacing(with: input[plus..<input.characters.count].text))
  }

  /// The number of digits before another character at the start of a replacement; 0 if they are too many for a
  /// calling code, or if no other character follows.
  static func codeLength(_ edit: TextEdit) -> Int {
    if edit.replacement.byteCount < 4 { return 0 }
    var length = 0
    edit.replacement.withBytes { bytes in
      while length < 4, bytes[length] &- 0x30 < 10 { length &+= 1 }
    }
    return length < 4 ? length : 0
  }

  /// Returns a number with a plus sign before its calling code, which is a group of its own, as in
  /// `1 (301) 986-397`; `nil` if no mask has this code, or a mask has none.
  ///
  /// Without the sign, the code could become a digit that the number lacks.
  static func signed(_ edit: TextEdit, length: Int, _ masks: [Mask]) -> TextEdit? {
    guard masks.allSatisfy({ $0.program.hasPlus && !$0.program.isRightToLeft }) else { return nil }
    let group = edit.replacement.utf8.prefix(length)
    let rest = edit.replacement.utf8.dropFirst(length)
    guard rest.contains(where: { 0x30...0x39 ~= $0 }) else { return nil }
    let isCode = masks.contains { mask in
      let code = mask.program.prefix?.words(after: 0x2B, mask.program.glyphs) ?? []
      return code.count == length && zip(code, group).allSatisfy { $0 == Glyph($1) }
    }
    return isCode ? edit.replacing(with: "+" + edit.replacement) : nil
  }

  /// Returns the longest runs of characters that a mask can place or that only decorate, and that
  /// cut no word.
  ///
  /// A plus sign directly before such a run belongs to it, so no mask takes it.
  private func parts(of input: GlyphText) -> [Range<Int>] {
    let count = input.characters.count
    return WholeInput.parts(of: kinds(of: input)).compactMap { part in
      if part.count == count { return nil }
      let isPlus = part.lowerBound > 0 && input.glyphs.isPlus(input.characters[part.lowerBound - 1])
      return isPlus ? part.lowerBound - 1..<part.upperBound : part
    }
  }

  private func kinds(of input: GlyphText) -> [WholeInput.Kind] {
    let characters = input.characters
    var kinds: [WholeInput.Kind] = []
    kinds.reserveCapacity(characters.count)
    for index in characters.indices {
      let glyph = characters[index]
      // Of equal adjacent characters, only the first is looked up.
      if index > 0, input.glyphs.areEqual(glyph, characters[index - 1]) {
        kinds.append(kinds[index - 1])
        continue
      }
      if masks.contains(where: { $0.program.isTaken(glyph, of: input.glyphs) }) {
        kinds.append(input.glyphs.isDigit(glyph) ? .digit : .placed)
      } else if input.glyphs.isDecoration(glyph)
        || masks.contains(where: { $0.program.decorates(glyph, of: input.glyphs) })
      {
        kinds.append(input.glyphs.isSpace(glyph) ? .space : .decoration)
      } else {
        kinds.append(input.glyphs.kind(ofUnplaced: glyph, after: kinds.last))
      }
    }
    separate(&kinds, in: characters)
    return kinds
  }

  /// Ends a word at an `x` and at the `T` of a timestamp: in `0xCA6F1E`, `5550100 x12`, and
  /// `2024-12-24T18:30`, they separate two values. A sign for an unknown digit belongs to a word.
  private func separate(_ kinds: inout [WholeInput.Kind], in characters: [Glyph]) {
    for index in characters.indices.dropLast() {
      let next = kinds[index + 1]
      let isAfterDigit = index > 0 && kinds[index - 1] == .digit
      let isX = characters[index] | 0x20 == 0x78
      if kinds[index] == .foreign, isX || isAfterDigit, next == .digit || next == .placed {
        let isAfterWord = index > 0 && kinds[index - 1] == .foreign
        let isT = characters[index] == 0x54 && index + 3 < characters.count
        if isX && !isAfterWord || isT && characters[index + 3] == 0x3A { kinds[index] = .other }
      } else if isAfterDigit, next == .digit, WholeInput.hidesDigit(characters[index]),
        kinds[index] == .other
      {
        kinds[index] = .foreign
      }
    }
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
    let isRead = outcome.isDone || !outcome.isRejected && hasLongTrunkPrefix(input)
    let isWhole = isRead && outcome.unused.isEmpty && keepsAllButCode(input, outcome)
    return isWhole ? outcome : nil
  }

  /// Whether keys begin with a trunk prefix of more than one digit, as in Hungary. Without it, a digit is still
  /// missing when the next one finds no room.
  private func hasLongTrunkPrefix(_ keys: GlyphText) -> Bool {
    masks.contains { mask in
      guard let code = mask.options.callingCode else { return false }
      return TrunkPrefix.digits(ofCallingCode: code).count > 1
        && keys.start(afterTrunkPrefixOf: code, from: 0) != nil
    }
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

  /// Places a whole code instead of the first characters of another one, or of itself. A mask without literals
  /// is for a code, which AutoFill inserts at the caret.
  private func insteadOfPart(
    _ text: String, _ current: FormattedText, _ users: () -> String, _ place: Place
  ) -> EditOutcome? {
    guard edit.range.isEmpty, !current.isComplete, masks.allSatisfy({ $0.program.isCode })
    else { return nil }
    let part = users()
    if part.isEmpty { return nil }
    let end = current.end
    var outcome = place(TextEdit(replacing: 0..<end, with: text))
    guard outcome.isDone, outcome.unused.isEmpty else { return nil }
    outcome.removed = part
    return outcome
  }

  /// Places a number without its calling code, its trunk prefix, or both, into a mask for numbers of
  /// one country.
  private func withoutCallingCode(
    _ input: GlyphText, _ edit: TextEdit, _ place: Place
  ) -> EditOutcome? {
    for mask in masks {
      guard let code = mask.options.callingCode else { continue }
      for number in input.numbers(after: code) {
        let rest = input[number.start..<input.characters.count]
        let outcome = place(edit.replacing(with: rest.text))
        // Without a plus sign or zeros before it, the code can be the beginning of a number, and so
        // can a trunk prefix.
        if number.isSaid ? !outcome.isRejected && outcome.unused.isEmpty : outcome.isDone {
          return outcome
        }
      }
    }
    return nil
  }

  /// Returns an edit without the trunk prefix at its start; `nil` without one, or if national numbers can
  /// begin with the same digit.
  ///
  /// A mask that shows the calling code has no place for a trunk prefix, even if there is room.
  static func untrunked(_ edit: TextEdit, callingCode: Int) -> TextEdit? {
    let input = GlyphText(edit.replacement)
    guard TrunkPrefix.digits(ofCallingCode: callingCode) != [8],
      let start = input.start(afterTrunkPrefixOf: callingCode, from: 0)
    else { return nil }
    return edit.replacing(with: input[start..<input.characters.count].text)
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

  /// The start of a number in a text, and whether it is certain, because a plus sign or `00`
  /// announces the calling code before it.
  fileprivate typealias NumberStart = (start: Int, isSaid: Bool)

  /// Returns where the national number can start: after the calling code, after the code and the
  /// trunk prefix, or after the trunk prefix alone.
  fileprivate func numbers(after callingCode: Int) -> [NumberStart] {
    guard let number = without(callingCode: callingCode) else {
      let isLong = TrunkPrefix.digits(ofCallingCode: callingCode).count > 1
      return start(afterTrunkPrefixOf: callingCode, from: 0).map { [($0, isLong)] } ?? []
    }
    let rest = start(afterTrunkPrefixOf: callingCode, from: number.start)
    return [number] + (rest.map { [($0, false)] } ?? [])
  }

  /// Returns the start of the number after a calling code; `nil` if the text doesn't begin with the
  /// code.
  private func without(callingCode: Int) -> NumberStart? {
    var index = 0
    skipDecoration(&index)
    var isSaid = false
    if index < characters.count, glyphs.isPlus(characters[index]) {
      index += 1
      isSaid = true
    } else {
      let start = index
      isSaid = skip(0, &index) && skip(0, &index)
      if !isSaid { index = start }
    }
    var divisor = 1
    while callingCode / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      if !skip(UInt8(callingCode / divisor % 10), &index) { return nil }
      divisor /= 10
    }
    return (index, isSaid)
  }

  /// Returns the position after a country's trunk prefix; `nil` if it isn't there.
  fileprivate func start(afterTrunkPrefixOf callingCode: Int, from start: Int) -> Int? {
    let digits = TrunkPrefix.digits(ofCallingCode: callingCode)
    var index = start
    for digit in digits where !skip(digit, &index) { return nil }
    return digits.isEmpty ? nil : index
  }

  private func skipDecoration(_ index: inout Int) {
    while index < characters.count, glyphs.isDecoration(characters[index]) { index += 1 }
  }

  private func skip(_ digit: UInt8, _ index: inout Int) -> Bool {
    skipDecoration(&index)
    guard index < characters.count, !Glyphs.isCluster(characters[index]),
      UnicodeData.decimalDigitValue(characters[index]) == digit
    else { return false }
    index += 1
    return true
  }
}

extension Program {
  /// Whether numbers can have a code that isn't part of the value: a prefix or a calling code.
  var hasCode: Bool { prefix != nil || source.options.callingCode != nil }

  /// Whether there are only mandatory slots, and so no literal, and no policy makes room.
  var isCode: Bool {
    source.options.overflow == .reject && source.options.insertion == .insert
      && elements.allSatisfy { $0.kind == .mandatory }
  }

  /// Whether the mask begins with a plus sign and a code. In a mask such as `(+1) [000]`, what comes
  /// before the plus sign isn't a label.
  var hasPlus: Bool {
    guard let first = elements.first, first.isLiteral, first.glyph == 0x2B else { return false }
    return prefix.map { !$0.words(after: 0x2B, glyphs).isEmpty } ?? false
  }
}

/// The digits before a national number that are only dialed inside its country: `8` in Russia, `0`
/// in most countries.
///
/// Source: libphonenumber's metadata, main region of each calling code. A test compares all codes
/// with the tables of `FormworkPhoneNumbers`, which this module doesn't import.
package enum TrunkPrefix {
  /// Returns the trunk prefix of a calling code; empty if the country has none.
  package static func digits(ofCallingCode code: Int) -> [UInt8] {
    switch code {
    case 1, 692: [1]
    case 7, 375, 993: [8]
    case 36: [0, 6]
    case 20, 27, 31, 32, 33, 40, 41, 43, 44, 46, 49, 51, 53, 54, 55, 57, 58, 60...64, 66, 81, 82,
      84, 86, 90...95, 98, 211...213, 218, 231...234, 243, 249...252, 254...256, 260...265, 291,
      353, 355, 358, 359, 370, 373, 374, 377, 380...383, 385...387, 389, 421, 423, 508, 590, 591,
      593...596, 598, 686, 850, 855, 856, 880, 886, 961...964, 966, 967, 970...972, 976, 977,
      994...996:
      [0]
    default: []
    }
  }
}
