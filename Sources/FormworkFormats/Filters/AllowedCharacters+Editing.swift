public import FormworkMasks

extension AllowedCharacters {
  /// Applies one edit: a key, text that arrives at once, or a deletion.
  ///
  /// The range is widened to whole characters. The caret is placed after the last accepted character of an
  /// insertion, or at the start of the deleted range.
  ///
  /// - Returns: The text after the edit, or the rejection.
  /// - Complexity: O(*n*) in the lengths of the text and the replacement.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    ExportedNumber.outcome(of: edit, in: current, .number) { applyInput($0, to: current) }
  }

  private func applyInput(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if let outcome = applyPlain(edit, to: current) { return outcome }
    if let notation = rule.notation { return apply(edit, to: current, in: notation) }
    let range = current.text.characters(touching: edit.range)
    if edit.replacement.isEmpty { return delete(range, from: current) }
    guard edit.replacement.isOneCharacter else {
      return insertWhole(edit.replacement, in: range, of: current)
    }
    var outcome = insert(rule.withDigits(of: edit.replacement), in: range, of: current)
    outcome.unused = outcome.unused.lettersAndDigits
    return outcome
  }

  /// Inserts text as a whole input, even if it is a single character.
  func place(
    _ text: String, in current: FormattedText, _ range: Range<UTF16Offset>
  ) -> EditOutcome {
    if let notation = rule.notation {
      return placeNumber(text, in: current, range, notation)
    }
    return insertWhole(text, in: current.text.characters(touching: range), of: current)
  }

  /// Replaces a range with the allowed characters that fit.
  func insert(
    _ insertion: String, in range: Range<String.Index>, of current: FormattedText
  ) -> EditOutcome {
    let left = current.text[..<range.lowerBound]
    let right = current.text[range.upperBound...]
    var filter = CharacterFilter(
      rule, after: left.last, room: room(beside: left, right, in: current.text),
      hasSeparator: hasSeparator(left) || hasSeparator(right))
    filter.append(insertion)
    var junction = filter.junction(with: right)
    if junction == .impossible {
      filter.takeBack()
      junction = filter.junction(with: right)
    }
    guard junction != .impossible, !filter.output.isEmpty else {
      return rejected(insertion, between: left, right, current)
    }
    var text = String(left)
    text += filter.output
    var caret = UTF16Offset(text.utf16Length)
    text += right
    if junction == .merged {
      let start = caret.clamped(to: text)
      let end = UTF16Offset(start.value + 1)
      if start < caret { caret = text.end(ofCharactersTouching: start..<end) }
    }
    return EditOutcome(formatted(text, caret: caret), unused: filter.removed)
  }

  /// Returns the rejection of an insertion. The reason is missing room if a part would be accepted without a
  /// limit.
  func rejected(
    _ insertion: String, between left: Substring, _ right: Substring, _ current: FormattedText
  ) -> EditOutcome {
    guard maximumLength != nil else { return .rejected(current) }
    var filter = CharacterFilter(
      rule, after: left.last, hasSeparator: hasSeparator(left) || hasSeparator(right))
    filter.append(insertion)
    let isAllowed = !filter.output.isEmpty && filter.junction(with: right) != .impossible
    return .rejected(current, because: isAllowed ? .noRoom : .notAllowed)
  }

  func delete(_ range: Range<String.Index>, from current: FormattedText) -> EditOutcome {
    guard !range.isEmpty else { return EditOutcome(current) }
    let left = current.text[..<range.lowerBound]
    let right = current.text[range.upperBound...]
    var filter = CharacterFilter(rule, after: left.last, hasSeparator: hasSeparator(left))
    let junction = filter.junction(with: right)
    if junction == .impossible { filter.append(String(right)) }
    var text = String(left)
    var caret = UTF16Offset(text.utf16Length)
    if junction == .impossible { text += filter.output } else { text += right }
    if junction != .apart { caret = caret.clamped(to: text) }
    return EditOutcome(formatted(text, caret: caret), removed: filter.removed)
  }

  /// Returns the number of characters that fit between `left` and `right`, or `nil` if there is no limit.
  func room(beside left: Substring, _ right: Substring, in text: String) -> Int? {
    guard let maximumLength else { return nil }
    return max(maximumLength, text.count) - left.count - right.count
  }

  private func hasSeparator(_ text: Substring) -> Bool {
    rule.separator != nil && text.contains(where: rule.isSeparator)
  }
}

extension AllowedCharacters {
  /// Applies an edit if all characters are single bytes, and everything inserted is allowed and fits; `nil` for any
  /// other edit.
  func applyPlain(_ edit: TextEdit, to current: FormattedText) -> EditOutcome? {
    guard current.text.isPlainASCII, edit.replacement.isPlainASCII else { return nil }
    let count = current.text.byteCount
    let lower = max(0, min(edit.range.lowerBound.value, count))
    let upper = max(lower, min(edit.range.upperBound.value, count))
    if edit.replacement.isEmpty {
      if current.maker != nil { return nil }
      if lower == upper { return EditOutcome(current) }
    } else {
      guard rule.separator == nil, rule.accepts(plain: edit.replacement),
        count - (upper - lower) + edit.replacement.byteCount <= max(maximumLength ?? .max, count)
      else { return nil }
      if upper - lower == count {
        return EditOutcome(
          formatted(edit.replacement, caret: UTF16Offset(edit.replacement.byteCount)))
      }
    }
    let utf8 = current.text.utf8
    var text = String(Substring(utf8.prefix(lower)))
    text += edit.replacement
    text += Substring(utf8.dropFirst(upper))
    let caret = UTF16Offset(lower + edit.replacement.byteCount)
    return EditOutcome(formatted(text, caret: caret))
  }
}

extension String {
  /// Returns the end of the last character that `range` touches, in UTF-16 code units.
  fileprivate func end(ofCharactersTouching range: Range<UTF16Offset>) -> UTF16Offset {
    UTF16Offset(
      UTF16Units.count(before: bytes(ofCharactersTouching: range).upperBound, in: self))
  }
}

extension AllowedCharacters {
  /// The smallest keyboard with all characters of the rule.
  public var keyboard: KeyboardType {
    guard let members = rule.members else { return .default }
    guard members.holdsOnlyDigits else { return members.holdsOnlyASCII ? .asciiCapable : .default }
    return rule.separator == nil ? .numberPad : .decimalPad
  }
}

/// The keys of a number whose text isn't enough to interpret the next key.
///
/// After `1`, `,`, and `5`, the text is `1.5`. If there are three digits after the comma, it groups them.
private final class TypedKeys: TextMaker {
  let keys: String

  init(_ keys: String) {
    self.keys = keys
  }

  func isSame(as other: any TextMaker) -> Bool {
    guard let other = other as? TypedKeys else { return false }
    return keys.isSame(as: other.keys)
  }
}

extension FormattedText {
  /// The keys that made the text, if they differ from it.
  package var keys: String? {
    get { (maker as? TypedKeys)?.keys }
    set {
      guard let newValue, !newValue.isSame(as: text) else { return }
      maker = TypedKeys(newValue)
    }
  }

  /// Returns the keys after `edit`, or `nil` if it isn't at the end of the text.
  package func keys(after edit: TextEdit) -> String? {
    let range = text.characters(touching: edit.range)
    guard range.upperBound == text.endIndex else { return nil }
    if !edit.replacement.isEmpty {
      let before = (range.isEmpty ? keys : nil) ?? String(text[..<range.lowerBound])
      return before + edit.replacement
    }
    guard let keys, !range.isEmpty, text.index(after: range.lowerBound) == range.upperBound
    else { return nil }
    return String(keys.dropLast(1))
  }
}

extension DecimalNotation.Reading {
  /// The digits and their separator, if they are a number or may become one.
  package var digits: String? {
    switch self {
    case .number(let digits), .beginning(let digits): digits
    case .none: nil
    }
  }

  /// Whether the text is a number without an unfinished group.
  package var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}

extension DecimalNotation {
  /// Returns the digits of keys that aren't a number, such as those of a date, with the first separator.
  ///
  /// Returns `nil` if a separator follows another, because the second one is a typo.
  func digits(ofBroken keys: String) -> String? {
    var digits = ""
    var isAfterSeparator = false
    var hasSeparator = false
    for key in keys {
      if key.digitValue != nil {
        digits.append(keepsDigits ? key : key.withASCIIDigit)
        isAfterSeparator = false
      } else if isSeparator(key), !isAfterSeparator {
        if !hasSeparator { digits.append(separator) }
        (isAfterSeparator, hasSeparator) = (true, true)
      } else {
        return nil
      }
    }
    return digits
  }
}

extension AllowedCharacters {
  /// Replaces a range with text that arrived at once.
  func insertWhole(
    _ insertion: String, in range: Range<String.Index>, of current: FormattedText
  ) -> EditOutcome {
    rule.isFreeText
      ? insertWords(insertion, in: range, of: current)
      : insertCode(rule.withDigits(of: insertion), in: range, of: current)
        .accountingDigits(of: insertion)
  }

  /// Replaces a range with free text, or with its beginning if there isn't room for all of it.
  private func insertWords(
    _ insertion: String, in range: Range<String.Index>, of current: FormattedText
  ) -> EditOutcome {
    let left = current.text[..<range.lowerBound]
    let right = current.text[range.upperBound...]
    let words = words(of: insertion, after: left.last, before: right.first)
    if words.text.isEmpty { return .rejected(current) }
    var outcome = insert(words.text, in: range, of: current)
    if outcome.isRejected { return outcome }
    if !outcome.unused.isEmpty, let maximumLength, outcome.formatted.text.fills(maximumLength) {
      outcome.formatted.issue = .tooLong
    }
    outcome.unused = words.missing.lettersAndDigits + outcome.unused.lettersAndDigits
    return outcome
  }

  /// Returns the allowed characters. Other characters between two words become a space.
  func words(
    of text: String, after left: Character?, before right: Character?
  ) -> (text: String, missing: String) {
    var words = ""
    var missing = ""
    var isGap = false
    var last = left
    for character in text {
      if rule.contains(character) {
        if isGap, let last, !last.isBlank, !character.isBlank { words += " " }
        isGap = false
        words.append(character)
        last = character
      } else if !character.isInvisible {
        isGap = true
        missing.append(character)
      }
    }
    if isGap, !words.isEmpty, let last, let right, !last.isBlank, !right.isBlank { words += " " }
    return (words, missing)
  }
}

extension AllowedCharacters {
  /// Inserts a whole code or its one complete part, or rejects the text.
  private func insertCode(
    _ insertion: String, in range: Range<String.Index>, of current: FormattedText
  ) -> EditOutcome {
    let left = current.text[..<range.lowerBound]
    let right = current.text[range.upperBound...]
    let asItIs = insertAll(insertion, in: range, of: current)
    if !asItIs.isRejected { return asItIs }
    let digits = code(in: insertion)
    if let digits {
      let whole = insertAll(digits, in: range, of: current)
      if !whole.isRejected { return whole }
    }
    // The reason is missing room if a code doesn't fit, or if the field is full.
    let isFull = room(beside: left, right, in: current.text) == 0
    let isOfRoom = digits.map { _ in true } ?? isFull
    let rejection =
      isOfRoom ? rejected(insertion, between: left, right, current) : .rejected(current)
    let input = WholeInput(insertion)
    let parts = parts(of: insertion)
    let hasLength = maximumLength != nil && rule.acceptsDigits
    guard hasLength || parts.count == 1 else { return .rejected(current) }
    return .onePart(of: input, parts, otherwise: rejection.rejection ?? .notAllowed, current) {
      part in
      guard let code = code(in: part), code.fills(hasLength ? maximumLength ?? 1 : 1) else {
        return .rejected(current)
      }
      return insertAll(code, in: range, of: current)
    }
  }

  /// Replaces a range with a whole code, or rejects it.
  private func insertAll(
    _ code: String, in range: Range<String.Index>, of current: FormattedText
  ) -> EditOutcome {
    let outcome = insert(code, in: range, of: current)
    return outcome.unused.isEmpty ? outcome : .rejected(current, because: .noRoom)
  }

  /// Returns the parts that contain characters of a code.
  private func parts(of text: String) -> [Substring] {
    let breaksAtSpaces = rule.acceptsLetters
    let parts = WholeInput(text).parts { character in
      rule.contains(character) || character.isDecoration && !(breaksAtSpaces && character.isBlank)
    }
    return parts.compactMap { part in
      guard part.contains(where: { rule.contains($0) && !$0.isDecoration }) else { return nil }
      let touches = part.touchesWord(in: text)
      if touches, rule.acceptsLetters, !part.contains(where: { $0.digitValue != nil }) {
        return nil
      }
      // A part that touches a word belongs to the word. It counts as a part, but can't be used.
      if touches { return text[part.startIndex..<part.startIndex] }
      return part.withoutHyphens(afterWordIn: text)
    }
  }

  /// Returns the characters of a code without decoration.
  ///
  /// Returns `nil` if there are other characters, or if the meaning would change without the decoration.
  func code(in text: String) -> String? {
    var code = ""
    let takesGroups = rule.acceptsDigits && !rule.acceptsLetters
    for character in text {
      if rule.contains(character) {
        code.append(character)
      } else if !character.isDecoration, !takesGroups || !character.groupsDigits {
        return nil
      }
    }
    if code.isEmpty { return nil }
    if rule.acceptsDigits, !rule.acceptsLetters || !code.contains(where: { $0.isCasedLetter }) {
      return isWholeNumber(text) ? code : nil
    }
    return joinsWords(text) ? nil : code
  }

  /// Returns whether the digits of a text are one whole number or code, without a minus sign or a fraction.
  private func isWholeNumber(_ text: String) -> Bool {
    let shape = NumberShape(text, placing: rule.contains)
    return !shape.isNegative && !shape.hasFraction
  }

  /// Returns whether removing the decoration would join words.
  private func joinsWords(_ text: String) -> Bool {
    let groups = text.split { !rule.contains($0) }
    guard groups.count > 1 else { return false }
    if !rule.acceptsDigits { return true }
    let hasSpaces = text.split { $0.isBlank }.count > 1
    guard hasSpaces else { return false }
    var isWordBefore = false
    for group in groups {
      let isLetters = group.allSatisfy { $0.digitValue == nil }
      if isLetters, group.count > 2, group.dropFirst().contains(where: { $0.isLowercaseLetter }) {
        return true
      }
      let isLong = isLetters && group.count > 3
      if isLong, isWordBefore { return true }
      isWordBefore = isLong
    }
    return false
  }
}

extension EditOutcome {
  /// Returns this outcome with unused digits as they were written.
  package func accountingDigits(of text: String) -> EditOutcome {
    if unused.isEmpty || text.isPlainASCII { return self }
    var accounted = self
    var rest = Array(unused)
    var unused: [Character] = []
    for character in Array(text).reversed()
    where rest.takeLast(character) || rest.takeLast(character.withASCIIDigit) {
      unused.append(character)
    }
    accounted.unused = String(unused.reversed())
    return accounted
  }
}
