package import FormworkMasks

/// A format for text that matches a regular expression.
///
///     let code = try RegexFormat(#"[A-Z]{2}-\d{4}"#)
///     code.formatted(text: "AB1234").text  // "AB-1234"
///     code.formatted(text: "AB").text      // "AB-": the hyphen is certain
///     code.formatted(text: "A1").text      // "": no match begins so
///     code.formatted(text: "AB-12345").text  // "": not cut
///
/// If a match isn't possible after a key, the key is rejected. A paste is inserted as a whole
/// except for decoration (spaces, hyphens, dots, slashes, and brackets), or reduced to its only
/// complete part, or rejected. Decimal digits of other scripts become ASCII digits if the
/// expression accepts those. In a number, the decimal separators of other notations are replaced
/// with the one that the expression accepts.
///
/// Characters that must follow are literals, as in a mask. They appear automatically, they are
/// supplied when the user types a character after them, and Backspace deletes through them. The
/// value is the whole text.
///
/// Time is linear in the length of the text for every expression, because it never backtracks.
package struct RegexFormat: Hashable, Sendable {
  /// The regular expression that the complete text must match.
  package let expression: RegularExpression

  /// A Boolean value that indicates whether characters that must follow appear automatically.
  package let completes: Bool

  /// A Boolean value that indicates whether digits of other scripts stay unchanged.
  package let keepsDigits: Bool

  /// Creates a format from a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The regular expression that the complete text must match; ``RegularExpression``
  ///     describes its syntax.
  ///   - completion: Whether characters that must follow appear automatically.
  ///   - keepingDigits: Whether digits of other scripts stay unchanged.
  /// - Throws: ``RegexError`` if the pattern is invalid, too large, or uses syntax that isn't
  ///   supported.
  package init(
    _ pattern: String, completion: Bool = true, keepingDigits: Bool = false
  ) throws(RegexError) {
    self.init(
      try RegularExpression(pattern), completion: completion, keepingDigits: keepingDigits)
  }

  /// Creates a format from a compiled expression.
  ///
  /// - Parameters:
  ///   - expression: The regular expression that the complete text must match.
  ///   - completion: Whether characters that must follow appear automatically.
  ///   - keepingDigits: Whether digits of other scripts stay unchanged.
  package init(
    _ expression: RegularExpression, completion: Bool = true, keepingDigits: Bool = false
  ) {
    self.expression = expression
    completes = completion
    keepsDigits = keepingDigits
  }
}

extension RegexFormat: InputFormat {
  /// Applies an edit to text of this format.
  ///
  /// After a deletion, the remaining characters are placed in order; characters that can't be part
  /// of a match any more are removed and reported. An insertion is rejected with one of these
  /// reasons:
  ///
  /// - `Rejection.noRoom` if the text is full;
  /// - `Rejection.wouldLose` if the insertion is possible in its place, but not before the text
  ///   after it;
  /// - `Rejection.notAllowed` if no match begins with the resulting text, or no match contains the
  ///   character.
  ///
  /// Text is `isFull` if no character of a single scalar can be inserted anywhere without losing
  /// another one or the chance of a match. Literals don't count, whether they exist, disappear, or
  /// would be supplied. For expressions without a table, and for text of more than 256 characters,
  /// this isn't checked, and the text isn't full.
  ///
  /// - Complexity: O(*n*) in the length of the text, for each part of a whole input that is tried.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let original = edit.replacement
    let edit = withDigits(edit, current)
    if !edit.replacement.isEmpty, !edit.replacement.isOneCharacter {
      return applyWhole(edit, to: current).accountingDigits(of: original)
    }
    if case .some = current.keys, let outcome = applyToNumber(edit, to: current) { return outcome }
    var editor = RegexEditor(self, current)
    let outcome = editor.apply(edit) ?? EditOutcome(current)
    return outcome.isRejected ? applyToNumber(edit, to: current) ?? outcome : outcome
  }

  /// Returns the formatted text of a value.
  ///
  /// If only a part of the value can match, the text shows that part, with an issue, and the value
  /// stays as given.
  package func formatted(value: String) -> FormattedText {
    let edit = withDigits(TextEdit(inserting: value, at: 0), FormattedText())
    if value.isEmpty { return FormattedText() }
    if let whole = placed(edit.replacement, edit, FormattedText()) {
      return whole.formatted.withCaretAtEnd()
    }
    if let number = number(in: edit.replacement), let whole = placed(number, edit, FormattedText()),
      whole.isDone
    {
      return whole.formatted.withCaretAtEnd()
    }
    var editor = RegexEditor(self, FormattedText())
    let shown = editor.apply(edit)?.formatted ?? FormattedText()
    return shown.withCaretAtEnd().showing(partOf: value)
  }

  /// Returns the edit with ASCII digits, if the expression accepts them and isn't for free text.
  private func withDigits(_ edit: TextEdit, _ current: FormattedText) -> TextEdit {
    if keepsDigits || edit.replacement.isPlainASCII { return edit }
    var changed = edit
    changed.replacement = edit.replacement.withASCIIDigits
    if changed.replacement.isSame(as: edit.replacement) { return edit }
    return expression.wantsASCIIDigits ? changed : edit
  }

  /// Returns one of the shortest texts that complete a match.
  package func remainder(after current: FormattedText) -> String {
    expression.state(after: expression.start, reading: current.text)
      .map(expression.shortestCompletion) ?? ""
  }
}

extension RegexFormat {
  /// Inserts text that arrived at once: all of it, its only complete part, or nothing.
  func applyWhole(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let text = edit.replacement
    if let whole = placed(text, edit, current) { return whole }
    if let number = number(in: text), let outcome = placed(number, edit, current),
      outcome.formatted.isComplete
    {
      return outcome.accounting(for: text, insteadOf: number)
    }
    let rejection = rejection(of: edit, current)
    for parts in [parts(of: text), words(of: text), text.partsOfDate] {
      let outcome = EditOutcome.onePart(of: WholeInput(text), parts, otherwise: rejection, current)
      {
        placed($0, edit, current) ?? .rejected(current)
      }
      if !outcome.isRejected { return outcome }
    }
    return .rejected(current, because: rejection)
  }

  /// Returns the outcome of inserting all of a text except its decoration; `nil` if that isn't
  /// possible.
  func placed(_ text: String, _ edit: TextEdit, _ current: FormattedText) -> EditOutcome? {
    var whole = edit
    whole.replacement = text
    var editor = RegexEditor(self, current)
    guard let (outcome, missing) = editor.insertAll(whole) else { return nil }
    guard missing.allSatisfy({ $0.isDecoration }), !changesMeaning(text, without: missing) else {
      return nil
    }
    return outcome
  }

  /// Whether the decoration of a text has a meaning: a minus sign, a decimal separator, or a space
  /// between words.
  private func changesMeaning(_ text: String, without missing: [Character]) -> Bool {
    if missing.isEmpty { return false }
    let shape = NumberShape(text, placing: UnicodeSet.alphanumeric.contains)
    if shape.isNegative, missing.contains(where: { $0.isHyphen }) { return true }
    if shape.hasFraction, missing.contains(where: { $0.onlyScalar == 0x2E }) { return true }
    guard missing.contains(where: { $0.isBlank }) else { return false }
    var isGap = false
    var last: Character?
    for character in text {
      if character.isDecoration {
        isGap = true
      } else {
        if isGap, let last, last.isCasedLetter, character.isCasedLetter,
          last.isLowercaseLetter || character.isLowercaseLetter
        {
          return true
        }
        isGap = false
        last = character
      }
    }
    return false
  }

  /// Returns the parts that the expression may accept.
  private func parts(of text: String) -> [Substring] {
    WholeInput(text).parts { isKnown($0) || $0.isDecoration }
      .filter { !$0.touchesWord(in: text) }
      .map { isKnown("-") ? $0 : $0.withoutHyphens(afterWordIn: text) }
  }

  /// Returns the words of a text whose letters the expression knows.
  private func words(of text: String) -> [Substring] {
    guard !isKnown(" "), text.contains(where: { $0.isCasedLetter && isKnown($0) }) else {
      return []
    }
    return WholeInput(text).parts { isKnown($0) || $0.isDecoration && !$0.isBlank }
      .filter { !$0.touchesWord(in: text) }
  }

  /// Whether the expression distinguishes a character from those in no match.
  func isKnown(_ character: Character) -> Bool {
    let partition = expression.program.automaton.partition
    return character.unicodeScalars.allSatisfy { partition.classNumber(of: $0.value) > 0 }
  }

  /// Returns the reason an insertion can't be placed as a whole.
  private func rejection(of edit: TextEdit, _ current: FormattedText) -> Rejection {
    var editor = RegexEditor(self, current)
    guard let outcome = editor.apply(edit) else { return .notAllowed }
    return outcome.rejection ?? (outcome.formatted.isFull ? .noRoom : .notAllowed)
  }
}

extension RegexEditor {
  /// Inserts text if all its letters and digits can be placed.
  ///
  /// - Returns: The outcome, and the other characters that weren't placed; `nil` if a letter, a
  ///   digit, or an existing character can't be placed.
  mutating func insertAll(_ edit: TextEdit) -> (EditOutcome, missing: [Character])? {
    guard let outcome = apply(edit), outcome.placesAll else { return nil }
    return (outcome, missing.map { Character(String([$0], in: glyphs)) })
  }
}

extension String {
  /// The numbers of a date such as `24.12.1997`, one of which may be the requested year.
  fileprivate var partsOfDate: [Substring] {
    let groups = split { $0.digitValue == nil }
    guard groups.count == 3, groups.count(where: { $0.count <= 2 }) >= 2 else { return [] }
    let isDate = allSatisfy { $0.digitValue != nil || $0.isDecoration && !$0.isBlank }
    return isDate && count == groups.reduce(2) { $0 + $1.count } ? groups : []
  }
}

extension RegexFormat {
  /// The notation of numbers with the separator that the expression accepts, if any.
  private var notation: DecimalNotation? {
    let (point, comma) = (isKnown("."), isKnown(","))
    if point, comma { return nil }
    return DecimalNotation(separator: comma ? "," : ".", keepsDigits: keepsDigits)
  }

  /// Returns a number in the expression's notation, for a whole text that is a number in another
  /// notation.
  func number(in text: String) -> String? {
    guard let notation, case .number(let number) = notation.reading(of: notation.core(of: text))
    else { return nil }
    return number.isSame(as: text) ? nil : number
  }

  /// Applies a key at the end of a number. The key may change the meaning of an earlier separator.
  ///
  /// - Returns: The outcome; `nil` if the text isn't such a number.
  private func applyToNumber(_ edit: TextEdit, to current: FormattedText) -> EditOutcome? {
    guard let notation, let keys = current.keys(after: edit) else { return nil }
    if case .none = current.keys {
      guard let key = edit.replacement.first, notation.isSeparator(key),
        isFraction(after: current.text, notation.separator)
      else { return nil }
    }
    if keys.isEmpty { return EditOutcome(FormattedText()) }
    let reading = notation.reading(of: keys)
    let insertion = TextEdit(inserting: reading.digits ?? "", at: 0)
    guard let digits = reading.digits,
      let outcome = placed(digits, insertion, FormattedText()), outcome.placesAll
    else { return nil }
    var formatted = outcome.formatted.withCaretAtEnd()
    if !reading.isNumber { formatted.issue = .malformed }
    formatted.keys = keys
    return EditOutcome(formatted)
  }

  /// Whether a separator may follow, and no other one after it and three digits, so that it begins
  /// a fraction.
  private func isFraction(after text: String, _ separator: Character) -> Bool {
    guard let before = expression.state(after: expression.start, reading: text),
      expression.forcedScalar(in: before) == nil,
      var state = expression.state(after: before, reading: separator)
    else { return false }
    for _ in 0..<3 {
      if expression.state(after: state, reading: separator) != nil { return false }
      let digits = "0123456789".lazy.compactMap { expression.state(after: state, reading: $0) }
      guard let next = digits.first else { break }
      state = next
    }
    return expression.state(after: state, reading: separator) == nil
  }
}

extension RegexFormat {
  /// Whether a character of a single scalar can be typed anywhere in a text.
  ///
  /// Two kinds of states are followed in parallel: the one without an additional character, and all
  /// those with one. A character that must come next anyway doesn't count as room.
  ///
  /// - Returns: Whether there is room; `true` if it isn't known, for expressions without a table
  ///   and for long text.
  /// - Complexity: O(*n* *m*) in the length of the text and the number of states after an
  ///   additional character.
  func hasRoom(in cells: some Collection<RegexCell>, _ glyphs: Glyphs) -> Bool {
    let program = expression.program
    guard program.table.count > 0, cells.count <= Self.longest else { return true }
    if cells.isEmpty { return true }
    var place = RegexPlace(program)
    var grown = StateSet(capacity: program.table.count)
    for cell in cells where cell.isTyped {
      place.insertScalars(into: &grown)
      var next = StateSet(capacity: program.table.count)
      grown.forEach { row in
        var place = RegexPlace(program, row: row)
        if place.readSupplying(cell.glyph, glyphs) || !cell.isUser { _ = next.insert(place.row) }
      }
      grown = next
      if !place.readSupplying(cell.glyph, glyphs), cell.isUser { return true }
    }
    place.insertScalars(into: &grown)
    return !grown.isEmpty
  }

  /// The length of the longest text that is checked, in characters.
  private static var longest: Int { 256 }
}

extension RegexPlace {
  /// Reads a character, after supplying literals that must come before it.
  fileprivate mutating func readSupplying(_ glyph: Glyph, _ glyphs: Glyphs) -> Bool {
    let before = self
    for _ in 0...RegexWalk.longestSupply {
      if read(glyph, glyphs) { return true }
      guard let forced, read(forced) else { break }
    }
    self = before
    return false
  }

  /// Adds the states after one more scalar that isn't forced.
  fileprivate func insertScalars(into grown: inout StateSet) {
    var place = self
    for _ in 0...RegexWalk.longestSupply {
      guard let forced = place.forced else { break }
      guard place.read(forced) else { return }
    }
    place.forEachNext { _ = grown.insert($0) }
  }
}
