import FormworkMasks

/// What a grouped format must do, told from the data and the characters alone.
struct GroupedModel {
  /// Whether letters count.
  var takesLetters = false

  /// The letters that mean nothing at the start.
  var heading = ""

  /// The sizes of the groups that characters are shown in, one after the other.
  var groups: ([Character]) -> [Int]

  /// How many characters there may be.
  var most: ([Character]) -> Int

  /// Whether they are complete.
  var isComplete: ([Character]) -> Bool

  /// What is wrong with them.
  var issue: ([Character]) -> ValidationIssue?

  /// How many characters there may be at all.
  var room: ([Character]) -> Int

  /// Whether a number has check digits, so that other words in a row can be one by chance only.
  var isChecked = false

  /// Whether a word can be a part of a number.
  var hasPlace: ([Character]) -> Bool = { _ in true }

  /// The text of characters.
  func text(_ characters: [Character]) -> String {
    var rest = characters[...]
    var groups = groups(characters)[...]
    var parts: [String] = []
    while !rest.isEmpty {
      let size = groups.popFirst() ?? rest.count
      parts.append(String(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return parts.joined(separator: " ")
  }

  /// The characters of a text before an offset in UTF-16 code units.
  static func count(in text: String, before offset: Int) -> Int {
    text.utf16.prefix(max(0, offset)).count { $0 != 0x20 }
  }
}

extension GroupedModel {
  /// What a character of an insertion is.
  enum Role: Equatable {
    case counts(Character)
    case decoration, ignored, other
  }

  func role(_ character: Character) -> Role {
    if let counted = counted(character) { return .counts(counted) }
    let scalars = Array(character.unicodeScalars)
    let isOne = scalars.count == 1 || character == "\r\n"
    if isOne, character.isWhitespace || Self.isDecoration(scalars[0]) {
      return .decoration
    }
    if PhoneModel.isLetter(scalars) { return .other }
    let isSign =
      scalars.count > 1 || scalars[0].properties.isEmoji && !scalars[0].isASCII
      || scalars[0].properties.isMark || 0x1F1E6...0x1F1FF ~= scalars[0].value
    return isSign ? .other : .ignored
  }

  private static func isDecoration(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x20, 0x2D, 0x2E, 0xFF0E, 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: true
    case 0x30FC, 0xFF70: true
    case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F,
      0xFEFF, 0xFFFC, 0xFE0F:
      true
    default: false
    }
  }

  private func counted(_ character: Character) -> Character? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    if scalar.properties.generalCategory == .decimalNumber,
      let value = scalar.properties.numericValue
    {
      return Character(String(Int(value)))
    }
    if !takesLetters { return nil }
    if ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) {
      return Character(String(scalar).uppercased())
    }
    let isWide =
      ("\u{FF21}"..."\u{FF3A}").contains(scalar) || ("\u{FF41}"..."\u{FF5A}").contains(scalar)
    return isWide
      ? Unicode.Scalar(scalar.value - 0xFEE0).map { Character(String($0).uppercased()) } : nil
  }

  /// The characters that count.
  func characters(of text: some Sequence<Character>) -> [Character] {
    text.compactMap { if case .counts(let counted) = role($0) { counted } else { nil } }
  }

  /// Characters without what means nothing at their start.
  func normalized(_ characters: [Character]) -> [Character] {
    !heading.isEmpty && characters.count > heading.count && characters.starts(with: heading)
      ? Array(characters.dropFirst(heading.count)) : characters
  }
}

extension GroupedModel {
  /// What an edit must come to.
  struct Outcome {
    var characters: [Character]
    /// How many characters stand before the caret; `nil` if it may be anywhere.
    var caret: Int?
    var unused = ""
    var rejection: Rejection?
  }

  /// What an edit must come to; `nil` if nothing is to be done.
  func outcome(of edit: TextEdit, in text: String) -> Outcome? {
    let old = text.filter { $0 != " " }.map { $0 }
    let length = text.utf16.count
    let (low, high) = (
      max(0, min(length, edit.range.lowerBound.value)),
      max(0, min(length, edit.range.upperBound.value))
    )
    let range = Self.count(in: text, before: low)..<Self.count(in: text, before: high)
    if edit.replacement.isEmpty {
      return low >= high ? nil : deletion(range, edit.direction, old)
    }
    let input = Array(edit.replacement)
    let roles = input.map(role)
    if roles.allSatisfy({ $0 == .decoration || $0 == .ignored }) { return nil }
    if characters(of: input).isEmpty { return Outcome(characters: old, rejection: .notAllowed) }
    if low == high, !old.isEmpty, edit.replacement.utf8.count > 2, !isComplete(old),
      let repeated = repeated(edit.replacement, instead: old)
    {
      return repeated
    }
    return joined(edit.replacement, range, old)
  }

  /// The outcome of an insertion beside the old characters.
  private func joined(_ text: String, _ range: Range<Int>, _ old: [Character]) -> Outcome {
    let input = Array(text)
    let others = input.map(role).contains { $0 == .other || $0 == .ignored }
    let whole = placed(input, range, old)
    let isDone =
      whole.rejection == nil && isComplete(whole.characters) && issue(whole.characters) == nil
    let isShown = whole.rejection == nil && self.text(whole.characters) == text
    if input.count == 1 || !others && (isDone || isShown) { return whole }
    return onePart(input, whole, range, old, others)
  }

  /// The outcome of a whole number behind its own first characters.
  private func repeated(_ text: String, instead old: [Character]) -> Outcome? {
    guard let alone = outcome(of: TextEdit(inserting: text, at: 0), in: ""),
      alone.rejection == nil, isComplete(alone.characters), issue(alone.characters) == nil,
      alone.characters.starts(with: old)
    else { return nil }
    return alone
  }

  /// What comes of input that isn't placed whole: its one part that is complete, or the rejection.
  private func onePart(
    _ input: [Character], _ whole: Outcome, _ range: Range<Int>, _ old: [Character], _ others: Bool
  ) -> Outcome {
    let rejected = Outcome(characters: old, rejection: whole.rejection ?? .notAllowed)
    let parts = parts(of: input)
    var values: Set<String> = []
    var found: Outcome?
    let isFew = parts.count <= 64
    for part in parts where isFew && part.count < input.count {
      var outcome = placed(Array(input[part]), range, old)
      guard outcome.rejection == nil, isComplete(outcome.characters),
        issue(outcome.characters) == nil
      else { continue }
      values.insert(String(outcome.characters))
      outcome.unused = unused(input[..<part.lowerBound] + input[part.upperBound...])
      found = found ?? outcome
    }
    if let found, values.count == 1 {
      return isOnly(found.characters, in: input) ? found : rejected
    }
    if !others { return whole }
    guard let only = onlyRun(of: input) else { return rejected }
    var outcome = placed(Array(input[only]), range, old)
    if outcome.rejection == nil {
      outcome.unused = unused(input[..<only.lowerBound] + input[only.upperBound...])
    }
    return outcome
  }

  private func unused(_ characters: ArraySlice<Character>) -> String {
    let unused = String(characters.filter(UnicodeSet.alphanumeric.contains))
    return !heading.isEmpty && unused.uppercased().hasPrefix(heading)
      ? String(unused.dropFirst(heading.count)) : unused
  }

  private func placed(
    _ input: [Character], _ range: Range<Int>, _ old: [Character]
  ) -> Outcome {
    let new = characters(of: input)
    var all = old
    all.replaceSubrange(range, with: new)
    let shown = normalized(all)
    if shown.count > max(room(shown), old.count) || old.count - range.count + new.count >= 63 {
      return Outcome(characters: old, rejection: .noRoom)
    }
    return Outcome(
      characters: shown, caret: max(0, range.lowerBound + new.count + shown.count - all.count))
  }

  private func deletion(
    _ range: Range<Int>, _ direction: TextEdit.Direction, _ old: [Character]
  ) -> Outcome? {
    var range = range
    if range.isEmpty {
      switch direction {
      case .insertion: return Outcome(characters: old)
      case .backward: range = range.lowerBound - 1..<range.lowerBound
      case .forward: range = range.lowerBound..<range.lowerBound + 1
      }
    }
    guard range.lowerBound >= 0, range.upperBound <= old.count else { return nil }
    var rest = old
    rest.removeSubrange(range)
    return Outcome(characters: rest, caret: range.lowerBound)
  }
}
